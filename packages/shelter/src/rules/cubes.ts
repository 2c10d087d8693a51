import type { Emit, Seat } from '@overseer/kernel'
import type { Choice } from '../choice.ts'
import { type Cubes, type Price, type Resource, RESOURCES } from '../content/icons.ts'
import { TRACK_SPOTS } from '../content/limits.ts'
import type { RuleId } from '../content/rule-ids.ts'
import type { Event } from '../event.ts'
import { cubes, type Player, type State } from '../state.ts'

const TAKES = Object.fromEntries(
  RESOURCES.map(resource => [resource, Object.freeze({ do: 'take', resource })]),
) as unknown as Readonly<Record<Resource, Choice>>

/** SH-RES-1: at most six of a kind; what does not fit is lost. */
export function gainCubes(state: State, seat: Seat, resource: Resource, n: number, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  const fits = Math.min(n, TRACK_SPOTS - player[resource])
  player[resource] += fits
  emit?.({ type: 'gained', seat, resource, n: fits, lost: n - fits })
}

export function payCubes(state: State, seat: Seat, price: Cubes, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  const { power = 0, food = 0, water = 0 } = price
  player.power -= power
  player.food -= food
  player.water -= water
  if (emit !== undefined && power + food + water > 0) emit({ type: 'paid', seat, cubes: { power, food, water } })
}

/** SH-PLC-4: fixed symbols come first, each `?` takes any cube that is left. */
export function canPay(player: Player, { power, food, water, any }: Required<Price>): boolean {
  return (
    player.power >= power && player.food >= food && player.water >= water && cubes(player) >= power + food + water + any
  )
}

/** Every way to pay `n` cubes of one's choice. */
export function waysToPay(player: Player, n: number): Choice[] {
  const ways: Choice[] = []
  for (let power = Math.min(n, player.power); power >= 0; power--)
    for (let food = Math.min(n - power, player.food); food >= 0; food--) {
      const water = n - power - food
      if (water <= player.water) ways.push({ do: 'pay', power, food, water })
    }
  return ways
}

/** SH-RES-2: the kinds of which another cube fits. */
export function roomFor(player: Player): Choice[] {
  const takes: Choice[] = []
  for (const resource of RESOURCES) if (player[resource] < TRACK_SPOTS) takes.push(TAKES[resource])
  return takes
}

/** Why a cube of the wished kind cannot be taken: only a kind that fits can (SH-RES-1), happiness never (SH-RES-4). */
export function whyNotTake(player: Player, wish: Choice, otherwise: RuleId): RuleId | undefined {
  if (wish.do !== 'take') return otherwise
  if (!RESOURCES.includes(wish.resource)) return 'SH-RES-4'
  return player[wish.resource] < TRACK_SPOTS ? undefined : 'SH-RES-1'
}
