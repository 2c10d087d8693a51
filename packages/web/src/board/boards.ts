import type { FunctionComponent } from 'preact'
import type { Table } from '../table/table.ts'
import { SHELTER_PACE, ShelterBoard } from './shelter/board.tsx'
import type { Pace, Stage } from './stage.ts'

/** The board of each game, and how fast its show goes. */
export const BOARDS: Readonly<
  Record<string, { Board: FunctionComponent<{ table: Table; stage: Stage }>; pace: Pace }>
> = {
  shelter: { Board: ShelterBoard, pace: SHELTER_PACE },
}
