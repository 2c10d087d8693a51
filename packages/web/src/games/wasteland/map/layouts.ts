import { isWholeTile, type Node, positionOf, SHIP, type TileId, TILES, wholeTile } from '@overseer/wasteland'
import { type Atlas, centerOf } from './atlas.ts'
import { type Point, tileShape } from './geometry.ts'
import { groundsOf } from './grounds.ts'
import type { ExtraSign, MapBoard, MapFigure, Pennant } from './model.ts'
import { type Crowd, type Footing, type Ground, isStaggered, type Layout, type Placed } from './places.ts'
import { place } from './placing.ts'

/** The tiles of a board laid out with all that is on them. Each way a tile can look is worked out once. */

const remembered = new Map<string, Layout>()
const MOST = 600

function remember(key: string, make: () => Layout): Layout {
  let layout = remembered.get(key)
  if (layout === undefined) {
    layout = make()
    if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value!)
    remembered.set(key, layout)
  }
  return layout
}

/** How a tile looks with nobody and no quest on it. */
export function emptyLayout(id: TileId, nameOf: (place: string) => string, size: number): Layout {
  return laidOut(id, groundsOf(id, nameOf), [], size)
}

function laidOut(id: TileId, grounds: readonly Ground[], crowds: readonly (Crowd | undefined)[], size: number): Layout {
  const key = JSON.stringify([id, size, grounds.map(it => [it.name, it.flags, it.signs]), crowds.map(it => it?.feet)])
  return remember(key, () => place(tileShape(id), grounds, crowds, size))
}

/** The nodes of a tile's spaces come after that of the tile before. */
export const firstNode = (position: number): Node => wholeTile(position - 1) + 1

export interface Standing {
  readonly figure: MapFigure
  readonly at: Point // on the sheet
  readonly size: number
  readonly count: number // how many stand in this pile; 1 otherwise
  readonly hidden: boolean // under others of the pile
}

export interface Laid {
  readonly layouts: readonly (Layout | null)[] // by position; null: facedown
  readonly standings: readonly Standing[] // from north to south, but whoever acts in front of all
  readonly spots: ReadonlyMap<Node, Point> // where paths go through each node
}

/** Who stands where, by node. */
function byNode(figures: readonly MapFigure[]): ReadonlyMap<Node, readonly MapFigure[]> {
  return Map.groupBy(figures, ({ node }) => node)
}

const nodesAt = (id: TileId, position: number): readonly Node[] =>
  Object.keys(TILES[id].spaces).map((_, at) => firstNode(position) + at)

export type OnTiles = readonly [
  nameOf: (place: string) => string,
  figures: readonly MapFigure[],
  pennants: readonly Pennant[],
  signs: readonly ExtraSign[],
  size: number,
]

/** One tile with all that is on it; null: facedown. */
export function layOutTile(board: MapBoard, position: number, ...[nameOf, figures, ...rest]: OnTiles): Layout | null {
  const id = board.tiles[position] ?? null
  return id === null ? null : tileOf(id, position, nameOf, byNode(figures), ...rest)
}

function tileOf(
  id: TileId,
  position: number,
  nameOf: (place: string) => string,
  here: ReadonlyMap<Node, readonly MapFigure[]>,
  pennants: readonly Pennant[],
  signs: readonly ExtraSign[],
  size: number,
): Layout {
  const nodes = nodesAt(id, position)
  return laidOut(
    id,
    groundsOf(id, nameOf).map((ground, at) => withQuests(ground, nodes[at]!, pennants, signs, nameOf)),
    nodes.map(node => crowdOf(here.get(node))),
    size,
  )
}

export function layOutBoard(board: MapBoard, atlas: Atlas, ...[nameOf, figures, ...rest]: OnTiles): Laid {
  const here = byNode(figures)
  const standings: Standing[] = []
  const spots = new Map<Node, Point>([[SHIP, atlas.ship]])
  const layouts = board.tiles.map((id, position) => {
    const center = atlas.centers[position]!
    if (id === null) {
      const node = wholeTile(position)
      spots.set(node, center)
      standings.push(...onCover(here.get(node) ?? [], center))
      return null
    }
    const nodes = nodesAt(id, position)
    const layout = tileOf(id, position, nameOf, here, ...rest)
    for (const placed of layout.placed) {
      if (placed.kind !== 'stand') continue
      const node = nodes[placed.space]!
      const at: Point = [center[0] + placed.box.x, center[1] + placed.box.y]
      if (!spots.has(node)) spots.set(node, at)
      standings.push(...standing(here.get(node) ?? [], placed, at, layout.size))
    }
    return layout
  })
  standings.push(...inRow(here.get(SHIP) ?? [], centerOf(atlas, SHIP)))
  standings.sort((a, b) => acts(a.figure) - acts(b.figure) || a.at[1] - b.at[1] || (a.figure.id < b.figure.id ? -1 : 1))
  return { layouts, standings, spots }
}

