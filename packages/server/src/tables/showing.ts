import {
  type Delta,
  delta,
  maySee,
  type Match,
  type Onlooker,
  type Sight,
  type UndoClosed,
  type Update,
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
  sight(onlooker: Onlooker): Sight {
    const { course } = this
    const { game, state, match } = course
    const pending = game.pending(state) ?? null
    const mine = pending !== null && pending.seat === onlooker && course.botAt(pending.seat) === null
    return {
      view: game.view(state, onlooker),
      pending,
      choices: mine ? game.choices(state) : [],
      undo: undoFor(onlooker, match, pending === null),
      stead: [...course.stead],
      reserves: course.reserves,
      since: course.since,
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
    const films = [...this.#audiences].map(([onlooker, audience]) => new Film(onlooker, audience))
    const { game } = this.course
    this.course.take(
      row,
      films.length === 0
        ? undefined
        : event => {
            for (const film of films)
              if (maySee(event, film.onlooker)) film.shoot(event, game.view(this.course.state, film.onlooker))
          },
    )
    return () => {
      for (const film of films) film.show(row, this.sight(film.onlooker))
    }
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

/** What one audience is going to see of a row. */
class Film {
  readonly onlooker: Onlooker
  readonly #audience: Audience
  readonly #frames: [unknown, Delta?][] = []
  #view: unknown

  constructor(onlooker: Onlooker, audience: Audience) {
    this.onlooker = onlooker
    this.#audience = audience
    this.#view = audience.sight.view
  }

  shoot(event: unknown, view: unknown): void {
    const change = delta(this.#view, view)
    this.#frames.push(change === undefined ? [event] : [event, change])
    this.#view = view
  }

  show({ n: v, entry }: Logged, sight: Sight): void {
    const change = delta({ ...this.#audience.sight, view: this.#view }, sight)
    this.#audience.sight = sight
    const update: Update = {
      v,
      ...(this.#frames.length === 0 ? {} : { f: this.#frames }),
      ...(change === undefined ? {} : { d: change }),
      ...('undo' in entry ? { u: true } : {}),
    }
    const message = JSON.stringify(update)
    for (const watcher of this.#audience.watchers) watcher.send(message)
  }
}
