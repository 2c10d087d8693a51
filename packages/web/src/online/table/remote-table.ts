import type { Advice } from '@overseer/bots'
import type { Frame, GameRecord, Refusal, Seat } from '@overseer/kernel'
import {
  type Answer,
  framesOf,
  type History,
  type LiveRefusal,
  type Sample,
  type Sight,
  type TableClient,
  type Update,
} from '@overseer/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { BotRoom } from '../../play/bot-room.ts'
import type { Chair, Table, TableState } from '../../table/table.ts'

/** What is not in the updates: how it all came about, and a sample to think about. */
interface Archive {
  history(): Promise<History>
  sample(): Promise<Sample>
}

/** Who looks on, and from where. */
interface Place {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly seat: Seat | null // null: a spectator
  readonly hints: boolean
}

/** Something that was done here and refused by the server; if it broke a rule, which. */
export interface Refused {
  readonly code: LiveRefusal
  readonly refusal?: Refusal
}

const NEVER = -1

interface Seen {
  readonly v: number
  readonly frames: readonly Frame[] | number // or how many choices were taken back
}

/** A table at a server. The rules run there; a client keeps what one is told of it. */
export class RemoteTable implements Table {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly seat: Seat | null
  readonly hints: boolean
  readonly record: GameRecord | null = null
  readonly #client: TableClient
  readonly #archive: Archive
  readonly #state
  readonly #sight
  readonly #choices = signal<readonly (readonly Frame[])[]>([]) // what each choice brought about
  readonly #history = computed(() => this.#choices.value.flat())
  readonly #refused = signal<Refused | null>(null)
  readonly #undoneBy = signal<Seat | null>(null)
  readonly #denied = signal(false)
  readonly #bots = new BotRoom()
  #seen: Seen[] = [] // since we came, until we know what was before
  #historyKnown = false
  #readings = 0
  #askedAt = NEVER // the version for which something is on its way: another click must wait
  #withdrew = false // what was asked of the others last
  #reached = true // the server hears what is done here

  /** The client has seen the table. */
  constructor(client: TableClient, archive: Archive, place: Place) {
    this.#client = client
    this.#archive = archive
    this.game = place.game
    this.chairs = place.chairs
    this.seat = place.seat
    this.hints = place.hints
    this.#sight = signal(this.#seenNow)
    this.#state = signal<TableState>(this.#look([]))
    void this.#readHistory()
  }

  get state(): ReadonlySignal<TableState> {
    return this.#state
  }

  /** Clocks, and bots in people's stead. */
  get sight(): ReadonlySignal<Sight> {
    return this.#sight
  }

  /** Why the last thing somebody did here was not done. */
  get refused(): ReadonlySignal<Refused | null> {
    return this.#refused
  }

  /** Who took a choice back just now, if anybody did. */
  get undoneBy(): ReadonlySignal<Seat | null> {
    return this.#undoneBy
  }

  /** Whether the others would not let me take back what I asked for, just now. */
  get denied(): ReadonlySignal<boolean> {
    return this.#denied
  }

  get history(): readonly Frame[] {
    return this.#history.value
  }

