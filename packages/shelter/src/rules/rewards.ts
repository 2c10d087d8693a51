import type { Question, Seat } from '@overseer/kernel'
import type { Emit } from '@overseer/kernel'
import { among, type Choice, SKIP } from '../choice.ts'
import { type Cubes, type Gain, type Resource, RESOURCES } from '../content/icons.ts'
import { MOST_DWELLERS } from '../content/limits.ts'
import type { Event } from '../event.ts'
import { onlyCubes, type Crew, type Exchange, type Placement, type Source, type State, type Step } from '../state.ts'
import { nameSpace, type SpaceId } from '../vault.ts'
import { gainCubes, payCubes, roomFor, whyNotTake } from './cubes.ts'
import { fillTrack, refreshTrack, takeFromTrack } from './tracks.ts'

type Ask = { readonly seat: Seat }

/** One reward of the placement under way (SH-PLC-2: from left to right; the steps are pushed in that order). */
export function gain(state: State, { gain }: { gain: Gain }, emit?: Emit<Event>): void {
  const placement = state.placement!
  const { seat, space } = placement
  switch (gain.icon) {
    case 'power':
    case 'food':
    case 'water':
      return gainCubes(state, seat, gain.icon, gain.n, emit)
    case 'any':
      for (let i = 0; i < gain.n; i++) state.steps.push({ do: 'gainAny', seat }) // SH-RES-2: cube by cube
      return
    case 'happiness':
      return gainHappiness(state, seat, gain.n, sourceOf(state, placement), emit)
    case 'dweller':
      return welcomeDweller(state, seat, space, emit)
    case 'item':
      fillTrack(state, 'items', emit)
      state.steps.push({ do: 'takeItem', seat })
      return
    case 'train':
      return changeCrew(state, space, { train: gain.letter ?? 'any' }) // SH-TRN-1: nothing at once
    case 'build':
      state.steps.push({ do: 'chooseSide', seat })
      return
    case 'heal':
      changeCrew(state, space, { hurt: 0 }) // SH-HEA-1
      emit?.({ type: 'healed', seat, at: nameSpace(space) })
      return
    case 'ready':
      state.steps.push({ do: 'readyItem', seat })
      return
    case 'token':
      state.token = seat // SH-FST-1: the order of this round is not touched
      emit?.({ type: 'tokenTaken', seat })
      return
    case 'refreshItems':
      return refreshTrack(state, 'items', emit)
    case 'refreshRooms':
      return refreshTrack(state, 'rooms', emit)
    case 'exchange':
      state.placement = { ...placement, exchange: gain }
      state.steps.push({ do: 'exchange', seat, exchange: gain })
  }
}

export function changeCrew(state: State, space: SpaceId, change: Partial<Crew>): void {
  state.crews[space] = { ...state.crews[space]!, ...change }
}

function sourceOf(state: State, { room, space }: Placement): Source {
  if (state.threats[space]) return 'threats'
  return room === null ? 'rooms' : 'building'
}

function gainHappiness(state: State, seat: Seat, n: number, source: Source, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  player.happiness += n
  player.sources = { ...player.sources, [source]: player.sources[source] + n }
  emit?.({ type: 'happinessGained', seat, n, source })
}

/** SH-DWL-1: it stands on the icon until the recall. SH-DWL-2: an eighth does not come. */
function welcomeDweller(state: State, seat: Seat, space: SpaceId, emit?: Emit<Event>): void {
  const player = state.players[seat]!
  if (player.dwellers === MOST_DWELLERS) return emit?.({ type: 'vaultCrowded', seat })
  player.dwellers++
  changeCrew(state, space, { fresh: state.crews[space]!.fresh + 1 })
  emit?.({ type: 'dwellerJoined', seat, space: nameSpace(space) })
}

