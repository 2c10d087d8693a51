import { recordOf, type Seat } from '@overseer/kernel'
import {
  BUILT_ROOMS,
  COLUMNS,
  cubes,
  ELEVATOR_COLUMN,
  type Letter,
  LETTERS,
  levelOf,
  ownerOf,
  placeAt,
  type Player,
  playerAt,
  type RoomId,
  ROOMS,
  SLOTS,
  type Space,
  type State,
  THREATS,
} from '@overseer/shelter'
import { itemAt } from '../lists.ts'
import { missingCubes } from './cubes-and-odds.ts'
import { doublings, ITEM_FEATURES, readItems } from './item-features.ts'

/** The features of a seat in a position, for the value, each about 0 to 2. */
const GROUPS = [
  ['happiness', 'power', 'food', 'water', 'dwellers', 'ready', 'hurt', 'learning', 'rooms', 'threats'],
  ITEM_FEATURES,
  ['token', 'out', 'built', 'missing', 'canBuild', 'asked'],
  ['happinessOfBest', 'happinessOfRivals', 'dwellersOfRivals', 'readyOfRivals', 'cubesOfRivals', 'roomsOfBest'],
  ['three', 'four', 'round', 'deck', 'ending', 'sixthNear', 'nurseries', 'joys', 'prey'], // the table
  ['ownNurseries', 'ownJoys', 'ownFarms'],
  LETTERS.map(letter => `letter ${letter}` as const),
] as const

type Feature = (typeof GROUPS)[number][number]
export const POSITION_FEATURES: readonly Feature[] = GROUPS.flat()
const WIDTH = POSITION_FEATURES.length
const at = recordOf(POSITION_FEATURES, (_feature, i) => i)
const LETTER = recordOf(LETTERS, letter => at[`letter ${letter}`])

/** Rooms that bring dwellers, happiness, cubes. */
const gives = (icons: readonly string[]) => {
  const has = ({ gain }: Space): boolean => gain.some(({ icon }) => icons.includes(icon))
  return new Set<RoomId>(BUILT_ROOMS.filter(room => has(ROOMS[room].left) && has(ROOMS[room].right)))
}
const NURSERIES = gives(['dweller'])
const FARMS = gives(['power', 'food', 'water'])
const JOYS = new Set<RoomId>(
  BUILT_ROOMS.filter(room => ROOMS[room].right.gain.some(({ icon }) => icon === 'happiness')),
)

function add(out: Float64Array, index: number, amount: number): void {
  out[index]! += amount
}

/** At least so much. */
function raise(out: Float64Array, index: number, amount: number): void {
  if (out[index]! < amount) out[index] = amount
}

/** Writes the features of every seat, seat after seat. */
export function readPosition(state: State, out: Float64Array): void {
  const seats = state.players.length
  out.fill(0, 0, seats * WIDTH)
  const rooms = state.players.map((_, seat) => readLevel(state, seat, out))
  readSpaces(state, out)
  const doubled = doublings(state)
  for (let seat = 0; seat < seats; seat++) {
    readPlayer(state, seat, itemAt(rooms, seat), doubled, out)
    readRivals(state, seat, rooms, out)
  }
  readTable(state, rooms, out)
}

/** How many rooms there are on a player's level. */
function readLevel({ levels, vault }: State, seat: Seat, out: Float64Array): number {
  const first = levelOf(levels, seat) * SLOTS
  const base = seat * WIDTH
  let rooms = 0
  for (let slot = first; slot < first + SLOTS; slot++) {
    const room = vault[slot]
    if (!room) continue
    rooms++
    if (JOYS.has(room)) add(out, base + at.ownJoys, 1 / 3)
    else if (FARMS.has(room)) add(out, base + at.ownFarms, 1 / 3)
    else if (NURSERIES.has(room)) add(out, base + at.ownNurseries, 1 / 3)
  }
  return rooms
}

