const SLICE_MS = 5 // for so long others wait, and no longer

let lastTurn: Promise<void> = Promise.resolve()

/** One slice of anybody's long work in each turn of the event loop: in between everybody else is served. */
export function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise(resolve => setImmediate(resolve)))
  return lastTurn
}

/** Long work on the thread that serves everybody, cut into slices. */
export class Slices {
  #began = performance.now()

  /** To be called again and again: rests if this slice was long enough. */
  async rest(): Promise<void> {
    if (performance.now() - this.#began < SLICE_MS) return
    await nextTurn()
    this.#began = performance.now()
  }
}
