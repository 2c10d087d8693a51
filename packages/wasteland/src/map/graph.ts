import { once, recordOf } from '@overseer/kernel'
import { ENEMY_TYPES, type EnemyType, type PlaceName, SCENARIO_IDS, type ScenarioId } from '../content/terms.ts'
import {
  BLANK,
  type Board,
  type ExploreChoice,
  HIDDEN_NAMES,
  isWholeTile,
  type Layout,
  LAYOUTS,
  type Node,
  NOWHERE,
  PER_TILE,
  positionOf,
  SEAMS,
  SHIP,
  SHIP_NAME,
  type Space,
  type SpaceChoice,
  type SpaceName,
  type StepChoice,
  TILE_COUNT,
  UNREACHABLE,
  WHOLE,
  wholeTile,
} from './layout.ts'

/** The steps from one node to each other. */
export type Distances = readonly number[]

/** What can be read off a board, worked out once for each board. */
export interface Graph {
  readonly spaces: readonly (Space | undefined)[] // by node; undefined where there is none
  readonly near: readonly (readonly Node[])[] // adjacent nodes, facedown tiles included: how enemies go
  readonly walks: readonly (readonly Node[])[] // adjacent spaces of faceup tiles: how survivors go
  readonly hidden: readonly (readonly Node[])[] // adjacent facedown tiles
  readonly open: readonly Node[] // every space of a faceup tile
  readonly facedown: number // how many tiles
  readonly names: readonly SpaceName[] // by node
  readonly steps: readonly StepChoice[] // the choice to step there, by node
  readonly picks: readonly SpaceChoice[] // the choice of the space, by node
  readonly explores: readonly ExploreChoice[] // the choice to explore, by node of the facedown tile
  readonly places: Readonly<Partial<Record<PlaceName, Node>>>
  readonly spawns: Readonly<Record<EnemyType, readonly Node[]>> // the spaces with an enemy icon
  readonly far: (Distances | undefined)[] // distances for enemies, by start, as far as they were asked for
  readonly reach: (Distances | undefined)[] // distances over faceup spaces
}

const HIDDEN_PICKS: readonly SpaceChoice[] = HIDDEN_NAMES.map(at => Object.freeze({ do: 'space', at }))
const EXPLORES: readonly ExploreChoice[] = HIDDEN_NAMES.map(tile => Object.freeze({ do: 'explore', tile }))
const EXPLORES_AT = Array.from({ length: SHIP + 1 }, (_, node) => EXPLORES[positionOf(node)] ?? EXPLORES[0]!)
const SHIP_PICK: SpaceChoice = Object.freeze({ do: 'space', at: SHIP_NAME })
const NO_STEP: StepChoice = Object.freeze({ do: 'step', to: SHIP_NAME })

// The graphs are a memory of a pure function, never part of a game. They are kept by the list of faceup tiles, which is
// made anew whenever a tile is turned: what lies facedown does not matter to them.
const graphs = new WeakMap<Board['up'], Graph>()
let lastBoard: Board | undefined
let lastGraph: Graph | undefined

export function graphOf(board: Board): Graph {
  if (board.up === lastBoard?.up) return lastGraph!
  let graph = graphs.get(board.up)
  if (graph === undefined) {
    graph = lastBoard !== undefined && lookAlike(board, lastBoard) ? lastGraph! : readBoard(board)
    graphs.set(board.up, graph)
  }
  lastBoard = board
  lastGraph = graph
  return graph
}

/** Whether two boards show the same, as a board and its copy from JSON do. */
function lookAlike(a: Board, b: Board): boolean {
  if (a.scenario !== b.scenario) return false
  return a.up.every((up, at) => up === b.up[at] && (!up || a.tiles[at] === b.tiles[at]))
}

export function turnUp(board: Board, position: number): Board {
  const turned: Board = { ...board, up: board.up.with(position, true) }
  graphs.set(turned.up, unfold(graphOf(board), board, position))
  return turned
}

