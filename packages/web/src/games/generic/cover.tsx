import { SeatCounter } from '../../ui/seat.tsx'
import type { GameCover } from '../kit.ts'

/** The cover of a game that has none of its own. */
export const cover: GameCover = { Piece: SeatCounter, drawn: false }
