import type { Emit, Seat } from '@overseer/kernel'
import { FACTION_SHEETS } from '../../content/factions.ts'
import type { Faction, PlaceName } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { distances, graphOf, nameAt, stepsTo } from '../../map/graph.ts'
import { type Node, SHIP } from '../../map/layout.ts'
import type { Foe, Player, State } from '../../state.ts'
import { notePlaced } from '../cards/triggers.ts'
import { placeFoe } from '../fight/enemies.ts'
import { factionLevel, removeFoe, tokensAt } from '../fight/foes.ts'
import { placeNode } from './icons.ts'
import { loyaltyOf, safeInIrradiated } from '../items/passives.ts'

/** Faction tokens: patrols that are enemies, or the fog and the condensers of Far Harbor (content, section 2). */

function roleOf(state: State, faction: Faction): 'enemy' | 'fog' | 'condenser' {
  return FACTION_SHEETS[state.options.scenario][faction].role
}

/** Whether a token may be put into a space: fog never where a condenser is, and one of these to a space. */
function mayPlaceToken(state: State, faction: Faction, node: Node): boolean {
  if (roleOf(state, faction) === 'enemy') return true
  if (tokensAt(state, faction, node) > 0) return false
  return faction === 'star' || tokensAt(state, 'star', node) === 0
}

/** Puts a token on the map. `seat`: whose deed it is; nobody's in setup. */
export function placeToken(state: State, faction: Faction, node: Node, seat: Seat | null, emit?: Emit<Event>): void {
  if (node === SHIP || !mayPlaceToken(state, faction, node)) return
  if (roleOf(state, faction) === 'condenser')
    for (const foe of state.foes.filter(one => one.kind === 'shield' && one.node === node))
      removeToken(state, foe, emit)
  placeFoe(state, faction, null, node, true)
  emit?.({ type: 'tokenPlaced', faction, at: nameAt(state.board, node) })
  if (seat !== null) notePlaced(state, seat, faction)
}

/** W-CON-R10: at a named space, or beside the map until that space is turned up. */
export function placeTokenAt(
  state: State,
  faction: Faction,
  place: PlaceName,
  seat: Seat | null,
  emit?: Emit<Event>,
): void {
  const node = placeNode(state, place)
  if (node !== undefined) return placeToken(state, faction, node, seat, emit)
  state.waiting.push({ faction, place })
  emit?.({ type: 'tokenWaits', faction })
}

/** W-CON-R10: tokens whose space has been turned up come onto the map. */
export function placeWaiting(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.waiting.length === 0) return
  const waiting = state.waiting
  state.waiting = []
  for (const { faction, place } of waiting) placeTokenAt(state, faction, place, seat, emit)
}

export function removeToken(state: State, foe: Foe, emit?: Emit<Event>): void {
  removeFoe(state, foe.id)
  emit?.({ type: 'tokenRemoved', faction: foe.kind as Faction, at: nameAt(state.board, foe.node) })
}

/** The rads that fog gives to a survivor who moves into a space. */
export function fogRads(state: State, player: Player, node: Node): number {
  if (roleOf(state, 'shield') !== 'fog' || tokensAt(state, 'shield', node) === 0) return 0
  const loyalty = loyaltyOf(player)
  if (loyalty === 'shield' || safeInIrradiated(player)) return 0
  const shelter = loyalty === 'star' ? 2 : 1 // a condenser works in its space and the next ones
  const far = distances(graphOf(state.board), node)
  for (const foe of state.foes) if (foe.kind === 'star' && stepsTo(far, foe.node) <= shelter) return 0
  return factionLevel(state, 'shield')
}
