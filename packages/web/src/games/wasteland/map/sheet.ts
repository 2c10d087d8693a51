import { type Box, boxAt, type Extent, onTile, overlaps, shared } from './boxes.ts'
import { isIn, random, type SpaceShape, type Spot, type TileShape } from './geometry.ts'
import type { Placed } from './places.ts'

/** Something that wants a place. */
export interface Item {
  readonly space: number
  readonly kind: Placed['kind']
  readonly sizes: readonly Shape[] // that it may have, the best first
  readonly worth: (sheet: Sheet, space: SpaceShape, spot: Spot, box: Box) => number
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
const BODY: Extent = { left: 15, right: 15, up: 42, down: 4 }

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
  put({ space: at, kind, sizes, worth, more }: Item, size: number): boolean {
    const space = this.tile.spaces[at]!
    const patience = this.round < 9 ? 0 : this.round < 20 ? 0.5 : 0.75 // in the end only the small ones are tried
    let best: Found | null = null
    for (const shape of sizes.slice(Math.floor(sizes.length * patience))) {
      const found = this.find(space, shape, size, worth)
      if (found !== null && (best === null || found.value > best.value)) best = found
    }
    if (best === null) return false
    const { box, shape } = best
    this.keep({ space: at, kind, box, ...more, ...shape.more }, size)
    return true
  }

  keep(thing: Placed, size: number): void {
    this.placed.push(thing)
    if (thing.kind !== 'stand') return
    const { x, y } = thing.box
    const weight = thing.party === undefined ? 0.2 : 1 // nobody is there yet
    this.bodies.push({ box: boxAt(x, y, scaled(BODY, size)), weight })
  }

  private find(space: SpaceShape, shape: Shape, size: number, worth: Item['worth']): Found | null {
    const extent = scaled(shape.extent, size)
    const cost = shape.cost ?? 0
    let found: Found | null = null
    for (const spot of space.spots) {
      if (spot.depth < 2) break // the deepest come first
      const box = boxAt(spot.x, spot.y, extent)
      if (!onTile(box) || this.placed.some(({ box: other }) => overlaps(other, box))) continue
      const chance = random(spot.x, spot.y, this.round) * Math.min(this.round, 16) // try others, too
      const value = worth(this, space, spot, box) + chance - cost
      if (found === null || value > found.value) found = { box, value, shape }
    }
    return found
  }

  covered(box: Box): number {
    let area = 0
    for (const body of this.bodies) area += body.weight * shared(body.box, box)
    return area
  }
}

/** How much of a box hangs out of its space: none to nine points of it. */
export function outside(space: SpaceShape, { left, right, top, bottom }: Box): number {
  let count = 0
  for (const x of [left, (left + right) / 2, right])
    for (const y of [top, (top + bottom) / 2, bottom]) if (!isIn(space, x, y)) count++
  return count
}
