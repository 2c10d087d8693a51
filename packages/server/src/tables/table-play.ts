import { gameCalled } from '@overseer/games/wordless'
import {
  type AnyState,
  type Emit,
  type Game,
  type GameRecord,
  isOutOfTurn,
  Match,
  type OutOfTurn,
  resign,
  same,
  type Seat,
  type UndoClosed,
} from '@overseer/kernel'
import type { Clock } from '@overseer/protocol'
import { deadline, freely, fullReserves, type Reserves, spentOn } from './clock.ts'
import type { Entry, Logged } from './entry.ts'
import { type KeptTakeBack, TakeBack, type TakeBackWish } from './take-back.ts'

/** Who was given a chair when play began. */
interface Seated {
  readonly player: string | null
  readonly bot: string | null
  readonly nonce: string | null // what they added to the chance of the game
}

/** What never changes while a table plays. */
export interface TableSetup {
  readonly id: string
  readonly host: string // who made the table, and may have left it
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seed: string // what deals the game
  readonly secret: string | null // what bots draw from; null: begun before that was promised
  readonly seated: readonly Seated[]
  readonly clock: Clock
  readonly rated: boolean
  readonly started: number
}

/** A table as it is kept beside the log, to spare playing it all again. The names are stored. */
export interface Snapshot {
  readonly n: number
  readonly state: unknown
  readonly choices: readonly unknown[]
  readonly stead: readonly (string | null)[]
  readonly reserves: Reserves
  readonly since: number
  readonly closed: UndoClosed
  readonly touched?: number
  readonly leftAt?: readonly (number | null)[]
  readonly offers?: readonly Seat[]
  readonly question?: number
  readonly flagged?: Flagged | null
  readonly idle?: readonly number[]
  readonly shut?: boolean
  readonly takeBack?: KeptTakeBack
  readonly still?: readonly number[]
}

/** Somebody whose time is up: a bot answers this question for them, whatever they do meanwhile. */
interface Flagged {
  readonly seat: Seat
  readonly bot: string
}

const MINUTES_AWAY = 2 * 60_000
const HOURS_AWAY = 12 * 60 * 60_000
const DAY_AWAY = 24 * 60 * 60_000 // without a clock nobody takes the seat of whoever does not come

/** How many rows of one seat may lead nowhere, besides one for each choice of the table: else logs grow for ever. */
const IDLE_AT_MOST = 60

/**
 * How many choices somebody may make before anything comes out of hiding. Who plays needs some forty at most; who goes round
 * in circles, as by offers never made, holds everybody up for ever, whatever the clock gives for each choice.
 */
const STILL_AT_MOST = 300

/** How a table stands: the fold of its log. */
export class TablePlay {
  readonly setup: TableSetup
  readonly game: Game
  #match: Match
  #n = 0
  #standIns: (string | null)[]
  #reserves: Reserves
  #since: number // when whoever is asked now was asked
  #question = 0 // the version at which the present question was asked
  #flagged: Flagged | null = null
  #leftAt: (number | null)[] // since when a bot plays for somebody
  #offers: readonly Seat[] // who would end the game without a winner
  #touched: number // when a person did something here last
  #idle: number[] // rows of each seat that led nowhere: choices taken back, and leaving one's seat to a bot
  #shut: boolean // a moderator closed the table
  #still: number[] // choices of each seat since something came out of hiding
  readonly #takeBack: TakeBack
  #used: number[] = [] // the time that went into each choice that may be taken back, but for what the reserve paid

  constructor(setup: TableSetup, snapshot?: Snapshot) {
    this.setup = setup
    this.game = gameOf(setup)
    const record = recordOf(setup, snapshot?.choices ?? [])
    this.#match =
      snapshot === undefined
        ? new Match(this.game, record)
        : Match.from(this.game, record, this.game.parse.state(snapshot.state), snapshot.closed)
    this.#n = snapshot?.n ?? 0
    this.#standIns = [...(snapshot?.stead ?? setup.seated.map(() => null))]
    this.#reserves = snapshot?.reserves ?? fullReserves(setup.clock, setup.seated.length)
    this.#since = snapshot?.since ?? setup.started
    this.#leftAt = [...(snapshot?.leftAt ?? setup.seated.map(() => null))]
    this.#offers = snapshot?.offers ?? []
    this.#touched = snapshot?.touched ?? setup.started
    this.#question = snapshot?.question ?? this.#n
    this.#flagged = snapshot?.flagged ?? null
    this.#idle = [...(snapshot?.idle ?? setup.seated.map(() => 0))]
    this.#shut = snapshot?.shut ?? false
    this.#still = [...(snapshot?.still ?? setup.seated.map(() => 0))]
    this.#takeBack = new TakeBack(snapshot?.takeBack)
  }

