import type { Seat } from '@overseer/kernel'

/** Tables and people as the server speaks of them. */

export interface Person {
  readonly id: string
  readonly name: string // empty if the account was deleted
  readonly guest: boolean
}

export interface OnlineChair {
  readonly seat: Seat
  readonly player: Person | null
  readonly bot: string | null
  readonly ready: boolean
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live' | 'slow'; readonly each: number; readonly reserve: number }

/** Where a game does not fit today's rules, and which of them forbids it. */
export interface Misfit {
  readonly n: number
  readonly rule: string | null
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  readonly status: 'open' | 'playing' | 'over' | 'dropped' | 'unplayable'
  readonly chairs: readonly OnlineChair[]
  readonly host: string
  readonly clock: Clock
  readonly listed: boolean
  readonly rated: boolean
  readonly delay: number
  readonly fills: number | null // when free chairs go to bots
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly turn: Seat | null
  readonly since: number | null
  readonly version: number
  readonly result: { readonly winners: readonly Seat[]; readonly scores: readonly number[] } | null
  readonly commitment: string
  readonly rematch: string | null
  readonly misfit: Misfit | null // why it is unplayable
}

export interface ChatMessage {
  readonly id: string
  readonly player: string
  readonly name: string
  readonly text: string
  readonly at: number
}
