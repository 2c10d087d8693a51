import type { Seat } from '@overseer/kernel'
import type { Use } from '../choice.ts'
import { placementOf, playerAt, spaceAtPlacement, type State } from '../state.ts'
import { mayPick } from './asking.ts'
import { usesOf, useItem, whyNotUse } from './items.ts'

/** SH-PLC-7: outfits and power armour, before anything is paid. */
export const declare = mayPick({
  options: (state, { seat }) => declarations(state, seat),
  rule: 'SH-PLC-7',
  why: {
    use(state, { seat }, wish) {
      if (placementOf(state).doubled) return 'SH-LET-2'
      const refused = whyNotUse(state, seat, 'declare', wish)
      return refused ?? (leavesAnItemToPay(state, seat) ? undefined : 'SH-PLC-4')
    },
  },
  effect: (state, { seat }, use, emit) => useItem(state, seat, use, emit),
})

/** SH-LET-2: twice is the most, so a trained dweller needs no outfit and nobody needs two. */
function declarations(state: State, seat: Seat): Use[] {
  return placementOf(state).doubled || !leavesAnItemToPay(state, seat) ? [] : usesOf(state, seat, 'declare')
}

/** SH-PLC-4: an item exhausted for this placement cannot also be paid for it. */
function leavesAnItemToPay(state: State, seat: Seat): boolean {
  return !spaceAtPlacement(state).cost.item || playerAt(state, seat).items.length > 1
}
