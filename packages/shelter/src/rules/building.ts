import { among, type Emit, type Seat } from '@overseer/kernel'
import type { ChoiceOf } from '../choice.ts'
import { type Price, RESOURCES } from '../content/icons.ts'
import { LEVEL_ROOMS, SIDE_ROOMS } from '../content/limits.ts'
import { BUILT_ROOMS, type BuiltRoomId, ROOMS } from '../content/rooms.ts'
import type { Event } from '../event.ts'
import { because, type Objection } from '../refusal.ts'
import { cubes, placementOf, type Player, playerAt, type State } from '../state.ts'
import { columnsOf, levelOf, nameSpace, roomIndex, type Side, spaceAt } from '../vault.ts'
import { pickOne } from './asking.ts'
import { canPay, missingFrom, payCubes } from './cubes.ts'
import { exhaust, isReady, whyNotReady } from './items.ts'
import { takeFromTrack } from './tracks.ts'

type PriceSymbol = keyof Price

const SYMBOLS: readonly PriceSymbol[] = [...RESOURCES, 'any']
/** What the cheapest room costs: who has fewer cubes need not look at the track. */
const CHEAPEST = Math.min(...BUILT_ROOMS.map(room => total(ROOMS[room].price)))
const SIDES: readonly Side[] = ['left', 'right']

function total(price: Price): number {
  return SYMBOLS.reduce((sum, symbol) => sum + (price[symbol] ?? 0), 0)
}

/** SH-BLD-3: whether some room of the track can be paid for and has a place on the player's level. */
export function canPayForSomeRoom(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const parrot = isReady(player, 'parrot')
  if (cubes(player) < CHEAPEST - (parrot ? 1 : 0)) return false
  let plainly = false
  for (const room of state.roomTrack) plainly ||= canPay(player, ROOMS[room].price)
  return (plainly || (parrot && roomsToBuy(state, seat).length > 0)) && openSides(state, seat).length > 0
}

/** Why no room at all can be paid for and built now. */
export function whyNoRoom(state: State, seat: Seat): Objection {
  if (openSides(state, seat).length === 0) return because('SH-BLD-3', { full: 'level' })
  const player = playerAt(state, seat)
  const rooms = state.roomTrack.map(room => ({ nearest: room, missing: leastMissing(player, room) }))
  const [first] = rooms.sort((a, b) => total(a.missing) - total(b.missing))
  return because('SH-BLD-3', first ?? { emptyTrack: 'rooms' })
}

/** What a player lacks for a room, with the Parrot's help if that is ready. */
function leastMissing(player: Player, room: BuiltRoomId): Price {
  const { price } = ROOMS[room]
  const prices = [price, ...(isReady(player, 'parrot') ? discounts(price).map(drop => without(price, drop)) : [])]
  const [least] = prices.map(each => missingFrom(player, each)).sort((a, b) => total(a) - total(b))
  return least ?? {}
}

/** The symbols of a price that the Parrot may take off. */
function discounts(price: Required<Price>): PriceSymbol[] {
  return SYMBOLS.filter(symbol => price[symbol] > 0)
}

/** Each room of the track that can be paid for, plainly or with the Parrot. */
export function roomsToBuy(state: Pick<State, 'players' | 'roomTrack'>, seat: Seat): ChoiceOf<'room'>[] {
  const player = playerAt(state, seat)
  const parrot = isReady(player, 'parrot')
  const list: ChoiceOf<'room'>[] = []
  for (const [at, room] of state.roomTrack.entries()) {
    if (state.roomTrack.indexOf(room) < at) continue // the other copy
    const { price } = ROOMS[room]
    if (canPay(player, price)) list.push({ do: 'room', room })
    if (!parrot) continue
    for (const drop of discounts(price)) if (canPay(player, without(price, drop))) list.push({ do: 'room', room, drop })
  }
  return list
}

function without(price: Required<Price>, symbol: PriceSymbol): Required<Price> {
  return { ...price, [symbol]: price[symbol] - 1 }
}

