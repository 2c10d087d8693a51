import {
  follow,
  type GameRecord,
  type RuleId,
  type Seat,
  type Sight,
  type Told,
  unroll,
  type Update,
} from '@overseer/kernel'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { BotRoom } from './bot-room.ts'
import type { Line } from './line.ts'
import type { Advice, Chair, Frame, Table, TableState } from './table.ts'

/** What the server tells who comes late. */
export interface Story {
  readonly v: number
  readonly view: unknown
  readonly told: readonly Told[]
}

/** What is not in the updates: how it all came about, and a sample to think about. */
export interface Archive {
  story(): Promise<Story>
  sample(): Promise<{ readonly v: number; readonly state: unknown }>
}

/** Who looks on, and from where. */
export interface Place {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly seat: Seat | null // null: a spectator
  readonly hints: boolean
}

interface Seen {
  readonly v: number
  readonly frames: readonly Frame[] | 'undone'
}

/** A table at a server. The rules run there; here is what one is told of it. */
export class RemoteTable implements Table {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly seat: Seat | null
  readonly hints: boolean
  readonly record: GameRecord | null = null
  readonly #line: Line
  readonly #archive: Archive
  readonly #state
  readonly #sight
  readonly #told = signal<readonly (readonly Frame[])[]>([]) // what each choice brought about
  readonly #history = computed(() => this.#told.value.flat())
  readonly #refused = signal<string | null>(null)
  readonly #bots = new BotRoom()
  #seen: Seen[] = [] // since we came, until we know what was before
  #storyKnown = false
  #readings = 0
  #version: number
  #astray = false // what we hold does not fit what we are told
  #asking = false // a choice is on its way: another click must wait

  constructor(line: Line, archive: Archive, place: Place, version: number, sight: Sight) {
    this.#line = line
    this.#archive = archive
    this.game = place.game
    this.chairs = place.chairs
    this.seat = place.seat
    this.hints = place.hints
    this.#version = version
    this.#sight = signal(sight)
    this.#state = signal<TableState>(this.#look([]))
    void this.#readStory()
  }

  get state(): ReadonlySignal<TableState> {
    return this.#state
  }

  /** Clocks, and bots in people's stead. */
  get sight(): ReadonlySignal<Sight> {
    return this.#sight
  }

  /** What we have seen already; undefined if we need everything anew. */
  get from(): number | undefined {
    return this.#astray ? undefined : this.#version
  }

  /** Why the last thing somebody did here was not done. */
  get refused(): ReadonlySignal<string | null> {
    return this.#refused
  }

  get history(): readonly Frame[] {
    return this.#history.value
  }

  /** The next thing that happened. What does not follow is a gap: the line begins anew. */
  update(update: Update): void {
    if (update.v <= this.#version) return
    if (update.v !== this.#version + 1) return this.#stray()
    const { sight, frames } = follow(this.#sight.value, update)
    const moved = sight.stead === this.#sight.value.stead // only choices bring anything to tell
    this.#version = update.v
    this.#sight.value = sight
    if (update.u) this.#remember({ v: update.v, frames: 'undone' })
    else if (moved) this.#remember({ v: update.v, frames })
    this.#state.value = this.#look(frames)
  }

  /** The whole table anew, or after a resume only what no update says. */
  welcome(version: number, sight: Sight | Pick<Sight, 'since' | 'reserves'>): void {
    const whole = 'view' in sight
    if (!whole && version !== this.#version) return this.#stray()
    const missed = whole && version !== this.#version
    this.#astray = false
    this.#version = version
    this.#sight.value = whole ? sight : { ...this.#sight.value, ...sight }
    this.#state.value = this.#look([])
    if (missed) {
      this.#storyKnown = false
      this.#seen = []
      void this.#readStory()
    }
  }

  choose(choice: unknown, version: number): void {
    if (version !== this.#version || this.#asking || this.#state.value.choices.length === 0) return
    void this.#ask({ do: 'choose', v: version, choice })
  }

  undo(): void {
    if (this.#state.value.undo === null && !this.#asking) void this.#ask({ do: 'undo', v: this.#version })
  }

  /** Lets a bot play for me, or takes the seat back. */
  stand(): void {
    void this.#ask({ do: 'stand' })
  }

  sit(): void {
    void this.#ask({ do: 'sit' })
  }

  async #ask(message: object): Promise<void> {
    this.#asking = true
    const answer = await this.#line.ask(message)
    this.#asking = false
    const { refused = null, v } = (answer ?? {}) as { refused?: string | null; v?: number }
    this.#refused.value = refused
    if (refused === 'stale' && v !== this.#version) this.#stray()
  }

  async why(wish: unknown): Promise<RuleId | undefined> {
    const { rule } = ((await this.#line.ask({ do: 'why', wish })) ?? {}) as { rule?: RuleId | null }
    return rule ?? undefined
  }

  async hint(): Promise<readonly Advice[]> {
    const { v, state } = await this.#archive.sample()
    if (v !== this.#version) return []
    const question = { game: this.game, bot: null, state, seed: `hint ${v}` }
    return (await this.#bots.ask(question)) as readonly Advice[]
  }

  close(): void {
    this.#bots.close()
    this.#line.close()
  }

  #stray(): void {
    this.#astray = true
    this.#line.restart()
  }

  #look(frames: readonly Frame[]): TableState {
    const { view, pending, choices, undo } = this.#sight.value
    return {
      version: this.#version,
      view,
      pending,
      choices,
      thinking: pending === null || pending.seat === this.seat ? null : pending.seat,
      undo,
      frames,
    }
  }

  #remember(seen: Seen): void {
    if (this.#storyKnown) this.#told.value = told(this.#told.value, seen)
    else this.#seen.push(seen)
  }

  /** Everything before we came. It is not needed for playing, so it may take its time, or fail. */
  async #readStory(): Promise<void> {
    const reading = ++this.#readings
    try {
      const { v, view, told: choices } = await this.#archive.story()
      if (reading !== this.#readings) return
      let last = view
      const before = choices.map(one => {
        const frames = unroll(last, one)
        last = frames.at(-1)?.view ?? last
        return frames
      })
      this.#told.value = this.#seen.filter(seen => seen.v > v).reduce(told, before)
      this.#storyKnown = true
      this.#seen = []
    } catch {
      if (reading !== this.#readings) return
      this.#told.value = this.#seen.reduce(told, [])
      this.#storyKnown = true
    }
  }
}

function told(choices: readonly (readonly Frame[])[], { frames }: Seen): readonly (readonly Frame[])[] {
  return frames === 'undone' ? choices.slice(0, -1) : [...choices, frames]
}
