import type { Emit, Question, Seat } from '@overseer/kernel'
import { type Choice, SKIP } from '../choice.ts'
import type { ItemId } from '../content/items.ts'
import type { Event } from '../event.ts'
import { type State, type Step, spaceIn } from '../state.ts'
import { nameSpace } from '../vault.ts'
import { payCubes, waysToPay } from './cubes.ts'
import { discardItem, listUses, useItem, whyNotUse } from './items.ts'
import { changeCrew } from './rewards.ts'

type Ask = { readonly seat: Seat }

/** SH-PLC-7: outfits and power armour, before anything is paid. */
export const declare: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => declarations(state, seat).length > 0,
  choices: (state, { seat }) => [...declarations(state, seat), SKIP],
  why(state, { seat }, wish) {
    if (wish.do === 'skip') return undefined
    if (wish.do !== 'use') return 'SH-PLC-7'
    if (state.placement!.doubled) return 'SH-LET-2'
    const rule = whyNotUse(state, seat, 'declare', wish)
    return rule ?? (leavesAnItemToPay(state, seat) ? undefined : 'SH-PLC-4')
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'use') useItem(state, seat, choice, emit)
  },
}

/** SH-LET-2: twice is the most, so a trained dweller needs no outfit and nobody needs two. */
function declarations(state: State, seat: Seat): Choice[] {
  const list: Choice[] = []
  if (!state.placement!.doubled && leavesAnItemToPay(state, seat)) listUses(state, seat, 'declare', list)
  return list
}

/** SH-PLC-4: an item exhausted for this placement cannot also be paid for it. */
function leavesAnItemToPay(state: State, seat: Seat): boolean {
  const { cost } = spaceIn(state, state.placement!.space)!
  return !cost.item || state.players[seat]!.items.length > 1
}

/** SH-PLC-2, SH-PLC-4: the fixed symbols of the cost. */
export function payFixed(state: State, _step: Step, emit?: Emit<Event>): void {
  const { seat, space } = state.placement!
  const { cost } = spaceIn(state, space)!
  payCubes(state, seat, cost, emit)
}

/** SH-PLC-4: each `?` takes any cube that is left. */
export const payAny: Question<State, Extract<Step, { do: 'payAny' }>, Choice, Event> = {
  open: (state, { seat, n }) => waysToPay(state.players[seat]!, n).length > 1,
  settle(state, { seat, n }, emit) {
    const [only] = waysToPay(state.players[seat]!, n)
    if (only?.do === 'pay') payCubes(state, seat, only, emit)
  },
  choices: (state, { seat, n }) => waysToPay(state.players[seat]!, n),
  why(state, { seat, n }, wish) {
    if (wish.do !== 'pay') return 'SH-PLC-7'
    const { power, food, water } = state.players[seat]!
    const counts = [wish.power, wish.food, wish.water]
    if (!counts.every(count => Number.isInteger(count) && count >= 0)) return 'SH-PLC-4'
    if (wish.power > power || wish.food > food || wish.water > water) return 'SH-PLC-2'
    return wish.power + wish.food + wish.water === n ? undefined : 'SH-PLC-4'
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'pay') payCubes(state, seat, choice, emit)
  },
}

/** SH-PLC-4: an item in front of the player, ready or exhausted, but not one exhausted for this placement. */
export const payItem: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => payable(state, seat).length > 1,
  settle(state, { seat }, emit) {
    const [only] = payable(state, seat)
    if (only !== undefined) this.answer(state, { do: 'payItem', seat }, { do: 'discard', item: only }, emit)
  },
  choices: (state, { seat }) => payable(state, seat).map(item => ({ do: 'discard', item })),
  why: (state, { seat }, wish) =>
    wish.do === 'discard' && payable(state, seat).includes(wish.item) ? undefined : 'SH-PLC-4',
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'discard') return
    discardItem(state, seat, choice.item)
    emit?.({ type: 'itemPaid', seat, item: choice.item })
  },
}

function payable(state: State, seat: Seat): ItemId[] {
  return state.players[seat]!.items.filter(item => !state.placement!.declared.includes(item))
}

/** SH-INJ-1: whoever was placed there is injured. */
export function injure(state: State, _step: Step, emit?: Emit<Event>): void {
  const { seat, space } = state.placement!
  const n = state.crews[space]!.count
  changeCrew(state, space, { hurt: n })
  emit?.({ type: 'injured', seat, space: nameSpace(space), n })
}

/** SH-PLC-2, SH-LET-1: the rewards from left to right; the whole list a second time if doubled. */
export function reward(state: State, _step: Step, emit?: Emit<Event>): void {
  const { seat, space, doubled } = state.placement!
  const { gain, letter } = spaceIn(state, space)!
  for (let times = doubled ? 2 : 1; times > 0; times--)
    for (let i = gain.length - 1; i >= 0; i--) state.steps.push({ do: 'gain', gain: gain[i]! })
  if (doubled && letter !== null) emit?.({ type: 'rewardDoubled', seat, letter })
}
