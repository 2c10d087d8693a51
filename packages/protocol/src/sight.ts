import type { Decision, Frame } from '@overseer/kernel'
import { delta, patched } from './delta.ts'
import type { eventFramesSchema, sightSchema, updateSchema } from './sight-schema.ts'
import type { Wire } from './wire.ts'

/** All that somebody at a table far away sees. They keep it and are sent only what changes. */
export type Sight = Wire<typeof sightSchema>

/** One step on: what happened, each with the change of the view it brought, and then the change of everything else. */
export type Update = Wire<typeof updateSchema>

/** A choice that was made, as it was seen: every event with the change of the view it brought. */
export type EventFrames = Wire<typeof eventFramesSchema>

/** What is seen after an update, and what happened on the way there. */
export function applyUpdate(
  sight: Sight,
  { f = [], d }: Update,
): { readonly sight: Sight; readonly frames: readonly Frame[] } {
  const frames = framesOf(sight.view, f)
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

/** What happened, each with the view after it; `eventFramesOf` is the other way round. */
export function framesOf(view: unknown, told: EventFrames): readonly Frame[] {
  let now = view
  return told.map(([event, change]) => {
    now = patched(now, change)
    return { event, view: now }
  })
}

/** What happened, each with the change of the view it brought; `view` is the one before. */
export function eventFramesOf(view: unknown, frames: readonly Frame[]): EventFrames {
  let now = view
  return frames.map(frame => {
    const change = delta(now, frame.view)
    now = frame.view
    return change === undefined ? [frame.event] : [frame.event, change]
  })
}
