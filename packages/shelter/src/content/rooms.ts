import { recordOf } from '@overseer/kernel'
import {
  any,
  build,
  dweller,
  exchange,
  food,
  fullPrice,
  happiness,
  heal,
  item,
  type Price,
  power,
  ready,
  refreshItems,
  refreshRooms,
  type Space,
  type SpaceCard,
  space,
  token,
  train,
  water,
} from './icons.ts'

interface RoomCard {
  readonly copies: number
  readonly price?: Price // rooms of the top level are never bought
  readonly left: SpaceCard
  readonly right: SpaceCard
}

/** The six rooms of the top level, from left to right. */
const TOP_ROOM_CARDS = {
  wasteland: {
    copies: 1,
    left: { cost: { water: 2 }, gain: [refreshItems, item] },
    right: { cost: { water: 1 }, gain: [item] },
  },
  vaultDoor: {
    copies: 1,
    left: { gain: [token, train('L')] },
    right: { cost: { water: 1, food: 1, injure: true }, gain: [dweller] },
  },
  vaultEntrance: {
    copies: 1,
    left: { cost: { food: 3 }, gain: [dweller] },
    right: { gain: [train()] },
  },
  waterTreatment: {
    copies: 1,
    left: { gain: [water(1)], letter: 'P' },
    right: { gain: [water(1)], letter: 'P' },
  },
  diner: {
    copies: 1,
    left: { gain: [food(2)], letter: 'A' },
    right: { gain: [food(1)], letter: 'L' },
  },
  powerGenerator: {
    copies: 1,
    left: { gain: [power(2)], letter: 'S' },
    right: { gain: [power(1)], letter: 'L' },
  },
} as const satisfies Record<string, RoomCard>

/** The rooms that players build. */
const BUILT_ROOM_CARDS = {
  waterPurification: {
    copies: 2,
    price: { water: 2, power: 3 },
    left: { gain: [water(2)], letter: 'P' },
    right: { gain: [water(1)], letter: 'L' },
  },
  nukaColaBottler: {
    copies: 2,
    price: { water: 1, food: 1, power: 3 },
    left: { gain: [food(1), water(1)], letter: 'L' },
    right: { gain: [food(2), water(1)], letter: 'E' },
  },
  nuclearReactor: {
    copies: 2,
    price: { power: 5 },
    left: { gain: [power(2)], letter: 'L' },
    right: { gain: [power(3)], letter: 'S' },
  },
  garden: {
    copies: 2,
    price: { food: 2, power: 3 },
    left: { gain: [food(2)], letter: 'L' },
    right: { gain: [food(3)], letter: 'A' },
  },
  livingQuarters: {
    copies: 2,
    price: { water: 2, power: 2 },
    left: { linked: true, gain: [dweller], letter: 'C' },
    right: { linked: true, cost: { food: 1 }, gain: [dweller], letter: 'C' },
  },
  classroom: {
    copies: 1,
    price: { food: 1, power: 3 },
    left: { gain: [any(1), train('I')] },
    right: { cost: { any: 4 }, gain: [happiness(1)] },
  },
  athleticsRoom: {
    copies: 1,
    price: { food: 3, power: 1 },
    left: { gain: [any(1), train('A')] },
    right: { cost: { food: 3 }, gain: [happiness(1)] },
  },
  armory: {
    copies: 1,
    price: { water: 2, power: 2 },
    left: { gain: [any(1), train('P')] },
    right: { cost: { water: 2 }, gain: [happiness(1)] },
  },
  gameRoom: {
    copies: 1,
    price: { any: 4, power: 1 },
    left: { gain: [any(1), train('L')] },
    right: { cost: { injure: true }, gain: [happiness(1)] },
  },
  weightRoom: {
    copies: 1,
    price: { power: 4 },
    left: { gain: [any(1), train('S')] },
    right: { cost: { power: 3 }, gain: [happiness(1)] },
  },
  fitnessRoom: {
    copies: 1,
    price: { water: 1, power: 3 },
    left: { gain: [any(1), train('E')] },
    right: { cost: { item: 1 }, gain: [happiness(1)] },
  },
  lounge: {
    copies: 1,
    price: { food: 2, power: 2 },
    left: { gain: [any(1), train('C')] },
    right: { hurtOnly: true, cost: { food: 1 }, gain: [happiness(1), heal] },
  },
  medbay: {
    copies: 1,
    price: { any: 1, power: 3 },
    left: { hurtOnly: true, gain: [heal, train('E')] },
    right: { hurtOnly: true, cost: { food: 1 }, gain: [heal, train()] },
  },
  scienceLab: {
    copies: 1,
    price: { any: 1, power: 3 },
    left: { hurtOnly: true, gain: [heal, train('I')] },
    right: { hurtOnly: true, cost: { food: 1 }, gain: [heal, train()] },
  },
  storageRoom: {
    copies: 1,
    price: { water: 1, food: 1, power: 2 },
    left: { gain: [exchange({ water: 1 }, { food: 2 })] },
    right: { gain: [exchange({ power: 1 }, { food: 1 })] },
  },
  radioStudio: {
    copies: 1,
    price: { water: 1, power: 3 },
    left: { cost: { food: 2 }, gain: [dweller] },
    right: { cost: { food: 3 }, gain: [dweller], letter: 'C' },
  },
  themeWorkshop: {
    copies: 1,
    price: { power: 5 },
    left: { cost: { roomPrice: true }, gain: [happiness(1), build] },
    right: { gain: [refreshRooms, train()] },
  },
  outfitWorkshop: {
    copies: 1,
    price: { water: 2, power: 3 },
    left: { cost: { water: 1, any: 1 }, gain: [item], letter: 'I' },
    right: { cost: { item: 1 }, gain: [any(3)], letter: 'I' },
  },
  weaponWorkshop: {
    copies: 1,
    price: { water: 2, power: 3 },
    left: { cost: { water: 1, any: 1 }, gain: [item], letter: 'I' },
    right: { gain: [ready], letter: 'I' },
  },
} as const satisfies Record<string, RoomCard & { price: Price }>

export type TopRoomId = keyof typeof TOP_ROOM_CARDS
export type BuiltRoomId = keyof typeof BUILT_ROOM_CARDS
export type RoomId = TopRoomId | BuiltRoomId

export const TOP_ROOMS = Object.keys(TOP_ROOM_CARDS) as TopRoomId[]
export const BUILT_ROOMS = Object.keys(BUILT_ROOM_CARDS) as BuiltRoomId[]

export interface Room {
  readonly copies: number
  readonly price: Required<Price>
  readonly left: Space
  readonly right: Space
}

const CARDS: { readonly [R in RoomId]: RoomCard } = { ...TOP_ROOM_CARDS, ...BUILT_ROOM_CARDS }

/** Every room by its name. */
export const ROOMS = recordOf([...TOP_ROOMS, ...BUILT_ROOMS], (id): Room => {
  const { copies, price = {}, left, right } = CARDS[id]
  return { copies, price: fullPrice(price), left: space(left), right: space(right) }
})

/** The twenty-four cards of the deck. */
export const ROOM_DECK: readonly BuiltRoomId[] = BUILT_ROOMS.flatMap(id =>
  Array.from({ length: ROOMS[id].copies }, () => id),
)

/** The elevator of the top level: everyone's sick bay. */
export const TOP_ELEVATOR = space({ hurtOnly: true, gain: [heal] })

/** The elevator of a player's level, for its owner alone. */
export const OWN_ELEVATOR = space({ cost: { roomPrice: true }, gain: [happiness(2), build] })
