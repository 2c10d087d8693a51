import type { Emit, Seat } from '@overseer/kernel'
import type { Choice, Use } from '../choice.ts'
import { ITEM_IDS, type ItemId, ITEMS } from '../content/items.ts'
import { PERK_IDS, type PerkId, PERKS } from '../content/perks.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Effect, Verb } from '../content/vocabulary-items.ts'
import type { Event } from '../event.ts'
import { graphOf } from '../map.ts'
import { type Player, push, type State, takeOut } from '../state.ts'
import { discardItem } from './belongings.ts'
import { matchingDice } from './fighting.ts'
import { levelAt } from './icons.ts'
import { isEquippable } from './passives.ts'
import { canBecome, hpMax, payCaps } from './survivors.ts'
import { calmTargets, strikeTargets } from './strikes.ts'

/** The vocabulary of items and perks: which effects may be used when, and what it costs. `verbs.ts` carries them out. */

/** The windows in which effects are used. `reroll` is step 2 of a fight, with what may come before step 3. */
export type Moment = 'turn' | 'beforeRoll' | 'reroll' | 'beforeHits' | 'test' | 'camp'

type CardId = ItemId | PerkId

function isPerk(card: CardId): card is PerkId {
  return card in PERKS
}

export function effectsOf(card: CardId): readonly Effect[] {
  return isPerk(card) ? PERKS[card].effects : ITEMS[card].effects
}

const has = (effect: Effect, ...verbs: Verb['do'][]): boolean => effect.verbs.some(verb => verbs.includes(verb.do))

/** Whether an effect could do anything in a window, going by what is printed. */
function suits(effect: Effect, moment: Moment): boolean {
  switch (moment) {
    case 'turn':
    case 'camp':
    case 'test':
      return effect.when === moment
    case 'beforeRoll': // W-FIGHT-17; dice are set, and matching ones counted, only when they lie there
      if (effect.when === 'beforeFight') return true
      return effect.when === 'fight' && !has(effect, 'setDie') && effect.limit !== 'oncePerMatch'
    case 'reroll':
      return effect.when === 'fight' && effect.limit !== 'oncePerMatch'
    case 'beforeHits': // too late to block, or to roll again (W-FIGHT-19)
      return effect.when === 'fight' && has(effect, 'hit', 'weak')
  }
}

const MOMENTS: readonly Moment[] = ['turn', 'beforeRoll', 'reroll', 'beforeHits', 'test', 'camp']

type Uses = Readonly<Record<Moment, readonly Use[]>>

/** The uses of each card that suit each window, made once. */
const USES = Object.fromEntries(
  [...ITEM_IDS, ...PERK_IDS].map(card => [
    card,
    Object.fromEntries(
      MOMENTS.map(moment => [
        moment,
        effectsOf(card).flatMap((effect, at) =>
          suits(effect, moment) ? [Object.freeze({ do: 'use', card, effect: at })] : [],
        ),
      ]),
    ),
  ]),
) as unknown as Readonly<Record<CardId, Uses>>

/** Adds every use of a card that is possible now; of equal cards only one. */
export function listUses(state: State, seat: Seat, moment: Moment, list: Choice[]): void {
  const { equipped, inventory, perks } = state.players[seat]!
  const from = list.length
  for (const card of equipped) if (isReady(state, seat, card)) addUses(state, seat, USES[card][moment], list, from)
  for (const card of inventory) if (!isEquippable(card)) addUses(state, seat, USES[card][moment], list, from)
  if (state.turn.seat !== seat) return // W-PERK-3
  for (const card of perks) addUses(state, seat, USES[card][moment], list, from)
}

/** W-COMP-2: companions help only on the own turn. */
function isReady(state: State, seat: Seat, card: ItemId): boolean {
  return state.turn.seat === seat || ITEMS[card].kind !== 'companion'
}

function addUses(state: State, seat: Seat, uses: readonly Use[], list: Choice[], from: number): void {
  for (const use of uses) if (!list.includes(use, from) && possible(state, seat, use)) list.push(use)
}

/** Whether any card could be used now. */
export function anyUse(state: State, seat: Seat, moment: Moment): boolean {
  const uses: Choice[] = []
  listUses(state, seat, moment, uses)
  return uses.length > 0
}

