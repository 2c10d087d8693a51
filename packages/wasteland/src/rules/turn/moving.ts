import type { Seat } from '@overseer/kernel'
import { graphOf, nameAt, reaches, stepsTo, walksFrom } from '../../map/graph.ts'
import { isWholeTile, type Node, nodeCalled, parseSpace, SHIP, type SpaceName, UNREACHABLE } from '../../map/layout.ts'
import { because, type Objection } from '../../refusal.ts'
import { playerAt, type State } from '../../state.ts'
import { anyToCarry, carryMarker, putDownMarker, whyNotCarry, whyNotPutDown } from '../map/markers.ts'
import { enter, stepCost } from '../map/movement.ts'
import { endStart } from './starting.ts'
import type { TurnGroup } from './turn-acts.ts'

/** The markers that a survivor takes along. */
export const CARRYING: TurnGroup<'carry' | 'putDown'> = {
  open: anyToCarry,
  begin: endStart,
  acts: {
    carry: {
      list(state, seat, list) {
        for (const { card } of state.quests)
          if (whyNotCarry(state, seat, card) === undefined) list.push({ do: 'carry', card })
      },
      why: (state, seat, { card }) => whyNotCarry(state, seat, card),
      take: (state, seat, { card }, emit) => carryMarker(state, seat, card, emit),
    },
    putDown: {
      list(state, seat, list) {
        for (const { card } of state.quests)
          if (whyNotPutDown(state, seat, card) === undefined) list.push({ do: 'putDown', card })
      },
      why: (state, seat, { card }) => whyNotPutDown(state, seat, card),
      take: (state, seat, { card }, emit) => putDownMarker(state, seat, card, emit),
    },
  },
}

/** Steps for movement points. */
export const MOVING: TurnGroup<'step'> = {
  open: state => state.turn.points > 0,
  begin: endStart,
  acts: {
    step: {
      list(state, seat, list) {
        const { points } = state.turn
        const { steps } = graphOf(state.board)
        for (const node of walksFrom(state.board, playerAt(state, seat).node)) {
          const step = steps[node]
          if (step !== undefined && (points > 1 || stepCost(state, seat, node) === 1)) list.push(step)
        }
      },
      why: (state, seat, { to }) => whyNotStep(state, seat, to),
      take(state, seat, { to }, emit) {
        const node = nodeCalled(state.board, to)
        state.turn.points -= stepCost(state, seat, node)
        enter(state, seat, node, emit)
      },
    },
  },
}

/** W-MOVE-2, W-MOVE-3, W-MOVE-R3. */
function whyNotStep(state: State, seat: Seat, to: SpaceName): Objection | undefined {
  const node = parseSpace(state.board, to)
  if (node === undefined) return 'W-MOVE-R3'
  if (isWholeTile(node)) return because('W-MOVE-R3', { facedown: to })
  const here = playerAt(state, seat).node
  if (here === SHIP) return because('W-MOVE-2', { aboard: true })
  if (!walksFrom(state.board, here).includes(node)) return whyFar(state, here, node)
  const needs = stepCost(state, seat, node)
  const { points } = state.turn
  return needs <= points ? undefined : because(needs > 1 ? 'W-MOVE-3' : 'W-MOVE-2', { points, needs })
}

function whyFar(state: State, here: Node, node: Node): Objection {
  const distance = stepsTo(reaches(graphOf(state.board), here), node)
  return distance === UNREACHABLE
    ? because('W-MOVE-2', { noWay: nameAt(state.board, node) })
    : because('W-MOVE-2', { distance, reach: 1 })
}
