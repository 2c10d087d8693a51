import { type Emit, push, recordOf, type Seat } from '@overseer/kernel'
import type { Choice, Use } from '../../choice.ts'
import { ITEM_IDS, type ItemId, ITEMS } from '../../content/items/items.ts'
import { PERK_IDS, type PerkId, PERKS } from '../../content/survivors/perks.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import type { Effect, Timing, Verb } from '../../content/items/types.ts'
import type { Event } from '../../event.ts'
import { because, type Objection } from '../../refusal.ts'
import { hiddenNextTo } from '../../map/graph.ts'
import { type Player, playerAt, type State, takeOut } from '../../state.ts'
import { discardItem } from './belongings.ts'
import { matchingDice } from '../fight/blows.ts'
import { ALL_DICE } from '../fight/dice.ts'
import { levelAt } from '../map/icons.ts'
import { isEquippable } from './passives.ts'
import { canBecome, hpMax, spendCaps, whyMissing } from '../survivors/survivors.ts'
import { calmTargets, strikeTargets } from '../fight/strikes.ts'

/** The vocabulary of items and perks: which effects may be used when, and what it costs. `item-verbs.ts` carries them out. */

/** The windows in which effects are used. `reroll` is step 2 of a fight, with what may come before step 3. */
export type Moment = 'turn' | 'beforeRoll' | 'reroll' | 'beforeHits' | 'test' | 'camp'

type CardId = ItemId | PerkId
const CARD_IDS: readonly CardId[] = [...ITEM_IDS, ...PERK_IDS]
const ALL_CARDS: ReadonlySet<string> = new Set(CARD_IDS)

function isPerk(card: CardId): card is PerkId {
  return card in PERKS
}

export function effectsOf(card: CardId): readonly Effect[] {
  return isPerk(card) ? PERKS[card].effects : ITEMS[card].effects
}

function effectAt(card: CardId, at: number): Effect {
  const effect = effectsOf(card)[at]
  if (effect === undefined) throw new Error(`${card} has no effect ${at}`)
  return effect
}

const has = (effect: Effect, ...verbs: Verb['do'][]): boolean => effect.verbs.some(verb => verbs.includes(verb.do))

/** Whether an effect could do anything in a window, going by what is printed. */
function suits(effect: Effect, moment: Moment): boolean {
  switch (moment) {
    case 'turn':
    case 'camp':
    case 'test':
      return effect.when === moment
    case 'beforeRoll': // W-FIGHT-17, W-FIGHT-R16: what works later too waits for the dice
      return effect.when === 'beforeFight'
    case 'reroll':
      return effect.when === 'fight' && effect.limit !== 'oncePerMatch'
    case 'beforeHits': // too late to block, or to roll again (W-FIGHT-19)
      return effect.when === 'fight' && has(effect, 'hit', 'weak')
  }
}

const MOMENTS: readonly Moment[] = ['turn', 'beforeRoll', 'reroll', 'beforeHits', 'test', 'camp']

/** One use of a card, as it is offered, and what it does. */
interface Usable {
  readonly use: Use
  readonly effect: Effect
}

/** What must be known of a card to offer its uses. */
interface Useful {
  readonly equippable: boolean
  readonly companion: boolean
  readonly usables: readonly Usable[]
}

/** The cards that have a use in each window, made once: most have none there, and whoever acts is asked for all of theirs. */
const USEFUL = recordOf(
  MOMENTS,
  (moment): ReadonlyMap<CardId, Useful> =>
    new Map(
      CARD_IDS.map(card => [card, usefulIn(card, moment)] as const).filter(([, useful]) => useful.usables.length > 0),
    ),
)

function usefulIn(card: CardId, moment: Moment): Useful {
  const usables = effectsOf(card).flatMap((effect, at): Usable[] =>
    suits(effect, moment) ? [{ use: Object.freeze({ do: 'use', card, effect: at } as const), effect }] : [],
  )
  if (isPerk(card)) return { equippable: false, companion: false, usables }
  return { equippable: isEquippable(card), companion: ITEMS[card].kind === 'companion', usables }
}

/** Adds every use of a card that is possible now; of equal cards only one. */
export function listUses(state: State, seat: Seat, moment: Moment, list: (Choice | Use)[]): void {
  const { equipped, inventory, perks } = playerAt(state, seat)
  const byCard = USEFUL[moment]
  const own = state.turn.seat === seat
  const from = list.length
  for (const card of equipped) {
    const useful = byCard.get(card)
    if (useful !== undefined && (own || !useful.companion)) addUses(state, seat, useful, list, from) // W-COMP-2
  }
  for (const card of inventory) {
    const useful = byCard.get(card)
    if (useful !== undefined && !useful.equippable) addUses(state, seat, useful, list, from)
  }
  if (!own) return // W-PERK-3
  for (const card of perks) {
    const useful = byCard.get(card)
    if (useful !== undefined) addUses(state, seat, useful, list, from)
  }
}

function addUses(state: State, seat: Seat, { usables }: Useful, list: Choice[], from: number): void {
  for (const { use, effect } of usables)
    if (!list.includes(use, from) && possible(state, seat, use.card, effect)) list.push(use)
}

/** Every use of a card that is possible now. */
export function usesNow(state: State, seat: Seat, moment: Moment): Use[] {
  const uses: Use[] = []
  listUses(state, seat, moment, uses)
  return uses
}

