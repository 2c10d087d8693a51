import type { Seat } from '@overseer/kernel'

/**
 * Everything that happens at a table once it plays. The log has one row for each, and nothing else decides how a table
 * stands. Rows say little, because there are many of them.
 */
export type Entry =
  | { readonly choice: unknown; readonly made?: Made } // the seat that was asked answered; or a word out of turn, see the kernel
  | { readonly undo: true } // the seat took its last choice back
  | { readonly wish: boolean } // the seat asks to take its last choice back though others have decided since, or no longer
  | { readonly grants: boolean } // the seat lets whoever asks take it back, or does not
  | { readonly back: number } // everybody let them: only so many choices are left
  | { readonly offer: boolean } // the seat offers to end the game without a winner, or no longer does
  | { readonly closed: true } // a moderator closed the table; nobody is asked any more
  | { readonly bot: string | null } // a bot of this level plays for the seat from now on; null: its person does again

/** How a bot came to a choice, so that it can be asked again. The names are stored. */
export interface Made {
  readonly bot: string
  readonly v: number // of the bots
  readonly attempt?: number // how many bots had failed at it before, if any
  readonly cut?: number // at which look at the clock its time was up, if it was
}

/** A row of the log in the table's own terms. */
export interface Logged {
  readonly n: number // from 1; the version of the table after it
  readonly seat: Seat
  readonly player: string | null // who did it; null: a bot or the clock
  readonly entry: Entry
  readonly at: number
  readonly spent: number // ms taken off the seat's clock
}
