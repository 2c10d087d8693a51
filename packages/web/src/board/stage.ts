import { type ReadonlySignal, signal } from '@preact/signals'
import { stillness } from '../settings.ts'
import type { Frame, Table, TableState } from '../table/table.ts'

/** How long an event is shown, in milliseconds; what is not listed passes at once. */
export type Pace = Readonly<Record<string, number>>

export interface Scene {
  readonly view: unknown // what the board shows now
  readonly event: unknown // what is happening, or null
  readonly busy: boolean // the show is still running: choices wait
  readonly behind: number // things that have happened but are not shown yet
}

/** Plays what happened, one thing at a time; a click skips to the end. */
export class Stage {
  readonly #scene
  readonly #pace: Pace
  readonly #listeners: ((frame: Frame) => void)[] = []
  #queue: Frame[] = []
  #last: TableState
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: () => void

  constructor(table: Table, pace: Pace) {
    this.#pace = pace
    this.#last = table.state.value
    this.#scene = signal<Scene>({ view: this.#last.view, event: null, busy: false, behind: 0 })
    this.#stop = table.state.subscribe(state => this.#receive(state))
  }

  get scene(): ReadonlySignal<Scene> {
    return this.#scene
  }

  /** Calls back for every frame as it is shown, for sounds. */
  listen(listener: (frame: Frame) => void): void {
    this.#listeners.push(listener)
  }

  #receive(state: TableState): void {
    if (state === this.#last) return
    this.#last = state
    this.#queue.push(...state.frames)
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    this.#timer = undefined
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      const { type } = frame.event as { type: string }
      const time = stillness() ? 0 : (this.#pace[type] ?? 0)
      for (const listener of this.#listeners) listener(frame)
      if (time === 0) continue
      this.#scene.value = { view: frame.view, event: frame.event, busy: true, behind: this.#queue.length }
      this.#timer = setTimeout(() => this.#next(), time)
      return
    }
    this.#scene.value = { view: this.#last.view, event: null, busy: false, behind: 0 }
  }

  /** Straight to how things stand. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#next()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stop()
  }
}
