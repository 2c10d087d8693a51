import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/** A large screen comes part by part, each in a task of its own, so that even a slow phone can answer in between. */
interface Waiting {
  readonly order: number
  show(): void
}

const queue: Waiting[] = []
let running = false

function run(): void {
  const next = queue.shift()
  running = next !== undefined
  if (next === undefined) return
  setTimeout(run)
  next.show()
}

/** Waits for a turn; lower orders come first. The function it returns gives the turn up. */
function inTurn(order: number, show: () => void): () => void {
  const waiting = { order, show }
  const behind = queue.findIndex(other => other.order > order)
  queue.splice(behind < 0 ? queue.length : behind, 0, waiting)
  if (!running) {
    running = true
    setTimeout(run)
  }
  return () => {
    const at = queue.indexOf(waiting)
    if (at >= 0) queue.splice(at, 1)
  }
}

/** A part of a screen that comes when its turn has come. */
export function Turn({ order, children }: { order: number; children: ComponentChildren }) {
  const [here, setHere] = useState(false)
  useLayoutEffect(() => inTurn(order, () => setHere(true)), [])
  return here ? <>{children}</> : null
}

/** How many parts of something are there by now: one more with each turn, up to all. */
export function useTurns(all: number, order: number): number {
  const [here, setHere] = useState(0)
  useLayoutEffect(() => (here < all ? inTurn(order, () => setHere(here + 1)) : undefined), [here, all])
  return Math.min(here, all)
}
