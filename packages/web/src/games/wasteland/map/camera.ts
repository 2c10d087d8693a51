import { signal } from '@preact/signals'
import type { Point } from './geometry.ts'

/** Where a window looks on a sheet: a point of the sheet times `k`, plus `x`,`y`, is where it is seen. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const CLOSEST = 3.2 // pixels of the screen for one of the sheet
const BEYOND = 0.25 // how much of the window may be empty

/** The whole sheet in sight. */
export function fitted(sheet: Size, window: Size): Camera {
  const k = Math.min(window.width / sheet.width, window.height / sheet.height)
  return { k, x: (window.width - sheet.width * k) / 2, y: (window.height - sheet.height * k) / 2 }
}

/** As near to a camera as may be: never farther than the whole sheet, never off it. */
function bounded({ x, y, k }: Camera, sheet: Size, window: Size, beyond = BEYOND): Camera {
  const least = Math.min(fitted(sheet, window).k, CLOSEST)
  const near = Math.max(least, Math.min(CLOSEST, k))
  return {
    k: near,
    x: kept(x, sheet.width * near, window.width, beyond),
    y: kept(y, sheet.height * near, window.height, beyond),
  }
}

/** A smaller sheet stays in the middle; a larger one may be pulled a little over its edge. */
function kept(at: number, length: number, room: number, beyond: number): number {
  if (length <= room) return (room - length) / 2
  const slack = room * beyond
  return Math.max(room - length - slack, Math.min(slack, at))
}

/** Nearer or farther, with the point under the finger staying there. */
export function zoomed(camera: Camera, [x, y]: Point, by: number, sheet: Size, window: Size): Camera {
  const k = bounded({ ...camera, k: camera.k * by }, sheet, window).k
  const grown = k / camera.k
  return bounded({ k, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown }, sheet, window)
}

export function panned(camera: Camera, dx: number, dy: number, sheet: Size, window: Size): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, sheet, window)
}

/** A point of the sheet in the middle of the window, or as near to it as the edges of the sheet let it be. */
export function centered([x, y]: Point, k: number, sheet: Size, window: Size): Camera {
  return bounded({ k, x: window.width / 2 - x * k, y: window.height / 2 - y * k }, sheet, window, 0)
}

/** Several points of the sheet in the window, each with some room around it; no nearer than `k`. */
export function gathered(points: readonly Point[], room: number, k: number, sheet: Size, window: Size): Camera {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const near = Math.min(k, nearest(points, room, window))
  return centered([(left + right) / 2, (top + bottom) / 2], near, sheet, window)
}

/** How near a window may look that shows several points, each with some room around it. */
function nearest(points: readonly Point[], room: number, { width, height }: Size): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * room
  const high = Math.max(...ys) - Math.min(...ys) + 2 * room
  return Math.min(width / wide, height / high)
}

/** The first of several points, and whichever others the window has room for when it looks from so near. */
export function together(points: readonly Point[], room: number, k: number, window: Size): readonly Point[] {
  const chosen = points.slice(0, 1)
  for (const point of points.slice(1)) if (nearest([...chosen, point], room, window) >= k) chosen.push(point)
  return chosen
}

function isSeen({ x, y, k }: Camera, [u, v]: Point, room: number, { width, height }: Size): boolean {
  const [left, top] = [u * k + x, v * k + y]
  return left >= room && left <= width - room && top >= room && top <= height - room
}

/** The least move that brings a point of the sheet into sight, with some room around it. */
export function revealed(camera: Camera, [x, y]: Point, room: number, sheet: Size, window: Size): Camera {
  const [left, top] = [x * camera.k + camera.x, y * camera.k + camera.y]
  const by = (at: number, length: number): number =>
    at < room ? room - at : at > length - room ? length - room - at : 0
  return panned(camera, by(left, window.width), by(top, window.height), sheet, window)
}

