import type { Seat } from '@overseer/kernel'
import {
  BUILT_ROOMS,
  COLUMNS,
  cubes,
  ELEVATOR_COLUMN,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  LETTERS,
  levelOf,
  ownerOf,
  PLACES,
  type Player,
  type RoomId,
  ROOMS,
  SLOTS,
  type Space,
  type State,
  THREATS,
} from '@overseer/shelter'
import { missingCubes } from './reckoning.ts'

/** What can be said of a seat's prospects, each about 0 to 2. */
const GROUPS = [
  ['happiness', 'power', 'food', 'water', 'dwellers', 'ready', 'hurt', 'learning', 'rooms', 'threats'],
  ['bonus', 'rerolls', 'outfits', 'trades', 'tools', 'scoring', 'scored', 'turned'], // items
  ['token', 'out', 'built', 'missing', 'canBuild', 'asked'],
  ['happinessOfBest', 'happinessOfRivals', 'dwellersOfRivals', 'readyOfRivals', 'cubesOfRivals', 'roomsOfBest'],
  ['three', 'four', 'round', 'deck', 'ending', 'sixthNear', 'nurseries', 'joys', 'prey'], // the table
  ['ownNurseries', 'ownJoys', 'ownFarms'],
  LETTERS.map(letter => `letter ${letter}` as const),
] as const

type Sign = (typeof GROUPS)[number][number]
export const SIGNS: readonly Sign[] = GROUPS.flat()
const WIDTH = SIGNS.length
const at = Object.fromEntries(SIGNS.map((sign, i) => [sign, i])) as { readonly [S in Sign]: number }
const LETTER = Object.fromEntries(LETTERS.map(letter => [letter, at[`letter ${letter}`]]))

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

/** Where an item counts. */
const ITEM_SIGNS = Object.fromEntries(
  ITEM_IDS.map((item): [ItemId, readonly [number, number]] => {
    const { ability } = ITEMS[item]
    if ('bonus' in ability) return [item, [at.bonus, ability.bonus / 3]]
    if (ability.does === 'reroll') return [item, [at.rerolls, ability.dice / 2]]
    if (ability.does === 'dress' || ability.does === 'armor') return [item, [at.outfits, 0.5]]
    if (ability.does === 'score') return [item, [at.scoring, 0.5]]
    return [item, [ability.does === 'trade' ? at.trades : at.tools, 0.5]]
  }),
) as Record<ItemId, readonly [number, number]>

/** What the table shows of every seat, seat after seat. */
export function read(state: State, out: Float64Array): void {
  const seats = state.players.length
  out.fill(0, 0, seats * WIDTH)
  const rooms = state.players.map((_, seat) => readLevel(state, seat, out))
  readSpaces(state, out)
  for (let seat = 0; seat < seats; seat++) {
    readPlayer(state, seat, rooms[seat]!, out)
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
    if (JOYS.has(room)) out[base + at.ownJoys]! += 1 / 3
    else if (FARMS.has(room)) out[base + at.ownFarms]! += 1 / 3
    else if (NURSERIES.has(room)) out[base + at.ownNurseries]! += 1 / 3
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
      const owner = ownerOf(state, PLACES[space]!.level)
      if (owner !== undefined) out[owner * WIDTH + at.threats]! += 0.5
      if (!crew && THREATS[threat].gain[0]!.icon === 'happiness') prey++
    }
    if (!crew) continue
    const base = crew.seat * WIDTH
    out[base + at.hurt]! += crew.hurt / 2
    if (crew.train === 'any') out[base + at.learning]! += 1
    else if (crew.train !== null) out[base + LETTER[crew.train]!] = 1
  }
  for (let seat = 0; seat < state.players.length; seat++) out[seat * WIDTH + at.prey] = prey / 3
}

function readPlayer(state: State, seat: Seat, rooms: number, out: Float64Array): void {
  const player = state.players[seat]!
  const { power, food, water } = player
  const base = seat * WIDTH
  out[base + at.happiness] = player.happiness / 10
  out[base + at.power] = power / 4
  out[base + at.food] = food / 4
  out[base + at.water] = water / 4
  out[base + at.dwellers] = player.dwellers / 4
  out[base + at.ready] = ready(player) / 4
  out[base + at.hurt]! += player.hurt / 2
  out[base + at.rooms] = rooms / 6
  for (const letter of player.trained) out[base + LETTER[letter]!] = 1
  for (const item of player.items) {
    const [sign, amount] = ITEM_SIGNS[item]
    out[base + sign]! += amount
    if (sign === at.scoring) out[base + at.scored]! += scored(player, rooms, item) / 3
  }
  out[base + at.turned] = player.exhausted.length / 3
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

/** What an item would score if this were the end. */
function scored(player: Player, rooms: number, item: ItemId): number {
  const { ability } = ITEMS[item]
  if (ability.does !== 'score') return 0
  const { base, per, each } = ability
  if (per === 'room') return base + Math.floor(rooms / each)
  if (per === 'dweller') return base + Math.floor(player.dwellers / each)
  if (per === 'power' || per === 'food' || per === 'water') return base + Math.floor(player[per] / each)
  return base + player.items.filter(other => ITEMS[other].kind === per).length
}

function readRivals({ players }: State, seat: Seat, rooms: readonly number[], out: Float64Array): void {
  const base = seat * WIDTH
  const rivals = players.length - 1
  for (let rival = 0; rival < players.length; rival++) {
    if (rival === seat) continue
    const player = players[rival]!
    out[base + at.happinessOfRivals]! += player.happiness / 10 / rivals
    out[base + at.dwellersOfRivals]! += player.dwellers / 4 / rivals
    out[base + at.readyOfRivals]! += ready(player) / 4 / rivals
    out[base + at.cubesOfRivals]! += cubes(player) / 10 / rivals
    out[base + at.happinessOfBest] = Math.max(out[base + at.happinessOfBest]!, player.happiness / 10)
    out[base + at.roomsOfBest] = Math.max(out[base + at.roomsOfBest]!, rooms[rival]! / 6)
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
