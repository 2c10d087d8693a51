import type { Asked, Emit, Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../choice.ts'
import { type Cubes, RESOURCES } from '../content/icons.ts'
import { TURN_EXCHANGES } from '../content/limits.ts'
import type { Event } from '../event.ts'
import { because, type Objection } from '../refusal.ts'
import { type Exchange, onlyCubes, placementOf, playerAt, type State, type Step } from '../state.ts'
import { mayPick } from './asking.ts'
import { gainCubes, payCubes } from './cubes.ts'

type ExchangeStep = Asked<Extract<Step, { readonly do: 'exchange' }>>

/** SH-RES-3: one choice names a direction and a number. */
export const exchange = mayPick({
  options: (state, { seat, exchange }: ExchangeStep) => exchanges(state, seat, exchange),
  rule: 'SH-RES-3',
  why: { exchange: (state, { seat, exchange }, wish) => whyNotExchange(state, seat, exchange, wish) },
  effect: (state, { seat, exchange }, choice, emit) => makeExchange(state, seat, exchange, choice, emit),
})

/** Every exchange the player can pay for, in both directions. */
export function exchanges(state: State, seat: Seat, { left, right }: Exchange): ChoiceOf<'exchange'>[] {
  const list: ChoiceOf<'exchange'>[] = []
  if (isSpent(state)) return list
  const player = playerAt(state, seat)
  for (const side of [left, right])
    for (const pay of RESOURCES) {
      const rate = side[pay]
      if (rate === undefined) continue
      for (let times = 1; times * rate <= player[pay]; times++) list.push({ do: 'exchange', pay, times })
    }
  return list
}

export function whyNotExchange(
  state: State,
  seat: Seat,
  { left, right }: Exchange,
  { pay, times }: ChoiceOf<'exchange'>,
): Objection | undefined {
  const rate = left[pay] ?? right[pay]
  if (rate === undefined || !Number.isInteger(times) || times < 1 || isSpent(state)) return 'SH-RES-3'
  const missing = rate * times - playerAt(state, seat)[pay]
  return missing > 0 ? because('SH-RES-3', { missing: { [pay]: missing } }) : undefined
}

/** SH-RES-3 ruling: there and back again could go on forever. */
function isSpent(state: State): boolean {
  return placementOf(state).exchanges >= TURN_EXCHANGES
}

/** What so many exchanges move: what is paid, and what is gained for it. */
export function exchanged(
  { left, right }: Exchange,
  { pay, times }: Pick<ChoiceOf<'exchange'>, 'pay' | 'times'>,
): { readonly paid: Required<Cubes>; readonly gained: Required<Cubes> } {
  const [give, get] = left[pay] === undefined ? [right, left] : [left, right]
  return { paid: multiply(give, times), gained: multiply(get, times) }
}

export function makeExchange(
  state: State,
  seat: Seat,
  exchange: Exchange,
  choice: ChoiceOf<'exchange'>,
  emit?: Emit<Event>,
): void {
  const placement = placementOf(state)
  state.placement = { ...placement, exchanges: placement.exchanges + 1 }
  const { paid, gained } = exchanged(exchange, choice)
  payCubes(state, seat, paid)
  for (const resource of RESOURCES) if (gained[resource] > 0) gainCubes(state, seat, resource, gained[resource])
  emit?.({ type: 'exchanged', seat, paid, gained })
}

function multiply(cubes: Cubes, times: number): Required<Cubes> {
  const { power, food, water } = onlyCubes(cubes)
  return { power: power * times, food: food * times, water: water * times }
}
