import { SeatCounter } from '../../ui/seat.tsx'
import type { GameCover } from '../kit.ts'

export const cover: GameCover = { Piece: SeatCounter, drawn: true }
