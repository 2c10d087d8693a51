import { GAME_ENDED, rattle, type Sound } from '../../table/sound.ts'

const STEP: Sound = [{ from: 180, to: 120, time: 0.06, kind: 'triangle' }]
const PAPER: Sound = [{ from: 700, to: 300, time: 0.12, kind: 'sine' }]
const BLOW: Sound = [{ from: 240, to: 70, time: 0.18, kind: 'sawtooth' }]

/** What is heard, by type of event. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  survivorMoved: STEP,
  tileExplored: PAPER,
  encounterDrawn: PAPER,
  diceRolled: rattle(5),
  diceRerolled: rattle(3),
  enemyKilled: BLOW,
  killed: BLOW,
  gameEnded: GAME_ENDED,
}
