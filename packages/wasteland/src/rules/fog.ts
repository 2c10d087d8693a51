import type { Question, Seat } from '@overseer/kernel'
import type { Choice, FoeId } from '../choice.ts'
import type { Event } from '../event.ts'
import { distances, graphOf, type Node, parseSpace } from '../map.ts'
import { type Foe, push, type State } from '../state.ts'
import type { Step } from '../steps.ts'
import { firstPlayer } from './agendas.ts'
import { factionLevel, foeCalled, tokensAt } from './foes.ts'
import { iconsAt } from './icons.ts'
import { placeToken, removeToken } from './tokens.ts'

/** Far Harbor at the end of a round: the fog spreads, the condensers clear it (content, section 2). */

type Ask = Step & { readonly seat: Seat }

/** Z fog tokens, one after the other; -1 stands for the value that Z has now. */
export function spreadFog(state: State, { left }: { left: number }): void {
  const tokens = left < 0 ? factionLevel(state, 'shield') : left
  if (tokens === 0) return
  push(
    state,
    { do: 'fogSpace', seat: firstPlayer(state) },
    { do: 'deeds' },
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
    const far = Math.min(...reach.map(from => from[node]!))
    if (far < best) {
      best = far
      nodes = [node]
    } else if (far === best) nodes.push(node)
  }
  return nodes
}

export const fogSpace: Question<State, Ask, Choice, Event> = {
  open: state => fogNodes(state).length > 1,
  settle(state, { seat }, emit) {
    const [only] = fogNodes(state)
    if (only !== undefined) placeToken(state, 'shield', only, seat, emit)
  },
  choices(state) {
    const { picks } = graphOf(state.board)
    return fogNodes(state).map(node => picks[node]!)
  },
  why(state, _step, wish) {
    const node = wish.do === 'space' ? parseSpace(state.board, wish.at) : undefined
    return node !== undefined && fogNodes(state).includes(node) ? undefined : 'W-FTOK-1'
  },
  answer(state, { seat }, choice, emit) {
    if (choice.do === 'space') placeToken(state, 'shield', parseSpace(state.board, choice.at)!, seat, emit)
  },
}

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

type FogCleared = Ask & { readonly condenser: FoeId }

/** The nearest fog within Z spaces. */
function clearable(state: State, condenser: FoeId): Foe[] {
  const from = foeCalled(state, condenser)
  if (from === undefined) return []
  const far = distances(graphOf(state.board), from.node)
  const fog = state.foes.filter(({ kind, node }) => kind === 'shield' && far[node]! <= factionLevel(state, 'star'))
  const nearest = Math.min(...fog.map(({ node }) => far[node]!))
  return fog.filter(({ node }) => far[node] === nearest)
}

export const fogCleared: Question<State, FogCleared, Choice, Event> = {
  open: (state, { condenser }) => clearable(state, condenser).length > 1,
  settle(state, { condenser }, emit) {
    const [only] = clearable(state, condenser)
    if (only !== undefined) removeToken(state, only, emit)
  },
  choices: (state, { condenser }) => clearable(state, condenser).map(({ id }) => ({ do: 'foe', foe: id })),
  why: (state, { condenser }, wish) =>
    wish.do === 'foe' && clearable(state, condenser).some(({ id }) => id === wish.foe) ? undefined : 'W-FTOK-1',
  answer(state, _step, choice, emit) {
    if (choice.do === 'foe') removeToken(state, foeCalled(state, choice.foe)!, emit)
  },
}
