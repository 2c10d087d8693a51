import { same } from '@overseer/kernel'

/**
 * How one piece of plain data became another, as plain data, so that a reader who has the first needs to be sent only
 * the difference. It is one of
 *   { key: delta }   some parts changed; of an array, the elements at these places
 *   [value]          something else altogether; words, true, false, null and numbers but 0 need no brackets
 *   0                gone (a part only)
 *   [0, …]           an array put together anew, from pieces in order:
 *     [from, count]    a run of the old one
 *     [value]          a new element
 *     { key: delta }   an element like the one before it, but for some parts
 *     [key, [value]]   several such elements, each with another value of one part
 */
export type Delta = Simple | readonly [unknown] | readonly [0, ...Piece[]] | Parts
type Parts = { readonly [key: string]: Delta }
type Piece =
  | readonly [from: number, count: number]
  | readonly [unknown]
  | Parts
  | readonly [key: string, values: Simple[]]
type Simple = string | number | boolean | null

type Plain = Readonly<Record<string, unknown>>

/** Undefined if nothing changed. */
export function delta(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return whole(after)
  if (Array.isArray(before) !== Array.isArray(after)) return [after]
  if (Array.isArray(before)) return arrayDelta(before, after as unknown[])
  return partsDelta(before as Plain, after as Plain)
}

function whole(value: unknown): Delta {
  return value === 0 || !isSimple(value) ? [value] : value
}

function isSimple(value: unknown): value is Simple {
  return value === null || typeof value !== 'object'
}

function isParts(change: unknown): change is Parts {
  return typeof change === 'object' && change !== null && !Array.isArray(change)
}

function partsDelta(before: Plain, after: Plain): Parts | undefined {
  const parts: Record<string, Delta> = {}
  let changed = false
  for (const key in after) {
    const part = Object.hasOwn(before, key) ? delta(before[key], after[key]) : whole(after[key])
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

/** Element by element while most of them stay where they were or stay much the same, else as runs of the old ones. */
function arrayDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (before.length !== after.length) return rearranged(before, after)
  const parts: Record<string, Delta> = {}
  let changed = 0
  let replaced = 0
  for (let at = 0; at < after.length; at++) {
    const part = delta(before[at], after[at])
    if (part === undefined) continue
    parts[at] = part
    changed++
    if (!isParts(part)) replaced++
  }
  if (changed === 0) return undefined
  return replaced > 2 && changed * 2 > after.length ? rearranged(before, after) : parts
}

function rearranged(before: readonly unknown[], after: readonly unknown[]): Delta {
  if (after.length === 0) return [after]
  const places = new Map<string, number>()
  for (let at = before.length - 1; at >= 0; at--) places.set(JSON.stringify(before[at]), at)
  const pieces: Piece[] = []
  let run: [number, number] | undefined
  for (const [index, element] of after.entries()) {
    const next = run === undefined ? -1 : run[0] + run[1]
    if (next >= 0 && next < before.length && same(before[next], element)) {
      run![1]++
      continue
    }
    const at = places.get(JSON.stringify(element))
    run = at === undefined ? undefined : [at, 1]
    if (run !== undefined) pieces.push(run)
    else addNew(pieces, index === 0 ? undefined : after[index - 1], element)
  }
  return [0, ...pieces]
}

/** A new element, told by how it differs from the one before it if that is less to say. */
function addNew(pieces: Piece[], last: unknown, element: unknown): void {
  const parts = alike(last, element) ? (partsDelta(last, element as Plain) ?? {}) : undefined
  const keys = parts === undefined ? [] : Object.keys(parts)
  if (parts === undefined || keys.length === Object.keys(element as Plain).length) pieces.push([element])
  else if (keys.length !== 1 || !isSimple((element as Plain)[keys[0]!])) pieces.push(parts)
  else addToColumn(pieces, keys[0]!, (element as Plain)[keys[0]!] as Simple)
}

function addToColumn(pieces: Piece[], key: string, value: Simple): void {
  const last = pieces.at(-1)
  if (Array.isArray(last) && last[0] === key && last.length === 2) (last[1] as Simple[]).push(value)
  else pieces.push([key, [value]])
}

/** Whether both are objects with the same parts. */
function alike(last: unknown, element: unknown): last is Plain {
  if (!isParts(last) || !isParts(element)) return false
  const keys = Object.keys(element)
  return keys.length === Object.keys(last).length && keys.every(key => Object.hasOwn(last, key))
}

/** What the data became; whatever did not change is shared with the old. */
export function patched(before: unknown, change: Delta | undefined): unknown {
  if (change === undefined) return before
  if (change === 0) return undefined
  if (isSimple(change)) return change
  if (Array.isArray(change)) return change.length === 1 ? change[0] : assembled(before as unknown[], change as never)
  const parts = change as Parts
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

function assembled(before: readonly unknown[], [, ...pieces]: readonly [0, ...Piece[]]): unknown[] {
  const after: unknown[] = []
  for (const piece of pieces) {
    if (isParts(piece)) after.push(patched(after.at(-1), piece))
    else if (piece.length === 1) after.push(piece[0])
    else if (typeof piece[0] === 'number') after.push(...before.slice(piece[0], piece[0] + (piece[1] as number)))
    else for (const value of piece[1] as Simple[]) after.push({ ...(after.at(-1) as Plain), [piece[0]]: value })
  }
  return after
}
