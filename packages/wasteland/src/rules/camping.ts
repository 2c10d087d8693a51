import type { Emit, Question, Seat } from '@overseer/kernel'
import { type CampPart, type Choice, SKIP } from '../choice.ts'
import { type ItemId, ITEMS } from '../content/items.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Demand } from '../content/vocabulary-items.ts'
import type { Event } from '../event.ts'
import { graphOf } from '../map.ts'
import { type Player, push, type State, takeOut } from '../state.ts'
import type { Step } from '../steps.ts'
import { arrangements, rearrange, whyNotArrange } from './arranging.ts'
import { discardItem } from './belongings.ts'
import { noteCamp } from './deeds.ts'
import { listUses, useCard, whyNotUse } from './effects.ts'
import { isEnemy, levelOf } from './foes.ts'
import { belongings, hasTrait } from './passives.ts'
import { becomeTrait, canBecome, hpMax, payCaps, recover } from './survivors.ts'
import { partners, tradeChoice } from './trading.ts'

/** The camp action: four parts in an order of choice (W-CAMP-1). */

type Ask = Step & { readonly seat: Seat }

/** The parts done so far, as a mask. */
type CampStep = Ask & { readonly done: number }

const HEAL = 1
const READY = 2
const REST = 4
const TRADE = 8
const USE = 16
const ARRANGE = 32
const PART_BITS: Readonly<Record<CampPart, number>> = { heal: HEAL, ready: READY, rest: REST }
const CAMP_HEALS = 3

const PARTS: readonly Extract<Choice, { do: 'part' }>[] = (['heal', 'ready', 'rest'] as const).map(part =>
  Object.freeze({ do: 'part', part }),
)

export function startCamp(state: State, seat: Seat): void {
  const player = state.players[seat]!
  state.camped = player.exhausted.slice()
  state.offers = []
  noteCamp(state, seat, highestNextTo(state, player))
  push(state, { do: 'camp', seat, done: 0 }, { do: 'breakCamp', seat })
}

/** 113: the highest level among active enemies in adjacent spaces. */
function highestNextTo(state: State, { node }: Player): number {
  const next = graphOf(state.board).walks[node]!
  let highest = 0
  for (const foe of state.foes)
    if (foe.up && next.includes(foe.node) && isEnemy(state, foe))
      highest = Math.max(highest, levelOf(state, foe.kind, foe.face))
  return highest
}

export const camp: Question<State, CampStep, Choice, Event> = {
  open: (state, step) => state.players[step.seat]!.node >= 0 && campChoices(state, step).length > 1,
  choices: campChoices,
  why: whyNotCamp,
  answer(state, step, choice, emit) {
    const { seat, done } = step
    const go = (bit: number): void => push(state, { do: 'check' }, { ...step, do: 'camp', done: done | bit })
    if (choice.do === 'part') {
      go(PART_BITS[choice.part])
      doPart(state, seat, choice.part, emit)
    } else if (choice.do === 'trade') {
      go(TRADE)
      tradeChoice(state, seat, choice.with)
    } else if (choice.do === 'use') {
      go(USE)
      useCard(state, seat, choice, emit)
    } else if (choice.do === 'arrange') {
      go(ARRANGE)
      rearrange(state, seat, choice.equip, emit)
    }
  },
}

/** The parts that are left and would change something; W-CAMP-R1: all but readying may be left out. */
function campChoices(state: State, step: CampStep): Choice[] {
  const { seat, done } = step
  const list: Choice[] = []
  for (const choice of PARTS) if (isOpen(state, step, choice.part)) list.push(choice)
  if ((done & TRADE) === 0) for (const partner of partners(state, seat)) list.push({ do: 'trade', with: partner })
  if ((done & USE) === 0) listUses(state, seat, 'camp', list)
  if ((done & ARRANGE) === 0 && state.options.equipAtCamp)
    for (const choice of arrangements(state.players[seat]!)) list.push(choice)
  list.push(SKIP)
  return list
}

function isOpen(state: State, { seat, done }: CampStep, part: CampPart): boolean {
  if ((done & PART_BITS[part]) !== 0) return false
  const player = state.players[seat]!
  if (part === 'heal') return player.hp < hpMax(player)
  if (part === 'ready') return state.camped.length > 0 && readiable(state, seat).length > 0
  return canBecome(player, 'wellRested')
}