function possible(state: State, seat: Seat, { card, effect }: Use): boolean {
  const it = effectsOf(card)[effect]!
  return unpaid(state.players[seat]!, card, it) === undefined && unlimited(state, seat, it) && fruitful(state, seat, it)
}

/** Why a card cannot be used so now; undefined if it can. */
export function whyNotUse(state: State, seat: Seat, moment: Moment, wish: Use): RuleId | undefined {
  const player = state.players[seat]!
  const { card, effect } = wish
  const it = card in USES ? effectsOf(card)[effect] : undefined
  if (it === undefined) return 'W-ITEM-R1'
  const misplaced = whyNotOwned(state, player, seat, card)
  if (misplaced !== undefined) return misplaced
  if (!suits(it, moment)) return untimely(card, it, moment)
  return (
    unpaid(player, card, it) ??
    (unlimited(state, seat, it) ? undefined : 'W-GOLD-1') ??
    (fruitful(state, seat, it) ? undefined : 'W-GOLD-R1')
  )
}

function whyNotOwned(state: State, player: Player, seat: Seat, card: CardId): RuleId | undefined {
  const own = state.turn.seat === seat
  if (isPerk(card)) {
    if (!player.perks.includes(card)) return 'W-PERK-1'
    return own ? undefined : 'W-PERK-3'
  }
  if (player.equipped.includes(card)) return own || ITEMS[card].kind !== 'companion' ? undefined : 'W-COMP-2'
  if (!player.inventory.includes(card)) return 'W-ITEM-1'
  return isEquippable(card) ? 'W-EQUIP-3' : undefined
}

function untimely(card: CardId, effect: Effect, moment: Moment): RuleId {
  if (effect.when === 'beforeFight') return 'W-FIGHT-17'
  if (effect.when === 'fight') return 'W-FIGHT-16'
  if (isPerk(card)) return moment === 'turn' ? 'W-PERK-3' : 'W-PERK-R1'
  return 'W-ITEM-R1'
}

/** W-EXH-2, W-CAPS-R1: whether the price can be paid. */
function unpaid(player: Player, card: CardId, effect: Effect): RuleId | undefined {
  if (effect.cost === 'exhaust') return player.exhausted.includes(card as ItemId) ? 'W-EXH-2' : undefined
  if (effect.cost === 'caps') return player.caps < effect.caps ? 'W-CAPS-R1' : undefined
  return undefined
}

/** What is printed behind an effect. */
function unlimited(state: State, seat: Seat, { limit }: Effect): boolean {
  if (limit === 'onWasteland') return levelAt(state, state.players[seat]!.node, 'wasteland') > 0
  const { fight } = state
  return limit !== 'oncePerMatch' || (fight !== null && fight.matched < matchingDice(state, fight))
}

/** Whether using it would change anything. */
function fruitful(state: State, seat: Seat, effect: Effect): boolean {
  for (const verb of effect.verbs) if (helps(state, seat, verb)) return true
  return false
}

function helps(state: State, seat: Seat, verb: Verb): boolean {
  const player = state.players[seat]!
  switch (verb.do) {
    case 'reroll': {
      const { trial } = state
      return verb.letters.length === 0 || (trial !== null && verb.letters.some(one => trial.letters.includes(one)))
    }
    case 'setDie':
      return (state.trial ?? state.fight)!.locked !== 7
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
      return player.node >= 0 && graphOf(state.board).hidden[player.node]!.length > 0
    case 'limit':
    case 'risk':
      return false
    default:
      return true
  }
}

/** Pays the price and pushes what comes of it. */
export function useCard(state: State, seat: Seat, { card, effect }: Use, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  const it = effectsOf(card)[effect]!
  if (isPerk(card)) {
    takeOut(player.perks, card)
    state.perks.push(card) // W-PERK-5, W-PERK-R2
    emit?.({ type: 'perkUsed', seat, perk: card })
  } else {
    emit?.({ type: 'itemUsed', seat, item: card, effect })
    if (it.cost === 'discard') discardItem(state, seat, card, emit)
    else if (it.cost === 'exhaust') player.exhausted.push(card)
    else if (it.cost === 'caps') payCaps(state, seat, it.caps, emit)
  }
  if (it.limit === 'oncePerMatch') state.fight = { ...state.fight!, matched: state.fight!.matched + 1 }
  push(state, { do: 'verbs', seat, card, effect, at: 0 })
}