const STEP = 1.35
const FAR = 0.6
const HARDLY = 0.7 // from so much farther the whole sheet is worth more than a part of it

/**
 * Looks at a map from outside: buttons, keys and the overview call it. The map itself moves one layer when `camera`
 * changes and draws nothing again.
 */
export class MapCamera {
  readonly camera = signal<Camera>({ x: 0, y: 0, k: 1 })
  sheet: Size = { width: 1, height: 1 }
  window: Size = { width: 1, height: 1 }
  private readonly overlaid: number

  constructor(overlaid = 0) {
    this.overlaid = overlaid
  }

  private whole = true // until somebody zooms or pans, a window that grows shows the whole sheet
  private wishes: (() => void)[] | null = [] // where to look as soon as the sizes are known; null: they are

  /** The map tells its sizes. */
  measure(sheet: Size, window: Size): void {
    this.sheet = sheet
    this.window = window
    if (window.width === 0) return
    this.camera.value = this.whole ? fitted(sheet, window) : bounded(this.camera.value, sheet, window)
    const wishes = this.wishes ?? []
    this.wishes = null
    for (const look of wishes) look()
  }

  private look(look: () => void): void {
    if (this.wishes === null) look()
    else this.wishes.push(look)
  }

  fit(): void {
    this.whole = true
    this.camera.value = fitted(this.sheet, this.window)
  }

  zoom(by: number, at: Point = [this.window.width / 2, this.window.height / 2]): void {
    this.whole = false
    this.camera.value = zoomed(this.camera.value, at, by, this.sheet, this.window)
  }

  nearer(): void {
    this.zoom(STEP)
  }

  farther(): void {
    this.zoom(1 / STEP)
  }

  pan(dx: number, dy: number): void {
    this.whole = false
    this.camera.value = panned(this.camera.value, dx, dy, this.sheet, this.window)
  }

  /** The part of the window that nothing lies over: above what lies along its lower edge, where there is room for both. */
  private get free(): Size {
    const { width, height } = this.window
    return { width, height: height - Math.min(this.overlaid, height / 5) }
  }

  /** How far right on the sheet the middle of something wide may be that is to be seen whole: there, or as near as may be. */
  across(at: number, wide: number, margin = 6): number {
    const { x, k } = this.camera.peek()
    const least = (margin - x) / k + wide / 2
    const most = (this.window.width - margin - x) / k - wide / 2
    return least > most ? at : Math.min(most, Math.max(least, at))
  }

  private isRoomy(k: number): boolean {
    return fitted(this.sheet, this.window).k > k * HARDLY
  }

  /** A point of the sheet into the middle; `k` is how near. */
  center(point: Point, near?: number): void {
    this.look(() => {
      if (near !== undefined && this.isRoomy(near)) return this.fit()
      this.whole = false
      const k = near ?? this.camera.value.k
      this.camera.value = centered(point, k, this.sheet, this.free)
    })
  }

  /**
   * Points of the sheet into sight, no nearer than `k`; unless all of them are, and not from far away. If they may be `few`,
   * it looks from no farther either, at the first one and those that find room beside it.
   */
  gather(points: readonly Point[], k: number, few = false, room = 60): void {
    this.look(() => {
      const wanted = few ? together(points, room, k, this.free) : points
      const near = this.camera.value.k > k * FAR
      const seen = wanted.every(point => isSeen(this.camera.value, point, room, this.free))
      if (points.length === 0 || (near && seen)) return
      if (few && this.isRoomy(k)) return this.fit()
      this.whole = false
      this.camera.value = gathered(wanted, room, k, this.sheet, this.free)
    })
  }

  /** A point of the sheet into sight, if it is not. */
  reveal(point: Point, room = 60): void {
    this.look(() => {
      const next = revealed(this.camera.value, point, room, this.sheet, this.free)
      const { x, y } = this.camera.value
      if (next.x === x && next.y === y) return
      this.whole = false
      this.camera.value = next
    })
  }
}
