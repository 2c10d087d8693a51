import { type Asked, type Emit, push, type Seat } from '@overseer/kernel'
import { type ChoiceOf, SKIP } from '../../choice.ts'
import { type ItemId, ITEMS } from '../../content/items/items.ts'
import type { Demand } from '../../content/items/types.ts'
import type { Event } from '../../event.ts'
import { because } from '../../refusal.ts'
import { ask, mayPick } from '../asking.ts'
import { walksFrom } from '../../map/graph.ts'
import { type Player, playerAt, type State, takeOut } from '../../state.ts'
import { arrangements, rearrange, whyNotArrange } from '../items/arranging.ts'
import { discardItem } from '../items/belongings.ts'
import { noteCamp } from '../cards/triggers.ts'
import { listUses, useCard, whyNotUse } from '../items/using-items.ts'
import { isEnemy, levelOf } from '../fight/foes.ts'
import { belongings, hasTrait } from '../items/passives.ts'
import { becomeTrait, canBecome, hpMax, recover, spendCaps, whyMissing } from '../survivors/survivors.ts'
import { partners, tradeChoice, whyNotPartner } from './trading.ts'

/** The camp action: four parts in an order of choice (W-CAMP-1). */

/** What is done with so far, as a mask. */
type CampStep = Asked & { readonly done: number }

const TRADE = 1
const USE = 2
const ARRANGE = 4
const CAMP_HEALS = 3

/** W-CAMP-R1: whatever helps is done at once; then come trading and effects, then readying that has a price. */
export function startCamp(state: State, seat: Seat, _camp: unknown, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  state.camped = player.exhausted.slice()
  state.offers = []
  noteCamp(state, seat, highestNextTo(state, player))
  push(state, { do: 'check' }, { do: 'camp', seat, done: 0 }, { do: 'payReady', seat }, { do: 'overflow', seat })
  if (player.hp < hpMax(player)) {
    emit?.({ type: 'camped', seat, part: 'heal' })
    recover(state, seat, CAMP_HEALS, emit)
  }
  if (!hasTrait(player, 'addicted') && canBecome(player, 'wellRested')) {
    emit?.({ type: 'camped', seat, part: 'rest' })
    becomeTrait(state, seat, 'wellRested', emit)
  }
  readyCamped(state, seat, emit)
}

/** 113: the highest level among active enemies in adjacent spaces. */
function highestNextTo(state: State, { node }: Player): number {
  const next = walksFrom(state.board, node)
  let highest = 0
  for (const foe of state.foes)
    if (foe.up && next.includes(foe.node) && isEnemy(state, foe))
      highest = Math.max(highest, levelOf(state, foe.kind, foe.face))
  return highest
}

type Camping = ChoiceOf<'trade' | 'use' | 'arrange' | 'skip'>

export const camp = ask<Camping['do'], CampStep>({
  open: (state, step) => playerAt(state, step.seat).node >= 0 && campChoices(state, step).length > 1,
  options: campChoices,
  rule: 'W-ACT-6',
  why: {
    trade: (state, { seat, done }, { with: partner }) =>
      (done & TRADE) === 0 ? whyNotPartner(state, seat, partner) : because('W-CAMP-R5', { done: 'trade' }),
    use: (state, { seat, done }, use) =>
      (done & USE) === 0 ? whyNotUse(state, seat, 'camp', use) : because('W-CAMP-1', { done: 'use' }),
    arrange(state, { seat, done }, { equip }) {
      if (!state.options.equipAtCamp) return 'W-CAMP-R4'
      return (done & ARRANGE) === 0
        ? whyNotArrange(playerAt(state, seat), equip)
        : because('W-CAMP-R4', { done: 'arrange' })
    },
    skip: () => undefined,
  },
  answers: {
    trade(state, step, { with: partner }) {
      goOn(state, step, TRADE)
      tradeChoice(state, step.seat, partner)
    },
    use(state, step, use, emit) {
      goOn(state, step, USE)
      useCard(state, step.seat, use, emit)
    },
    arrange(state, step, { equip }, emit) {
      goOn(state, step, ARRANGE)
      rearrange(state, step.seat, equip, emit)
    },
    skip: () => {},
  },
})

/** The camp goes on without what is done now. */
function goOn(state: State, step: CampStep, done: number): void {
  push(state, { do: 'check' }, { ...step, do: 'camp', done: step.done | done })
}

/** What is left to choose. */
function campChoices(state: State, { seat, done }: CampStep): Camping[] {
  const list: Camping[] = []
  if ((done & TRADE) === 0) for (const partner of partners(state, seat)) list.push({ do: 'trade', with: partner })
  if ((done & USE) === 0) listUses(state, seat, 'camp', list)
  if ((done & ARRANGE) === 0 && state.options.equipAtCamp)
    for (const choice of arrangements(playerAt(state, seat))) list.push(choice)
  list.push(SKIP)
  return list
}

/** W-CAMP-R2: exhausted cards owned without a break since the camp action began. */
function readiable(state: State, seat: Seat): readonly ItemId[] {
  if (state.camped.length === 0) return state.camped
  const { exhausted } = playerAt(state, seat)
  return state.camped.filter(card => exhausted.includes(card))
}

/** W-CAMP-2: cards without a cost at once; for the others their owner is asked (W-EXH-6, W-EXH-R1). */
function readyCamped(state: State, seat: Seat, emit?: Emit<Event>): void {
  const cards = state.camped
  if (cards.length === 0) return
  emit?.({ type: 'camped', seat, part: 'ready' })
  state.camped = cards.filter(card => ITEMS[card].unexhaust > 0)
  for (const card of cards) if (ITEMS[card].unexhaust === 0) readyCard(state, seat, card, emit)
}

function payable(state: State, seat: Seat): ItemId[] {
  const { caps } = playerAt(state, seat)
  return readiable(state, seat).filter(card => ITEMS[card].unexhaust <= caps)
}

/** D-22: for each card once; what is not paid for stays exhausted. */
export const payReady = {
  ...mayPick({
    options: (state, { seat }): ChoiceOf<'pay'>[] => payable(state, seat).map(card => ({ do: 'pay', card })),
    rule: 'W-EXH-6',
    why: {
      pay(state, { seat }, { card }) {
        if (!readiable(state, seat).includes(card)) return because('W-EXH-6', { notExhausted: card })
        return whyMissing(playerAt(state, seat), ITEMS[card].unexhaust)
      },
    },
    effect(state, { seat }, { card }, emit) {
      push(state, { do: 'payReady', seat })
      spendCaps(state, seat, ITEMS[card].unexhaust, emit)
      takeOut(state.camped, card)
      readyCard(state, seat, card, emit)
    },
    skipped: endReadying,
  }),
  settle: endReadying,
}

function endReadying(state: State): void {
  state.camped = []
}

/** Field Repair: without paying. */
export function readyAll(state: State, seat: Seat, emit?: Emit<Event>): void {
  for (const card of playerAt(state, seat).exhausted.slice()) readyCard(state, seat, card, emit)
  push(state, { do: 'overflow', seat })
}

/** W-COMP-4, W-EQUIP-9: a companion whose condition is not met when it is readied leaves. */
function readyCard(state: State, seat: Seat, card: ItemId, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
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
