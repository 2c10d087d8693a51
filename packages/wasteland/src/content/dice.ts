import type { Area } from './terms.ts'

/** One side of a V.A.T.S. die: the green areas, and the hits. */
export interface Face {
  readonly areas: readonly Area[]
  readonly hits: number
}

export const DICE = 3

/** Faces 1 to 6 of each of the three equal dice. */
export const FACES: readonly Face[] = [
  { areas: ['head'], hits: 0 },
  { areas: ['arms', 'legs'], hits: 1 },
  { areas: ['arms'], hits: 0 },
  { areas: ['arms', 'body', 'legs'], hits: 2 },
  { areas: ['head', 'body'], hits: 1 },
  { areas: ['body'], hits: 0 },
]
