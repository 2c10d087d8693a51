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
  readonly far: (Int8Array | undefined)[] // distances for enemies, by start, as far as they were asked for
  readonly reach: (Int8Array | undefined)[] // distances over faceup spaces
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
  readonly letters: readonly string[]
  readonly spaces: readonly Space[]
  readonly names: readonly SpaceName[]
  readonly steps: readonly StepChoice[]
  readonly picks: readonly SpaceChoice[]
  readonly pairs: readonly (readonly [number, number])[]
  readonly edge: readonly number[] // the space at each half-edge
}

const BLANK: Space = { place: null, deck: null, level: 1, difficult: false, irradiated: false, enemies: [] }

function layoutOf(id: TileId, { ring, spaces, adjacent }: Tile): Layout {
  const letters = Object.keys(spaces)
  const at = (letter: string): number => letters.indexOf(letter)
  const names = letters.map(letter => `${id}.${letter}`)
  return {
    letters,
    names,
    steps: names.map(to => Object.freeze({ do: 'step', to })),
    picks: names.map(name => Object.freeze({ do: 'space', at: name })),
    spaces: letters.map(letter => {
      const { name = null, icon = null, level = 1, terrain, enemies = [] } = spaces[letter]!
      const difficult = terrain === 'difficult'
      return { place: name, deck: icon, level, difficult, irradiated: terrain === 'irradiated', enemies }
    }),
    pairs: adjacent.split(' ').map(pair => [at(pair[0]!), at(pair[1]!)]),
    edge: ring.split('').map(at),
  }
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

/** The neighbouring positions of each scenario, each pair once, by the side of the first. */
const SEAMS: Readonly<Record<ScenarioId, readonly { from: number; to: number; side: number }[]>> = Object.fromEntries(
  SCENARIO_IDS.map(id => [
    id,
    SPOTS[id].flatMap(({ row, column }, from) =>
      SIDES.flatMap((name, side) => {
        const to = positionAt(id, row + SIDE_STEPS[name].row, column + SIDE_STEPS[name].column)
        return to > from ? [{ from, to, side }] : []
      }),
    ),
  ]),
) as unknown as typeof SEAMS

const HIDDEN_NAMES = Array.from({ length: TILE_COUNT }, (_, position) => `#${position}`)
const HIDDEN_PICKS: readonly SpaceChoice[] = HIDDEN_NAMES.map(at => Object.freeze({ do: 'space', at }))
const EXPLORES: readonly ExploreChoice[] = HIDDEN_NAMES.map(tile => Object.freeze({ do: 'explore', tile }))
const SHIP_NAME = 'mothership'
const SHIP_PICK: SpaceChoice = Object.freeze({ do: 'space', at: SHIP_NAME })
const NO_STEP: StepChoice = Object.freeze({ do: 'step', to: SHIP_NAME })

const NAMED = new Map<SpaceName, { tile: TileId; at: number }>(
  TILE_IDS.flatMap(tile => LAYOUTS[tile].names.map((name, at) => [name, { tile, at }] as const)),
)

// The graphs are a memory of a pure function, never part of a game.
const graphs = new WeakMap<Board, Graph>()
let lastBoard: Board | undefined
let lastGraph: Graph | undefined

export function graphOf(board: Board): Graph {
  if (board === lastBoard) return lastGraph!
  let graph = graphs.get(board)
  if (graph === undefined) {
    graph = readBoard(board)
    graphs.set(board, graph)
  }
  lastBoard = board
  lastGraph = graph
  return graph
}

/** The same map with other tiles where they lie facedown. */
export function hideAnew(board: Board, tiles: readonly TileId[]): Board {
  const other: Board = { scenario: board.scenario, tiles, up: board.up }
  graphs.set(other, graphOf(board))
  return other
}

export function turnUp(board: Board, position: number): Board {
  return { ...board, up: board.up.with(position, true) }
}

function readBoard({ scenario, tiles, up }: Board): Graph {
  const near: Node[][] = Array.from({ length: SHIP + 1 }, () => [])
  const spaces: (Space | undefined)[] = Array.from({ length: SHIP + 1 }, () => undefined)
  const names: SpaceName[] = Array.from({ length: SHIP + 1 }, () => '')
  const steps: StepChoice[] = Array.from({ length: SHIP + 1 }, () => NO_STEP)
  const picks: SpaceChoice[] = Array.from({ length: SHIP + 1 }, () => SHIP_PICK)
  const open: Node[] = []
  const places: Partial<Record<PlaceName, Node>> = {}
  const spawns = Object.fromEntries(ENEMY_TYPES.map(type => [type, [] as Node[]])) as Record<EnemyType, Node[]>
  for (const [position, tile] of tiles.entries()) {
    const first = position * PER_TILE
    if (!up[position]) {
      names[first + WHOLE] = HIDDEN_NAMES[position]!
      picks[first + WHOLE] = HIDDEN_PICKS[position]!
      continue
    }
    const layout = LAYOUTS[tile]
    for (const [at, space] of layout.spaces.entries()) {
      const node = first + at
      spaces[node] = space
      names[node] = layout.names[at]!
      steps[node] = layout.steps[at]!
      picks[node] = layout.picks[at]!
      open.push(node)
      if (space.place !== null) places[space.place] = node
      for (const type of space.enemies) if (!spawns[type].includes(node)) spawns[type].push(node)
    }
    for (const [a, b] of layout.pairs) join(near, first + a, first + b)
  }
  spaces[SHIP] = BLANK
  names[SHIP] = SHIP_NAME
  for (const { from, to, side } of SEAMS[scenario])
    for (const half of [2 * side, 2 * side + 1]) {
      const a = up[from] ? LAYOUTS[tiles[from]!].edge[half]! : WHOLE
      const b = up[to] ? LAYOUTS[tiles[to]!].edge[facing(half)]! : WHOLE
      join(near, from * PER_TILE + a, to * PER_TILE + b)
    }
  for (const list of near) list.sort((a, b) => a - b)
  return {
    spaces,
    near,
    walks: near.map((list, node) => (isWholeTile(node) ? [] : list.filter(other => !isWholeTile(other)))),
    hidden: near.map((list, node) => (isWholeTile(node) ? [] : list.filter(isWholeTile))),
    open,
    facedown: up.reduce((sum, one) => (one ? sum : sum + 1), 0),
    names,
    steps,
    picks,
    explores: names.map((_, node) => EXPLORES[positionOf(node)] ?? EXPLORES[0]!),
    places,
    spawns,
    far: Array.from({ length: SHIP + 1 }, () => undefined),
    reach: Array.from({ length: SHIP + 1 }, () => undefined),
  }
}

function join(near: Node[][], a: Node, b: Node): void {
  if (near[a]!.includes(b)) return
  near[a]!.push(b)
  near[b]!.push(a)
}

/** W-SPACE-R2: the fewest steps from a node to every other, a facedown tile being one space (W-ACTIV-9). */
export function distances(graph: Graph, from: Node): Int8Array {
  return (graph.far[from] ??= spread(graph.near, from))
}

/** The same over spaces of faceup tiles only (W-SPACE-R4). */
export function reaches(graph: Graph, from: Node): Int8Array {
  return (graph.reach[from] ??= spread(graph.walks, from))
}

const queue = new Int16Array(SHIP + 1)

function spread(near: readonly (readonly Node[])[], from: Node): Int8Array {
  const steps = new Int8Array(SHIP + 1).fill(UNREACHABLE)
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
  return LAYOUTS[board.tiles[position]!].letters.map((_, at) => position * PER_TILE + at)
}
