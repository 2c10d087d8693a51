import { same } from './plain.ts'

/**
 * How one piece of plain data became another, as plain data, so that a reader who has the first needs to be sent only
 * the difference. It is one of
 *   [value]                      something else altogether
 *   { key: delta }               some parts changed; of an array, the elements at these places
 *   [0, [from, count], [value]]  an array put together anew, from runs of the old one and new elements
 *   0                            gone (a part only)
 */
export type Delta = 0 | readonly [unknown] | readonly [0, ...Segment[]] | { readonly [key: string]: Delta }
type Segment = readonly [from: number, count: number] | readonly [unknown]

type Plain = Readonly<Record<string, unknown>>

/** Undefined if nothing changed. */
export function delta(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after]
  if (Array.isArray(before) !== Array.isArray(after)) return [after]
  if (Array.isArray(before)) return arrayDelta(before, after as unknown[])
  return partsDelta(before as Plain, after as Plain)
}

function partsDelta(before: Plain, after: Plain): Delta | undefined {
  const parts: Record<string, Delta> = {}
  let changed = false
  for (const key in after) {
    const part = Object.hasOwn(before, key) ? delta(before[key], after[key]) : ([after[key]] as const)
    if (part === undefined) continue
    parts[key] = part
    changed = true
  }
  for (const key in before)
    if (!Object.hasOwn(after, key)) {
      parts[key] = 0
      changed = true
    }
  return changed ? parts : undefined
}

/** Element by element while most of them stay where they were, else as runs of the old ones. */
function arrayDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (before.length !== after.length) return rearranged(before, after)
  const parts: Record<string, Delta> = {}
  let changed = 0
  for (let at = 0; at < after.length; at++) {
    const part = delta(before[at], after[at])
    if (part === undefined) continue
    parts[at] = part
    changed++
  }
  if (changed === 0) return undefined
  return changed > 2 && changed * 2 > after.length ? rearranged(before, after) : parts
}

function rearranged(before: readonly unknown[], after: readonly unknown[]): Delta {
  if (after.length === 0) return [after]
  const places = new Map<string, number>()
  for (let at = before.length - 1; at >= 0; at--) places.set(JSON.stringify(before[at]), at)
  const segments: Segment[] = []
  let run: [number, number] | undefined
  for (const element of after) {
    const next = run === undefined ? -1 : run[0] + run[1]
    if (next >= 0 && next < before.length && same(before[next], element)) {
      run![1]++
      continue
    }
    const at = places.get(JSON.stringify(element))
    run = at === undefined ? undefined : [at, 1]
    segments.push(run ?? [element])
  }
  return [0, ...segments]
}

/** What the data became; whatever did not change is shared with the old. */
export function patched(before: unknown, change: Delta | undefined): unknown {
  if (change === undefined) return before
  if (change === 0) return undefined
  if (Array.isArray(change)) return change.length === 1 ? change[0] : assembled(before as unknown[], change as never)
  const parts = change as Readonly<Record<string, Delta>>
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Plain) }) as Record<
    string,
    unknown
  >
  for (const key of Object.keys(parts)) {
    if (parts[key] === 0) delete after[key]
    else after[key] = patched((before as Plain)[key], parts[key])
  }
  return after
}

function assembled(before: readonly unknown[], [, ...segments]: readonly [0, ...Segment[]]): unknown[] {
  return segments.flatMap(segment =>
    segment.length === 1 ? [segment[0]] : before.slice(segment[0], segment[0] + segment[1]),
  )
}
