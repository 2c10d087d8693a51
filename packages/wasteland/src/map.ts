import type { CardNumber } from './content/vocabulary-cards.ts'
import { type Position, SCENARIOS } from './content/scenarios.ts'
import {
  ENEMY_TYPES,
  type EncounterDeck,
  type EnemyType,
  type PlaceName,
  SCENARIO_IDS,
  type ScenarioId,
} from './content/terms.ts'
import { facing, SIDE_STEPS, SIDES, type Tile } from './content/tile.ts'
import { TILE_IDS, type TileId, TILES } from './content/tiles.ts'

/**
 * Where things are. A scenario has eighteen positions for tiles, numbered row by row. Each position has eight nodes: up
 * to seven spaces of the tile that lies there, and one for the tile as a whole while it lies facedown (W-SPACE-R1).
 */
export type Node = number

export const TILE_COUNT = 18
const PER_TILE = 8
const WHOLE = PER_TILE - 1

/** The board of its own that card 104 is: a space without neighbours. */
export const SHIP: Node = TILE_COUNT * PER_TILE
/** Not on the map. */
export const NOWHERE: Node = -1
export const BOARDING_CARD: CardNumber = 104

/** Farther than any path. */
export const UNREACHABLE = 99

/** A space as players write it: its tile and letter ('cit.n'), '#5' for the facedown tile of position 5, 'mothership'. */
export type SpaceName = string

/** The tiles of a game, by position. Never changed, only replaced, so that clones may share it. */
export interface Board {
  readonly scenario: ScenarioId
  readonly tiles: readonly TileId[]
  readonly up: readonly boolean[] // which of them lie faceup
}

/** A space, with every field there. */
export interface Space {
  readonly place: PlaceName | null
  readonly deck: EncounterDeck | null // of the encounter icon
  readonly level: number // of the icon; 1 if it shows none (W-ENC-R9)
  readonly difficult: boolean
  readonly irradiated: boolean
  readonly enemies: readonly EnemyType[]
}

type StepChoice = { readonly do: 'step'; readonly to: SpaceName }
type SpaceChoice = { readonly do: 'space'; readonly at: SpaceName }
type ExploreChoice = { readonly do: 'explore'; readonly tile: SpaceName }

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

export function wholeTile(position: number): Node {
  return position * PER_TILE + WHOLE
}

export function positionOf(node: Node): number {
  return Math.floor(node / PER_TILE)
}

export function isWholeTile(node: Node): boolean {
  return node >= 0 && node < SHIP && node % PER_TILE === WHOLE
}

// What never changes: the spaces of each tile, and where the positions of each scenario lie.

interface Layout {
  readonly spaces: readonly Space[]
  readonly names: readonly SpaceName[]
  readonly steps: readonly StepChoice[]
  readonly picks: readonly SpaceChoice[]
  readonly near: readonly (readonly number[])[] // the spaces of the tile next to each of its spaces
  readonly edge: readonly number[] // the space at each half-edge
}

const BLANK: Space = { place: null, deck: null, level: 1, difficult: false, irradiated: false, enemies: [] }

function layoutOf(id: TileId, { ring, spaces, adjacent }: Tile): Layout {
  const letters = Object.keys(spaces)
  const at = (letter: string): number => letters.indexOf(letter)
  const names = letters.map(letter => `${id}.${letter}`)
  const pairs = adjacent.split(' ').map(pair => [at(pair[0]!), at(pair[1]!)] as const)
  return {
    names,
    steps: names.map(to => Object.freeze({ do: 'step', to })),
    picks: names.map(name => Object.freeze({ do: 'space', at: name })),
    spaces: letters.map(letter => {
      const { name = null, icon = null, level = 1, terrain, enemies = [] } = spaces[letter]!
      const difficult = terrain === 'difficult'
      return { place: name, deck: icon, level, difficult, irradiated: terrain === 'irradiated', enemies }
    }),
    near: letters.map((_, one) => letters.map((_, other) => other).filter(other => isPair(pairs, one, other))),
    edge: ring.split('').map(at),
  }
}

function isPair(pairs: readonly (readonly [number, number])[], one: number, other: number): boolean {
  return pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
}

const LAYOUTS = Object.fromEntries(TILE_IDS.map(id => [id, layoutOf(id, TILES[id])])) as Readonly<
  Record<TileId, Layout>
>

export interface Spot extends Position {
  readonly row: number
}

/** The positions of each scenario in the order of their numbers. */
export const SPOTS: Readonly<Record<ScenarioId, readonly Spot[]>> = Object.fromEntries(
  SCENARIO_IDS.map(id => [id, SCENARIOS[id].rows.flatMap((cells, row) => cells.map(cell => ({ ...cell, row })))]),
) as unknown as Readonly<Record<ScenarioId, readonly Spot[]>>

