import { CLASSIC, type Taste } from '../context.ts'
import { TASTE } from '../taste.ts'

/** How somebody plays who thinks in plans. */
export interface Style {
  readonly taste: Taste
  readonly error: number // by how much plans are misjudged, as a share of their worth
}

export const SKILLED: Style = { taste: TASTE, error: 0 }

/** Looks at the cards more than at its agendas, and errs. */
export const NOVICE: Style = { taste: { ...CLASSIC, vault: TASTE.vault }, error: 0.7 }
