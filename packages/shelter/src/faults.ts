import type { Pile } from '@overseer/kernel'
import { LETTERS, RESOURCES } from './content/icons.ts'
import { ITEM_IDS } from './content/items.ts'
import { MOST_DWELLERS, TRACK_CARDS, TRACK_SPOTS } from './content/limits.ts'
import { ROOM_DECK, TOP_ROOMS } from './content/rooms.ts'
import { THREAT_DECK } from './content/threats.ts'
import { canExhaust } from './rules/items.ts'
import { available, type Crew, ownerOf, type Player, SOURCES, type State, spaceIn } from './state.ts'
import { COLUMNS, LEVEL_NAMES, placeAt, roomIndex, SLOTS, type SpaceId } from './vault.ts'

/** What play can never lead to: lost cards, cubes beyond the track, dwellers out of nowhere. */
export function faults(state: State): string[] {
  const found = [
    ...sizeFaults(state),
    ...cardFaults('items', ITEM_IDS, [
      ...state.itemTrack,
      ...cards(state.itemPile),
      ...state.players.flatMap(p => p.items),
    ]),
    ...cardFaults('rooms', ROOM_DECK, [...state.roomTrack, ...cards(state.roomPile), ...built(state)]),
    ...cardFaults('threats', THREAT_DECK, [...cards(state.threatPile), ...present(state.threats)]),
    ...state.players.flatMap((player, seat) => playerFaults(state, player, seat)),
    ...vaultFaults(state),
  ]
  if (state.itemTrack.length > TRACK_CARDS || state.roomTrack.length > TRACK_CARDS)
    found.push(`${state.itemTrack.length > TRACK_CARDS ? 'itemTrack' : 'roomTrack'}: has more than three cards`)
  return found
}

function sizeFaults({ players, vault, threats, crews, levels, token }: State): string[] {
  const floors = players.length + 1
  const found: string[] = []
  if (vault.length !== floors * SLOTS) found.push(`vault: has ${vault.length} slots`)
  if (threats.length !== floors * COLUMNS) found.push(`threats: has ${threats.length} spaces`)
  if (crews.length !== floors * COLUMNS) found.push(`crews: has ${crews.length} spaces`)
  if ([...levels].sort().join() !== [...players.keys()].join()) found.push('levels: not one for each seat')
  if (players[token] === undefined) found.push(`token: no seat ${token}`)
  return found
}

function cards<Card>(pile: Pile<Card>): Card[] {
  return [...pile.deck, ...pile.discard]
}

function present<T>(list: readonly (T | null)[]): T[] {
  return list.filter(entry => entry !== null)
}

function built({ vault }: State): string[] {
  return present(vault.slice(SLOTS))
}

/** Every card in exactly one place. */
function cardFaults(name: string, all: readonly string[], here: readonly string[]): string[] {
  const surplus = [...here]
  const missing = all.filter(card => {
    const at = surplus.indexOf(card)
    if (at >= 0) surplus.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map(card => `${name}: ${card} is missing`),
    ...surplus.map(card => `${name}: ${card} is there once too often`),
  ]
}

function playerFaults(state: State, player: Player, seat: number): string[] {
  const found: string[] = []
  const name = `players.${seat}`
  for (const resource of RESOURCES)
    if (!(player[resource] >= 0 && player[resource] <= TRACK_SPOTS))
      found.push(`${name}.${resource}: ${player[resource]} is not 0 to ${TRACK_SPOTS}`)
  const crews = present(state.crews).filter(crew => crew.seat === seat)
  const placed = crews.reduce((sum, crew) => sum + crew.count + crew.fresh, 0)
  if (player.plain < 0 || player.hurt < 0) found.push(`${name}.plain: fewer than no dwellers`)
  if (available(player) + placed !== player.dwellers)
    found.push(`${name}.dwellers: ${player.dwellers}, but ${available(player)} available and ${placed} in the vault`)
  if (player.dwellers > MOST_DWELLERS)
    found.push(`${name}.dwellers: ${player.dwellers} in all, and nobody has more than ${MOST_DWELLERS}`)
  if (LETTERS.filter(letter => player.trained.includes(letter)).join() !== player.trained.join())
    found.push(`${name}.trained: ${player.trained.join()} is not in order, each letter once`)
  if (!player.exhausted.every((item, i) => player.items.includes(item) && player.exhausted.indexOf(item) === i))
    found.push(`${name}.exhausted: holds what is not in front of the player`)
  const upright = player.exhausted.find(item => !canExhaust(item))
  if (upright !== undefined) found.push(`${name}.exhausted: '${upright}' never turns`)
  if (SOURCES.reduce((sum, source) => sum + player.sources[source], 0) !== player.happiness)
    found.push(`${name}.happiness: ${player.happiness} is not the sum of its sources`)
  return found
}

function vaultFaults(state: State): string[] {
  const found: string[] = []
  if (state.vault.slice(0, SLOTS).join() !== TOP_ROOMS.join()) found.push('vault: the top level is not the printed one')
  for (let level = 1; level <= state.players.length; level++) {
    const room = (slot: number) => state.vault[roomIndex(level, slot)] ?? null
    for (const [outer, inner] of [
      [0, 1],
      [1, 2],
      [4, 3],
      [5, 4],
    ] as const)
      if (room(outer) !== null && room(inner) === null)
        found.push(`vault: level ${LEVEL_NAMES[level]} has a gap between its elevator and its rooms`)
  }
  for (const [space, crew] of state.crews.entries())
    if (crew !== null) found.push(...crewFaults(state, space, crew).map(fault => `crews: ${fault}`))
  for (const [space, threat] of state.threats.entries()) {
    const { slot, column, level, name } = placeAt(space)
    const covered = slot >= 0 && column > 1 && column < COLUMNS && state.vault[roomIndex(level, slot)] !== null
    if (threat !== null && !covered) found.push(`threats: nothing to cover on ${name}`)
  }
  return found
}

/** Who stands where they could not have gone, or got what the space does not do. */
function crewFaults(state: State, space: SpaceId, { seat, count, hurt, train, fresh }: Crew): string[] {
  const found: string[] = []
  const { name, level, slot } = placeAt(space)
  const printed = spaceIn(state, space)
  if (printed === undefined) return [`nobody can stand on ${name}`]
  const places = printed.linked ? 2 : 1
  if (count !== places) found.push(`${name} takes ${places} of a player, not ${count}`)
  if (state.players[seat] === undefined) found.push(`there is no seat ${seat} to stand on ${name}`)
  const owner = slot < 0 ? ownerOf(state, level) : undefined
  if (owner !== undefined && owner !== seat) found.push(`${name} is the elevator of seat ${owner} alone`)
  const heals = printed.gain.some(({ icon }) => icon === 'heal') && state.placement?.space !== space // it has by then
  const mayHurt = (printed.hurtOnly && !heals) || printed.cost.injure || printed.needs > 0
  if (hurt > 0 && !mayHurt) found.push(`nobody on ${name} can be injured`)
  if (hurt > count) found.push(`more injured than there are on ${name}`)
  if (hurt > 0 && train !== null) found.push(`nobody injured can learn on ${name}`)
  const most = 2 * printed.gain.filter(({ icon }) => icon === 'dweller').length // twice if doubled
  if (fresh > most) found.push(`${name} brings ${most === 0 ? 'no new dweller' : `at most ${most} new dwellers`}`)
  return found
}
