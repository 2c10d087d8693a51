import { type Tile, type TileId, TILES, type TileSpace } from '@overseer/wasteland'
import type { Ground } from './places.ts'

/** What a tile shows in each of its spaces, before anybody comes. `nameOf` gives a place its name in the reader's words. */
export function groundsOf(id: TileId, nameOf: (place: string) => string): readonly Ground[] {
  const tile: Tile = TILES[id]
  return Object.values(tile.spaces).map(space => groundOf(space, nameOf))
}

function groundOf({ name, icon, terrain, enemies }: TileSpace, nameOf: (place: string) => string): Ground {
  return {
    signs: icon === undefined ? 0 : 1,
    terrain: terrain ?? null,
    spawns: enemies ?? [],
    name: name === undefined ? null : nameOf(name),
    spare: icon?.startsWith('vault') ?? false,
    flags: 0,
    scene: name !== undefined,
  }
}
