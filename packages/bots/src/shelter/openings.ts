import { below, type Random } from '@overseer/kernel'
import type { State } from '@overseer/shelter'

const MOST_ITEMS = 3

/** Deals some items to every player, in half of the games: who never takes any would not learn what they are good for. */
export function dealItems(state: State, random: Random): void {
  if (below(random, 2) === 0) return
  for (const player of state.players) {
    for (let n = below(random, MOST_ITEMS + 1); n > 0; n--) {
      const item = state.itemPile.deck.pop()
      if (item !== undefined) player.items.push(item)
    }
  }
}
