import { type Choice, priceOf, proceedsOf, type Step, type Terms } from '@overseer/wasteland'
import type { Context } from '../context.ts'
import { worthOfMoney } from '../rewards.ts'
import { worthOfHaving } from './worth-of-cards.ts'

/** Shops: what a visit is worth, and which deal is best there. */

const SPARED = 0.05 // a deal must be better than none

export function dealWorth(context: Context, terms: Extract<Step, { do: 'shop' }>, choice: Choice): number {
  const { player } = context
  switch (choice.do) {
    case 'buy':
      return worthOfHaving(context, choice.card) + worthOfMoney(context, -(priceOf(player, choice.card, terms) ?? 0))
    case 'recruit':
      return worthOfHaving(context, choice.card)
    case 'sell':
      return worthOfMoney(context, proceedsOf(choice.card, terms) ?? 0) - worthOfHaving(context, choice.card) - SPARED
    default:
      return SPARED
  }
}

interface Deal {
  readonly price: number
  readonly gain: number
}

const PLAIN: Terms = { n: 1, discount: 0, kinds: [], saleBonus: 0 }
const UNKNOWN = 0.4 // the card that is added when the shop opens, and what could be sold

// A memory for as long as a judgement lasts: many cards lead to the same shop.
const deals = new WeakMap<Context, readonly Deal[]>()

/** What can be bought of the row as it lies and is worth its price, best first. */
function dealsOf(context: Context): readonly Deal[] {
  const known = deals.get(context)
  if (known !== undefined) return known
  const found: Deal[] = []
  const { player, state } = context
  for (const card of new Set(state.row)) {
    const price = priceOf(player, card, PLAIN)
    if (price === undefined || price > player.caps) continue
    const gain = worthOfHaving(context, card) + worthOfMoney(context, -price)
    if (gain > 0) found.push({ price, gain })
  }
  found.sort((a, b) => b.gain - a.gain)
  deals.set(context, found)
  return found
}

/** What a visit with so many deals is worth. */
export function worthOfShopping(context: Context, most: number): number {
  let worth = UNKNOWN * context.gear
  let { caps } = context.player
  let left = most
  for (const { price, gain } of dealsOf(context)) {
    if (left === 0) break
    if (price > caps) continue
    worth += gain
    caps -= price
    left--
  }
  return worth
}
