import { type Delta, patched } from './delta.ts'
import type { Decision } from './game.ts'
import type { UndoClosed } from './match.ts'

/** All that somebody at a table far away sees. They keep it and are sent only what changes. */
export interface Sight {
  readonly view: unknown
  readonly pending: Decision | null
  readonly choices: readonly unknown[] // if it is this person who is asked
  readonly undo: UndoClosed | null // null: this person may take the last choice back
  readonly stead: readonly (string | null)[] // bots that play in somebody's stead, by seat
  readonly reserves: readonly number[] // ms left on the clocks, by seat
  readonly since: number // when whoever is asked was asked; without a clock, when play began
}

/** One step on: what happened, each with the change of the view it brought, and then the change of everything else. */
export interface Update {
  readonly v: number // the version of the table after it
  readonly f?: readonly (readonly [event: unknown, view?: Delta])[]
  readonly d?: Delta
  readonly u?: true // it took the last choice back
}

/** A choice that was made, as it was seen: every event with the change of the view it brought. */
export type Told = NonNullable<Update['f']>

export interface Followed {
  readonly sight: Sight
  readonly frames: readonly { readonly event: unknown; readonly view: unknown }[]
}

/** What is seen after an update, and what happened on the way there. */
export function follow(sight: Sight, { f = [], d }: Update): Followed {
  const frames = unroll(sight.view, f)
  const view = frames.at(-1)?.view ?? sight.view
  const now = patched({ ...sight, view }, d) as Sight
  const told = typeof d === 'object' && d !== null && 'pending' in d
  const pending = told ? undefined : pendingIn(now.view)
  return { sight: pending === undefined ? now : { ...now, pending }, frames }
}

/** Who is asked, as a view tells it; undefined if it does not. An update leaves out what can be read there. */
export function pendingIn(view: unknown): Decision | null | undefined {
  const { pending } = view as { readonly pending?: Decision | null }
  return pending === undefined || pending === null ? pending : { seat: pending.seat, ask: pending.ask }
}

/** What happened, each with the view after it. */
export function unroll(view: unknown, told: Told): Followed['frames'] {
  let now = view
  return told.map(([event, change]) => {
    now = patched(now, change)
    return { event, view: now }
  })
}
