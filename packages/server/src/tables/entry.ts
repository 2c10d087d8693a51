import type { Seat } from '@overseer/kernel'

/**
 * Everything that happens at a table once it plays. The log has one row for each, and nothing else decides how a table
 * stands. Rows say little, because there are many of them.
 */
export type Entry =
  | { readonly choice: unknown } // the seat that was asked answered
  | { readonly undo: true } // the seat took its last choice back
  | { readonly bot: string | null } // a bot of this level plays for the seat from now on; null: its person does again

/** A row of the log in the table's own terms. */
export interface Logged {
  readonly n: number // from 1; the version of the table after it
  readonly seat: Seat
  readonly player: string | null // who did it; null: a bot or the clock
  readonly entry: Entry
  readonly at: number
  readonly spent: number // ms taken off the seat's clock
}
