import { type Emit, recordOf, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../choice.ts'
import { type Cubes, type Price, type Resource, RESOURCES } from '../content/icons.ts'
import { TRACK_SPOTS } from '../content/limits.ts'
import type { Event } from '../event.ts'
import { because, type Objection } from '../refusal.ts'
import { cubes, type Player, playerAt, type State } from '../state.ts'

const TAKES = recordOf(RESOURCES, (resource): ChoiceOf<'take'> => Object.freeze({ do: 'take', resource }))

/** SH-RES-1: at most six of a kind; what does not fit is lost. */
export function gainCubes(state: State, seat: Seat, resource: Resource, n: number, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  const fits = Math.min(n, TRACK_SPOTS - player[resource])
  player[resource] += fits
  emit?.({ type: 'gained', seat, resource, n: fits, lost: n - fits })
}

export function payCubes(state: State, seat: Seat, price: Cubes, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
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

/** The cubes of a price that a player lacks. */
export function missingFrom(player: Player, price: Required<Price>): Price {
  const missing: { -readonly [Cube in keyof Price]: number } = {}
  let spare = 0
  for (const resource of RESOURCES) {
    const left = player[resource] - price[resource]
    if (left < 0) missing[resource] = -left
    else spare += left
  }
  if (price.any > spare) missing.any = price.any - spare
  return missing
}

/** Every way to pay `n` cubes of one's choice. */
export function waysToPay(player: Player, n: number): ChoiceOf<'pay'>[] {
  const ways: ChoiceOf<'pay'>[] = []
  for (let power = Math.min(n, player.power); power >= 0; power--)
    for (let food = Math.min(n - power, player.food); food >= 0; food--) {
      const water = n - power - food
      if (water <= player.water) ways.push({ do: 'pay', power, food, water })
    }
  return ways
}

/** The kinds of which another cube fits. */
export function roomFor(player: Player): ChoiceOf<'take'>[] {
  const takes: ChoiceOf<'take'>[] = []
  for (const resource of RESOURCES) if (player[resource] < TRACK_SPOTS) takes.push(TAKES[resource])
  return takes
}

/** SH-RES-2: any kind, those that fit first: a cube for a full track is lost. */
export function anyKind(player: Player): ChoiceOf<'take'>[] {
  const takes = roomFor(player)
  for (const resource of RESOURCES) if (player[resource] >= TRACK_SPOTS) takes.push(TAKES[resource])
  return takes
}

/** SH-RES-4: happiness is no kind of cube. */
export function whyNotKind(resource: Resource): Objection | undefined {
  return RESOURCES.includes(resource) ? undefined : 'SH-RES-4'
}

/** Why a cube of income cannot be taken: only a kind that fits can (SH-RES-1). */
export function whyNotTake(player: Player, resource: Resource): Objection | undefined {
  return whyNotKind(resource) ?? (player[resource] < TRACK_SPOTS ? undefined : because('SH-RES-1', { full: resource }))
}
