import type { Frame, Seat } from '@overseer/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import { pace as wished } from '../page/settings.ts'
import { broughtBy, sinceActing } from './since.ts'
import type { Table, TableState } from './table.ts'

/** How long an event is shown at a brisk pace, in milliseconds; what is not listed passes at once. */
type Pace = Readonly<Record<string, number>>

/** What the stage needs to know of a game. */
export interface Script {
  readonly pace: Pace
  readonly turnOver: readonly string[] // types of events after which the table acts, and others do
}

export interface Scene {
  readonly view: unknown // what the board shows now
  readonly event: unknown // what is happening, or null
  readonly busy: boolean // the show is still running: choices wait
  readonly behind: number // things that have happened but are not shown yet
  readonly seat: Seat | null // whose move is being shown; null for what nobody does, such as a new round
  readonly again: boolean // it has been shown before
  readonly earlier: boolean // something was shown before it
}

/** How much longer than briskly things are shown: one's own, which one knows, and the others'. */
const TIMES = {
  slow: { own: 2, others: 4.5 },
  normal: { own: 1, others: 2.2 },
  fast: { own: 0.6, others: 1 },
  atOnce: { own: 0, others: 0 },
} as const

interface Shown {
  readonly frame: Frame
  readonly own: boolean // somebody here decided it
  readonly seen: boolean // it has been shown before
}

/** What has happened since a seat decided here. */
interface Turn {
  readonly frames: Frame[]
  readonly own: number // so many of them by the decision itself
}

/** Plays what happened, one thing at a time, and goes back and forth in it; a click skips to the end. */
export class Stage {
  readonly #table: Table
  readonly #scene
  readonly #script: Script
  readonly #paused = signal(false)
  readonly #listeners: ((frame: Frame) => void)[] = []
  readonly #turns = new Map<Seat, Turn>()
  #past: Shown[] = [] // of this show, with what is being shown
  #queue: Shown[] = []
  #last: TableState
  #known: number // how long the history was
  #again = false // the whole show is a repetition
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: () => void

  constructor(table: Table, script: Script) {
    this.#table = table
    this.#script = script
    this.#last = table.state.value
    this.#known = table.history.length
    this.#scene = signal<Scene>(this.#still())
    this.#stop = table.state.subscribe(state => this.#receive(state))
  }

  get scene(): ReadonlySignal<Scene> {
    return this.#scene
  }

  /** Whether the show stands still until somebody lets it go on. */
  get paused(): ReadonlySignal<boolean> {
    return this.#paused
  }

  /** Calls back for every frame as it is shown, for sounds. */
  listen(listener: (frame: Frame) => void): void {
    this.#listeners.push(listener)
  }

