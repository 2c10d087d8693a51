import { isWholeTile, lurking, type Node, SHIP, slowness, stepCost, terrainRads } from '@overseer/wasteland'
import { itemAt } from '../../lists.ts'
import type { Context } from '../context.ts'

/** The ways of a survivor over as many turns as they take, around what lurks there if that is shorter. */
export interface Routes {
  readonly cost: Float64Array // movement points to each node, danger counted as a detour; Infinity: no way
  readonly before: Int16Array // the node before it on the way
}

const UNSEEN = 6.5 // points that a facedown tile in the way costs
const AMBUSH = 6 // for an enemy that fights whoever enters
const RADS = 1

export function routesOf(context: Context): Routes {
  const { state, seat, player, graph } = context
  const cost = new Float64Array(graph.near.length).fill(Infinity)
  const before = new Int16Array(graph.near.length).fill(-1)
  if (player.node < 0) return { cost, before }
  cost[player.node] = 0
  if (player.node === SHIP) return { cost, before } // no way leads from there
  const toll = new Float64Array(graph.near.length)
  for (const node of graph.open) toll[node] = stepCost(state, seat, node) + RADS * terrainRads(state, player, node)
  for (const node of context.beset) if (node < SHIP && lurking(state, seat, node).length > 0) toll[node]! += AMBUSH
  for (let node = 0; node < toll.length; node++) if (isWholeTile(node)) toll[node] = UNSEEN
  const followed = new Float64Array(graph.near.length).fill(Infinity) // at which cost the ways on from a node were last looked at
  const queue = [player.node]
  for (let head = 0; head < queue.length; head++) {
    const node = itemAt(queue, head)
    const here = cost[node]!
    if (followed[node] === here) continue // it stood in the queue twice
    followed[node] = here
    for (const next of itemAt(graph.near, node)) {
      const way = here + toll[next]!
      if (way >= cost[next]!) continue
      cost[next] = way
      before[next] = node
      queue.push(next)
    }
  }
  return { cost, before }
}

/** The first node on the way to another one. */
export function firstStep({ before }: Routes, from: Node, to: Node): Node | undefined {
  let node = to
  for (let left = before.length; left > 0; left--) {
    const last = before[node]!
    if (last < 0) return undefined
    if (last === from) return node
    node = last
  }
  return undefined
}

const POINTS = 2 // of a Move action

/** Move actions still to be taken for so many points. */
export function movesFor({ state, seat, player }: Context, points: number): number {
  const own = state.turn.seat === seat
  const rest = points - (own ? state.turn.points : 0)
  if (rest <= 0) return 0
  const slow = own && state.turn.hurried ? 0 : slowness(player)
  return Math.ceil((rest + slow) / POINTS)
}
