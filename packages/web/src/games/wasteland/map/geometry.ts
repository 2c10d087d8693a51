import { type Tile, type TileId, TILES } from '@overseer/wasteland'

/**
 * Tiles and their spaces as outlines. A tile is a hexagon of radius R about 0,0, a corner at the top, y downwards; its
 * spaces are unions of the engine's pieces (ring, mid, core), drawn by hand: set in a little, borders wobbled by one
 * field of noise, so that neighbours share them, and straight where tiles meet. Worked out once for each tile.
 */
export const R = 82
export type Point = readonly [x: number, y: number]

/** Half the width of a tile. */
export const HALF = R * 0.866

export interface SpaceShape {
  readonly letter: string
  readonly points: readonly Point[] // of the outline
  readonly path: string // the same, softened
  readonly inner: string // a little further in: for rims
  readonly at: Point // where the engine has a figure stand
  readonly spots: readonly Spot[] // places inside, deepest first
  readonly cells: Uint8Array // which cells of a fine grid lie inside: for quick looks
}

/** A place inside a space, and how far it is from the border. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly depth: number
}

export interface TileShape {
  readonly id: TileId
  readonly spaces: readonly SpaceShape[] // in the order of the tile's letters, which is that of the engine's nodes
}

/** The twelve points of the edge: corners and middles of sides, clockwise from the top. */
const EDGE: readonly Point[] = Array.from({ length: 12 }, (_, at): Point => {
  const corner = (half: number): Point => {
    const angle = ((half * 60 - 90) * Math.PI) / 180
    return [Math.cos(angle), Math.sin(angle)]
  }
  const [from, to] = [corner(Math.floor(at / 2)), corner(Math.ceil(at / 2))]
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
})

const RING = 0.6 // where ring and mid meet
const CORE = 0.25

const edgeAt = (at: number, far: number): Point => {
  const [x, y] = EDGE[(at + 12) % 12]!
  return [x * far, y * far]
}

/** The hexagon of a tile, made smaller by a gap. */
export function hexagon(gap = 0, radius = R): string {
  const points = [0, 2, 4, 6, 8, 10].map(at => edgeAt(at, radius - gap))
  return `M${points.map(written).join('L')}z`
}

/** How far out a point lies: 1 at the edge of the tile. */
export function reach(x: number, y: number): number {
  return Math.max(Math.abs(x) / HALF, (Math.abs(x) * 0.5 + Math.abs(y) * 0.866) / HALF)
}

const shapes = new Map<TileId, TileShape>()

export function tileShape(id: TileId): TileShape {
  let shape = shapes.get(id)
  if (shape === undefined) {
    shape = { id, spaces: shapesOf(id).map(space => space()) }
    shapes.set(id, shape)
  }
  return shape
}

const drawn = new Map<string, SpaceShape>()

/** The spaces of a tile one by one: each is as much as a slow phone can do without a pause. */
export function shapesOf(id: TileId): readonly (() => SpaceShape)[] {
  const tile: Tile = TILES[id]
  return Object.keys(tile.spaces).map(letter => () => {
    const name = `${id}.${letter}`
    const shape = drawn.get(name) ?? spaceShape(tile, letter, seedOf(id))
    drawn.set(name, shape)
    return shape
  })
}

const GAP = 1.7
const RIM_GAP = 3.6

function spaceShape(tile: Tile, letter: string, seed: number): SpaceShape {
  const outline = outlineOf(tile, letter)
  const points = byHand(inset(outline, GAP / R), seed)
  const [x, y] = tile.spaces[letter]!.at
  return {
    letter,
    points,
    path: softened(points),
    inner: softened(byHand(inset(outline, RIM_GAP / R), seed)),
    at: [x * R, y * R],
    spots: spotsIn(points),
    cells: cellsIn(points),
  }
}

export function seedOf(name: string): number {
  let seed = 7
  for (const letter of name) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) % 9973
  return Math.abs(seed)
}

/** The closed outline of a space in the hexagon of radius 1: the edges that its pieces do not share. */
export function outlineOf({ ring, mid, core }: Tile, letter: string): Point[] {
  const edges = new Map<string, readonly [Point, Point]>()
  const add = (piece: readonly Point[]): void => {
    for (const [at, from] of piece.entries()) {
      const to = piece[(at + 1) % piece.length]!
      if (!edges.delete(`${name(to)}|${name(from)}`)) edges.set(`${name(from)}|${name(to)}`, [from, to])
    }
  }
  for (let at = 0; at < 12; at++) {
    if (ring[at] === letter) add([edgeAt(at, 1), edgeAt(at + 1, 1), edgeAt(at + 1, RING), edgeAt(at, RING)])
    if (mid[at] === letter) add([edgeAt(at, RING), edgeAt(at + 1, RING), edgeAt(at + 1, CORE), edgeAt(at, CORE)])
  }
  if (core === letter) add(EDGE.map((_, at) => edgeAt(at, CORE)))
  const next = new Map(Array.from(edges.values(), ([from, to]) => [name(from), to]))
  const start = edges.values().next().value![0]
  const loop: Point[] = []
  for (let point = start; loop.length === 0 || name(point) !== name(start); point = next.get(name(point))!)
    loop.push(point)
  return loop.filter((point, at) => {
    const before = loop[(at + loop.length - 1) % loop.length]!
    const after = loop[(at + 1) % loop.length]!
    return Math.abs(cross(before, point, after)) > 1e-6 // corners only
  })
}

