import type { Asked, Emit, Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../choice.ts'
import { fullPrice } from '../content/icons.ts'
import type { ItemId } from '../content/items.ts'
import type { Event } from '../event.ts'
import { because, type Objection } from '../refusal.ts'
import { placementOf, playerAt, spaceAtPlacement, type State, type Step } from '../state.ts'
import { pickOne } from './asking.ts'
import { canPay, missingFrom, payCubes, waysToPay } from './cubes.ts'
import { discardItem } from './items.ts'

/** SH-PLC-2, SH-PLC-4: the fixed symbols of the cost. */
export function payFixed(state: State, _step: Step, emit?: Emit<Event>): void {
  payCubes(state, placementOf(state).seat, spaceAtPlacement(state).cost, emit)
}

type PayAny = Asked<Extract<Step, { readonly do: 'payAny' }>>

/** SH-PLC-4: each `?` takes any cube that is left. */
export const payAny = pickOne({
  options: (state, { seat, n }: PayAny) => waysToPay(playerAt(state, seat), n),
  rule: 'SH-PLC-7',
  why: { pay: whyNotPay },
  effect: (state, { seat }, cubes, emit) => payCubes(state, seat, cubes, emit),
})

function whyNotPay(state: State, { seat, n }: PayAny, cubes: ChoiceOf<'pay'>): Objection | undefined {
  const counts = [cubes.power, cubes.food, cubes.water]
  if (!counts.every(count => Number.isInteger(count) && count >= 0)) return 'SH-PLC-4'
  const player = playerAt(state, seat)
  const price = fullPrice(cubes)
  if (!canPay(player, price)) return because('SH-PLC-2', { missing: missingFrom(player, price) })
  return cubes.power + cubes.food + cubes.water === n ? undefined : because('SH-PLC-4', { exactly: n })
}

/** SH-PLC-4: an item in front of the player, ready or exhausted, but not one exhausted for this placement. */
export const payItem = pickOne({
  options: (state, { seat }) => payable(state, seat).map(item => ({ do: 'discard', item })),
  rule: 'SH-PLC-4',
  why: {
    discard(state, { seat }, { item }) {
      if (payable(state, seat).includes(item)) return undefined
      return because('SH-PLC-4', placementOf(state).declared.includes(item) ? { reserved: item } : { notYours: item })
    },
  },
  effect(state, { seat }, { item }, emit) {
    discardItem(state, seat, item)
    emit?.({ type: 'itemPaid', seat, item })
  },
})

function payable(state: State, seat: Seat): ItemId[] {
  const { declared } = placementOf(state)
  return playerAt(state, seat).items.filter(item => !declared.includes(item))
}