function possible(state: State, seat: Seat, card: CardId, effect: Effect): boolean {
  return (
    isPayable(playerAt(state, seat), card, effect) && isWithin(state, seat, effect) && fruitful(state, seat, effect)
  )
}

/** Why a card cannot be used so now; undefined if it can. */
export function whyNotUse(state: State, seat: Seat, moment: Moment, { card, effect: at }: Use): Objection | undefined {
  const effect = ALL_CARDS.has(card) ? effectsOf(card)[at] : undefined
  if (effect === undefined) return 'W-ITEM-R1'
  return (
    whyNotOwned(state, seat, card) ??
    (suits(effect, moment) ? undefined : untimely(card, effect, moment)) ??
    whyNotNow(state, seat, card, effect)
  )
}

/** Why an effect of a card at hand, in its own window, cannot be used: its price, its limit, or nothing would come of it. */
function whyNotNow(state: State, seat: Seat, card: CardId, effect: Effect): Objection | undefined {
  const player = playerAt(state, seat)
  if (!isPayable(player, card, effect))
    return isPerk(card) || effect.cost === 'caps'
      ? whyMissing(player, effect.caps)
      : because('W-EXH-2', { exhausted: card })
  if (effect.limit !== null && !isWithin(state, seat, effect)) return because('W-GOLD-1', { limit: effect.limit, card })
  return fruitful(state, seat, effect) ? undefined : because('W-GOLD-R1', { useless: card })
}

function whyNotOwned(state: State, seat: Seat, card: CardId): Objection | undefined {
  const player = playerAt(state, seat)
  const own = state.turn.seat === seat
  if (isPerk(card)) {
    if (!player.perks.includes(card)) return because('W-PERK-1', { notYours: card })
    return own ? undefined : because('W-PERK-3', { notYourTurn: true })
  }
  if (player.equipped.includes(card))
    return own || ITEMS[card].kind !== 'companion' ? undefined : because('W-COMP-2', { notYourTurn: true })
  if (!player.inventory.includes(card)) return because('W-ITEM-1', { notYours: card })
  return isEquippable(card) ? because('W-EQUIP-3', { notEquipped: card }) : undefined
}

function untimely(card: CardId, { when }: Effect, moment: Moment): Objection {
  return because(timing(card, when, moment), { when, card })
}

function timing(card: CardId, when: Timing, moment: Moment): RuleId {
  if (when === 'beforeFight') return 'W-FIGHT-17'
  if (when === 'fight') return 'W-FIGHT-16'
  if (isPerk(card)) return moment === 'turn' ? 'W-PERK-3' : 'W-PERK-R1'
  return 'W-ITEM-R1'
}

/** W-EXH-2, W-CAPS-R1: whether the price can be paid. */
function isPayable(player: Player, card: CardId, { cost, caps }: Effect): boolean {
  if (cost === 'caps') return player.caps >= caps
  return cost !== 'exhaust' || isPerk(card) || !player.exhausted.includes(card)
}

/** What is printed behind an effect; `withMatch` stands only behind effects that work by themselves. */
function isWithin(state: State, seat: Seat, { limit }: Effect): boolean {
  if (limit === 'onWasteland') return levelAt(state, playerAt(state, seat).node, 'wasteland') > 0
  const { fight } = state
  return limit !== 'oncePerMatch' || (fight !== null && fight.matched < matchingDice(state, fight))
}

/** Whether using it would change anything. */
function fruitful(state: State, seat: Seat, effect: Effect): boolean {
  for (const verb of effect.verbs) if (helps(state, seat, verb)) return true
  return false
}

function helps(state: State, seat: Seat, verb: Verb): boolean {
  const player = playerAt(state, seat)
  switch (verb.do) {
    case 'reroll': {
      const { trial } = state
      return verb.letters.length === 0 || (trial !== null && verb.letters.some(one => trial.letters.includes(one)))
    }
    case 'setDie':
      return (state.trial ?? state.fight)?.locked !== ALL_DICE
    case 'heal':
      return player.hp < hpMax(player)
    case 'cure':
      return player.rads > 0
    case 'become':
      return verb.traits.some(trait => canBecome(player, trait))
    case 'lose':
      return player.traits.includes(verb.trait)
    case 'ready':
      return player.exhausted.length > 0
    case 'strike':
      return strikeTargets(state, seat, verb.level, verb.range).length > 0
    case 'calm':
      return calmTargets(state, seat, verb.range).length > 0
    case 'scout':
      return hiddenNextTo(state.board, player.node).length > 0
    case 'limit':
    case 'risk':
      return false
    default:
      return true
  }
}

/** Pays the price and pushes what comes of it. */
export function useCard(state: State, seat: Seat, { card, effect }: Use, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  const { cost, caps, limit } = effectAt(card, effect)
  if (isPerk(card)) {
    takeOut(player.perks, card)
    state.perks.push(card) // W-PERK-5, W-PERK-R2
    emit?.({ type: 'perkUsed', seat, perk: card })
  } else {
    emit?.({ type: 'itemUsed', seat, item: card, effect })
    if (cost === 'discard') discardItem(state, seat, card, emit)
    else if (cost === 'exhaust') player.exhausted.push(card)
    else if (cost === 'caps') spendCaps(state, seat, caps, emit)
  }
  if (limit === 'oncePerMatch' && state.fight !== null)
    state.fight = { ...state.fight, matched: state.fight.matched + 1 }
  push(state, { do: 'itemVerbs', seat, card, effect, at: 0 })
}
