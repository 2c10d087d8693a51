import { SCENARIOS, type ScenarioId, SPOTS, type Tile, type TileId, TILES, type TileSpace } from '@overseer/wasteland'
import { draw } from '../art/draw.ts'
import { SCENES } from '../art/scenes.ts'
import type { Box } from './boxes.ts'
import { hexagon, isIn, R, random, seedOf, type SpaceShape, tileShape } from './geometry.ts'
import type { Layout } from './places.ts'

/** Tiles as SVG in words, about their middle: faces with their scenery, and covers. Drawn once for each. */

const faces = new WeakMap<Layout, string>()

const SHADOW = `<path d="${hexagon(-0.5)}" transform="translate(2 3.5)" class="m-shadow"/>`

/** The face of a tile. The layout says what scenery has to keep clear of: that of the tile with nobody on it. */
export function faceOf(id: TileId, layout: Layout): string {
  let face = faces.get(layout)
  if (face === undefined) {
    const tile: Tile = TILES[id]
    const shape = tileShape(id)
    const busy = layout.placed.map(({ box }) => box)
    const spaces = shape.spaces.map((space, at) => groundOf(id, tile.spaces[space.letter]!, space, at))
    const scenery = shape.spaces.map((space, at) => sceneryOf(id, tile.spaces[space.letter]!, space, at, busy))
    face = `${SHADOW}<path d="${hexagon(0.8)}" class="m-tile"/>${spaces.join('')}${trailOf(id)}${scenery.join('')}${scenesOf(tile, layout)}`
    faces.set(layout, face)
  }
  return face
}

type Floor = 'difficult' | 'irradiated' | 'settlement' | 'wasteland' | 'vault' | 'camp' | `plain${number}`

const PLAINS = 5

function floorOf(id: TileId, { terrain, icon, name }: TileSpace, at: number): Floor {
  if (terrain !== undefined) return terrain
  if (icon !== undefined) return icon.startsWith('vault') ? 'vault' : (icon as 'settlement' | 'wasteland')
  return name === undefined ? `plain${(at + seedOf(id)) % PLAINS}` : 'camp'
}

function groundOf(id: TileId, space: TileSpace, { path }: SpaceShape, at: number): string {
  const floor = floorOf(id, space, at)
  const over = floor === 'difficult' || floor === 'irradiated' ? floor : 'grain'
  const kind = floor.startsWith('plain') ? 'plain' : floor
  return `<path d="${path}" fill="var(--map-${floor})" class="m-space"/><path d="${path}" fill="url(#m-${over})" class="m-rim m-${kind}"/>`
}

/** Roads that are places: as wide as they were. */
const HIGHWAYS: Partial<Record<TileId, string>> = {
  highway: 'M-30-53C-14-28 12-20 16 0 19 20 22 40 34 58',
  ashbury: 'M6-76C-6-40 8-20 0 0S-8 50 4 76',
}

/** A dashed trail from side to side: decoration, and never white like a border. */
function trailOf(id: TileId): string {
  const road = HIGHWAYS[id]
  if (road !== undefined)
    return ['m-highway-edge', 'm-highway', 'm-highway-line'].map(look => `<path d="${road}" class="${look}"/>`).join('')
  const by = (at: number): number => Math.round(random(at, 3, seedOf(id)) * 26)
  const [from, to] = seedOf(id) % 2 === 0 ? ['-71 0', '71 0'] : ['-35 -61', '35 61']
  return `<path d="M${from}C${-40 + by(1)} ${by(2)} ${by(3)} ${by(4)} ${by(5)} ${by(6)}S${50 + by(7) / 2} ${by(8)} ${to}" class="m-trail"/>`
}

interface Glyph {
  readonly name: string
  readonly reach: number // how much room it takes
}

const GLYPHS: Readonly<Record<'difficult' | 'irradiated' | 'plain', readonly Glyph[]>> = {
  difficult: [{ name: 'hill', reach: 8 }],
  irradiated: [
    { name: 'puddle', reach: 6 },
    { name: 'snag', reach: 6 },
    { name: 'barrel', reach: 6 },
    { name: 'puddle', reach: 6 },
  ],
  plain: [
    { name: 'twig', reach: 6 },
    { name: 'grass', reach: 5 },
    { name: 'stone', reach: 6 },
    { name: 'crack', reach: 6 },
    { name: 'grass', reach: 5 },
    { name: 'cactus', reach: 6 },
    { name: 'tyre', reach: 6 },
  ],
}

