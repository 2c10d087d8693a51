import { below, type Pile, seedRandom, type Seat, type Seed, shuffle } from '@overseer/kernel'
import { ITEM_IDS } from '../content/items.ts'
import { START_DWELLERS } from '../content/limits.ts'
import { ROOM_DECK, type RoomId, TOP_ROOMS } from '../content/rooms.ts'
import { THREAT_DECK } from '../content/threats.ts'
import type { Player, State } from '../state.ts'
import { COLUMNS, SLOTS } from '../vault.ts'
import { flow } from './flow.ts'
import { fillTrack } from './tracks.ts'

export interface Options {
  readonly seats: number // 2 to 4
  readonly first?: Seat // who holds the token at the start; chance picks if nobody is named (SH-SET-6)
  readonly levels?: readonly Seat[] // who owns the levels from above; seat order if not given (SH-SET-2)
}

/** SH-SET-1 to SH-SET-6, up to the first question. */
export function setup({ seats, first, levels }: Options, seed: Seed): State {
  const state = emptyTable(seats, seed)
  for (const pile of [state.itemPile, state.threatPile, state.roomPile]) shuffle(state.random, pile.deck as unknown[]) // SH-SET-4
  fillTrack(state, 'items') // SH-SET-5
  fillTrack(state, 'rooms')
  state.token = first ?? below(state.random, seats)
  if (levels !== undefined) state.levels = levels
  flow.advance(state)
  return state
}

/** The table before anything is shuffled: decks in the order of the lists, nothing drawn, round 0. */
export function emptyTable(seats: number, seed: Seed): State {
  const perSeat = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat))
  return {
    round: 0,
    levels: perSeat(seat => seat),
    players: perSeat(newPlayer),
    token: 0,
    vault: [...TOP_ROOMS, ...Array.from({ length: seats * SLOTS }, (): RoomId | null => null)],
    threats: Array.from({ length: (seats + 1) * COLUMNS }, () => null),
    crews: Array.from({ length: (seats + 1) * COLUMNS }, () => null),
    itemTrack: [],
    itemPile: newPile([...ITEM_IDS]),
    roomTrack: [],
    roomPile: newPile([...ROOM_DECK]),
    threatPile: newPile([...THREAT_DECK]),
    placement: null,
    ending: null,
    steps: [{ do: 'round' }],
    random: seedRandom(seed),
    barrier: 0,
  }
}

function newPile<Card>(deck: Card[]): Pile<Card> {
  return { deck, discard: [] }
}

/** SH-SET-3: two dwellers and nothing else. */
function newPlayer(): Player {
  return {
    power: 0,
    food: 0,
    water: 0,
    happiness: 0,
    sources: { building: 0, rooms: 0, threats: 0 },
    dwellers: START_DWELLERS,
    plain: START_DWELLERS,
    hurt: 0,
    trained: [],
    items: [],
    exhausted: [],
    passed: false,
  }
}
