import type { Tile } from './tile.ts'
import { RANDOM_TILES } from './tiles-random.ts'
import { SCENARIO_TILES } from './tiles-scenario.ts'

export type TileId = keyof typeof SCENARIO_TILES | keyof typeof RANDOM_TILES

/** Every face of a tile by its name. */
export const TILES: Readonly<Record<TileId, Tile>> = { ...SCENARIO_TILES, ...RANDOM_TILES }
export const TILE_IDS = Object.keys(TILES) as TileId[]

export const DANGEROUS_TILES: readonly TileId[] = TILE_IDS.filter(id => TILES[id].back === 'dangerous')
export const DEADLY_TILES: readonly TileId[] = TILE_IDS.filter(id => TILES[id].back === 'deadly')
