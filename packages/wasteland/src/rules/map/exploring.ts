import { type Emit, push, reveal, type Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../../choice.ts'
import { TILES } from '../../content/map/tiles.ts'
import type { Event } from '../../event.ts'
import { distances, farthest, graphOf, hiddenNextTo, nameAt, spaceAt, stepsTo, turnUp } from '../../map/graph.ts'
import {
  isFaceup,
  isWholeTile,
  type Node,
  parseSpace,
  positionOf,
  SHIP,
  type SpaceName,
  spacesOf,
  tileAt,
  wholeTile,
} from '../../map/layout.ts'
import { because, type Objection } from '../../refusal.ts'
import { playerAt, type State } from '../../state.ts'
import { noteExplored, noteMarked } from '../cards/triggers.ts'
import { fillIcon, moveFoe } from '../fight/enemies.ts'
import { foeOnMap } from '../fight/foes.ts'
import { layOutMarkers } from './markers.ts'
import { placeWaiting } from './tokens.ts'

/** Turning tiles up. */

/** Adds the facedown tiles that a survivor could turn up. */
export function listExplorations(state: State, seat: Seat, list: Choice[]): void {
  const { explores } = graphOf(state.board)
  for (const tile of hiddenNextTo(state.board, playerAt(state, seat).node)) {
    const choice = explores[tile]
    if (choice !== undefined) list.push(choice)
  }
}

/** W-EXPL-1. */
export function whyNotExplore(state: State, seat: Seat, tile: SpaceName): Objection | undefined {
  const { board } = state
  const node = parseSpace(board, tile)
  if (node === undefined) return isFaceup(board, tile) ? because('W-EXPL-1', { faceup: tile }) : 'W-EXPL-1'
  const from = playerAt(state, seat).node
  if (hiddenNextTo(board, from).includes(node)) return undefined
  if (!isWholeTile(node)) return 'W-EXPL-1'
  if (from === SHIP) return because('W-EXPL-1', { aboard: true })
  return because('W-EXPL-1', { distance: stepsTo(distances(graphOf(board), from), node), reach: 1 })
}

/** W-EXPL-R2: flip, fill the icons, then the enemies and markers that were already there; triggers come last. */
export function explore(state: State, seat: Seat, node: Node, emit?: Emit<Event>): void {
  const position = positionOf(node)
  const tile = tileAt(state.board, position)
  reveal(state)
  state.board = turnUp(state.board, position)
  emit?.({ type: 'tileExplored', seat, tile, at: nameAt(state.board, spacesOf(state.board, position)[0]!) })
  for (const space of spacesOf(state.board, position))
    for (const type of spaceAt(state.board, space).enemies) fillIcon(state, type, space, emit)
  const whole = wholeTile(position)
  push(state, { do: 'explored', seat, position }, { do: 'check' }, { do: 'completeDue' })
  layOutMarkers(state, seat, whole, spacesOf(state.board, position))
  for (const foe of state.foes.filter(one => one.node === whole).reverse())
    push(state, { do: 'displaced', seat, foe: foe.id, position })
}

/** What waited for this tile, and the objectives met by turning it up. */
export function explored(state: State, { seat, position }: { seat: Seat; position: number }, emit?: Emit<Event>): void {
  placeWaiting(state, seat, emit)
  noteExplored(state, seat, TILES[tileAt(state.board, position)].back)
  noteMarked(state, seat)
}

type Displaced = { readonly seat: Seat; readonly foe: FoeId; readonly position: number }

/** W-EXPL-4, W-ACTIV-10, W-EXPL-R3: each goes to the space of the tile farthest from the explorer; no fight arises. */
export function displaced(state: State, { seat, foe, position }: Displaced, emit?: Emit<Event>): void {
  const node = farthest(state.board, playerAt(state, seat).node, spacesOf(state.board, position))
  if (node !== undefined) moveFoe(state, foeOnMap(state, foe), node, emit)
}
