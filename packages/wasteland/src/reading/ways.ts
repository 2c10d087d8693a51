import type { Seat } from '@overseer/kernel'
import type { FoeId } from '../choice.ts'
import { questCard } from '../content/cards/library.ts'
import { type Graph, graphOf } from '../map/graph.ts'
import { type Node, NOWHERE, SHIP, type SpaceName } from '../map/layout.ts'
import { carries } from '../rules/map/markers.ts'
import { lurking, stepCost, terrainRads } from '../rules/map/movement.ts'
import { healsFromRads, slowness } from '../rules/items/passives.ts'
import { ACTIONS } from '../rules/round/round.ts'
import { MOVE_POINTS } from '../rules/turn/actions.ts'
import { type Player, playerAt, remainingHp, type State } from '../state.ts'
import { asState, type View } from '../view.ts'

/** Where a survivor can go in this turn, or in its next one while another plays, and what waits on the way. */

/** One space entered on the way; the numbers are totals up to it. */
export interface WayStep {
  readonly to: SpaceName
  readonly points: number
  readonly rads: number
  readonly healed: number // HP, for those whom radiation heals
  readonly foes: readonly FoeId[] // that fight whoever enters this space
}

export interface Way {
  readonly to: SpaceName
  readonly node: Node
  readonly points: number // of movement
  readonly moves: number // Move actions still to be taken for it
  readonly rads: number
  readonly healed: number
  readonly foes: readonly FoeId[] // on the whole way, the goal included
  readonly steps: readonly WayStep[]
  /** Nothing can happen before the last step: the whole way may be gone at once. */
  readonly quiet: boolean
  readonly fatal: boolean // the rads on the way kill
}

/** A facedown tile that could be turned over. */
export interface Exploration {
  readonly tile: SpaceName
  readonly from: SpaceName // the best space to stand in
  readonly moves: number
  readonly points: number
}

export interface Ways {
  readonly from: SpaceName | null // null: not on the map
  readonly ways: readonly Way[] // cheapest first
  readonly detours: readonly Way[] // to the same spaces with less danger, where there is a longer way with less
  readonly explorations: readonly Exploration[]
}

/** What a survivor still has to walk with. */
interface Purse {
  readonly points: number
  readonly actions: number
  readonly hurried: boolean
}

function purseOf({ turn }: State, seat: Seat): Purse {
  if (turn.seat !== seat) return { points: 0, actions: ACTIONS, hurried: false }
  return { points: turn.points, actions: turn.actions, hurried: turn.hurried }
}

/** W-MOVE-1, W-MOVE-R1: the points after so many Move actions. */
function pointsAfter({ points, hurried }: Purse, slow: number, moves: number): number {
  if (moves === 0) return points
  return points + Math.max(0, MOVE_POINTS - (hurried ? 0 : slow)) + MOVE_POINTS * (moves - 1)
}

/** What one step adds. */
interface Toll {
  readonly points: number
  readonly rads: number
  readonly foes: readonly FoeId[]
}

const NO_WAYS: Ways = { from: null, ways: [], detours: [], explorations: [] }

export function waysOf(view: View, seat: Seat): Ways {
  const state = asState(view)
  const player = playerAt(state, seat)
  if (player.character === null || player.node === NOWHERE || player.node === SHIP) return NO_WAYS
  const graph = graphOf(state.board)
  const purse = purseOf(state, seat)
  const slow = slowness(player)
  const budget = pointsAfter(purse, slow, purse.actions)
  const tolls = new Map<Node, Toll>()
  const tollAt = (node: Node): Toll => {
    let toll = tolls.get(node)
    if (toll === undefined) tolls.set(node, (toll = tollOf(state, seat, player, node)))
    return toll
  }
  const movesFor = (points: number): number => {
    let moves = 0
    while (pointsAfter(purse, slow, moves) < points) moves++
    return moves
  }
  const tell = (routes: ReadonlyMap<Node, Route>): Way[] =>
    [...routes.values()]
      .filter(({ node }) => node !== player.node)
      .map(route => wayOf(state, seat, graph, route, tollAt, movesFor(route.points)))
      .sort((a, b) => a.points - b.points || a.node - b.node)
  const shortest = routesFrom(graph, player.node, budget, tollAt, byPoints)
  const ways = tell(shortest)
  const risky = new Map(ways.map(way => [way.node, dangerOf(way)]))
  const detours = tell(routesFrom(graph, player.node, budget, tollAt, byDanger)).filter(
    way => dangerOf(way) < (risky.get(way.node) ?? 0),
  )
  return {
    from: graph.names[player.node]!,
    ways,
    detours,
    explorations: explorations(graph, purse, shortest, movesFor),
  }
}

function tollOf(state: State, seat: Seat, player: Player, node: Node): Toll {
  return {
    points: stepCost(state, seat, node),
    rads: terrainRads(state, player, node),
    foes: lurking(state, seat, node),
  }
}

/** A fight weighs more than any rads. */
const FIGHT = 100
const dangerOf = ({ rads, foes }: Pick<Way, 'rads' | 'foes'>): number => rads + FIGHT * foes.length

/** A way while it is sought: from its last space back. */
interface Route {
  readonly node: Node
  readonly points: number
  readonly danger: number
  readonly before: Route | null
}

type Order = (a: Route, b: Route) => number
const byPoints: Order = (a, b) => a.points - b.points || a.danger - b.danger
const byDanger: Order = (a, b) => a.danger - b.danger || a.points - b.points

