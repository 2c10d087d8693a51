import type { Emit, Question, Seat } from '@overseer/kernel'
import { among, type Choice, SKIP } from '../choice.ts'
import { type Price, RESOURCES } from '../content/icons.ts'
import { LEVEL_ROOMS, SIDE_ROOMS } from '../content/limits.ts'
import { BUILT_ROOMS, type BuiltRoomId, ROOMS } from '../content/rooms.ts'
import type { Event } from '../event.ts'
import { cubes, type State, type Step } from '../state.ts'
import { columnsOf, levelOf, nameSpace, roomIndex, type Side, spaceAt } from '../vault.ts'
import { canPay, gainCubes, payCubes, roomFor, whyNotTake } from './cubes.ts'
import { exhaust, isReady } from './items.ts'
import { takeFromTrack } from './tracks.ts'

type Ask = { readonly seat: Seat }
type Symbol = keyof Price

const SYMBOLS: readonly Symbol[] = [...RESOURCES, 'any']
/** What the cheapest room costs: who has fewer cubes need not look at the track. */
const CHEAPEST = Math.min(
  ...BUILT_ROOMS.map(room => SYMBOLS.reduce((sum, symbol) => sum + ROOMS[room].price[symbol], 0)),
)
const SIDES: readonly Side[] = ['left', 'right']

/** SH-BLD-3: without a room of the track one can pay for, or with six rooms, there is no price to pay. */
export function canPayForSomeRoom(state: State, seat: Seat): boolean {
  const player = state.players[seat]!
  const parrot = isReady(player, 'parrot')
  if (cubes(player) < CHEAPEST - (parrot ? 1 : 0)) return false
  let plainly = false
  for (const room of state.roomTrack) plainly ||= canPay(player, ROOMS[room].price)
  return (plainly || (parrot && roomsToBuy(state, seat).length > 0)) && openSides(state, seat).length > 0
}

/** Each room of the track that can be paid for, plainly or with the Parrot. */
function roomsToBuy(state: State, seat: Seat): Choice[] {
  const player = state.players[seat]!
  const parrot = isReady(player, 'parrot')
  const list: Choice[] = []
  for (const [at, room] of state.roomTrack.entries()) {
    if (state.roomTrack.indexOf(room) < at) continue // the other copy
    const price = ROOMS[room].price
    if (canPay(player, price)) list.push({ do: 'room', room })
    if (!parrot) continue
    for (const drop of SYMBOLS)
      if (price[drop] > 0 && canPay(player, without(price, drop))) list.push({ do: 'room', room, drop })
  }
  return list
}

function without(price: Required<Price>, symbol: Symbol): Required<Price> {
  return { ...price, [symbol]: price[symbol] - 1 }
}

/** SH-BLD-4: the room is chosen while paying. */
export const chooseRoom: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => roomsToBuy(state, seat).length > 1,
  settle(state, { seat }, emit) {
    const [only] = roomsToBuy(state, seat)
    if (only !== undefined) this.answer(state, { do: 'chooseRoom', seat }, only, emit)
  },
  choices: (state, { seat }) => roomsToBuy(state, seat),
  why(state, { seat }, wish) {
    if (wish.do !== 'room') return 'SH-BLD-4'
    if (!state.roomTrack.includes(wish.room)) return 'SH-BLD-1'
    const player = state.players[seat]!
    if (wish.drop !== undefined && !isReady(player, 'parrot'))
      return player.items.includes('parrot') ? 'SH-ITM-3' : 'SH-ITM-2'
    return among(roomsToBuy(state, seat), wish) ? undefined : 'SH-BLD-3'
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do !== 'room') return
    const { room, drop } = choice
    const placement = state.placement!
    if (drop !== undefined) {
      exhaust(state.players[seat]!, 'parrot')
      emit?.({ type: 'itemUsed', seat, item: 'parrot' })
    }
    const declared = drop === undefined ? placement.declared : [...placement.declared, 'parrot' as const]
    state.placement = { ...placement, room, declared }
    emit?.({ type: 'roomChosen', seat, room })
    const price = drop === undefined ? ROOMS[room].price : without(ROOMS[room].price, drop)
    payCubes(state, seat, price, emit)
    if (price.any > 0) state.steps.push({ do: 'payAny', seat, n: price.any })
  },
}

/** SH-BLD-2: the sides of the own level that hold fewer than three rooms. */
function openSides(state: State, seat: Seat): Side[] {
  return SIDES.filter(side => nextSlot(state, seat, side) !== undefined)
}

/** The free slot nearest the elevator on a side. */
function nextSlot(state: State, seat: Seat, side: Side): number | undefined {
  const level = levelOf(state.levels, seat)
  for (let out = 0; out < SIDE_ROOMS; out++) {
    const slot = side === 'left' ? SIDE_ROOMS - 1 - out : SIDE_ROOMS + out
    if (state.vault[roomIndex(level, slot)] === null) return slot
  }
  return undefined
}

/** SH-BLD-2: the player picks the side. */
export const chooseSide: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => openSides(state, seat).length > 1,
  settle(state, { seat }, emit) {
    const [only] = openSides(state, seat)
    if (only !== undefined) build(state, seat, only, emit)
  },
  choices: (state, { seat }) => openSides(state, seat).map(side => ({ do: 'side', side })),
  why: (state, { seat }, wish) =>
    wish.do === 'side' && openSides(state, seat).includes(wish.side) ? undefined : 'SH-BLD-2',
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'side') build(state, seat, choice.side, emit)
  },
}

/** SH-BLD-1: from the track to the own level; the track is refilled at once. */
function build(state: State, seat: Seat, side: Side, emit?: Emit<Event>): void {
  const room = state.placement!.room!
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
export function roomsOf(state: State, seat: Seat): BuiltRoomId[] {
  const first = roomIndex(levelOf(state.levels, seat), 0)
  return state.vault.slice(first, first + LEVEL_ROOMS).filter(room => room !== null) as BuiltRoomId[]
}

/** SH-INC-1, SH-INC-2: one cube for the owner of the level, who may decline it. */
export const income: Question<State, Ask & Step, Choice, Event> = {
  open: (state, { seat }) => roomFor(state.players[seat]!).length > 0,
  choices: (state, { seat }) => [...roomFor(state.players[seat]!), SKIP],
  why: (state, { seat }, wish) => (wish.do === 'skip' ? undefined : whyNotTake(state.players[seat]!, wish, 'SH-INC-2')),
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'take') {
      emit?.({ type: 'incomeTaken', seat, resource: choice.resource })
      gainCubes(state, seat, choice.resource, 1)
    } else emit?.({ type: 'incomeDeclined', seat })
  },
}
