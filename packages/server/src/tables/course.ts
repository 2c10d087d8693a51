import { gameCalled } from '@overseer/bots/games'
import { type Chancy, type Emit, type Game, type GameRecord, Match, type Seat, type UndoClosed } from '@overseer/kernel'
import { type Clock, deadline, freely, fullReserves, type Reserves, spentOn } from './clock.ts'
import type { Entry, Logged } from './entry.ts'

/** Who was given a chair when play began. */
interface Seated {
  readonly player: string | null
  readonly bot: string | null
}

/** What never changes while a table plays. */
export interface Setting {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seed: string
  readonly seated: readonly Seated[]
  readonly clock: Clock
  readonly started: number
}

/** A course as it is kept beside the log, to spare playing it all again. */
export interface Snapshot {
  readonly n: number
  readonly state: unknown
  readonly choices: readonly unknown[]
  readonly stead: readonly (string | null)[]
  readonly reserves: Reserves
  readonly since: number
  readonly closed: UndoClosed
}

/** How a table stands: the fold of its log. */
export class Course {
  readonly setting: Setting
  readonly game: Game
  #match: Match
  #n = 0
  #stead: (string | null)[] // the bot that plays in somebody's stead, by seat
  #reserves: Reserves
  #since: number // when whoever is asked now was asked
  #used: number[] = [] // the time that went into each choice that may be taken back, but for what the reserve paid

  constructor(setting: Setting, snapshot?: Snapshot) {
    this.setting = setting
    this.game = gameCalled(setting.game).game
    const record = recordOf(setting, snapshot?.choices ?? [])
    this.#match =
      snapshot === undefined
        ? new Match(this.game, record)
        : Match.from(this.game, record, this.game.parse.state(snapshot.state), snapshot.closed)
    this.#n = snapshot?.n ?? 0
    this.#stead = [...(snapshot?.stead ?? setting.seated.map(() => null))]
    this.#reserves = snapshot?.reserves ?? fullReserves(setting.clock, setting.seated.length)
    this.#since = snapshot?.since ?? setting.started
  }

  /** The version of the table. */
  get n(): number {
    return this.#n
  }

  get match(): Match {
    return this.#match
  }

  get state(): Chancy {
    return this.#match.state
  }

  /** Who is asked; undefined once the game is over. */
  get asked(): Seat | undefined {
    return this.game.pending(this.state)?.seat
  }

  /** The bot that decides for a seat; null: a person does. */
  botAt(seat: Seat): string | null {
    return this.#stead[seat] ?? this.setting.seated[seat]!.bot
  }

  get stead(): readonly (string | null)[] {
    return this.#stead
  }

  get reserves(): Reserves {
    return this.#reserves
  }

  get since(): number {
    return this.#since
  }

  /** When somebody has to look after the table: a bot at once, a person when their time is up; null: never. */
  get due(): number | null {
    const seat = this.asked
    if (seat === undefined) return null
    if (this.botAt(seat) !== null) return this.#since
    return deadline(this.setting.clock, this.#reserves[seat]!, this.#since)
  }

  /** The server was away: nobody's time ran meanwhile. */
  pause(ms: number): void {
    this.#since += ms
  }

  /** An entry as the next row of the log. */
  row(entry: Entry, seat: Seat, player: string | null, at: number): Logged {
    const spent = spentOn(this.setting.clock, this.#reserves[seat]!, this.#thought(entry, seat, at))
    return { n: this.#n + 1, seat, player, entry, at, spent }
  }

  /** Takes the next row in. Throws, and changes nothing, if it does not follow. */
  take({ n, seat, entry, at, spent }: Logged, emit?: Emit<unknown>): void {
    if (n !== this.#n + 1) throw new Error(`entry ${n} does not follow ${this.#n}`)
    const used = freely(this.setting.clock, this.#thought(entry, seat, at))
    if ('choice' in entry) {
      this.#match.apply(entry.choice, emit)
      const kept = this.#match.undoCount
      this.#used = kept === 0 ? [] : [...this.#used, used].slice(-kept)
      this.#since = at
    } else if ('undo' in entry) {
      this.#match.undo()
      this.#used = this.#used.slice(0, -1)
      this.#since = at - used
    } else {
      if (this.#thinks(seat)) this.#since = at - used
      this.#stead[seat] = entry.bot
    }
    this.#n = n
    if (spent > 0) this.#reserves = this.#reserves.map((left, of) => (of === seat ? left - spent : left))
  }

  /** Whether a person is asked at this seat. */
  #thinks(seat: Seat): boolean {
    return seat === this.asked && this.botAt(seat) === null
  }

  /**
   * How long a person has thought about the question that an entry answers. Whoever takes a choice back gets no time
   * back: what went into it and what was thought since count for the question that is asked again.
   */
  #thought(entry: Entry, seat: Seat, at: number): number {
    const now = this.#thinks(seat) ? Math.max(0, at - this.#since) : 0
    return 'undo' in entry ? now + (this.#used.at(-1) ?? 0) : now
  }

  /** Undefined while something may still be taken back: a snapshot would lose that. */
  snapshot(): Snapshot | undefined {
    if (this.#match.undoCount > 0) return undefined
    return {
      n: this.#n,
      state: this.state,
      choices: this.#match.record.choices,
      stead: this.#stead,
      reserves: this.#reserves,
      since: this.#since,
      closed: this.#match.undoClosed!,
    }
  }
}

/** By today's rules: a log that fits them is a game of theirs, under whichever it began. */
function recordOf({ game: name, options, seed, seated }: Setting, choices: readonly unknown[]): GameRecord {
  const { game } = gameCalled(name)
  const seats = { ...(options as object), seats: seated.length }
  return { game: name, rulesVersion: game.rulesVersion, options: game.parse.options(seats), seed, choices }
}
