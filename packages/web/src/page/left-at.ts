/**
 * Where screens were left. A browser that goes back looks for the old place at once, before what the screen shows has been
 * fetched; so we look for it again as the screen grows.
 */

const leftAt = new Map<unknown, number>() // how far down each entry of the history was, by its state
const TOO_LATE_MS = 3000

/** What somebody does who looks around by themselves. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let stopSeeking: (() => void) | undefined

/** Notes where one is, unless one is on the way back. */
export function noteScrolling(): void {
  addEventListener('scroll', () => stopSeeking === undefined && leftAt.set(history.state, scrollY), { passive: true })
}

/** Goes to the top of a screen that is new. */
export function beginAtTop(): void {
  stopSeeking?.()
  scrollTo(0, 0)
}

/** Goes to where the screen of this entry was left, as soon as it is long enough. */
export function returnToPlace(): void {
  stopSeeking?.()
  const place = leftAt.get(history.state)
  if (place === undefined) return
  const seek = () => scrollTo(0, place)
  const watcher = new ResizeObserver(seek)
  watcher.observe(document.body)
  const stop = () => {
    stopSeeking = undefined
    watcher.disconnect()
    clearTimeout(timer)
    for (const event of OWN_WAY) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, TOO_LATE_MS)
  for (const event of OWN_WAY) addEventListener(event, stop, { passive: true })
  stopSeeking = stop
}
