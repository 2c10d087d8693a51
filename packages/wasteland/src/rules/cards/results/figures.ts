import { type Emit, push, type Seat } from '@overseer/kernel'
import type { Place } from '../../../content/cards/types.ts'
import { isPlaceName } from '../../../content/terms.ts'
import type { Event } from '../../../event.ts'
import { graphOf, spaceChoices } from '../../../map/graph.ts'
import { type Node, nodeCalled, NOWHERE, SHIP } from '../../../map/layout.ts'
import { playerAt, type State } from '../../../state.ts'
import { ask } from '../../asking.ts'
import { placeNode, questWith } from '../../map/icons.ts'
import { leaveMarkers } from '../../map/markers.ts'
import { putSurvivor } from '../../survivors/dying.ts'
import type { ResultTable } from './table.ts'

/** Results that move survivors. */
export const FIGURE_RESULTS = {
  move: (state, { n }, { seat }) =>
    push(state, { do: 'moveStep', seat, left: n, deaths: playerAt(state, seat).deaths }),
  place: (state, { place }, { seat }, _at, emit) => placeSurvivor(state, seat, place, emit),
} satisfies Partial<ResultTable>

/** W-MOVE-R6: the survivor is put somewhere; what was carried stays behind. */
function placeSurvivor(state: State, seat: Seat, place: Place, emit?: Emit<Event>): void {
  if (place === 'empty') return push(state, { do: 'placeAt', seat })
  const node = nodeFor(state, place)
  if (node === undefined || node === NOWHERE) return
  leaveMarkers(state, seat, emit)
  putSurvivor(state, seat, node, emit)
}

function nodeFor(state: State, place: Place): Node | undefined {
  if (place === 'boardCard') return questWith(state, 'boardCard') === undefined ? undefined : SHIP
  return isPlaceName(place) ? placeNode(state, place) : undefined
}

/** W-CON-R4: faceup, without survivor, enemy or faction token. */
function emptySpaces(state: State): Node[] {
  const taken = new Set<Node>()
  for (const { node } of state.players) taken.add(node)
  for (const { node } of state.foes) taken.add(node)
  return graphOf(state.board).open.filter(node => !taken.has(node))
}

export const placeAt = ask({
  open: (state, { seat }) => !playerAt(state, seat).eliminated && emptySpaces(state).length > 0,
  options: state => spaceChoices(state.board, emptySpaces(state)),
  rule: 'W-CON-R4',
  answers: {
    space(state, { seat }, { at }, emit) {
      leaveMarkers(state, seat, emit)
      putSurvivor(state, seat, nodeCalled(state.board, at), emit)
    },
  },
})
