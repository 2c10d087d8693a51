import type { Seat } from '@overseer/kernel'
import type { ItemId } from '../content/items/items.ts'
import { ITEMS } from '../content/items/items.ts'
import type { Effect, Verb } from '../content/items/types.ts'
import type { PerkId } from '../content/survivors/perks.ts'
import type { Letter } from '../content/terms.ts'
import { hasTrait, isEquippable, maskOf } from '../rules/items/passives.ts'
import { effectsOf } from '../rules/items/using-items.ts'
import { type Player, playerAt } from '../state.ts'
import { asState, type View } from '../view.ts'

/** What a survivor could use in a fight or a test, and what it would add. */

export interface Means {
  readonly rerolls: number
  readonly hits: number // on the enemy
  readonly block: number
  readonly areas: number // where the enemy is hit too, as a mask
  readonly sets: number // dice turned to faces of choice
  readonly perMatch: number // hits, one for each matching die at most
  readonly rads: number // suffered for it
}

export const NO_MEANS: Means = { rerolls: 0, hits: 0, block: 0, areas: 0, sets: 0, perMatch: 0, rads: 0 }

/** A card that may be used, or Well Rested that may be given up. */
export type Help = { readonly means: Means } & (
  | { readonly is: 'card'; readonly card: ItemId | PerkId; readonly effect: number; readonly cost: Effect['cost'] }
  | { readonly is: 'rested' }
)

/** How far a fight is: not begun or before its roll, the dice lie, or the enemy has struck. */
type Stage = 'ahead' | 'rolled' | 'struck'

/** What the roll is for. */
export type Occasion =
  | { readonly is: 'fight'; readonly stage: Stage; readonly rested: boolean }
  | { readonly is: 'test'; readonly letters: readonly Letter[]; readonly rested: boolean }

export function helpsFor(view: View, seat: Seat, occasion: Occasion): Help[] {
  const player = playerAt(asState(view), seat)
  const helps = usable(view, player, seat).flatMap(card =>
    effectsOf(card).flatMap((effect, at): Help[] => {
      if (!isPayable(player, card, effect) || !suits(effect, occasion)) return []
      const means = meansOf(player, effect, occasion)
      return isNothing(means) ? [] : [{ is: 'card', card, effect: at, cost: effect.cost, means }]
    }),
  )
  const late = occasion.is === 'fight' && occasion.stage === 'struck'
  if (late || occasion.rested || !hasTrait(player, 'wellRested')) return helps
  return [...helps, { is: 'rested', means: { ...NO_MEANS, rerolls: 1 } }]
}

/** W-EQUIP-1, W-COMP-2, W-PERK-3: of equal cards only one. */
function usable(view: View, { equipped, inventory, perks }: Player, seat: Seat): (ItemId | PerkId)[] {
  const own = view.turn.seat === seat
  return [
    ...new Set([
      ...equipped.filter(card => own || ITEMS[card].kind !== 'companion'),
      ...inventory.filter(card => !isEquippable(card)),
      ...(own ? perks : []),
    ]),
  ]
}

function isPayable(player: Player, card: ItemId | PerkId, { cost, caps }: Effect): boolean {
  if (cost === 'exhaust') return !player.exhausted.includes(card as ItemId)
  return cost !== 'caps' || player.caps >= caps
}

/** W-FIGHT-16, W-FIGHT-17, W-FIGHT-19: what can still be used. */
function suits(effect: Effect, occasion: Occasion): boolean {
  if (occasion.is === 'test') return effect.when === 'test'
  if (effect.when === 'beforeFight') return occasion.stage === 'ahead'
  if (effect.when !== 'fight') return false
  return occasion.stage !== 'struck' || effect.verbs.some(({ do: verb }) => verb === 'hit' || verb === 'weak')
}

function meansOf(player: Player, { verbs, limit, caps }: Effect, occasion: Occasion): Means {
  let means = NO_MEANS
  for (const verb of verbs) means = add(means, ofVerb(verb, occasion))
  if (limit !== 'oncePerMatch' || occasion.is === 'test') return means
  return { ...means, hits: 0, perMatch: means.hits * Math.floor(player.caps / caps) } // once for each Cap, too
}

function ofVerb(verb: Verb, occasion: Occasion): Means {
  switch (verb.do) {
    case 'reroll': {
      const counts =
        occasion.is === 'fight' || verb.letters.length === 0 || verb.letters.some(one => occasion.letters.includes(one))
      return { ...NO_MEANS, rerolls: counts ? verb.n : 0 }
    }
    case 'hit':
      return { ...NO_MEANS, hits: verb.n }
    case 'block':
      return { ...NO_MEANS, block: verb.n }
    case 'weak':
      return { ...NO_MEANS, areas: maskOf([verb.area]) }
    case 'setDie':
      return { ...NO_MEANS, sets: verb.n }
    case 'rad':
      return { ...NO_MEANS, rads: verb.n }
    default:
      return NO_MEANS
  }
}

function isNothing({ rerolls, hits, block, areas, sets, perMatch }: Means): boolean {
  return rerolls + hits + block + areas + sets + perMatch === 0
}

function add(a: Means, b: Means): Means {
  return {
    rerolls: a.rerolls + b.rerolls,
    hits: a.hits + b.hits,
    block: a.block + b.block,
    areas: a.areas | b.areas,
    sets: a.sets + b.sets,
    perMatch: a.perMatch + b.perMatch,
    rads: a.rads + b.rads,
  }
}

/** Everything together. Of the effects of one card only the first: a card is used once. */
export function together(helps: readonly Help[]): Means {
  const used = helps.filter(
    (help, at) => help.is === 'rested' || helps.findIndex(one => one.is === 'card' && one.card === help.card) === at,
  )
  return used.reduce((sum, { means }) => add(sum, means), NO_MEANS)
}
