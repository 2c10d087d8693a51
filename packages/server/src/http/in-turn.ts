/** The same things in another order: the first of each owner, then their second, and so on. Nobody with many hides others. */
export function inTurn<T>(list: readonly T[], ownerOf: (one: T) => string): T[] {
  const counts = new Map<string, number>()
  const turns = list.map(one => {
    const owner = ownerOf(one)
    const turn = counts.get(owner) ?? 0
    counts.set(owner, turn + 1)
    return { one, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ one }) => one)
}
