import { once, recordOf } from '@overseer/kernel'
import { type Position, SCENARIOS } from '../content/map/scenarios.ts'
import { facing, SIDE_STEPS, SIDES, type Tile } from '../content/map/tile.ts'
import { TILE_IDS, type TileId, TILES } from '../content/map/tiles.ts'
import { type EncounterDeck, type EnemyType, type PlaceName, SCENARIO_IDS, type ScenarioId } from '../content/terms.ts'

/**
 * Where things are. A scenario has eighteen positions for tiles, numbered row by row. Each position has eight nodes: up
 * to seven spaces of the tile that lies there, and one for the tile as a whole while it lies facedown (W-SPACE-R1).
 */
export type Node = number

export const TILE_COUNT = 18
export const PER_TILE = 8
export const WHOLE = PER_TILE - 1

/** The board of its own that a staged card can be (104): a space without neighbours. */
export const SHIP: Node = TILE_COUNT * PER_TILE
/** Not on the map. */
export const NOWHERE: Node = -1

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

export type StepChoice = { readonly do: 'step'; readonly to: SpaceName }
export type SpaceChoice = { readonly do: 'space'; readonly at: SpaceName }
export type ExploreChoice = { readonly do: 'explore'; readonly tile: SpaceName }

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

export interface Layout {
  readonly spaces: readonly Space[]
  readonly names: readonly SpaceName[]
  readonly steps: readonly StepChoice[]
  readonly picks: readonly SpaceChoice[]
  readonly near: readonly (readonly number[])[] // the spaces of the tile next to each of its spaces
  readonly edge: readonly number[] // the space at each half-edge
}

export const BLANK: Space = { place: null, deck: null, level: 1, difficult: false, irradiated: false, enemies: [] }

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
    near: neighbours(pairs, letters.length),
    edge: ring.split('').map(at),
  }
}

function neighbours(pairs: readonly (readonly [number, number])[], spaces: number): readonly (readonly number[])[] {
  const near: number[][] = Array.from({ length: spaces }, () => [])
  for (const [a, b] of pairs) {
    near[a]!.push(b)
    near[b]!.push(a)
  }
  for (const list of near) list.sort((a, b) => a - b)
  return near
}

export const LAYOUTS = recordOf(TILE_IDS, id => layoutOf(id, TILES[id]))

export interface Spot extends Position {
  readonly row: number
}

/** The positions of each scenario in the order of their numbers. */
export const SPOTS = recordOf(SCENARIO_IDS, (id): readonly Spot[] =>
  SCENARIOS[id].rows.flatMap((cells, row) => cells.map(cell => ({ ...cell, row }))),
)

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

/** The seams of each scenario, by position; worked out for those that are played. */
export const SEAMS = recordOf(SCENARIO_IDS, id =>
  once((): readonly (readonly Seam[])[] => SPOTS[id].map(spot => seamsOf(id, spot))),
)

function seamsOf(scenario: ScenarioId, { row, column }: Spot): Seam[] {
  return SIDES.flatMap((name, side) => {
    const to = positionAt(scenario, row + SIDE_STEPS[name].row, column + SIDE_STEPS[name].column)
    return to < 0 ? [] : [2 * side, 2 * side + 1].map(half => ({ half, to, toHalf: facing(half) }))
  })
}

export const HIDDEN_NAMES = Array.from({ length: TILE_COUNT }, (_, position) => `#${position}`)
export const SHIP_NAME = 'mothership'

const NAMED = new Map<SpaceName, { tile: TileId; at: number }>(
  TILE_IDS.flatMap(tile => LAYOUTS[tile].names.map((name, at) => [name, { tile, at }] as const)),
)

/** The node of a name on this board. */
export function nodeCalled(board: Board, name: SpaceName): Node {
  const node = parseSpace(board, name)
  if (node === undefined) throw new Error(`there is no ${name} on the map`)
  return node
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

/** Whether a number is that of a tile that lies faceup. */
export function isFaceup(board: Board, name: SpaceName): boolean {
  return board.up[HIDDEN_NAMES.indexOf(name)] === true
}

/** The tile at a position, whichever way up it lies. */
export function tileAt({ tiles }: Board, position: number): TileId {
  const tile = tiles[position]
  if (tile === undefined) throw new Error(`there is no position ${position} on the map`)
  return tile
}

/** The spaces of the tile at a position. */
export function spacesOf(board: Board, position: number): Node[] {
  return LAYOUTS[tileAt(board, position)].names.map((_, at) => position * PER_TILE + at)
}
