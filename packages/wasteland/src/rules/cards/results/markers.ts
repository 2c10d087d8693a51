import { type Emit, push, type Seat } from '@overseer/kernel'
import type { Place } from '../../../content/cards/types.ts'
import type { Event } from '../../../event.ts'
import { graphOf, nameAt, reaches, stepsTo } from '../../../map/graph.ts'
import { type Node, NOWHERE, SHIP, UNREACHABLE } from '../../../map/layout.ts'
import type { Run } from '../../../run.ts'
import { decider, playerAt, type State } from '../../../state.ts'
import { inheritMarker, placeNodes, questCalled, replaceQuest } from '../../map/markers.ts'
import { firstPlayer } from '../../round/agendas.ts'
import { startSpaces } from '../../survivors/dying.ts'
import { unmarkedIcon } from '../conditions.ts'
import { noteCaps, noteMarked } from '../triggers.ts'
import { amountOf, type ResultTable } from './table.ts'

/** Results for the marker of a quest, and for the Caps on its card and on spaces. */
export const MARKER_RESULTS = {
  marker: (state, { place }, run) => markerFor(state, run, place),
  moveMarker: (state, { n }, run) =>
    push(state, { do: 'markerStep', seat: decider(state, run.seat), card: run.card, left: amountOf(n, run) }),
  moveMarkerToward: (state, { place }, { card }) =>
    push(state, { do: 'markerToward', seat: firstPlayer(state), card, place }),
  inheritMarker: (state, _result, { from, card }) => inheritMarker(state, from, card),
  capOnCard: (state, { n }, run, _at, emit) => capOnCard(state, run, amountOf(n, run), emit),
  removeCapOnCard: (state, { n }, run, _at, emit) => capOnCard(state, run, -amountOf(n, run), emit),
  capOnSpace: (state, _result, run, _at, emit) => capOnSpace(state, run, emit),
  clearCaps(state, _result, { card }) {
    const quest = questCalled(state, card)
    if (quest !== undefined) replaceQuest(state, { ...quest, capped: [] })
  },
} satisfies Partial<ResultTable>

/** W-QCARD-9, W-CON-R2, W-CON-C023: where the card says; its survivor picks among several spaces. */
function markerFor(state: State, run: Run, place: Place): void {
  if (questCalled(state, run.card) === undefined) return
  const nodes = markerNodes(state, run, place)
  push(state, { do: 'markerSpace', seat: decider(state, run.seat), card: run.card, nodes })
}

function markerNodes(state: State, { seat, card }: Run, place: Place): Node[] {
  if (place === 'startTile') return startSpaces(state)
  return place === 'threeAway' ? threeAway(state, seat) : placeNodes(state, place, seat, card)
}

function threeAway(state: State, seat: Seat): Node[] {
  const { node } = playerAt(state, seat)
  if (node === NOWHERE || node === SHIP) return []
  const graph = graphOf(state.board)
  const far = reaches(graph, node)
  const most = Math.max(...graph.open.map(space => (far[space] === UNREACHABLE ? 0 : Math.min(3, stepsTo(far, space)))))
  return graph.open.filter(space => far[space] === most)
}

function capOnCard(state: State, { seat, card }: Run, n: number, emit?: Emit<Event>): void {
  const quest = questCalled(state, card)
  if (quest === undefined) return
  const caps = Math.max(0, quest.caps + n)
  replaceQuest(state, { ...quest, caps })
  emit?.({ type: 'capsOnCard', card, n: caps })
  if (n > 0) noteCaps(state, seat, card)
}

function capOnSpace(state: State, run: Run, emit?: Emit<Event>): void {
  const quest = questCalled(state, run.card)
  const icon = unmarkedIcon(state, run)
  if (quest === undefined || icon === undefined) return
  replaceQuest(state, { ...quest, capped: [...quest.capped, icon] })
  emit?.({ type: 'spaceCapped', card: run.card, at: nameAt(state.board, playerAt(state, run.seat).node) })
  noteMarked(state, run.seat)
}
