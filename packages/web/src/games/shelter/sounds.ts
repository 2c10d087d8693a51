import { GAME_ENDED, rattle, type Sound } from '../../table/sound.ts'

/** What is heard when something happens. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: [{ from: 220, to: 180, time: 0.09, kind: 'triangle' }],
  gained: [{ from: 520, to: 640, time: 0.08, kind: 'sine' }],
  happinessGained: [
    { from: 660, to: 660, time: 0.1, kind: 'triangle' },
    { from: 880, to: 880, time: 0.16, kind: 'triangle', delay: 0.1 },
  ],
  diceRolled: rattle(5),
  threatRolled: rattle(3),
  threatSpawned: [{ from: 160, to: 70, time: 0.3, kind: 'sawtooth' }],
  fightWon: [
    { from: 440, to: 440, time: 0.1, kind: 'square' },
    { from: 587, to: 587, time: 0.1, kind: 'square', delay: 0.1 },
    { from: 740, to: 740, time: 0.2, kind: 'square', delay: 0.2 },
  ],
  fightLost: [{ from: 300, to: 90, time: 0.45, kind: 'sawtooth' }],
  roomBuilt: [
    { from: 120, to: 110, time: 0.08, kind: 'square' },
    { from: 140, to: 120, time: 0.1, kind: 'square', delay: 0.14 },
  ],
  roundBegan: [{ from: 330, to: 392, time: 0.25, kind: 'sine' }],
  gameEnded: GAME_ENDED,
}