/** The number of the position at a row and column, or -1. */
export function positionAt(scenario: ScenarioId, row: number, column: number): number {
  return SPOTS[scenario].findIndex(spot => spot.row === row && spot.column === column)
}

/** A half-edge of a position, and the one of the neighbouring position that it touches. */
interface Seam {
  readonly half: number
  readonly to: number
  readonly toHalf: number
}

/** The seams of each scenario, by position. */
const SEAMS = Object.fromEntries(
  SCENARIO_IDS.map(id => [id, SPOTS[id].map(spot => seamsOf(id, spot))]),
) as unknown as Readonly<Record<ScenarioId, readonly (readonly Seam[])[]>>

function seamsOf(scenario: ScenarioId, { row, column }: Spot): Seam[] {
  return SIDES.flatMap((name, side) => {
    const to = positionAt(scenario, row + SIDE_STEPS[name].row, column + SIDE_STEPS[name].column)
    return to < 0 ? [] : [2 * side, 2 * side + 1].map(half => ({ half, to, toHalf: facing(half) }))
  })
}

const HIDDEN_NAMES = Array.from({ length: TILE_COUNT }, (_, position) => `#${position}`)
const HIDDEN_PICKS: readonly SpaceChoice[] = HIDDEN_NAMES.map(at => Object.freeze({ do: 'space', at }))
const EXPLORES: readonly ExploreChoice[] = HIDDEN_NAMES.map(tile => Object.freeze({ do: 'explore', tile }))
const EXPLORES_AT = Array.from({ length: SHIP + 1 }, (_, node) => EXPLORES[positionOf(node)] ?? EXPLORES[0]!)
const SHIP_NAME = 'mothership'
const SHIP_PICK: SpaceChoice = Object.freeze({ do: 'space', at: SHIP_NAME })
const NO_STEP: StepChoice = Object.freeze({ do: 'step', to: SHIP_NAME })

const NAMED = new Map<SpaceName, { tile: TileId; at: number }>(
  TILE_IDS.flatMap(tile => LAYOUTS[tile].names.map((name, at) => [name, { tile, at }] as const)),
)

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
  let graph = FOLDED[board.scenario]
  for (const [position, up] of board.up.entries()) if (up) graph = unfold(graph, board, position)
  return graph
}

const everywhere = <Value>(value: Value): Value[] => Array.from({ length: SHIP + 1 }, () => value)

const NOT_ASKED_YET = everywhere<Distances | undefined>(undefined)

/** Each scenario with all its tiles facedown. */
const FOLDED = Object.fromEntries(SCENARIO_IDS.map(id => [id, folded(id)])) as Readonly<Record<ScenarioId, Graph>>

function folded(scenario: ScenarioId): Graph {
  const near = everywhere<readonly Node[]>([])
  const names = everywhere('')
  const picks = everywhere(SHIP_PICK)
  for (let position = 0; position < TILE_COUNT; position++) {
    const whole = wholeTile(position)
    names[whole] = HIDDEN_NAMES[position]!
    picks[whole] = HIDDEN_PICKS[position]!
    for (const { to } of SEAMS[scenario][position]!) near[whole] = withNode(near[whole]!, wholeTile(to))
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
    spawns: Object.fromEntries(ENEMY_TYPES.map(type => [type, []])) as unknown as Graph['spawns'],
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
  for (const { half, to, toHalf } of SEAMS[scenario][position]!) {
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

/** W-SPACE-R2: the fewest steps from a node to every other, a facedown tile being one space (W-ACTIV-9). */
export function distances(graph: Graph, from: Node): Distances {
  return (graph.far[from] ??= spread(graph.near, from))
}

/** The same over spaces of faceup tiles only (W-SPACE-R4). */
export function reaches(graph: Graph, from: Node): Distances {
  return (graph.reach[from] ??= spread(graph.walks, from))
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

/** The node of a name on this board, or undefined if there is none: a facedown tile has only its number. */
export function parseSpace(board: Board, name: SpaceName): Node | undefined {
  if (name === SHIP_NAME) return SHIP
  if (name.startsWith('#')) {
    const position = HIDDEN_NAMES.indexOf(name)
    return position >= 0 && board.up[position] === false ? wholeTile(position) : undefined
  }
  const named = NAMED.get(name)
  if (named === undefined) return undefined
  const position = board.tiles.indexOf(named.tile)
  return position >= 0 && board.up[position] ? position * PER_TILE + named.at : undefined
}

/** The spaces of the tile at a position. */
export function spacesOf(board: Board, position: number): Node[] {
  return LAYOUTS[board.tiles[position]!].names.map((_, at) => position * PER_TILE + at)
}
