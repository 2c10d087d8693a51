import type { AnyState } from './chance.ts'
import type { Random, Seed } from './random.ts'
import type { Refusal } from './refusal.ts'

/** A place at the table, 0 first; the next higher number sits to the left and plays next. */
export type Seat = number
export type Onlooker = Seat | 'spectator'

/** What is being asked, and whom. `ask` is the name of the question; games add what belongs to it. */
export interface Decision {
  readonly seat: Seat
  readonly ask: string
}

/**
 * Tells one fact of a game. `to` names who may see it; without it everybody may. What spectators and some of the seats
 * are told stands in the place of a fact that the others are told.
 */
export type Emit<Event> = (event: Event) => void

/** Whether somebody may hear of an event. */
export function maySee(event: unknown, onlooker: Onlooker): boolean {
  const { to } = event as { readonly to?: readonly Onlooker[] }
  return to === undefined || to.includes(onlooker)
}

export interface Result {
  readonly winners: Seat[] // more than one if the victory is shared; none if everybody lost
  readonly scores: number[] // by seat
  readonly ranks: number[] // by seat, 1 is best, equal for who could not be told apart
}

/** A recorded game: how it began and every choice. Everything else about it is worked out by playing it again. */
export interface GameRecord<Choice = unknown, Options = unknown> {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options | null // null if it began at a position or a state
  readonly seed: Seed
  readonly position?: unknown // where it began, if not at the set-up: a description …
  readonly state?: unknown // … or a whole state
  readonly choices: readonly Choice[]
  readonly players?: readonly RecordedPlayer[] // who sat where, for whoever looks at it later; no rule reads them
  readonly practice?: true // a copy in which somebody tries something else
}

/** Who made the choices of a seat: a person by name, or a bot of a level. */
export interface RecordedPlayer {
  readonly name: string
  readonly bot: string | null
}

/**
 * One game. A state is plain data that JSON carries without loss; every method but `apply` leaves it as it was.
 * Without its types named it is any game: whatever one knows of all of them.
 */
export interface Game<
  State extends AnyState = AnyState,
  Choice = unknown,
  Options = unknown,
  View = unknown,
  Event = unknown,
> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Changes with every change of the rules that makes a record play differently. */
  readonly rulesVersion: number
  /** Nothing is hidden: a view for one is a view for all, and every event is told to everybody. */
  readonly openInformation?: true
  /** Fields of a view that are valid only between choices; a view taken while a choice is played keeps their old value. */
  readonly onlyBetweenChoices?: readonly string[]
  /** It takes what is said out of turn (see `OutOfTurn`) in `why`, `apply` and `parse.choice`. */
  readonly outOfTurn?: true
  /** Options as parsed; see `parse.options`. */
  setup(options: Options, seed: Seed): State
  /** How many play. */
  players(state: State): number
  /** Who decides and about what; undefined once the game is over. */
  pending(state: State): Decision | undefined
  /** Every legal answer to the pending decision, each once, in a steady order; empty once the game is over. */
  choices(state: State): Choice[]
  /** Undefined if the wish is legal now, else why not. It tells no more than whoever is asked may know, and is for them alone. */
  why(state: State, wish: Choice): Refusal | undefined
  /** Plays in place, up to the next decision. Throws IllegalChoice and changes nothing if the rules forbid it. */
  apply(state: State, choice: Choice, emit?: Emit<Event>): void
  clone(state: State): State
  /** What that person may know, and nothing else. */
  view(state: State, onlooker: Onlooker): View
  /** A state this seat cannot tell from the real one: hidden things and the future are dealt anew. */
  sample(state: State, seat: Seat, random: Random): State
  /** Undefined until the game is over. */
  result(state: State): Result | undefined
  /** What is broken in this state, in words for programmers; empty for every state that play can reach. */
  faults(state: State): string[]
  /** A record of an older version of the rules as one of this version, if it can be told without changing what happened. */
  upgrade?(record: GameRecord<Choice, Options>): GameRecord<Choice, Options> | undefined
  /** Data from outside made into the game's own, or BadInput naming the field. */
  readonly parse: {
    options(data: unknown): Options
    choice(data: unknown): Choice
    state(data: unknown): State
    /** A position in a plain description of the game's own; what it leaves open is dealt by the seed. It is played on to a question. */
    position(data: unknown, seed: Seed, emit?: Emit<Event>): State
  }
}
