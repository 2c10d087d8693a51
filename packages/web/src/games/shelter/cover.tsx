import type { GameCover } from '../kit.ts'
import { Pawn } from './board/pawn.tsx'

export const cover: GameCover = { Piece: Pawn, drawn: true }
