import { gameCalled } from '@overseer/bots/games'
import { type Chancy, type Emit, type Game, type GameRecord, Match, type Seat } from '@overseer/kernel'
import { type Clock, deadline, fullReserves, type Reserves, spentOn } from './clock.ts'
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

  constructor(setting: Setting, snapshot?: Snapshot) {
    this.setting = setting
    this.game = gameCalled(setting.game).game
    const record = recordOf(setting, snapshot?.choices ?? [])
    this.#match =
      snapshot === undefined
        ? new Match(this.game, record)
        : Match.from(this.game, record, this.game.parse.state(snapshot.state))
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
    const thinking = seat === this.asked && this.botAt(seat) === null
    const spent = thinking ? spentOn(this.setting.clock, this.#reserves[seat]!, at - this.#since) : 0
    return { n: this.#n + 1, seat, player, entry, at, spent }
  }

  /** Takes the next row in. Throws, and changes nothing, if it does not follow. */
  take({ n, seat, entry, at, spent }: Logged, emit?: Emit<unknown>): void {
    if (n !== this.#n + 1) throw new Error(`entry ${n} does not follow ${this.#n}`)
    if ('choice' in entry) this.#match.apply(entry.choice, emit)
    else if ('undo' in entry) this.#match.undo()
    else this.#stead[seat] = entry.bot
    this.#n = n
    if (spent > 0) this.#reserves = this.#reserves.map((left, of) => (of === seat ? left - spent : left))
    this.#since = at
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
    }
  }
}

function recordOf({ game, rulesVersion, options, seed, seated }: Setting, choices: readonly unknown[]): GameRecord {
  const seats = { ...(options as object), seats: seated.length }
  return { game, rulesVersion, options: gameCalled(game).game.parse.options(seats), seed, choices }
}