  /** The version of the table. */
  get n(): number {
    return this.#n
  }

  /** Whether something meant for a version still answers the present question. */
  isCurrent(version: number): boolean {
    return version >= this.#question && version <= this.#n
  }

  /** Whether a seat has done too much that led nowhere. */
  isIdling(seat: Seat): boolean {
    return this.#idle[seat]! >= IDLE_AT_MOST + this.#match.count
  }

  get match(): Match {
    return this.#match
  }

  get state(): AnyState {
    return this.#match.state
  }

  /** Who is asked; undefined once the game is over, or the table closed. */
  get asked(): Seat | undefined {
    if (this.#shut) return undefined
    return this.game.pending(this.state)?.seat
  }

  /** The bot that decides for a seat; null: a person does. */
  botAt(seat: Seat): string | null {
    if (this.#flagged?.seat === seat) return this.#flagged.bot
    return this.#standIns[seat] ?? this.setup.seated[seat]!.bot
  }

  /** Whether a person still plays here: where bots have all seats, nobody waits for them. */
  get isAttended(): boolean {
    return this.setup.seated.some(({ player }, seat) => player !== null && this.#standIns[seat] === null)
  }

  /** The bots that play for people, by seat. */
  get standIns(): readonly (string | null)[] {
    return this.#standIns
  }

  /** Who offers to end the game without a winner. */
  get offers(): readonly Seat[] {
    return this.#offers
  }

  /** Who asks to take a choice back that others have answered already, and who lets them. */
  get wish(): TakeBackWish | null {
    return this.#takeBack.wish
  }

  /** Whether somebody may ask for that: nothing has come out since, and nobody has refused it just now. */
  mayAskBack(seat: Seat): boolean {
    if (this.asked === undefined || this.botAt(seat) !== null || this.isGone(seat) || this.isIdling(seat)) return false
    const isOpen = this.#match.undoSeat === seat // they need not ask
    return (
      !isOpen && this.wish === null && this.#takeBack.depth(seat) > 0 && !this.#takeBack.isRefused(this.#match.count)
    )
  }

  /** How many choices are left once a seat's last one is taken back. */
  backTo(seat: Seat): number {
    return this.#match.count - this.#takeBack.depth(seat)
  }

  /** Whose leave it takes. */
  grantors(asker: Seat): Seat[] {
    return this.deciders.filter(seat => seat !== asker)
  }

  /** Whether somebody has given up. */
  isGone(seat: Seat): boolean {
    return this.game.why(this.state, resign(seat)) !== undefined
  }

  /** The people who have left their game so long ago that the others need not wait for them. */
  leavers(now: number): Seat[] {
    const { clock, seated } = this.setup
    const patience = clock.kind === 'slow' ? HOURS_AWAY : MINUTES_AWAY
    const idle = clock.kind === 'none' && now - this.#since >= DAY_AWAY ? this.asked : undefined
    return seated.flatMap(({ player }, seat) => {
      const left = this.#leftAt[seat] ?? null
      const away = left !== null ? now - left >= patience : idle === seat && this.botAt(seat) === null
      return player !== null && away && !this.isGone(seat) ? [seat] : []
    })
  }

  /** Whose word it takes to end without a winner: all who still play, and in a rated game also who left it to a bot. */
  get deciders(): Seat[] {
    const { seated, rated } = this.setup
    return seated.flatMap(({ player }, seat) =>
      player === null || this.isGone(seat) || (!rated && this.#leftAt[seat] !== null) ? [] : [seat],
    )
  }

  /** When a person did something here last. */
  get touched(): number {
    return this.#touched
  }

  /** The version at which the present question was asked. */
  get question(): number {
    return this.#question
  }

  get reserves(): Reserves {
    return this.#reserves
  }

  get since(): number {
    return this.#since
  }

  /** When somebody has to look after the table: a bot at once, a person when their time is up or they go round in circles; null: never. */
  get due(): number | null {
    const seat = this.asked
    if (seat === undefined) return null
    if (this.botAt(seat) !== null || this.#still[seat]! >= STILL_AT_MOST) return this.#since
    return deadline(this.setup.clock, this.#reserves[seat]!, this.#since)
  }

  /** The server was away: nobody's time ran meanwhile. */
  pause(ms: number): void {
    this.#since += ms
  }

  /** An entry as the next row of the log; `lag` of the time until now was not the player's doing. */
  row(entry: Entry, seat: Seat, player: string | null, at: number, lag = 0): Logged {
    const thought = Math.max(0, this.#thought(entry, seat, at) - Math.round(lag))
    const spent = spentOn(this.setup.clock, this.#reserves[seat]!, thought)
    return { n: this.#n + 1, seat, player, entry, at, spent }
  }

  /** Takes the next row in. Throws, and changes nothing, if it does not follow. */
  apply({ n, seat, player, entry, at, spent }: Logged, emit?: Emit<unknown>): void {
    if (n !== this.#n + 1) throw new Error(`entry ${n} does not follow ${this.#n}`)
    const used = freely(this.setup.clock, this.#thought(entry, seat, at))
    if ('choice' in entry && isOutOfTurn(entry.choice)) this.#hear(entry.choice, n, at, emit)
    else if ('choice' in entry) {
      const { barrier } = this.state
      this.#match.apply(entry.choice, emit)
      const revealed = this.state.barrier !== barrier
      this.#takeBack.chose({ seat, used }, revealed, player !== null)
      this.#still = revealed ? this.#still.map(() => 0) : this.#still.with(seat, this.#still[seat]! + 1)
      const kept = this.#match.undoCount
      this.#used = kept === 0 ? [] : [...this.#used, used].slice(-kept)
      this.#since = at
      this.#ask(n)
    } else if ('offer' in entry) {
      this.#offers = entry.offer ? [...this.#offers, seat] : this.#offers.filter(other => other !== seat)
      this.#idle[seat]!++
    } else if ('undo' in entry) {
      this.#match.undo()
      this.#takeBack.undone()
      this.#used = this.#used.slice(0, -1)
      this.#since = at - used
      this.#idle[seat]!++
      this.#ask(n)
    } else if ('wish' in entry) {
      this.#takeBack.ask(entry.wish ? seat : null)
      this.#idle[seat]!++
    } else if ('grants' in entry) this.#takeBack.answer(seat, entry.grants, this.#match.count)
    else if ('back' in entry) {
      if (this.wish === null) this.#idle[seat]!++ // nobody was asked, as where all others are bots
      this.#goBack(entry.back, n, at)
    } else if ('closed' in entry) this.#shut = true
    else {
      if (this.#thinks(seat)) this.#since = at - used
      this.#standIns[seat] = entry.bot
      this.#leftAt[seat] = entry.bot === null ? null : at
      if (entry.bot !== null && player === null && seat === this.asked) this.#flagged = { seat, bot: entry.bot }
      if (entry.bot !== null && player !== null) this.#idle[seat]!++
    }
    this.#n = n
    if (player !== null) this.#touched = at
    if (spent > 0) this.#reserves = this.#reserves.map((left, of) => (of === seat ? left - spent : left))
  }

  /** Everything from a choice on is taken back: whoever made it is asked again, with the time they had left then. */
  #goBack(to: number, n: number, at: number): void {
    const used = this.#takeBack.back(this.#match.count - to)
    this.#match = new Match(this.game, recordOf(this.setup, this.#match.record.choices.slice(0, to)))
    this.#used = this.#takeBack.usedIn(this.#match.undoCount)
    this.#since = at - used
    this.#ask(n)
  }

  /** A word out of turn. Where the same question is asked as before, its time runs on. */
  #hear(word: OutOfTurn, n: number, at: number, emit: Emit<unknown> | undefined): void {
    const before = this.game.pending(this.state)
    this.#match.apply(word, emit)
    this.#takeBack.forget()
    this.#used = []
    const flagged = this.#flagged
    this.#ask(n)
    if (same(before, this.game.pending(this.state))) this.#flagged = flagged
    else this.#since = at
    if (word.do === 'resign') this.#offers = this.#offers.filter(seat => seat !== word.seat)
  }

  /** Another question is asked, from this version on. */
  #ask(n: number): void {
    this.#question = n
    this.#flagged = null
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
    if (!('choice' in entry || 'undo' in entry || 'bot' in entry)) return 0 // the question stays, and its time runs on
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
      stead: this.#standIns,
      reserves: this.#reserves,
      since: this.#since,
      closed: this.#match.undoClosed!,
      leftAt: this.#leftAt,
      offers: this.#offers,
      touched: this.#touched,
      question: this.#question,
      flagged: this.#flagged,
      idle: this.#idle,
      shut: this.#shut,
      takeBack: this.#takeBack.kept,
      still: this.#still,
    }
  }
}

/** The rules a table plays by. */
export function gameOf({ game }: TableSetup): Game {
  return gameCalled(game).game
}

/** By today's rules: a log that fits them is a game of theirs, under whichever it began. */
export function recordOf(setup: TableSetup, choices: readonly unknown[]): GameRecord {
  const game = gameOf(setup)
  const options = game.parse.options({ ...(setup.options as object), seats: setup.seated.length })
  return { game: game.id, rulesVersion: game.rulesVersion, options, seed: setup.seed, choices }
}
