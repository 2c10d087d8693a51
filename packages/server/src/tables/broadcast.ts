import { observe, type Onlooker, type Seen, undoFor } from '@overseer/kernel'
import type { Sight } from '@overseer/protocol'
import type { Logged } from './entry.ts'
import type { TablePlay } from './table-play.ts'
import { UpdateEncoder } from './update-encoder.ts'

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

/** A row that was played and not yet published. */
interface Played {
  readonly row: Logged
  readonly before: ReadonlyMap<Onlooker, unknown> // what each viewer saw until then …
  readonly seen: ReadonlyMap<Onlooker, Seen> // … and of the row
  readonly undone: number // choices it took back
}

/** Sends everybody who watches a table what they may see of it: a sight once, then updates. */
export class Broadcast {
  readonly tablePlay: TablePlay
  readonly #audiences = new Map<Onlooker, Audience>()
  #played: Played | undefined

  constructor(tablePlay: TablePlay) {
    this.tablePlay = tablePlay
  }

  get watchers(): Watcher[] {
    return [...this.#audiences.values()].flatMap(({ watchers }) => [...watchers])
  }

  get isEmpty(): boolean {
    return this.#audiences.size === 0
  }

  /** What this person sees at this moment. */
  #sight(onlooker: Onlooker, view = this.#view(onlooker)): Sight {
    const { tablePlay } = this
    const { game, state, match, setup } = tablePlay
    const pending = (tablePlay.asked === undefined ? undefined : game.pending(state)) ?? null
    const mine = pending !== null && pending.seat === onlooker && tablePlay.botAt(pending.seat) === null
    return {
      view,
      pending,
      choices: mine ? game.choices(state) : [],
      // Once a game is over its seed is known, and nothing can be taken back.
      undo: pending === null ? 'somethingRevealed' : undoFor(match, seat => seat === onlooker),
      stead: [...tablePlay.standIns],
      offers: tablePlay.offers,
      wish: tablePlay.wish,
      mayAsk: typeof onlooker === 'number' && tablePlay.mayAskBack(onlooker),
      reserves: tablePlay.reserves,
      since: setup.clock.kind === 'none' ? setup.started : tablePlay.since,
    }
  }

  #view(onlooker: Onlooker): unknown {
    return this.tablePlay.game.view(this.tablePlay.state, onlooker)
  }

  add(watcher: Watcher): Sight {
    const { onlooker } = watcher
    let audience = this.#audiences.get(onlooker)
    if (audience === undefined) {
      audience = { sight: this.#sight(onlooker), watchers: new Set() }
      this.#audiences.set(onlooker, audience)
    }
    audience.watchers.add(watcher)
    return audience.sight
  }

  delete(watcher: Watcher): void {
    const audience = this.#audiences.get(watcher.onlooker)
    if (audience?.watchers.delete(watcher) && audience.watchers.size === 0) this.#audiences.delete(watcher.onlooker)
  }

  /** Plays the next row of the log. Nobody knows of it until it is published. */
  play(row: Logged): void {
    const { tablePlay } = this
    const { count } = tablePlay.match
    const before = new Map<Onlooker, unknown>()
    for (const [onlooker, { sight }] of this.#audiences) before.set(this.#viewer(onlooker), sight.view)
    const seen = observe(
      tablePlay.game,
      () => tablePlay.state,
      before,
      emit => tablePlay.apply(row, emit),
    )
    this.#played = { row, before, seen, undone: Math.max(0, count - tablePlay.match.count) }
  }

  /** Sends everybody the update of the row that was played last. */
  publish(): void {
    if (this.#played === undefined) return
    const { row, before, seen, undone } = this.#played
    this.#played = undefined
    const encoders = new Map([...seen].map(([viewer, one]) => [viewer, new UpdateEncoder(before.get(viewer), one)]))
    for (const [onlooker, audience] of this.#audiences) {
      const encoder = encoders.get(this.#viewer(onlooker))
      if (encoder !== undefined) this.#send(row, undone, encoder, onlooker, audience)
    }
  }

  /** As whom somebody sees the table: in a game of open information one view serves all. */
  #viewer(onlooker: Onlooker): Onlooker {
    return this.tablePlay.game.openInformation ? 'spectator' : onlooker
  }

  #send({ n }: Logged, undone: number, encoder: UpdateEncoder, onlooker: Onlooker, audience: Audience): void {
    const before = audience.sight
    audience.sight = this.#sight(onlooker, encoder.view)
    const message = encoder.message(n, before, audience.sight, undone)
    for (const watcher of audience.watchers) watcher.send(message)
  }
}
