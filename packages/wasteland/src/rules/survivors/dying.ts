import { type Emit, push, type Seat } from '@overseer/kernel'
import { LETTERS } from '../../content/terms.ts'
import type { Event } from '../../event.ts'
import { graphOf, nameAt } from '../../map/graph.ts'
import { type Node, NOWHERE, positionOf, spacesOf } from '../../map/layout.ts'
import { characterOf, playerAt, type State } from '../../state.ts'
import { pickSpace } from '../asking.ts'
import { discardAgenda, gainPower, opponent, passDeck } from '../round/agendas.ts'
import { discardItem } from '../items/belongings.ts'
import { leaveMarkers } from '../map/markers.ts'
import { isFatal, hpMax } from './survivors.ts'

/** Survivors killed and eliminated. */

/** W-MAP-R2: the spaces of the tile with Crossroads Camp. */
export function startSpaces(state: State): Node[] {
  return spacesOf(state.board, positionOf(graphOf(state.board).places.crossroadsCamp!))
}

/** W-KILL-R1: the fight or turn is over, the figure leaves the map; then place, inventory, HP, elimination. */
export function die(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated) return
  player.deaths++
  emit?.({ type: 'killed', seat })
  if (state.turn.seat === seat) state.turn.over = true // W-KILL-7
  leaveMarkers(state, seat, emit)
  player.node = NOWHERE
  const enemy = opponent(state)
  if (enemy !== null) gainPower(state, enemy, 1, emit)
  if (player.rads >= hpMax(player)) return eliminate(state, seat, emit) // W-KILL-R2
  push(state, { do: 'respawn', seat }, { do: 'revive', seat }, { do: 'check' })
}

/** W-KILL-3, W-KILL-R3: placement, hence neither terrain nor a fight. */
export const respawn = pickSpace({
  nodes: (state, { seat }) => (playerAt(state, seat).eliminated ? [] : startSpaces(state)),
  rule: 'W-KILL-3',
  effect: (state, { seat }, node, emit) => putSurvivor(state, seat, node, emit),
})

/** W-MOVE-R6: placing a figure triggers nothing. */
export function putSurvivor(state: State, seat: Seat, node: Node, emit?: Emit<Event>): void {
  playerAt(state, seat).node = node
  emit?.({ type: 'survivorPlaced', seat, at: nameAt(state.board, node) })
}

/** W-KILL-4, W-KILL-5: the inventory is lost, equipped cards stay, HP returns to the maximum. */
export function revive(state: State, { seat }: { seat: Seat }, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated) return
  for (const item of player.inventory.slice()) discardItem(state, seat, item, emit)
  player.hp = hpMax(player)
  if (isFatal(player)) eliminate(state, seat, emit) // W-KILL-8
}

/** W-KILL-9, W-KILL-R6: everything goes where its kind is discarded to (W-LIMIT-R2). */
export function eliminate(state: State, seat: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.eliminated) return
  leaveMarkers(state, seat, emit)
  emit?.({ type: 'eliminated', seat })
  for (const item of [...player.equipped, ...player.inventory]) discardItem(state, seat, item)
  for (const agenda of player.agendas.slice()) discardAgenda(state, seat, agenda)
  state.perks.push(...player.perks)
  for (const { card } of player.kept) state.trashed.push(card)
  const own = characterOf(player).letter // with the silhouette: out of the game (W-SETUP-R7)
  for (const letter of player.letters) if (letter !== own) state.supply[LETTERS.indexOf(letter)]!++
  player.perks = []
  player.kept = []
  player.letters = []
  player.traits = []
  player.caps = 0
  player.node = NOWHERE
  player.eliminated = true
  if (state.turn.seat === seat) state.turn.over = true
  if (state.first === seat) passDeck(state, emit) // W-KILL-10, W-KILL-R8: no depletion
}
