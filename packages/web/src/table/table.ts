import type { Advice } from '@overseer/bots'
import type { Decision, Frame, GameRecord, Refusal, Seat, UndoClosed } from '@overseer/kernel'
import type { ReadonlySignal } from '@preact/signals'

/** What sits on a chair: a person at this screen, or a bot of a level. */
export interface Chair {
  readonly name: string
  readonly bot: string | null
}

/** Who sits on a chair of a table. */
export function chairAt({ chairs }: { readonly chairs: readonly Chair[] }, seat: Seat): Chair {
  const chair = chairs[seat]
  if (chair === undefined) throw new Error(`there is no chair ${seat}`)
  return chair
}

/** All a board needs to know. It cannot tell a local table from one far away. */
export interface TableState {
  readonly version: number // counts up with every change
  readonly view: unknown
  readonly pending: Decision | null
  readonly choices: readonly unknown[] // for the person to decide; empty while somebody else does
  readonly thinking: Seat | null // a bot that is deciding
  readonly place?: string | null // in a lesson: where alone something is asked
  readonly undo: UndoClosed | 'offline' | null // null: the last choice may be taken back
  readonly frames: readonly Frame[] // how the table came here from the version before
}

export interface Table {
  readonly game: string
  readonly chairs: readonly Chair[]
  /** Where the one person at this screen sits, if the table is online; null: they look on. */
  readonly seat?: Seat | null
  readonly state: ReadonlySignal<TableState>
  /** The whole game, if it is known here. */
  readonly record: GameRecord | null
  /** Whether a strong bot may be asked for advice here. */
  readonly hints: boolean
  /** Everything that happened so far, in order: a list that grows, or shrinks by an undo, or is exchanged. */
  readonly history: readonly Frame[]
  /** Plays for the person who is asked. A choice made for another version is ignored: a double click never plays twice. */
  choose(choice: unknown, version: number): void
  undo(): void
  /** Takes back what the person here has put to another, who has not answered yet; missing where one sits side by side. */
  withdraw?(): void
  why(wish: unknown): Promise<Refusal | undefined>
  hint(): Promise<readonly Advice[]>
  close(): void
}
