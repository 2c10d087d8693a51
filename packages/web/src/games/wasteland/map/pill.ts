import { around, type Box, boxAt, overlaps } from './boxes.ts'
import type { Point } from './geometry.ts'
import { widthOf } from './words.ts'

/** The chips of tiles that can be explored, and the pill that says what a way comes to, which keeps off them. */

const CHIP_RISE = 60 // above the middle of its tile
const CHIP_HEIGHT = 22
const PILL_HEIGHT = 21
/** Below the spot or the plate of whoever stands there, then beneath that, then above the heads. */
const FREE = [17, 40, -30]
const TAKEN = [33, 56, -62]

/** Where the chip of a tile lies. */
export function chipAt([x, y]: Point, word: string): Box {
  return boxAt(x, y - CHIP_RISE, around(widthOf(word) * 1.15 + 40, CHIP_HEIGHT))
}

export const pillWidth = (text: string): number => widthOf(text) * 1.1 + 18

/** How far below a spot the pill lies: the first place where it covers no chip. */
export function pillBelow([x, y]: Point, wide: number, taken: boolean, chips: readonly Box[]): number {
  const places = taken ? TAKEN : FREE
  const isFree = (below: number): boolean =>
    !chips.some(chip => overlaps(chip, boxAt(x, y + below, around(wide, PILL_HEIGHT))))
  return places.find(isFree) ?? places[0]!
}
