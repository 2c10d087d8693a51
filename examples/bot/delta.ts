/**
 * Follows updates. An example stands alone, so this is a copy of `patched` in packages/protocol.
 * The server sends what you see once, and afterwards only how it changes:
 *   'word', 5, true, null  it is that now
 *   [x]                    it is x now
 *   { key: delta, … }      these parts changed; 0: the part is gone
 *   [0, …]                 an array put together anew, from pieces in order:
 *     [from, count]          a run of the old one
 *     [x]                    a new element
 *     { key: delta, … }      an element like the one before it, but for these parts
 *     [key, [x, …]]          several such elements, each with another value of one part
 */
type Parts = Record<string, unknown>

export function patched(before: unknown, delta: unknown): unknown {
  if (delta === undefined) return before
  if (typeof delta !== 'object' || delta === null) return delta
  if (Array.isArray(delta)) return delta.length > 1 ? assembled(before as unknown[], delta) : delta[0]
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Parts) }) as Parts
  for (const [key, change] of Object.entries(delta))
    if (change === 0) delete after[key]
    else after[key] = patched(after[key], change)
  return after
}

function assembled(before: readonly unknown[], [, ...pieces]: readonly unknown[]): unknown[] {
  const after: unknown[] = []
  for (const piece of pieces) {
    if (!Array.isArray(piece)) after.push(patched(after.at(-1), piece))
    else if (piece.length === 1) after.push(piece[0])
    else if (typeof piece[0] === 'number') after.push(...before.slice(piece[0], piece[0] + (piece[1] as number)))
    else for (const value of piece[1] as unknown[]) after.push({ ...(after.at(-1) as Parts), [piece[0]]: value })
  }
  return after
}
