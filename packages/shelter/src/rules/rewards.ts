import type { Asked, Emit, Seat } from '@overseer/kernel'
import type { Gain } from '../content/icons.ts'
import type { ItemId } from '../content/items.ts'
import type { Event } from '../event.ts'
import { because } from '../refusal.ts'
import {
  type Placement,
  placementOf,
  playerAt,
  type Source,
  spaceAtPlacement,
  type State,
  type Step,
} from '../state.ts'
import { ask, pickOne } from './asking.ts'
import { changeCrew, healAll, welcomeDweller } from './crews.ts'
import { anyKind, gainCubes, roomFor, whyNotKind } from './cubes.ts'
import { fillTrack, refreshTrack, takeFromTrack } from './tracks.ts'

/** SH-PLC-2, SH-LET-1: the rewards from left to right; the whole list a second time if doubled. */
export function reward(state: State, _step: Step, emit?: Emit<Event>): void {
  const { seat, doubled } = placementOf(state)
  const { gain, letter } = spaceAtPlacement(state)
  for (let times = doubled ? 2 : 1; times > 0; times--)
    for (let i = gain.length - 1; i >= 0; i--) state.steps.push({ do: 'gain', gain: gain[i]! })
  if (doubled && letter !== null) emit?.({ type: 'rewardDoubled', seat, letter })
}

/** One reward of the placement under way. */
export function gain(state: State, { gain }: { gain: Gain }, emit?: Emit<Event>): void {
  const placement = placementOf(state)
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
      return healAll(state, seat, space, emit)
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

function sourceOf(state: State, { room, space }: Placement): Source {
  if (state.threats[space]) return 'threats'
  return room === null ? 'rooms' : 'building'
}

function gainHappiness(state: State, seat: Seat, n: number, source: Source, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  player.happiness += n
  player.sources = { ...player.sources, [source]: player.sources[source] + n }
  emit?.({ type: 'happinessGained', seat, n, source })
}

/** SH-RES-2: a cube of the player's choice. With one kind left to fit nobody would choose another, and with none it is lost. */
export const gainAny = {
  ...ask({
    open: (state, { seat }) => roomFor(playerAt(state, seat)).length > 1,
    options: (state, { seat }) => anyKind(playerAt(state, seat)),
    rule: 'SH-RES-2',
    why: { take: (_state, _step, { resource }) => whyNotKind(resource) },
    answers: { take: (state, { seat }, { resource }, emit) => gainCubes(state, seat, resource, 1, emit) },
  }),
  settle(state: State, { seat }: Asked, emit: Emit<Event> | undefined): void {
    const [only] = roomFor(playerAt(state, seat))
    if (only === undefined) emit?.({ type: 'lost', seat, n: 1 })
    else gainCubes(state, seat, only.resource, 1, emit)
  },
}

/** SH-ITM-1: one item of the track; it comes ready. */
export const takeItem = pickOne({
  options: state => state.itemTrack.map(item => ({ do: 'item', item })),
  rule: 'SH-ITM-1',
  why: {
    item: (state, _step, { item }) =>
      state.itemTrack.includes(item) ? undefined : because('SH-ITM-1', { notOnTrack: item }),
  },
  effect(state, { seat }, { item }, emit) {
    playerAt(state, seat).items.push(item)
    emit?.({ type: 'itemTaken', seat, item })
    takeFromTrack(state, 'items', item, emit)
  },
})

/** SH-ITM-4: ready one exhausted item of one's own. */
export const readyItem = pickOne({
  options: (state, { seat }) => playerAt(state, seat).exhausted.map(item => ({ do: 'ready', item })),
  rule: 'SH-ITM-4',
  why: {
    ready(state, { seat }, { item }) {
      const { items, exhausted } = playerAt(state, seat)
      if (exhausted.includes(item)) return undefined
      return because('SH-ITM-4', items.includes(item) ? { ready: item } : { notYours: item })
    },
  },
  effect: (state, { seat }, { item }, emit) => makeReady(state, seat, item, emit),
})

export function makeReady(state: State, seat: Seat, item: ItemId, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  player.exhausted = player.exhausted.filter(other => other !== item)
  emit?.({ type: 'itemReadied', seat, item })
}
