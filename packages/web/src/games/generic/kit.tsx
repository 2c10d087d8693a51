import { GAME_ENDED } from '../../table/sound.ts'
import type { GameKit } from '../kit.ts'
import { GenericBoard } from './board.tsx'
import { GenericSummary } from './summary.tsx'

/** A table in words, for a game that brings nothing of its own to the page. */
export const kit: GameKit = {
  Board: GenericBoard,
  Summary: GenericSummary,
  pace: {},
  turnOver: [],
  sounds: { gameEnded: GAME_ENDED },
  chapters: [],
  favourites: [],
  placeOf: () => null,
}