function withQuests(
  ground: Ground,
  node: Node,
  pennants: readonly Pennant[],
  signs: readonly ExtraSign[],
  nameOf: (place: string) => string,
): Ground {
  const flags = pennants.filter(pennant => pennant.node === node).length
  const founded = signs.find(sign => sign.node === node && sign.place !== null)
  if (founded === undefined) return flags === 0 ? ground : { ...ground, flags }
  return { ...ground, flags, signs: ground.signs + 1, name: ground.name ?? nameOf(founded.place!), scene: true }
}

const FEET: Readonly<Record<MapFigure['look']['is'], Footing>> = {
  survivor: 'survivor',
  foe: 'enemy',
  asleep: 'asleep',
}
const ORDER: readonly Footing[] = ['survivor', 'enemy', 'asleep']

const acts = ({ look }: MapFigure): number => (look.is === 'survivor' && look.active === true ? 1 : 0)

/** Survivors first, then who is awake, and at last who acts: each stands in front of those before. */
const inOrder = (figures: readonly MapFigure[]): readonly MapFigure[] =>
  ORDER.flatMap(feet => figures.filter(({ look }) => FEET[look.is] === feet)).sort((a, b) => acts(a) - acts(b))

const crowdOf = (figures: readonly MapFigure[] | undefined): Crowd | undefined =>
  figures && { feet: inOrder(figures).map(({ look }) => FEET[look.is]) }

const FAN = 13
const PAIR = 20 // two alone have room
const BEHIND = 11 // of many, every other one stands farther back, so that faces are seen

function standing(figures: readonly MapFigure[], { party }: Placed, [x, y]: Point, size: number): Standing[] {
  if (party === undefined) return []
  const members = party.members.map(at => inOrder(figures)[at]!)
  const count = party.as === 'pile' ? members.length : 1
  const top = Math.max(
    0,
    members.findLastIndex(({ look }) => look.is === 'survivor'),
  )
  return members.map((figure, at) => {
    const fanned = party.as === 'fan'
    const aside = fanned ? (at - (members.length - 1) / 2) * (members.length === 2 ? PAIR : FAN) * size : 0
    const back = fanned && isStaggered(members.length) && at % 2 === 0 ? BEHIND * size : 0
    const seen = at === top
    return { figure, at: [x + aside, y - back + at * 0.01], size, count: seen ? count : 1, hidden: count > 1 && !seen }
  })
}

/** Around the sign and the word of a cover: left, right, then closer together. */
function onCover(figures: readonly MapFigure[], [x, y]: Point): Standing[] {
  const places: readonly Point[] = [
    [-46, -2],
    [46, -2],
    [0, 62],
  ]
  if (figures.length <= places.length)
    return figures.map((figure, at) => ({
      figure,
      at: [x + places[at]![0], y + places[at]![1]],
      size: 1,
      count: 1,
      hidden: false,
    }))
  return inRow(figures, [x, y + 62])
}

/** Side by side, as far as there is room for four; the others in a pile. */
function inRow(figures: readonly MapFigure[], [x, y]: Point): Standing[] {
  const shown = Math.min(figures.length, 4)
  return figures.map((figure, at) => {
    const place = Math.min(at, 3)
    return {
      figure,
      at: [x + (place - (shown - 1) / 2) * 22, y + 8],
      size: 0.9,
      count: at === 3 ? figures.length - 3 : 1,
      hidden: at > 3,
    }
  })
}

/** The outline of a node on the sheet, about its tile's middle; null for the ship and for tiles. */
export function spaceShapeOf(board: MapBoard, node: Node) {
  if (node === SHIP || isWholeTile(node)) return null
  const id = board.tiles[positionOf(node)]
  return id == null ? null : (tileShape(id).spaces[node - firstNode(positionOf(node))] ?? null)
}
