import { cloneRandom, clonePile, type Pile, type Random, type Seat } from '@overseer/kernel'
import type { Cubes, Gain, Letter } from './content/icons.ts'
import type { ItemId } from './content/items.ts'
import { type BuiltRoomId, OWN_ELEVATOR, type RoomId, ROOMS, TOP_ELEVATOR } from './content/rooms.ts'
import { type ThreatId, THREATS } from './content/threats.ts'
import type { Space } from './content/icons.ts'
import { type Level, placeAt, roomIndex, type SpaceId } from './vault.ts'

/** Where happiness comes from during the game. */
export const SOURCES = ['building', 'rooms', 'threats'] as const
export type Source = (typeof SOURCES)[number]
export type Sources = { readonly [S in Source]: number }

/** Why the game ends with this round, or at once: only one player is left, or all agreed. */
export const ENDINGS = ['sixthRoom', 'threatDeck', 'lastRound', 'resigned', 'agreed'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Player {
  power: number // cubes, 0 to 6
  food: number
  water: number
  happiness: number // gained so far, from all sources
  sources: Sources
  dwellers: number // all of them, wherever they are
  plain: number // available, well, untrained
  hurt: number // available, injured
  trained: Letter[] // available, one for each letter, in the order of LETTERS
  items: ItemId[] // in front of the player, in the order they came
  exhausted: ItemId[] // those of them that are turned
  passed: boolean | 'forGood' // this round; for good once resigned (SH-END-6)
}

/** The dwellers on one space. Never changed, only replaced, so that clones may share it. */
export interface Crew {
  readonly seat: Seat
  readonly count: number // 1, or 2 on a linked space
  readonly hurt: number // how many of them are injured
  readonly train: Letter | 'any' | null // what the recall will teach
  readonly fresh: number // new dwellers standing on the space's icon until recall
}

/** The placement under way. Never changed, only replaced. */
export interface Placement {
  readonly seat: Seat
  readonly space: SpaceId
  readonly doubled: boolean // a trained dweller, or one dressed up as one, is among the placed
  readonly declared: readonly ItemId[] // exhausted for this placement (SH-PLC-4)
  readonly room: BuiltRoomId | null // chosen and paid for, to be built
  readonly bonus: number // of items exhausted before the roll
  readonly dice: readonly number[] // the last roll of a fight
  readonly exchange: Exchange | null // may be made again until the turn ends (SH-RES-3)
  readonly exchanges: number // how often it was chosen
}

export type Exchange = Extract<Gain, { icon: 'exchange' }>

/** What is still to do; see `rules/flow.ts` for what each step does. */
export type Step =
  | { readonly do: 'round' | 'recall' | 'endRound' | 'payFixed' | 'injure' | 'fight' | 'roll' | 'outcome' | 'reward' }
  | { readonly do: 'spawn'; readonly level: Level }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'gain'; readonly gain: Gain }
  | { readonly [Q in SeatQuestion]: { readonly do: Q; readonly seat: Seat } }[SeatQuestion]
  | { readonly do: 'payAny'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'exchange'; readonly seat: Seat; readonly exchange: Exchange }

/** The questions that need no more than to know whom to ask. */
export const SEAT_QUESTIONS = [
  'place',
  'declare',
  'chooseRoom',
  'payItem',
  'beforeRoll',
  'afterRoll',
  'gainAny',
  'takeItem',
  'readyItem',
  'chooseSide',
  'income',
  'afterPlacing',
  'trainAny',
] as const
export type SeatQuestion = (typeof SEAT_QUESTIONS)[number]

/** Everything about a game of Shelter. */
export interface State {
  round: number // 0 before the first
  levels: readonly Seat[] // who owns the levels below the top, from above; never changes
  players: Player[]
  token: Seat // who holds the first-player token
  vault: (RoomId | null)[] // six rooms a level, the top level first; see roomIndex
  threats: (ThreatId | null)[] // by space
  crews: (Crew | null)[] // by space
  itemTrack: ItemId[]
  itemPile: Pile<ItemId>
  roomTrack: BuiltRoomId[]
  roomPile: Pile<BuiltRoomId>
  threatPile: Pile<ThreatId>
  placement: Placement | null
  ending: Ending | null // the game ends with this round
  steps: Step[] // what is still to do, next last
  random: Random
  barrier: number // times something hidden or random came out
}

export function clone(state: State): State {
  const players: Player[] = []
  for (const player of state.players) players.push(clonePlayer(player))
  return {
    round: state.round,
    levels: state.levels,
    players,
    token: state.token,
    vault: state.vault.slice(),
    threats: state.threats.slice(),
    crews: state.crews.slice(),
    itemTrack: state.itemTrack.slice(),
    itemPile: clonePile(state.itemPile),
    roomTrack: state.roomTrack.slice(),
    roomPile: clonePile(state.roomPile),
    threatPile: clonePile(state.threatPile),
    placement: state.placement,
    ending: state.ending,
    steps: state.steps.slice(),
    random: cloneRandom(state.random),
    barrier: state.barrier,
  }
}

export function clonePlayer(player: Player): Player {
  return {
    power: player.power,
    food: player.food,
    water: player.water,
    happiness: player.happiness,
    sources: player.sources,
    dwellers: player.dwellers,
    plain: player.plain,
    hurt: player.hurt,
    trained: player.trained.slice(),
    items: player.items.slice(),
    exhausted: player.exhausted.slice(),
    passed: player.passed,
  }
}

export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat]!
}

/** The dwellers on a space where there are some. */
export function crewAt({ crews }: Pick<State, 'crews'>, space: SpaceId): Crew {
  return crews[space]!
}

/** The placement under way, while there is one. */
export function placementOf({ placement }: Pick<State, 'placement'>): Placement {
  return placement!
}

/** What the dwellers of the placement under way found there. */
export function spaceAtPlacement(state: State): Space {
  return spaceThere(state, placementOf(state).space)
}

/** What a dweller finds on a space: a threat if there is one (SH-THR-3), else what the room or elevator shows. */
export function spaceIn(state: Pick<State, 'threats' | 'vault' | 'players'>, space: SpaceId): Space | undefined {
  const threat = state.threats[space]
  if (threat) return THREATS[threat]
  const { level, slot, half } = placeAt(space)
  if (level >= state.players.length + 1) return undefined
  if (slot < 0) return level === 0 ? TOP_ELEVATOR : OWN_ELEVATOR
  const room = state.vault[roomIndex(level, slot)]
  return room ? ROOMS[room][half] : undefined
}

/** The same for a space that is known to be there. */
export function spaceThere(state: Pick<State, 'threats' | 'vault' | 'players'>, space: SpaceId): Space {
  return spaceIn(state, space)!
}

/** Who owns a level; undefined for the top one. */
export function ownerOf(state: State, level: Level): Seat | undefined {
  return level === 0 ? undefined : state.levels[level - 1]
}

/** Dwellers that could be placed, injured ones included. */
export function available(player: Player): number {
  return player.plain + player.hurt + player.trained.length
}

/** SH-END-6: whether somebody has resigned. */
export function isGone({ passed }: Player): boolean {
  return passed === 'forGood'
}

export function cubes(player: Player): number {
  return player.power + player.food + player.water
}

/** The part of a price, or of a gain, in plain cubes. */
export function onlyCubes(from: Cubes): Required<Cubes> {
  return { power: from.power ?? 0, food: from.food ?? 0, water: from.water ?? 0 }
}