/** Scenery where nothing else is: hills in rows, the rest scattered. */
function sceneryOf(id: TileId, { terrain }: TileSpace, space: SpaceShape, at: number, busy: readonly Box[]): string {
  const taken: { x: number; y: number; reach: number }[] = []
  const glyphs = GLYPHS[terrain ?? 'plain']
  const most = terrain === 'difficult' ? 16 : 9
  let svg = ''
  for (let tries = 0; tries < 90 && taken.length < most; tries++) {
    const pick = (n: number): number => (random(tries, n, seedOf(id) + at * 13) + 1) / 2
    const { reach } = glyphs[Math.floor(pick(1) * glyphs.length * 0.999)]!
    const [x, y] = [Math.round((pick(2) * 2 - 1) * R), Math.round((pick(3) * 2 - 1) * R)]
    if (!clear(space, x, y, reach, busy)) continue
    if (taken.some(other => Math.hypot(other.x - x, (other.y - y) * 1.5) < other.reach + reach)) continue
    taken.push({ x, y, reach })
  }
  taken.sort((a, b) => a.y - b.y)
  for (const [of, { x, y }] of taken.entries()) {
    const { name } = glyphs[(of + at) % glyphs.length]!
    svg += `<use href="#m-${name}" x="${x}" y="${y}"/>`
  }
  return svg
}

function clear(space: SpaceShape, x: number, y: number, reach: number, busy: readonly Box[]): boolean {
  for (const [dx, dy] of [
    [0, 0],
    [reach, 0],
    [-reach, 0],
    [0, 2],
    [0, -reach],
  ] as const)
    if (!isIn(space, x + dx, y + dy)) return false
  return busy.every(
    ({ left, right, top, bottom }) => x + reach < left || x - reach > right || y + 3 < top || y - reach > bottom,
  )
}

const SCENE_SIZE = 0.86

function scenesOf(tile: Tile, { placed }: Layout): string {
  const letters = Object.keys(tile.spaces)
  let svg = ''
  for (const { kind, space, box } of placed) {
    const { name } = tile.spaces[letters[space]!]!
    if (kind !== 'scene' || name === undefined) continue
    svg += `<g transform="translate(${box.x} ${box.y}) scale(${SCENE_SIZE})" class="m-scene">${draw(SCENES[name], { line: 0.9 })}</g>`
  }
  return svg
}

export type CoverKind = 'dangerous' | 'deadly'

/** What a facedown tile shows; every scenario says it for each position. Faces that start faceup have the start's. */
export function coverKind(scenario: ScenarioId, position: number): CoverKind {
  const { row, column } = SPOTS[scenario][position]!
  const cell = SCENARIOS[scenario].rows[row]!.find(one => one.column === column)!.cell
  return cell === 'deadly' ? 'deadly' : 'dangerous'
}

const covers = new Map<CoverKind, string>()

/** The cover of a folded road map: four panels, lit from the left. */
export function coverOf(kind: CoverKind): string {
  let cover = covers.get(kind)
  if (cover === undefined) {
    const width = R * 0.866 * 2
    const at = (panel: number): number => Math.round((-width / 2 + (panel * width) / 4) * 10) / 10
    const panels = [0, 1, 2, 3].map(
      panel => `<path d="M${at(panel)}-${R}h${width / 4}v${2 * R}h-${width / 4}z" class="m-panel${panel % 2}"/>`,
    )
    const folds = [1, 2, 3].map(
      panel =>
        `<path d="M${at(panel)}-${R}v${2 * R}" class="m-fold"/><path d="M${at(panel) + 1.2}-${R}v${2 * R}" class="m-lit-fold"/>`,
    )
    cover = `${SHADOW}<path d="${hexagon(1)}" fill="var(--map-${kind})"/><g clip-path="url(#m-hexagon)">${panels.join('')}<path d="${hexagon(1)}" fill="url(#m-${kind})"/><g class="m-roads m-${kind}"><path d="M-80-30C-40-50 -20-10 10-34S60-70 80-40M-80 40C-50 20 -30 60 0 44S50 66 80 30M-50-80C-36-40 -56 0 -34 80M40-80C30-40 56 10 34 80" stroke-width="2.4"/><path d="M-80 5C-50-8 -40 14 -14 2S30-14 50 6 70 0 80 8" stroke-width="1.4" stroke-dasharray="4 3"/></g>${folds.join('')}<path d="M-${R} 0H${R}" class="m-fold"/></g><path d="${hexagon(7)}" class="m-inner m-${kind}"/><path d="${hexagon(0.8)}" class="m-outline"/>${kind === 'deadly' ? SKULL : WARNING}`
    covers.set(kind, cover)
  }
  return cover
}

const WARNING = `<g transform="translate(0 -16)">${draw(`C M0-21L22 16h-44z
-K4.4 M0-9v13
.K O0 10.6 2.5`)}</g>`

const SKULL = `<g transform="translate(-17 -38) scale(2.12)">${draw(
  `C M8 1.5c4 0 6 2.6 6 5.7 0 2.2-1 3.5-2.2 4.3v2.7H4.2v-2.7C3 10.7 2 9.4 2 7.2 2 4.1 4 1.5 8 1.5z
.K O5.6 7.4 1.6O10.4 7.4 1.6
-K M6.5 14v-2M9.5 14v-2M8 9v1.2`,
  { line: 0.9 },
)}</g>`