/** SH-RES-2: a cube of the player's choice. With one kind left to fit there is nothing to choose. */
export const gainAny: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => roomFor(state.players[seat]!).length > 1,
  settle(state, { seat }, emit) {
    const [only] = roomFor(state.players[seat]!)
    if (only?.do === 'take') gainCubes(state, seat, only.resource, 1, emit)
  },
  choices: (state, { seat }) => roomFor(state.players[seat]!),
  why: (state, { seat }, wish) => whyNotTake(state.players[seat]!, wish, 'SH-RES-2'),
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'take') gainCubes(state, seat, choice.resource, 1, emit)
  },
}

/** SH-ITM-1: one item of the track; it comes ready. */
export const takeItem: Question<State, Ask & Step, Choice, Event> = {
  open: state => state.itemTrack.length > 1,
  settle(state, { seat }, emit) {
    const [only] = state.itemTrack
    if (only !== undefined) this.answer(state, { do: 'takeItem', seat }, { do: 'item', item: only }, emit)
  },
  choices: state => state.itemTrack.map(item => ({ do: 'item', item })),
  why: (state, _step, wish) => (wish.do === 'item' && state.itemTrack.includes(wish.item) ? undefined : 'SH-ITM-1'),
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'item') return
    state.players[seat]!.items.push(choice.item)
    emit?.({ type: 'itemTaken', seat, item: choice.item })
    takeFromTrack(state, 'items', choice.item, emit)
  },
}

/** SH-ITM-4: ready one exhausted item of one's own. */
export const readyItem: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => state.players[seat]!.exhausted.length > 1,
  settle(state, { seat }, emit) {
    const [only] = state.players[seat]!.exhausted
    if (only !== undefined) makeReady(state, seat, only, emit)
  },
  choices: (state, { seat }) => state.players[seat]!.exhausted.map(item => ({ do: 'ready', item })),
  why: (state, { seat }, wish) =>
    wish.do === 'ready' && state.players[seat]!.exhausted.includes(wish.item) ? undefined : 'SH-ITM-4',
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'ready') makeReady(state, seat, choice.item, emit)
  },
}

export function makeReady(state: State, seat: Seat, item: State['itemTrack'][number], emit?: Emit<Event>): void {
  const player = state.players[seat]!
  player.exhausted = player.exhausted.filter(other => other !== item)
  emit?.({ type: 'itemReadied', seat, item })
}

/** SH-RES-3: one choice names a direction and a number. */
export const exchange: Question<State, Extract<Step, { do: 'exchange' }>, Choice, Event> = {
  open: (state, { seat, exchange }) => exchanges(state, seat, exchange).length > 0,
  choices: (state, { seat, exchange }) => [...exchanges(state, seat, exchange), SKIP],
  why: (state, { seat, exchange }, wish) =>
    wish.do === 'skip' || among(exchanges(state, seat, exchange), wish) ? undefined : 'SH-RES-3',
  answer(state, { seat, exchange }, choice, emit) {
    if (choice.do === 'exchange') makeExchange(state, seat, exchange, choice.pay, choice.times, emit)
  },
}

/** Every exchange the player can pay for, in both directions. */
export function exchanges(state: State, seat: Seat, { left, right }: Exchange): Choice[] {
  const player = state.players[seat]!
  const list: Choice[] = []
  for (const side of [left, right])
    for (const pay of RESOURCES) {
      const rate = side[pay]
      if (rate === undefined) continue
      for (let times = 1; times * rate <= player[pay]; times++) list.push({ do: 'exchange', pay, times })
    }
  return list
}

export function makeExchange(
  state: State,
  seat: Seat,
  { left, right }: Exchange,
  pay: Resource,
  times: number,
  emit?: Emit<Event>,
): void {
  const [give, get] = left[pay] === undefined ? [right, left] : [left, right]
  const paid = multiply(give, times)
  const gained = multiply(get, times)
  payCubes(state, seat, paid)
  for (const resource of RESOURCES) if (gained[resource] > 0) gainCubes(state, seat, resource, gained[resource])
  emit?.({ type: 'exchanged', seat, paid, gained })
}

function multiply(cubes: Cubes, times: number): Required<Cubes> {
  const { power, food, water } = onlyCubes(cubes)
  return { power: power * times, food: food * times, water: water * times }
}