/** Dijkstra's algorithm within a budget of points. A longer, safer start may be too dear at the end; cheap ones stay. */
function routesFrom(
  { walks }: Graph,
  from: Node,
  budget: number,
  tollAt: (node: Node) => Toll,
  order: Order,
): ReadonlyMap<Node, Route> {
  const found = new Map<Node, Route>()
  const open: Route[] = [{ node: from, points: 0, danger: 0, before: null }]
  const kept: Route[] = []
  for (let route = open.shift(); route !== undefined; route = open.shift()) {
    const { node, points, danger } = route
    if (kept.some(other => other.node === node && other.points <= points && other.danger <= danger)) continue
    kept.push(route)
    const best = found.get(node)
    if (best === undefined || order(route, best) < 0) found.set(node, route)
    for (const next of walks[node]!) {
      const toll = tollAt(next)
      const cost = points + toll.points
      if (cost <= budget) open.push({ node: next, points: cost, danger: danger + dangerOf(toll), before: route })
    }
    open.sort(order)
  }
  return found
}

function wayOf(state: State, seat: Seat, graph: Graph, route: Route, tollAt: (node: Node) => Toll, moves: number): Way {
  const player = playerAt(state, seat)
  const heals = healsFromRads(player)
  const nodes: Node[] = []
  for (let at: Route | null = route; at?.before != null; at = at.before) nodes.unshift(at.node)
  const steps: WayStep[] = []
  for (const node of nodes) {
    const { points, rads, foes } = tollAt(node)
    const last = steps.at(-1)
    steps.push({
      to: graph.names[node]!,
      points: (last?.points ?? 0) + points,
      rads: (last?.rads ?? 0) + (heals ? 0 : rads),
      healed: (last?.healed ?? 0) + (heals ? rads : 0),
      foes,
    })
  }
  const end = steps.at(-1)!
  const { to, points, rads, healed } = end
  const foes = steps.flatMap(step => step.foes)
  const quiet = steps.slice(0, -1).every(step => isUneventful(state, seat, step))
  return { to, node: route.node, points, moves, rads, healed, foes, steps, quiet, fatal: rads >= remainingHp(player) }
}

/** Whether entering a space leads to nothing but being there: no fight, no death, no objective met. */
function isUneventful(state: State, seat: Seat, { rads, foes }: WayStep): boolean {
  if (foes.length > 0 || carries(state, seat) || rads >= remainingHp(playerAt(state, seat))) return false
  return rads === 0 || !state.quests.some(({ card }) => countsRads(card))
}

/** W-CON-C142: a quest that is done by suffering rads. */
function countsRads(card: number): boolean {
  return questCard(card).objectives.some(objective => {
    const part = objective.by === 'count' ? objective.count : objective
    return part.by === 'trigger' && part.trigger.on === 'radsInTurn'
  })
}

/** W-EXPL-1: an action must be left for it. */
function explorations(
  { hidden, names }: Graph,
  { actions }: Purse,
  routes: ReadonlyMap<Node, Route>,
  movesFor: (points: number) => number,
): Exploration[] {
  const found = new Map<Node, Exploration>()
  for (const { node, points } of [...routes.values()].sort(byPoints)) {
    const moves = movesFor(points)
    if (moves >= actions) continue
    for (const tile of hidden[node]!)
      if (!found.has(tile)) found.set(tile, { tile: names[tile]!, from: names[node]!, moves, points })
  }
  return [...found.values()]
}

/** Beyond every way. */
export const FAR_AWAY = Number.POSITIVE_INFINITY

/**
 * The Move actions from where a survivor is to each node, over as many turns as it takes; points lapse with each turn
 * (W-TURN-2). Breadth-first over where one stands, what points and what actions are left.
 */
export function moveActions(view: View, seat: Seat): readonly number[] {
  const state = asState(view)
  const player = playerAt(state, seat)
  const graph = graphOf(state.board)
  const found = Array<number>(graph.near.length).fill(FAR_AWAY)
  if (player.character === null || player.node === NOWHERE) return found
  found[player.node] = 0
  if (player.node === SHIP) return found
  const slow = slowness(player)
  const costs = graph.walks.map((_, node) =>
    graph.spaces[node] === undefined ? FAR_AWAY : stepCost(state, seat, node),
  )
  const seen = new Set<number>()
  let level: Standpoint[] = [{ node: player.node, ...purseOf(state, seat) }]
  for (let moves = 0; level.length > 0; moves++) {
    const reached: Standpoint[] = []
    while (level.length > 0) {
      const here = level.pop()!
      const key = ((here.node * 16 + here.points) * 8 + here.actions) * 2 + Number(here.hurried)
      if (seen.has(key)) continue
      seen.add(key)
      reached.push(here)
      found[here.node] = Math.min(found[here.node]!, moves)
      for (const next of graph.walks[here.node]!)
        if (costs[next]! <= here.points) level.push({ ...here, node: next, points: here.points - costs[next]! })
    }
    level = reached.map(here => afterMove(here, slow))
  }
  return found
}

interface Standpoint extends Purse {
  readonly node: Node
}

/** One more Move action, in the next turn if this one has none left. */
function afterMove({ node, points, actions, hurried }: Standpoint, slow: number): Standpoint {
  const anew = actions === 0
  const before = anew ? 0 : points
  const gain = (anew || !hurried) && slow > 0 ? Math.max(0, MOVE_POINTS - slow) : MOVE_POINTS
  return { node, points: Math.min(before + gain, 15), actions: (anew ? ACTIONS : actions) - 1, hurried: true }
}