function readBoard(board: Board): Graph {
  let graph = FOLDED[board.scenario]()
  for (const [position, up] of board.up.entries()) if (up) graph = unfold(graph, board, position)
  return graph
}

const everywhere = <Value>(value: Value): Value[] => Array.from({ length: SHIP + 1 }, () => value)

const NOT_ASKED_YET = everywhere<Distances | undefined>(undefined)

/** Each scenario with all its tiles facedown. */
const FOLDED = recordOf(SCENARIO_IDS, scenario => once(() => folded(scenario)))

function folded(scenario: ScenarioId): Graph {
  const near = everywhere<readonly Node[]>([])
  const names = everywhere('')
  const picks = everywhere(SHIP_PICK)
  for (let position = 0; position < TILE_COUNT; position++) {
    const whole = wholeTile(position)
    names[whole] = HIDDEN_NAMES[position]!
    picks[whole] = HIDDEN_PICKS[position]!
    for (const { to } of SEAMS[scenario]()[position]!) near[whole] = withNode(near[whole]!, wholeTile(to))
  }
  names[SHIP] = SHIP_NAME
  return {
    spaces: everywhere<Space | undefined>(undefined).with(SHIP, BLANK),
    near,
    walks: everywhere([]),
    hidden: everywhere([]),
    open: [],
    facedown: TILE_COUNT,
    names,
    steps: everywhere(NO_STEP),
    picks,
    explores: EXPLORES_AT,
    places: {},
    spawns: recordOf(ENEMY_TYPES, () => []),
    far: NOT_ASKED_YET.slice(),
    reach: NOT_ASKED_YET.slice(),
  }
}

/** The graph once one more tile lies faceup: only that tile and what touches it is read. */
function unfold(before: Graph, { scenario, tiles }: Board, position: number): Graph {
  const layout = LAYOUTS[tiles[position]!]
  const first = position * PER_TILE
  const inside = layout.spaces.map((_, at) => first + at)
  const around = before.near[wholeTile(position)]!
  const graph = {
    ...before,
    spaces: before.spaces.slice(),
    near: before.near.slice(),
    walks: before.walks.slice(),
    hidden: before.hidden.slice(),
    open: before.open.toSpliced(countBelow(before.open, first), 0, ...inside),
    facedown: before.facedown - 1,
    names: before.names.slice(),
    steps: before.steps.slice(),
    picks: before.picks.slice(),
    places: { ...before.places },
    spawns: { ...before.spawns },
    far: NOT_ASKED_YET.slice(),
    reach: NOT_ASKED_YET.slice(),
  }
  takeAway(graph, wholeTile(position))
  for (const [at, node] of inside.entries()) addSpace(graph, layout, at, node)
  for (const { half, to, toHalf } of SEAMS[scenario]()[position]!) {
    const faceup = before.spaces[to * PER_TILE] !== undefined
    const there = to * PER_TILE + (faceup ? LAYOUTS[tiles[to]!].edge[toHalf]! : WHOLE)
    join(graph.near, first + layout.edge[half]!, there)
  }
  for (const node of [...inside, ...around]) {
    if (isWholeTile(node)) continue
    graph.walks[node] = graph.near[node]!.filter(other => !isWholeTile(other))
    graph.hidden[node] = graph.near[node]!.filter(isWholeTile)
  }
  return graph
}

/** A graph that is being made. */
interface Draft {
  readonly spaces: (Space | undefined)[]
  readonly near: (readonly Node[])[]
  readonly names: SpaceName[]
  readonly steps: StepChoice[]
  readonly picks: SpaceChoice[]
  readonly places: Partial<Record<PlaceName, Node>>
  readonly spawns: Record<EnemyType, readonly Node[]>
}

/** The facedown tile is no space any more. */
function takeAway({ near, names, picks }: Draft, whole: Node): void {
  for (const node of near[whole]!) near[node] = near[node]!.filter(other => other !== whole)
  near[whole] = []
  names[whole] = ''
  picks[whole] = SHIP_PICK
}