  /** The client has followed an update. */
  move(update: Update, frames: readonly Frame[], before: Sight): void {
    this.#sight.value = this.#seenNow
    const answered = before.wish !== null && before.wish.seat === this.seat && this.#seenNow.wish === null
    this.#denied.value = answered && !this.#withdrew && update.u === undefined && frames.length === 0
    if (update.u !== undefined) {
      this.#remember({ v: update.v, frames: update.u })
      this.#undoneBy.value = this.#seenNow.pending?.seat ?? null
    } else if (frames.length > 0 || isChoice(before, this.#seenNow)) {
      this.#undoneBy.value = null
      this.#remember({ v: update.v, frames }) // only choices are told
    }
    this.#state.value = this.#look(frames)
  }

  /** The client is back; what was missed on the way, if anything, is read again. */
  show(missed: boolean): void {
    this.#sight.value = this.#seenNow
    this.#state.value = this.#look([])
    if (!missed) return
    this.#historyKnown = false
    this.#seen = []
    void this.#readHistory()
  }

  /** The connection is lost, or back: meanwhile nothing can be chosen, and nothing looks as if it could. */
  reach(reached: boolean): void {
    if (reached === this.#reached) return
    this.#reached = reached
    this.#state.value = this.#look([])
  }

  choose(choice: unknown, version: number): void {
    if (version !== this.#client.version || this.#isAsking || this.#state.value.choices.length === 0) return
    void this.#ask(() => this.#client.choose(choice, version))
  }

  undo(): void {
    if (this.#state.value.undo !== null || this.#isAsking) return
    void this.#ask(() => this.#client.ask({ do: 'undo', v: this.#client.version }))
  }

  /** Asks the others to let me take back what they have answered, or no longer does. */
  askUndo(ask: boolean): void {
    this.#withdrew = !ask
    void this.#ask(() => this.#client.ask({ do: 'askUndo', ask }))
  }

  answerUndo(grant: boolean): void {
    void this.#ask(() => this.#client.ask({ do: 'answerUndo', grant }))
  }

  /** Lets a bot play for me, or takes the seat back. */
  stand(): void {
    void this.#ask(() => this.#client.ask({ do: 'stand' }))
  }

  sit(): void {
    void this.#ask(() => this.#client.ask({ do: 'sit' }))
  }

  /** Gives my game up. */
  resign(): void {
    void this.#ask(() => this.#client.ask({ do: 'resign' }))
  }

  /** Takes back what I have put to another. */
  withdraw(): void {
    void this.#ask(() => this.#client.ask({ do: 'withdraw' }))
  }

  /** Offers to end the game without a winner, or no longer does. */
  offerEnd(offer: boolean): void {
    void this.#ask(() => this.#client.ask({ do: 'offerEnd', offer }))
  }

  /** Plays on without those who left long ago. */
  claim(): void {
    void this.#ask(() => this.#client.ask({ do: 'claim' }))
  }

  /** The update that an answer brings may come before the answer: then the table has moved on, and so may we. */
  get #isAsking(): boolean {
    return this.#askedAt === this.#client.version
  }

  async #ask(ask: () => Promise<Answer<'choose'>>): Promise<void> {
    const { version } = this.#client
    this.#askedAt = version
    const answer = await ask()
    if (this.#askedAt === version) this.#askedAt = NEVER
    this.#refused.value = answer?.is === 'refused' ? { code: answer.refused, ...refusalIn(answer) } : null
  }

  async why(wish: unknown): Promise<Refusal | undefined> {
    const answer = await this.#client.ask({ do: 'why', wish })
    return answer?.is === 'why' ? refusalIn(answer).refusal : undefined
  }

  async hint(): Promise<readonly Advice[]> {
    const { v, state } = await this.#archive.sample()
    if (v !== this.#client.version) return []
    return this.#bots.advise({ game: this.game, state, seed: `hint ${v}` })
  }

  close(): void {
    this.#bots.close()
  }

  get #seenNow(): Sight {
    const { sight } = this.#client
    if (sight === undefined) throw new Error('the table has not been seen')
    return sight
  }

  #look(frames: readonly Frame[]): TableState {
    const { view, pending, choices, undo } = this.#sight.value
    return {
      version: this.#client.version,
      view,
      pending,
      choices: this.#reached ? choices : [],
      thinking: pending === null || pending.seat === this.seat || !this.#reached ? null : pending.seat,
      undo: this.#reached ? undo : 'offline',
      frames,
    }
  }

  #remember(seen: Seen): void {
    if (this.#historyKnown) this.#choices.value = withSeen(this.#choices.value, seen)
    else this.#seen.push(seen)
  }

  /** Everything before we came. It is not needed for playing, so it may take its time, or fail. */
  async #readHistory(): Promise<void> {
    const reading = ++this.#readings
    try {
      const { v, view, told } = await this.#archive.history()
      if (reading !== this.#readings) return
      let last = view
      const before = told.map(one => {
        const frames = framesOf(last, one)
        last = frames.at(-1)?.view ?? last
        return frames
      })
      this.#choices.value = this.#seen.filter(seen => seen.v > v).reduce(withSeen, before)
    } catch {
      if (reading !== this.#readings) return
      this.#choices.value = this.#seen.reduce(withSeen, [])
    }
    this.#historyKnown = true
    this.#seen = []
  }
}

/** Whether what changed was the game: not who plays for whom, nor what somebody asks of the others. */
function isChoice(before: Sight, after: Sight): boolean {
  return before.stead === after.stead && before.offers === after.offers && before.wish === after.wish
}

/** The rule that an answer names, with its facts. */
function refusalIn({ rule, facts }: { rule?: string | null | undefined; facts?: Refusal['facts'] | undefined }): {
  refusal?: Refusal
} {
  if (rule == null) return {}
  return { refusal: { rule, ...(facts === undefined ? {} : { facts }) } }
}

function withSeen(choices: readonly (readonly Frame[])[], { frames }: Seen): readonly (readonly Frame[])[] {
  return typeof frames === 'number' ? choices.slice(0, -frames) : [...choices, frames]
}
