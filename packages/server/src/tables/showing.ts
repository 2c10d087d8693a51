import {
  type Delta,
  delta,
  type Game,
  type Match,
  maySee,
  type Onlooker,
  pendingIn,
  same,
  type Sight,
  type UndoClosed,
} from '@overseer/kernel'
import type { Course } from './course.ts'
import type { Logged } from './entry.ts'

/** Somebody who looks on. */
export interface Watcher {
  readonly onlooker: Onlooker
  send(message: string): void
}

/** Those who see the same thing. */
interface Audience {
  sight: Sight // as they were sent it last
  readonly watchers: Set<Watcher>
}

/** A course that people look at. */
export class Showing {
  readonly course: Course
  readonly #audiences = new Map<Onlooker, Audience>()

  constructor(course: Course) {
    this.course = course
  }

  get watchers(): Watcher[] {
    return [...this.#audiences.values()].flatMap(({ watchers }) => [...watchers])
  }

  get isEmpty(): boolean {
    return this.#audiences.size === 0
  }

  /** What this person sees at this moment. */
  sight(onlooker: Onlooker, view = this.course.game.view(this.course.state, onlooker)): Sight {
    const { course } = this
    const { game, state, match } = course
    const pending = game.pending(state) ?? null
    const mine = pending !== null && pending.seat === onlooker && course.botAt(pending.seat) === null
    return {
      view,
      pending,
      choices: mine ? game.choices(state) : [],
      undo: undoFor(onlooker, match, pending === null),
      stead: [...course.stead],
      reserves: course.reserves,
      since: course.setting.clock.kind === 'none' ? course.setting.started : course.since,
    }
  }

  add(watcher: Watcher): Sight {
    const { onlooker } = watcher
    let audience = this.#audiences.get(onlooker)
    if (audience === undefined) {
      audience = { sight: this.sight(onlooker), watchers: new Set() }
      this.#audiences.set(onlooker, audience)
    }
    audience.watchers.add(watcher)
    return audience.sight
  }

  delete(watcher: Watcher): void {
    const audience = this.#audiences.get(watcher.onlooker)
    if (audience?.watchers.delete(watcher) && audience.watchers.size === 0) this.#audiences.delete(watcher.onlooker)
  }

  /** Plays the next row of the log; what is returned tells everybody. Until then nobody knows. */
  take(row: Logged): () => void {
    const { game } = this.course
    const films = new Map<Onlooker, Film>()
    for (const [onlooker, { sight }] of this.#audiences) {
      const eyes = this.#eyes(onlooker)
      if (!films.has(eyes)) films.set(eyes, new Film(game, eyes, sight.view))
    }
    const shoot = (event: unknown): void => {
      for (const film of films.values())
        if (maySee(event, film.eyes)) film.shoot(event, game.view(this.course.state, film.eyes))
    }
    this.course.take(row, films.size === 0 ? undefined : shoot)
    return () => {
      for (const film of films.values()) film.end(game.view(this.course.state, film.eyes))
      for (const [onlooker, audience] of this.#audiences) {
        const film = films.get(this.#eyes(onlooker))
        if (film !== undefined) this.#show(row, film, onlooker, audience)
      }
    }
  }

  /** Through whose eyes somebody sees the table: in an open game one view serves all. */
  #eyes(onlooker: Onlooker): Onlooker {
    return this.course.game.open ? 'spectator' : onlooker
  }

  #show({ n, entry }: Logged, film: Film, onlooker: Onlooker, audience: Audience): void {
    const before = audience.sight
    audience.sight = this.sight(onlooker, film.view)
    const message = film.message(n, before, audience.sight, 'undo' in entry)
    for (const watcher of audience.watchers) watcher.send(message)
  }

  tell(message: string): void {
    for (const watcher of this.watchers) watcher.send(message)
  }
}

/** Once a game is over its seed is known, and nothing can be taken back. */
function undoFor(onlooker: Onlooker, { undoSeat, undoClosed }: Match, over: boolean): UndoClosed | null {
  if (over) return 'somethingRevealed'
  return undoSeat === onlooker ? null : (undoClosed ?? 'othersDecided')
}

/** What is seen of a row through the same eyes. */
export class Film {
  readonly eyes: Onlooker
  readonly #game: Game
  readonly #start: unknown // what was seen before
  readonly frames: [unknown, Delta?][] = []
  readonly #told = new Map<string, string>() // whoever is told the same is sent the same text
  #text = '' // of the frames
  #last = '' // of the change without any event
  #shot: { readonly event: unknown; view: unknown } | undefined // not yet among the frames
  view: unknown // as far as the frames go

  /** The view is the one the reader has; `start` is how the table stood, if nothing told of some change since then. */
  constructor(game: Game, eyes: Onlooker, view: unknown, start = view) {
    this.#game = game
    this.eyes = eyes
    this.view = view
    this.#start = start
  }

  shoot(event: unknown, view: unknown): void {
    this.#cut()
    this.#shot = { event, view: meanwhile(this.#game, this.#start, view) }
  }

  /** Nothing more happens: the last event leaves the table as it is now. */
  end(view: unknown): void {
    if (this.#shot !== undefined) {
      this.#shot.view = view
      this.#cut()
      this.#text = `,"f":${JSON.stringify(this.frames)}`
      return
    }
    const change = delta(this.view, view)
    this.view = view
    if (change !== undefined) this.#last = `"view":${JSON.stringify(change)}`
  }

  #cut(): void {
    if (this.#shot === undefined) return
    const { event, view } = this.#shot
    const change = delta(this.view, view)
    this.frames.push(change === undefined ? [event] : [event, change])
    this.view = view
    this.#shot = undefined
  }

  /** The update (kernel/src/sight.ts) for whoever saw the one and sees the other. */
  message(v: number, { view: _before, ...before }: Sight, { view: _after, ...after }: Sight, undone: boolean): string {
    const { pending, ...others } = after
    const readable = same(pending, pendingIn(this.view))
    const change = delta({ ...before, pending: undefined }, readable ? { ...others, pending: undefined } : after)
    const rest = change === undefined ? '' : JSON.stringify(change).slice(1, -1)
    let text = this.#told.get(rest)
    if (text === undefined) {
      const parts = [this.#last, rest].filter(part => part !== '').join()
      text = `{"v":${v}${this.#text}${parts === '' ? '' : `,"d":{${parts}}`}${undone ? ',"u":true' : ''}}`
      this.#told.set(rest, text)
    }
    return text
  }
}

/** A view in the middle of a choice: what is not settled before its end stays as it was. */
function meanwhile({ settled = [] }: Game, before: unknown, view: unknown): unknown {
  const kept = { ...(view as Record<string, unknown>) }
  for (const part of settled) kept[part] = (before as Record<string, unknown>)[part]
  return kept
}