function addSpace(graph: Draft, layout: Layout, at: number, node: Node): void {
  const space = layout.spaces[at]!
  graph.spaces[node] = space
  graph.names[node] = layout.names[at]!
  graph.steps[node] = layout.steps[at]!
  graph.picks[node] = layout.picks[at]!
  graph.near[node] = layout.near[at]!.map(other => node - at + other)
  if (space.place !== null) graph.places[space.place] = node
  for (const type of space.enemies) graph.spawns[type] = withNode(graph.spawns[type], node)
}

function join(near: (readonly Node[])[], a: Node, b: Node): void {
  near[a] = withNode(near[a]!, b)
  near[b] = withNode(near[b]!, a)
}

/** A list in ascending order with one more node. */
function withNode(nodes: readonly Node[], node: Node): readonly Node[] {
  return nodes.includes(node) ? nodes : nodes.toSpliced(countBelow(nodes, node), 0, node)
}

function countBelow(nodes: readonly Node[], node: Node): number {
  let count = 0
  while (count < nodes.length && nodes[count]! < node) count++
  return count
}

/** What is printed in a space. */
export function spaceAt(board: Board, node: Node): Space {
  const space = graphOf(board).spaces[node]
  if (space === undefined) throw new Error(`there is no space ${node} on the map`)
  return space
}

/** A node as players write it. */
export function nameAt(board: Board, node: Node): SpaceName {
  return graphOf(board).names[node] ?? ''
}

/** The spaces next to a node that a survivor could step to; none for who is not on the map. */
export function walksFrom(board: Board, node: Node): readonly Node[] {
  return graphOf(board).walks[node] ?? NO_NODES
}

/** All nodes next to a node, facedown tiles included: where an enemy could go. */
export function nearTo(board: Board, node: Node): readonly Node[] {
  return graphOf(board).near[node] ?? NO_NODES
}

/** The facedown tiles next to a node; none for who is not on the map. */
export function hiddenNextTo(board: Board, node: Node): readonly Node[] {
  return graphOf(board).hidden[node] ?? NO_NODES
}

const NO_NODES: readonly Node[] = []

/** The choice of each of these nodes. */
export function spaceChoices(board: Board, nodes: readonly Node[]): SpaceChoice[] {
  const { picks } = graphOf(board)
  return nodes.map(node => picks[node] ?? SHIP_PICK)
}

/** W-SPACE-R2: the fewest steps from a node to every other, a facedown tile being one space (W-ACTIV-9). */
export function distances(graph: Graph, from: Node): Distances {
  return (graph.far[from] ??= spread(graph.near, from))
}

/** The same over spaces of faceup tiles only (W-SPACE-R4). */
export function reaches(graph: Graph, from: Node): Distances {
  return (graph.reach[from] ??= spread(graph.walks, from))
}

/** How many steps it is to a node. */
export function stepsTo(far: Distances, node: Node): number {
  return far[node] ?? UNREACHABLE
}

/** The node of some that is farthest from a space, the first of equals; from nowhere, simply the first. */
export function farthest(board: Board, from: Node, nodes: readonly Node[]): Node | undefined {
  if (from === NOWHERE || from === SHIP) return nodes[0]
  const far = distances(graphOf(board), from)
  let best: Node | undefined
  for (const node of nodes) if (best === undefined || stepsTo(far, node) > stepsTo(far, best)) best = node
  return best
}

const OUT_OF_REACH = everywhere(UNREACHABLE)
const queue = everywhere(NOWHERE)

function spread(near: readonly (readonly Node[])[], from: Node): Distances {
  const steps = OUT_OF_REACH.slice()
  steps[from] = 0
  queue[0] = from
  for (let head = 0, tail = 1; head < tail; head++) {
    const node = queue[head]!
    const next = steps[node]! + 1
    for (const other of near[node]!) {
      if (steps[other] !== UNREACHABLE) continue
      steps[other] = next
      queue[tail++] = other
    }
  }
  return steps
}