function whyNotCamp(state: State, step: CampStep, wish: Choice): RuleId | undefined {
  const { seat, done } = step
  if (wish.do === 'skip') return undefined
  if (wish.do === 'part') {
    if (wish.part === 'rest' && hasTrait(state.players[seat]!, 'addicted')) return 'W-TRAIT-6'
    return isOpen(state, step, wish.part) ? undefined : 'W-CAMP-1'
  }
  if (wish.do === 'trade') {
    if ((done & TRADE) !== 0) return 'W-CAMP-R5'
    return partners(state, seat).includes(wish.with) ? undefined : 'W-CAMP-4'
  }
  if (wish.do === 'use') return (done & USE) !== 0 ? 'W-CAMP-1' : whyNotUse(state, seat, 'camp', wish)
  if (wish.do === 'arrange' && state.options.equipAtCamp && (done & ARRANGE) === 0)
    return whyNotArrange(state.players[seat]!, wish.equip)
  return wish.do === 'arrange' ? 'W-CAMP-R4' : 'W-ACT-6'
}

function doPart(state: State, seat: Seat, part: CampPart, emit?: Emit<Event>): void {
  emit?.({ type: 'camped', seat, part })
  if (part === 'heal') recover(state, seat, CAMP_HEALS, emit)
  else if (part === 'rest') becomeTrait(state, seat, 'wellRested', emit)
  else readyCamped(state, seat, emit)
}

/** W-CAMP-2: readying is not left out, whatever the survivor came for. */
export function breakCamp(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  if (player.eliminated || readiable(state, seat).length === 0) {
    state.camped = []
    return
  }
  push(state, { do: 'breakCamp', seat })
  readyCamped(state, seat, emit)
}

/** W-CAMP-R2: exhausted cards owned without a break since the camp action began. */
function readiable(state: State, seat: Seat): ItemId[] {
  const { exhausted } = state.players[seat]!
  return state.camped.filter(card => exhausted.includes(card))
}

/** Cards without a cost at once; for the others their owner is asked (W-EXH-6, W-EXH-R1). */
function readyCamped(state: State, seat: Seat, emit?: Emit<Event>): void {
  const cards = readiable(state, seat)
  state.camped = cards.filter(card => ITEMS[card].unexhaust > 0)
  for (const card of cards) if (ITEMS[card].unexhaust === 0) readyCard(state, seat, card, emit)
  push(state, { do: 'payReady', seat }, { do: 'overflow', seat })
}

function payable(state: State, seat: Seat): ItemId[] {
  const { caps } = state.players[seat]!
  return readiable(state, seat).filter(card => ITEMS[card].unexhaust <= caps)
}

/** D-22: for each card once; what is not paid for stays exhausted. */
export const payReady: Question<State, Ask, Choice, Event> = {
  open: (state, { seat }) => payable(state, seat).length > 0,
  settle(state) {
    state.camped = []
  },
  choices: (state, { seat }) => [...payable(state, seat).map((card): Choice => ({ do: 'pay', card })), SKIP],
  why(state, { seat }, wish) {
    if (wish.do === 'skip') return undefined
    if (wish.do !== 'pay' || !readiable(state, seat).includes(wish.card)) return 'W-EXH-6'
    return payable(state, seat).includes(wish.card) ? undefined : 'W-CAPS-R1'
  },
  answer(state, step, choice, emit) {
    if (choice.do !== 'pay') {
      state.camped = []
      return
    }
    push(state, step)
    payCaps(state, step.seat, ITEMS[choice.card].unexhaust, emit)
    takeOut(state.camped, choice.card)
    readyCard(state, step.seat, choice.card, emit)
  },
}

/** Field Repair: without paying. */
export function readyAll(state: State, seat: Seat, emit?: Emit<Event>): void {
  for (const card of state.players[seat]!.exhausted.slice()) readyCard(state, seat, card, emit)
  push(state, { do: 'overflow', seat })
}

/** W-COMP-4, W-EQUIP-9: a companion whose condition is not met when it is readied leaves. */
function readyCard(state: State, seat: Seat, card: ItemId, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  takeOut(player.exhausted, card)
  emit?.({ type: 'itemReadied', seat, item: card })
  const { demand } = ITEMS[card]
  if (demand === null || meetsDemand(player, demand)) return
  emit?.({ type: 'companionLeft', seat, item: card })
  discardItem(state, seat, card)
}

function meetsDemand(player: Player, demand: Demand): boolean {
  switch (demand.is) {
    case 'trait':
      return hasTrait(player, demand.trait)
    case 'not':
      return !hasTrait(player, demand.trait)
    case 'letter':
      return player.letters.includes(demand.letter)
    case 'caps':
      return player.caps >= demand.n
    case 'drug':
      return belongings(player).some(card => ITEMS[card].kind === 'drug')
    case 'or':
      return demand.of.some(one => meetsDemand(player, one))
  }
}