  #receive(state: TableState): void {
    if (state === this.#last) return
    const before = this.#last
    const { length } = this.#table.history
    this.#last = state
    if (length < this.#known) this.#forget()
    this.#known = length
    const own = before.choices.length > 0 ? broughtBy(state.frames, this.#script.turnOver) : 0
    if (own > 0 && before.pending !== null) this.#turns.set(before.pending.seat, { frames: [], own })
    for (const { frames } of this.#turns.values()) frames.push(...state.frames)
    if (this.#again) this.#begin([]) // what is new goes before what is old
    this.#again = false
    this.#queue.push(...state.frames.map((frame, at) => ({ frame, own: at < own, seen: false })))
    if (!this.#scene.peek().busy) this.#next()
    else this.#scene.value = { ...this.#scene.peek(), behind: this.#behind(), earlier: this.#before() >= 0 }
  }

  /** Something was taken back: what is still to be shown of it never happened. */
  #forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#begin([])
    this.#again = false
    this.#paused.value = false
    this.#turns.clear()
    this.#scene.value = this.#still()
  }

  #begin(queue: Shown[]): void {
    this.#past = []
    this.#queue = queue
  }

  #next(): void {
    this.#timer = undefined
    for (let shown = this.#queue.shift(); shown !== undefined; shown = this.#queue.shift()) {
      const { frame, seen } = shown
      this.#past.push({ ...shown, seen: true })
      const time = this.#timeOf(shown)
      if (!seen) for (const listener of this.#listeners) listener(frame)
      if (time === 0) continue
      this.#show(shown)
      if (!this.#paused.peek()) this.#timer = setTimeout(() => this.#next(), time)
      return
    }
    this.#begin([])
    this.#again = false
    this.#paused.value = false
    this.#scene.value = this.#still()
  }

  #show({ frame: { view, event }, seen }: Shown): void {
    const { seat = null } = event as { seat?: Seat }
    const earlier = this.#before() >= 0
    this.#scene.value = { view, event, busy: true, behind: this.#behind(), seat, again: seen, earlier }
  }

  /** How much of what waits nobody has seen. */
  #behind(): number {
    return this.#queue.filter(({ seen }) => !seen).length
  }

  /** Where in the past lies what was shown before what is shown now; -1: this is the first. */
  #before(): number {
    return this.#lastOf(this.#past.slice(0, -1))
  }

  /** The last one that takes time to be shown. */
  #lastOf(all: readonly Shown[]): number {
    return all.findLastIndex(shown => this.#timeOf(shown) > 0)
  }

  #timeOf({ frame, own, seen }: Shown): number {
    const { type } = frame.event as { type: string }
    const wish = wished.peek()
    const times = TIMES[seen && wish === 'atOnce' ? 'normal' : wish]
    return (this.#script.pace[type] ?? 0) * (own ? times.own : times.others)
  }

  #still(): Scene {
    return { view: this.#last.view, event: null, busy: false, behind: 0, seat: null, again: false, earlier: false }
  }

  /** Straight to how things stand. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#begin([])
    this.#next()
  }

  /** Stands still, or goes on. */
  pause(): void {
    if (!this.#scene.peek().busy) return
    this.#paused.value = !this.#paused.peek()
    clearTimeout(this.#timer)
    if (!this.#paused.peek()) this.#next()
  }

  /** Goes back to what was shown before this, and stands still there; from how things stand, to the end of the last turn. */
  back(): void {
    const { busy } = this.#scene.peek()
    const past = busy ? this.#past : this.#repetition()
    const at = this.#lastOf(busy ? past.slice(0, -1) : past)
    if (at < 0) return
    this.#again ||= !busy
    this.#queue.unshift(...past.splice(at))
    this.#past = past
    this.#hold()
  }

  /** Goes on to the next thing and stands still there; from the last one, to how things stand. */
  forth(): void {
    if (this.#scene.peek().busy) this.#hold()
  }

  #hold(): void {
    clearTimeout(this.#timer)
    this.#paused.value = true
    this.#next()
  }

  /** What others did since whoever is asked decided last. After a reload that is read off the history. */
  get news(): readonly Frame[] {
    const { seat, turn } = this.#asked()
    return turn === undefined
      ? sinceActing(this.#table.history, seat, this.#script.turnOver)
      : turn.frames.slice(turn.own)
  }

  /** Whether nothing is ever shown: there is only how things stand. */
  get still(): boolean {
    return Object.keys(this.#script.pace).length === 0
  }

  /** Whether there is a turn to be shown again. */
  get mayRepeat(): boolean {
    return !this.still && this.#lastTurn().length > 0
  }

  /** Shows once more what has happened since whoever is asked decided last, with that decision. */
  repeat(): void {
    if (this.#scene.peek().busy) return
    this.#begin(this.#repetition())
    this.#again = this.#queue.length > 0
    this.#next()
  }

  #lastTurn(): readonly Frame[] {
    const { seat, turn } = this.#asked()
    return turn?.frames ?? sinceActing(this.#table.history, seat, this.#script.turnOver)
  }

  #repetition(): Shown[] {
    return this.#lastTurn().map(frame => ({ frame, own: false, seen: true }))
  }

  #asked(): { seat: Seat | null; turn: Turn | undefined } {
    const seat = this.#table.seat ?? this.#last.pending?.seat ?? null
    return { seat, turn: seat === null ? undefined : this.#turns.get(seat) }
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stop()
  }
}
