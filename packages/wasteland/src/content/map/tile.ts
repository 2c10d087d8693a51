import type { EncounterDeck, EnemyType, PlaceName, Terrain } from '../terms.ts'

/**
 * A tile is a hexagon with a corner at the top (north). Half-edges 0 to 11 run clockwise from that corner: side NE has 0
 * and 1, E 2 and 3, and so on. Behind half-edge i lies ring piece i, behind that mid piece i, in the middle the core.
 *
 *            11 /\ 0
 *          10  /  \  1
 *         9   |    |   2
 *         8   |    |   3
 *           7  \  /  4
 *             6 \/ 5
 *
 * A letter names the space that a piece belongs to.
 */
export interface Tile {
  readonly back: Back
  readonly ring: string // twelve letters
  readonly mid: string // twelve letters
  readonly core: string // one letter
  readonly adjacent: string // the pairs of adjacent spaces of the tile
  readonly spaces: Readonly<Record<string, TileSpace>> // by letter
}

/** The start tile, the two kinds that are shuffled, or a face of a double-sided tile. */
export type Back = 'start' | 'dangerous' | 'deadly' | `S${1 | 2 | 3 | 4 | 5 | 6}${'A' | 'B'}`

export interface TileSpace {
  readonly name?: PlaceName
  readonly icon?: EncounterDeck
  readonly level?: number // vaults have none and count as 1 (W-ENC-R9)
  readonly terrain?: Terrain
  readonly enemies?: readonly EnemyType[]
  readonly at: readonly [number, number] // where a figure stands; the hexagon has radius 1, y points down
}

export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type Side = (typeof SIDES)[number]

/** Which half-edge of the neighbouring tile a half-edge touches. */
export function facing(halfEdge: number): number {
  const side = Math.floor(halfEdge / 2) % 3 // opposite sides are treated alike
  return [7, 11, 15][side]! - halfEdge
}

/** The step on a scenario's grid from a tile to its neighbour on a side; columns count half tiles. */
export const SIDE_STEPS: Readonly<Record<Side, { readonly row: number; readonly column: number }>> = {
  NE: { row: -1, column: 1 },
  E: { row: 0, column: 2 },
  SE: { row: 1, column: 1 },
  SW: { row: 1, column: -1 },
  W: { row: 0, column: -2 },
  NW: { row: -1, column: -1 },
}