/** SH-BLD-4: the room is chosen while paying. */
export const chooseRoom = pickOne({
  options: (state, { seat }) => roomsToBuy(state, seat),
  rule: 'SH-BLD-4',
  why: { room: (state, { seat }, wish) => whyNotBuy(state, seat, wish) },
  effect(state, { seat }, { room, drop }, emit) {
    const placement = placementOf(state)
    if (drop !== undefined) {
      exhaust(playerAt(state, seat), 'parrot')
      emit?.({ type: 'itemUsed', seat, item: 'parrot' })
    }
    const declared = drop === undefined ? placement.declared : [...placement.declared, 'parrot' as const]
    state.placement = { ...placement, room, declared }
    emit?.({ type: 'roomChosen', seat, room })
    const price = drop === undefined ? ROOMS[room].price : without(ROOMS[room].price, drop)
    payCubes(state, seat, price, emit)
    if (price.any > 0) state.steps.push({ do: 'payAny', seat, n: price.any })
  },
})

function whyNotBuy(state: State, seat: Seat, wish: ChoiceOf<'room'>): Objection | undefined {
  const { room, drop } = wish
  if (!state.roomTrack.includes(room)) return because('SH-BLD-1', { notOnTrack: room })
  const player = playerAt(state, seat)
  const noParrot = drop === undefined ? undefined : whyNotReady(player, 'parrot')
  if (noParrot !== undefined) return noParrot
  if (among(roomsToBuy(state, seat), wish)) return undefined
  const { price } = ROOMS[room]
  if (drop !== undefined && !(price[drop] > 0)) return 'SH-BLD-3'
  return because('SH-BLD-3', { missing: missingFrom(player, drop === undefined ? price : without(price, drop)) })
}

/** SH-BLD-2: the sides of the own level that hold fewer than three rooms. */
function openSides(state: State, seat: Seat): Side[] {
  return SIDES.filter(side => nextSlot(state, seat, side) !== undefined)
}

/** SH-BLD-2: the free slot nearest the elevator on a side of the own level; undefined if that side is full. */
export function nextSlot(state: Pick<State, 'levels' | 'vault'>, seat: Seat, side: Side): number | undefined {
  const level = levelOf(state.levels, seat)
  for (let out = 0; out < SIDE_ROOMS; out++) {
    const slot = side === 'left' ? SIDE_ROOMS - 1 - out : SIDE_ROOMS + out
    if (state.vault[roomIndex(level, slot)] === null) return slot
  }
  return undefined
}

/** SH-BLD-2: the player picks the side. */
export const chooseSide = pickOne({
  options: (state, { seat }) => openSides(state, seat).map(side => ({ do: 'side', side })),
  rule: 'SH-BLD-2',
  effect: (state, { seat }, { side }, emit) => build(state, seat, side, emit),
})

/** SH-BLD-1: from the track to the own level; the track is refilled at once. */
function build(state: State, seat: Seat, side: Side, emit?: Emit<Event>): void {
  const room = placementOf(state).room!
  const level = levelOf(state.levels, seat)
  const slot = nextSlot(state, seat, side)!
  state.vault[roomIndex(level, slot)] = room
  emit?.({ type: 'roomBuilt', seat, room, side, space: nameSpace(spaceAt(level, columnsOf(slot)[0])) })
  takeFromTrack(state, 'rooms', room, emit)
  if (roomsOf(state, seat).length === LEVEL_ROOMS && state.ending === null) {
    state.ending = 'sixthRoom' // SH-END-1
    emit?.({ type: 'endTriggered', ending: 'sixthRoom' })
  }
}

/** The rooms on a player's level. */
export function roomsOf(state: Pick<State, 'levels' | 'vault'>, seat: Seat): BuiltRoomId[] {
  const first = roomIndex(levelOf(state.levels, seat), 0)
  return state.vault.slice(first, first + LEVEL_ROOMS).filter(room => room !== null) as BuiltRoomId[]
}
