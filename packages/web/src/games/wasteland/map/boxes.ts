import { reach } from './geometry.ts'

/** A thing on a tile and the room it takes: `x`,`y` is its anchor, the box lies around it. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How far a thing reaches from its anchor. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly up: number
  readonly down: number
}

/** A thing whose anchor is its middle. */
export const around = (width: number, height: number): Extent => ({
  left: width / 2,
  right: width / 2,
  up: height / 2,
  down: height / 2,
})

export const boxAt = (x: number, y: number, { left, right, up, down }: Extent): Box => ({
  x,
  y,
  left: x - left,
  right: x + right,
  top: y - up,
  bottom: y + down,
})

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && tall > 0 ? wide * tall : 0
}

/** Whether a box lies on its tile: what lies on it cannot meet what lies on another. */
export const onTile = ({ left, right, top, bottom }: Box): boolean =>
  isOn(left, top) && isOn(right, top) && isOn(right, bottom) && isOn(left, bottom)

const isOn = (x: number, y: number): boolean => reach(x, y) <= 0.995
