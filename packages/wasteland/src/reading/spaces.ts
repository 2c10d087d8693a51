import { once, recordOf } from '@overseer/kernel'
import type { Tile, TileSpace } from '../content/map/tile.ts'
import { TILE_IDS, type TileId, TILES } from '../content/map/tiles.ts'
import type { PlaceName, ScenarioId } from '../content/terms.ts'
import { SPOTS, type SpaceName } from '../map/layout.ts'

/** What spaces are called: the place, or the kind of ground and the side of the nearest place on the same tile. */

export type Ground = 'flats' | 'hills' | 'irradiated'

/** Clockwise from the east, as angles grow on a map whose y points down. */
const COMPASS = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'] as const
export type Compass = (typeof COMPASS)[number]

/** The same for everybody at the table, and different for any two spaces of a board. */
export type SpaceLabel =
  | { readonly is: 'place'; readonly place: PlaceName }
  | {
      readonly is: 'ground'
      readonly ground: Ground
      readonly far: boolean // there is a nearer one on that side
      readonly side: Compass
      readonly of: PlaceName
    }
  | { readonly is: 'tile'; readonly back: 'dangerous' | 'deadly' | 'start'; readonly sheet: number } // facedown
  | { readonly is: 'ship' }

const SHIP_LABEL: SpaceLabel = { is: 'ship' }

/** Needs no board, so that an old line of the log can be told at any time. */
export function labelOf(scenario: ScenarioId, name: SpaceName): SpaceLabel {
  if (name.startsWith('#')) return tileLabel(scenario, Number(name.slice(1)))
  return labels().get(name) ?? SHIP_LABEL
}

/** A facedown tile has the number of its position, as people count: the sheet of the map. */
function tileLabel(scenario: ScenarioId, position: number): SpaceLabel {
  const cell = SPOTS[scenario][position]?.cell
  return { is: 'tile', back: cell === 'dangerous' || cell === 'deadly' ? cell : 'start', sheet: position + 1 }
}

interface Anchor {
  readonly place: PlaceName
  readonly at: TileSpace['at']
}

function groundOf({ terrain }: TileSpace): Ground {
  if (terrain === undefined) return 'flats'
  return terrain === 'difficult' ? 'hills' : 'irradiated'
}

/** Eighths of a turn between two points, from the east. */
function eighths([x, y]: TileSpace['at'], [fromX, fromY]: TileSpace['at']): number {
  return (Math.atan2(y - fromY, x - fromX) / Math.PI) * 4
}

function sideOf(at: TileSpace['at'], from: TileSpace['at']): Compass {
  return COMPASS[(Math.round(eighths(at, from)) + COMPASS.length) % COMPASS.length]!
}

function distance([x, y]: TileSpace['at'], [toX, toY]: TileSpace['at']): number {
  return Math.hypot(toX - x, toY - y)
}

type GroundLabel = Extract<SpaceLabel, { is: 'ground' }>

function groundLabel(space: TileSpace, anchors: readonly Anchor[]): GroundLabel & { readonly away: number } {
  const [{ place, at }] = anchors.toSorted((a, b) => distance(a.at, space.at) - distance(b.at, space.at)) as [Anchor]
  const side = sideOf(space.at, at)
  return { is: 'ground', ground: groundOf(space), far: false, side, of: place, away: distance(at, space.at) }
}

/** The labels of a tile's spaces by letter. Of two that would be called alike the farther one is far off. */
function labelsOf({ spaces }: Tile): Readonly<Record<string, SpaceLabel>> {
  const anchors = Object.values(spaces).flatMap(({ name, at }) => (name === undefined ? [] : [{ place: name, at }]))
  const grounds = recordOf(Object.keys(spaces), letter => groundLabel(spaces[letter]!, anchors))
  return recordOf(Object.keys(spaces), (letter): SpaceLabel => {
    const { name } = spaces[letter]!
    if (name !== undefined) return { is: 'place', place: name }
    const { away, ...label } = grounds[letter]!
    const far = Object.entries(grounds).some(
      ([other, { ground, side, of, away: nearer }]) =>
        spaces[other]!.name === undefined &&
        nearer < away &&
        ground === label.ground &&
        side === label.side &&
        of === label.of,
    )
    return { ...label, far }
  })
}

const labels = once(
  (): ReadonlyMap<SpaceName, SpaceLabel> =>
    new Map(
      TILE_IDS.flatMap(id =>
        Object.entries(labelsOf(TILES[id])).map(([letter, label]) => [`${id}.${letter}`, label] as const),
      ),
    ),
)

/** The place that a tile is known by: the first one named on it. */
export function placeOfTile(id: TileId): PlaceName {
  const tile: Tile = TILES[id]
  return Object.values(tile.spaces).find(({ name }) => name !== undefined)!.name!
}
