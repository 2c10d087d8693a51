/**
 * Follows updates. The server sends what you see once, and afterwards only how it changes:
 *   [x]                        it is x now
 *   { key: delta, … }          these parts changed; 0: the part is gone
 *   [0, [from, count], [x] …]  an array put together anew, from runs of the old one and new elements
 */
type Delta = 0 | readonly unknown[] | { readonly [key: string]: Delta }
type Parts = Record<string, unknown>

export function patched(before: unknown, delta: unknown): unknown {
  if (delta === undefined) return before
  if (Array.isArray(delta)) return delta[0] === 0 && delta.length > 1 ? assembled(before as unknown[], delta) : delta[0]
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Parts) }) as Parts
  for (const [key, change] of Object.entries(delta as Record<string, Delta>))
    if (change === 0) delete after[key]
    else after[key] = patched(after[key], change)
  return after
}

function assembled(before: readonly unknown[], [, ...pieces]: readonly unknown[]): unknown[] {
  return (pieces as [number, number?][]).flatMap(([first, count]) =>
    count === undefined ? [first] : before.slice(first, first + count),
  )
}
