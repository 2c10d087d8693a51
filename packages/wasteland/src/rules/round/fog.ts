import { type Asked, push } from '@overseer/kernel'
import type { FoeId } from '../../choice.ts'
import { distances, graphOf, stepsTo } from '../../map/graph.ts'
import { type Node } from '../../map/layout.ts'
import type { Foe, State } from '../../state.ts'
import { pickFoe, pickSpace } from '../asking.ts'
import { firstPlayer } from './agendas.ts'
import { factionLevel, foeCalled, foeOnMap, tokensAt } from '../fight/foes.ts'
import { iconsAt } from '../map/icons.ts'
import { placeToken, removeToken } from '../map/tokens.ts'

/** Far Harbor at the end of a round: the fog spreads, the condensers clear it (content, section 2). */

/** As many fog tokens as its letter says, one after the other; -1 stands for the value that it has now. */
export function spreadFog(state: State, { left }: { left: number }): void {
  const tokens = left < 0 ? factionLevel(state, 'shield') : left
  if (tokens === 0) return
  push(
    state,
    { do: 'fogSpace', seat: firstPlayer(state) },
    { do: 'completeDue' },
    { do: 'check' },
    { do: 'spreadFog', left: tokens - 1 },
  )
}

/** Icon spaces without a token, nearest to the fog there is, or to The Nucleus. */
function fogNodes(state: State): Node[] {
  const graph = graphOf(state.board)
  const fog = state.foes.filter(({ kind }) => kind === 'shield').map(({ node }) => node)
  const home = graph.places.theNucleus
  const sources = fog.length > 0 ? fog : home === undefined ? [] : [home]
  const reach = sources.map(node => distances(graph, node))
  let best = Number.POSITIVE_INFINITY
  let nodes: Node[] = []
  for (const node of graph.open) {
    if (iconsAt(state, node).length === 0 || tokensAt(state, 'shield', node) + tokensAt(state, 'star', node) > 0)
      continue
    const far = Math.min(...reach.map(from => stepsTo(from, node)))
    if (far < best) {
      best = far
      nodes = [node]
    } else if (far === best) nodes.push(node)
  }
  return nodes
}

export const fogSpace = pickSpace({
  nodes: fogNodes,
  rule: 'W-FTOK-1',
  effect: (state, { seat }, node, emit) => placeToken(state, 'shield', node, seat, emit),
})

/** Each condenser in turn, in the order of placement. */
export function clearFog(state: State, { done }: { done: readonly FoeId[] }): void {
  const next = state.foes.find(({ kind, id }) => kind === 'star' && !done.includes(id))
  if (next === undefined) return
  push(
    state,
    { do: 'fogCleared', seat: firstPlayer(state), condenser: next.id },
    { do: 'clearFog', done: [...done, next.id] },
  )
}

type FogCleared = Asked & { readonly condenser: FoeId }

/** The nearest fog within Z spaces. */
function clearable(state: State, condenser: FoeId): Foe[] {
  const from = foeCalled(state, condenser)
  if (from === undefined) return []
  const far = distances(graphOf(state.board), from.node)
  const fog = state.foes.filter(
    ({ kind, node }) => kind === 'shield' && stepsTo(far, node) <= factionLevel(state, 'star'),
  )
  const nearest = Math.min(...fog.map(({ node }) => stepsTo(far, node)))
  return fog.filter(({ node }) => far[node] === nearest)
}

export const fogCleared = pickFoe<FogCleared>({
  foes: (state, { condenser }) => clearable(state, condenser).map(({ id }) => id),
  rule: 'W-FTOK-1',
  effect: (state, _step, fog, emit) => removeToken(state, foeOnMap(state, fog), emit),
})
