import { type Box, boxAt, type Extent, onTile, overlaps, shared } from './boxes.ts'
import { isIn, random, type SpaceShape, type Spot, type TileShape } from './geometry.ts'
import type { Placed } from './places.ts'

/** Something that wants a place. */
export interface Item {
  readonly space: number
  readonly kind: Placed['kind']
  readonly sizes: readonly Shape[] // that it may have, the best first
  readonly likes: (depth: number) => number // how much it likes to be so far from the border
  readonly minds: (sheet: Sheet, space: SpaceShape, spot: Spot, box: Box) => number // what is bad about a spot, never less than 0
  readonly must: boolean // there is always a place for it
  readonly more: Partial<Placed>
}

interface Found {
  readonly box: Box
  readonly value: number
  readonly shape: Shape
}

export interface Shape {
  readonly extent: Extent
  readonly cost?: number // how much worse it is than the best
  readonly more?: Partial<Placed>
}

/** What rises above a standing place: covered only if there is no other way. */
const TALL = 41
const SLIM = 2 // by how much a body is narrower than its base, on each side

/** Whoever stands there, above the feet; several beside each other are as wide as their base. */
export function bodyOf({ box: { x, y, left, right } }: Placed, size: number): Box {
  const half = Math.max(13 * size, (right - left) / 2 - SLIM * size)
  return boxAt(x, y, { left: half, right: half, up: TALL * size, down: 0 })
}

export const scaled = ({ left, right, up, down }: Extent, by: number): Extent => ({
  left: left * by,
  right: right * by,
  up: up * by,
  down: down * by,
})

/** A tile being laid out. */
export class Sheet {
  readonly placed: Placed[] = []
  readonly bodies: { readonly box: Box; readonly weight: number }[] = []
  readonly tile: TileShape

  private readonly round: number

  constructor(tile: TileShape, round = 0) {
    this.tile = tile
    this.round = round
  }

  /** Puts a thing on its best spot, in the shape that suits best there. */
  put({ space: at, kind, sizes, likes, minds, more }: Item, size: number): boolean {
    const space = this.tile.spaces[at]!
    const patience = this.round < 9 ? 0 : this.round < 20 ? 0.5 : 0.75 // in the end only the small ones are tried
    let best: Found | null = null
    for (const shape of sizes.slice(Math.floor(sizes.length * patience))) {
      best = this.find(space, shape, size, likes, minds, best)
    }
    if (best === null) return false
    const { box, shape } = best
    this.keep({ space: at, kind, box, ...more, ...shape.more }, size)
    return true
  }

  keep(thing: Placed, size: number): void {
    this.placed.push(thing)
    if (thing.kind !== 'stand' || thing.low === true) return
    const weight = thing.party === undefined ? 0.5 : 1 // nobody is there yet
    this.bodies.push({ box: bodyOf(thing, size), weight })
  }

  /** The best spot for a shape, if there is one that is better than the one known. */
  private find(
    space: SpaceShape,
    shape: Shape,
    size: number,
    likes: Item['likes'],
    minds: Item['minds'],
    known: Found | null,
  ): Found | null {
    const extent = scaled(shape.extent, size)
    const cost = shape.cost ?? 0
    const luck = Math.min(this.round, 16) // try others, too
    let found = known
    for (const spot of space.spots) {
      if (spot.depth < 2) break // the deepest come first
      const hope = likes(spot.depth) - cost
      if (found !== null && hope + luck <= found.value) break // so does what is liked best
      const most = luck === 0 ? hope : hope + random(spot.x, spot.y, this.round) * luck
      if (found !== null && most <= found.value) continue
      const box = boxAt(spot.x, spot.y, extent)
      if (!onTile(box) || this.meets(box)) continue
      const value = most - minds(this, space, spot, box)
      if (found === null || value > found.value) found = { box, value, shape }
    }
    return found
  }

  private meets(box: Box): boolean {
    for (const { box: other } of this.placed) if (overlaps(other, box)) return true
    return false
  }

  covered(box: Box): number {
    let area = 0
    for (const body of this.bodies) area += body.weight * shared(body.box, box)
    return area
  }
}

/** How much of a box hangs out of its space: none to nine points of it. */
export function outside(space: SpaceShape, { left, right, top, bottom }: Box): number {
  const [middle, center] = [(top + bottom) / 2, (left + right) / 2]
  return (
    outAt(space, left, top, middle, bottom) +
    outAt(space, center, top, middle, bottom) +
    outAt(space, right, top, middle, bottom)
  )
}

function outAt(space: SpaceShape, x: number, top: number, middle: number, bottom: number): number {
  return (isIn(space, x, top) ? 0 : 1) + (isIn(space, x, middle) ? 0 : 1) + (isIn(space, x, bottom) ? 0 : 1)
}