const name = ([x, y]: Point): string => `${Math.round(x * 1e4)},${Math.round(y * 1e4)}`

const cross = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])

export function areaOf(points: readonly Point[]): number {
  let sum = 0
  for (const [at, [x, y]] of points.entries()) {
    const [u, v] = points[(at + 1) % points.length]!
    sum += x * v - u * y
  }
  return Math.abs(sum) / 2
}

/** A polygon moved inwards; it runs clockwise. */
function inset(points: readonly Point[], by: number): Point[] {
  const count = points.length
  return points.map((point, at) => {
    const [a, b] = normal(points[(at + count - 1) % count]!, point)
    const [c, d] = normal(point, points[(at + 1) % count]!)
    const bend = 1 + a * c + b * d
    return [point[0] + (by * (a + c)) / bend, point[1] + (by * (b + d)) / bend]
  })
}

function normal(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y)
  return [-y / length, x / length]
}

const WOBBLE = 0.045
const STRIDE = 7 / R

/** Drawn by hand: a point every few pixels, each moved by the noise there; nothing moves at the edge of the tile. */
function byHand(points: readonly Point[], seed: number): Point[] {
  const drawn: Point[] = []
  for (const [at, [x, y]] of points.entries()) {
    const [u, v] = points[(at + 1) % points.length]!
    const count = Math.max(1, Math.round(Math.hypot(u - x, v - y) / STRIDE))
    for (let i = 0; i < count; i++) drawn.push(wobbled(x + ((u - x) * i) / count, y + ((v - y) * i) / count, seed))
  }
  return drawn
}

function wobbled(x: number, y: number, seed: number): Point {
  const by = WOBBLE * Math.max(0, 1 - reach(x * R, y * R) ** 3)
  return [(x + by * noise(x * 5 + 7, y * 5, seed)) * R, (y + by * noise(x * 5, y * 5 + 3, seed + 9)) * R]
}

function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - i), eased(y - j)]
  const top = mix(random(i, j, seed), random(i + 1, j, seed), u)
  return mix(top, mix(random(i, j + 1, seed), random(i + 1, j + 1, seed), u), v)
}

const mix = (a: number, b: number, by: number): number => a + (b - a) * by
const eased = (value: number): number => value * value * (3 - 2 * value)

/** -1 to 1, the same for the same numbers. */
export function random(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634251)
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return (((bits ^ (bits >>> 16)) >>> 0) / 4294967295) * 2 - 1
}

/** A closed path with its corners cut off twice. */
function softened(points: readonly Point[]): string {
  const soft = points.flatMap(([x, y], at): Point[] => {
    const [u, v] = points[(at + 1) % points.length]!
    return [
      [x * 0.75 + u * 0.25, y * 0.75 + v * 0.25],
      [x * 0.25 + u * 0.75, y * 0.25 + v * 0.75],
    ]
  })
  return `M${soft.map(written).join('L')}z`
}

const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

export function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [u, v] = points[at]!
    const [s, t] = points[before]!
    if (v > y !== t > y && x < ((s - u) * (y - v)) / (t - v) + u) inside = !inside
  }
  return inside
}

const CELL = 2
const CELLS = Math.ceil(R / CELL) * 2 + 2

/** Row by row, from border to border. */
function cellsIn(points: readonly Point[]): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS)
  const columnAt = (x: number): number => Math.ceil(x / CELL + CELLS / 2)
  for (let row = 0; row < CELLS; row++) {
    const borders = bordersAt(points, (row - CELLS / 2) * CELL)
    for (let at = 0; at + 1 < borders.length; at += 2)
      cells.fill(1, row * CELLS + columnAt(borders[at]!), row * CELLS + columnAt(borders[at + 1]!))
  }
  return cells
}

/** Where a level line crosses an outline, from west to east. */
function bordersAt(points: readonly Point[], y: number): number[] {
  const borders: number[] = []
  for (const [at, [u, v]] of points.entries()) {
    const [s, t] = points[(at + 1) % points.length]!
    if (v > y !== t > y) borders.push(((s - u) * (y - v)) / (t - v) + u)
  }
  return borders.sort((a, b) => a - b)
}

/** Whether a point lies inside a space, to within a pixel. */
export function isIn({ cells }: SpaceShape, x: number, y: number): boolean {
  const [column, row] = [Math.round(x / CELL) + CELLS / 2, Math.round(y / CELL) + CELLS / 2]
  return column >= 0 && column < CELLS && cells[row * CELLS + column] === 1
}

const MESH = 4

/** The points of a mesh that lie inside, deepest first. */
function spotsIn(points: readonly Point[]): Spot[] {
  const spots: Spot[] = []
  for (let y = -Math.floor(R / MESH) * MESH; y <= R; y += MESH) {
    const borders = bordersAt(points, y)
    for (let at = 0; at + 1 < borders.length; at += 2)
      for (let x = Math.ceil(borders[at]! / MESH) * MESH; x < borders[at + 1]!; x += MESH)
        spots.push({ x, y, depth: depthAt(points, x, y) })
  }
  return spots.sort((a, b) => b.depth - a.depth)
}

/** How far a point is from an outline. */
function depthAt(points: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  let [u, v] = points.at(-1)!
  for (const [s, t] of points) {
    const [dx, dy] = [s - u, t - v]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - u) * dx + (y - v) * dy) / length))
    const [across, down] = [x - u - along * dx, y - v - along * dy]
    least = Math.min(least, across * across + down * down)
    u = s
    v = t
  }
  return Math.sqrt(least)
}
