import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/** A large screen comes part by part, each in a task of its own, so that even a slow phone can answer in between. */
interface Waiting {
  readonly order: number
  readonly draws: boolean
  run(): void
}

const queue: Waiting[] = []
let running = false

/** A message is the next task there is; a timer set by a timer waits four milliseconds more. */
const bell = new MessageChannel()
bell.port1.addEventListener('message', runNext)
bell.port1.start()
const ring = (): void => bell.port2.postMessage(null)

function runNext(): void {
  const next = queue.shift()
  running = next !== undefined
  if (next === undefined) return
  next.run()
  if (next.draws) afterFrame(ring)
  else ring()
}

/** What one part has drawn is laid out and painted before the next one adds to it. A page that nobody sees has no frames. */
function afterFrame(then: () => void): void {
  if (document.hidden) then()
  else requestAnimationFrame(then)
}

/** Waits for a turn; lower orders come first. The function it returns gives the turn up. */
function inTurn(order: number, run: () => void, draws: boolean): () => void {
  const waiting = { order, draws, run }
  const behind = queue.findIndex(other => other.order > order)
  queue.splice(behind < 0 ? queue.length : behind, 0, waiting)
  if (!running) {
    running = true
    ring()
  }
  return () => {
    const at = queue.indexOf(waiting)
    if (at >= 0) queue.splice(at, 1)
  }
}

interface TurnProps {
  readonly order: number
  readonly after?: readonly Work[] // what has to be worked out before
  readonly children: ComponentChildren
}

/** A part of a screen that comes when its turn has come. */
export function Turn({ order, after = NO_WORK, children }: TurnProps) {
  const ready = useWork(after, order)
  const here = useTurns(ready ? 1 : 0, order)
  return here > 0 ? <>{children}</> : null
}

/** A short piece of work that finds something out, to be remembered; nothing is drawn. */
export type Work = () => unknown

const NO_WORK: readonly Work[] = []

/** Whether work has been done, a piece with each turn; null: it cannot begin yet. What has begun goes on as it was. */
export function useWork(work: readonly Work[] | null, order: number): boolean {
  const [done, setDone] = useState(work !== null && work.length === 0)
  useLayoutEffect(() => {
    if (work === null || done) return
    let at = 0
    const next = (): void => {
      const piece = work[at++]
      if (piece === undefined) return setDone(true)
      piece()
      leave = inTurn(order, next, false)
    }
    let leave = inTurn(order, next, false)
    return () => leave()
  }, [work === null])
  return done
}

/** How many parts of something are there by now: one more with each turn, up to all. */
export function useTurns(all: number, order: number): number {
  const [here, setHere] = useState(0)
  useLayoutEffect(() => (here < all ? inTurn(order, () => setHere(here + 1), true) : undefined), [here, all])
  return Math.min(here, all)
}