function readSpaces(state: State, out: Float64Array): void {
  const { threats, crews } = state
  let prey = 0
  for (let space = 0; space < threats.length; space++) {
    const threat = threats[space]
    const crew = crews[space]
    if (threat && (!crew || crew.hurt > 0)) {
      const owner = ownerOf(state, placeAt(space).level)
      if (owner !== undefined) add(out, owner * WIDTH + at.threats, 0.5)
      if (!crew && THREATS[threat].gain[0]?.icon === 'happiness') prey++
    }
    if (!crew) continue
    const base = crew.seat * WIDTH
    add(out, base + at.hurt, crew.hurt / 2)
    if (crew.train === 'any') add(out, base + at.learning, 1)
    else if (crew.train !== null) out[base + LETTER[crew.train]] = 1
  }
  for (let seat = 0; seat < state.players.length; seat++) out[seat * WIDTH + at.prey] = prey / 3
}

function readPlayer(
  state: State,
  seat: Seat,
  rooms: number,
  doubled: Readonly<Record<Letter, number>>,
  out: Float64Array,
): void {
  const player = playerAt(state, seat)
  const { power, food, water } = player
  const base = seat * WIDTH
  out[base + at.happiness] = player.happiness / 10
  out[base + at.power] = power / 4
  out[base + at.food] = food / 4
  out[base + at.water] = water / 4
  out[base + at.dwellers] = player.dwellers / 4
  out[base + at.ready] = ready(player) / 4
  add(out, base + at.hurt, player.hurt / 2)
  out[base + at.rooms] = rooms / 6
  for (const letter of player.trained) out[base + LETTER[letter]] = 1
  readItems(player, rooms, doubled, (feature, amount) => add(out, base + at[feature], amount))
  const missing = missingCubes(state, power, food, water)
  const built = state.crews[levelOf(state.levels, seat) * COLUMNS + ELEVATOR_COLUMN - 1]
  out[base + at.missing] = missing / 4
  out[base + at.built] = built ? 1 : 0
  out[base + at.canBuild] = missing === 0 && !built && ready(player) > 0 && rooms < SLOTS ? 1 : 0
  out[base + at.out] = player.passed || ready(player) + player.hurt === 0 ? 1 : 0
}

/** Dwellers that could still go to work this round. */
function ready({ passed, plain, trained }: Player): number {
  return passed ? 0 : plain + trained.length
}

function readRivals(state: State, seat: Seat, rooms: readonly number[], out: Float64Array): void {
  const base = seat * WIDTH
  const seats = state.players.length
  const rivals = seats - 1
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue
    const player = playerAt(state, rival)
    add(out, base + at.happinessOfRivals, player.happiness / 10 / rivals)
    add(out, base + at.dwellersOfRivals, player.dwellers / 4 / rivals)
    add(out, base + at.readyOfRivals, ready(player) / 4 / rivals)
    add(out, base + at.cubesOfRivals, cubes(player) / 10 / rivals)
    raise(out, base + at.happinessOfBest, player.happiness / 10)
    raise(out, base + at.roomsOfBest, itemAt(rooms, rival) / 6)
  }
}

/** What is the same for every seat, and whose turn it is. */
function readTable(state: State, rooms: readonly number[], out: Float64Array): void {
  const seats = state.players.length
  let nurseries = 0
  let joys = 0
  for (let slot = SLOTS; slot < state.vault.length; slot++) {
    const room = state.vault[slot]
    if (!room) continue
    if (NURSERIES.has(room)) nurseries++
    else if (JOYS.has(room)) joys++
  }
  const sixthNear = Math.max(...rooms) >= SLOTS - 1 ? 1 : 0
  const top = state.steps[state.steps.length - 1]
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * WIDTH
    out[base + at.three] = seats === 3 ? 1 : 0
    out[base + at.four] = seats === 4 ? 1 : 0
    out[base + at.round] = state.round / 10
    out[base + at.deck] = state.threatPile.deck.length / 9
    out[base + at.ending] = state.ending === null ? 0 : 1
    out[base + at.sixthNear] = sixthNear
    out[base + at.nurseries] = nurseries / 2
    out[base + at.joys] = joys / 3
    out[base + at.token] = state.token === seat ? 1 : 0
  }
  if (top !== undefined && 'seat' in top) out[top.seat * WIDTH + at.asked] = 1
}
