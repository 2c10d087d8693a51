import type { Point } from './geometry.ts'

/** How things on the map move: Web Animations, one or two properties each. `pace` 1 is the usual speed, 0 is at once. */

const HOP = 240 // milliseconds a space
const RISE = 14

export function isStill(pace: number): boolean {
  return pace <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`

/** A figure hops from space to space. */
export function hop(figure: Element, points: readonly Point[], pace: number): Animation | null {
  if (isStill(pace) || points.length < 2) return null
  const frames: Keyframe[] = []
  for (const [step, [x, y]] of points.entries()) {
    const before = points[step - 1]
    if (before !== undefined)
      frames.push({ transform: at((x + before[0]) / 2, (y + before[1]) / 2 - RISE), easing: 'ease-in' })
    frames.push({ transform: at(x, y), easing: 'ease-out' })
  }
  return figure.animate(frames, { duration: (HOP * (points.length - 1)) / pace })
}

/** An enemy pops up, or somebody arrives. */
export function popUp(figure: Element, [x, y]: Point, pace: number, delay = 0): Animation | null {
  if (isStill(pace)) return null
  const place = at(x, y)
  return figure.animate(
    [
      { transform: `${place} scale(.1)`, opacity: 0 },
      { transform: `${place} scale(1.12)`, opacity: 1, offset: 0.7 },
      { transform: place, opacity: 1 },
    ],
    { duration: 260 / pace, delay: delay / pace, easing: 'ease-out', fill: 'backwards' },
  )
}

/** Who is killed lies down, and is gone. */
export function lieDown(figure: Element, [x, y]: Point, pace: number): Animation | null {
  if (isStill(pace)) return null
  const place = at(x, y)
  return figure.animate(
    [
      { transform: place, opacity: 1 },
      { transform: `${place} rotate(84deg)`, opacity: 1, offset: 0.5 },
      { transform: `${place} rotate(84deg)`, opacity: 0 },
    ],
    { duration: 620 / pace, easing: 'ease-in' },
  )
}

/** A tile unfolds, panel by panel. */
export function unfold(tile: Element, pace: number): Animation | null {
  if (isStill(pace)) return null
  const shown = (part: number): string => `inset(-10% ${100 - part}% -10% -10%)`
  return tile.animate([{ clipPath: shown(25) }, { clipPath: shown(110) }], {
    duration: 300 / pace,
    easing: 'steps(4, jump-start)',
  })
}
