/** Where a question lies on the board without hiding what it may be about. */

const EDGE = 6
const GAP = 8
const STEP = 12
const PER_PIXEL = 40 // what being further away costs, beside what is hidden in square pixels

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Moves a panel as near to the thing it is about as it can be without covering rooms, cards or the bar. */
export function putBeside(panel: HTMLElement, anchor: string | null): void {
  const target =
    anchor === null
      ? null
      : document.querySelector(`[data-space="${anchor}"], [data-track="${anchor}"], [data-own="${anchor}"]`)
  const board = panel.offsetParent
  if (!target || !board) return
  const { left, top } = board.getBoundingClientRect()
  const boxOf = (one: Element): Box => {
    const at = one.getBoundingClientRect()
    return { left: at.left - left, top: at.top - top, right: at.right - left, bottom: at.bottom - top }
  }
  const boxesOf = (what: string): Box[] => [...board.querySelectorAll(what)].map(boxOf)
  const bar = boxesOf('[data-bar]') // what the thing does is written there
  const things = [...boxesOf('[data-room], [data-space], [data-track]'), ...bar, ...bar, ...bar]
  const spot = freeSpot(boxOf(target), { wide: panel.offsetWidth, tall: panel.offsetHeight }, board, things)
  panel.style.left = `${spot.left}px`
  panel.style.top = `${spot.top}px`
}

interface Size {
  readonly wide: number
  readonly tall: number
}

/** The spot of a board that hides least and lies nearest. */
function freeSpot(
  target: Box,
  { wide, tall }: Size,
  { clientWidth, clientHeight }: Element,
  things: readonly Box[],
): { left: number; top: number } {
  let best = { left: EDGE, top: EDGE }
  let least = Infinity
  for (let top = EDGE; top <= clientHeight - tall - EDGE; top += STEP)
    for (let left = EDGE; left <= clientWidth - wide - EDGE; left += STEP) {
      const spot = { left: left - GAP, top: top - GAP, right: left + wide + GAP, bottom: top + tall + GAP }
      const away = Math.hypot(
        gap(spot.left, spot.right, target.left, target.right),
        gap(spot.top, spot.bottom, target.top, target.bottom),
      )
      let cost = away * PER_PIXEL + shared(spot, target) * 100
      for (const thing of things) cost += shared(spot, thing)
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  return best
}

const gap = (from: number, to: number, start: number, end: number): number => Math.max(0, start - to, from - end)

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
