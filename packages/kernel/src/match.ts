import { BadInput } from './error.ts'
import type { Chancy } from './chance.ts'
import type { Emit, Game, Seat } from './game.ts'
import { type GameRecord, opening } from './record.ts'
import type { Seed } from './random.ts'

/** Why the last choice can no longer be taken back. */
export type UndoClosed = 'nothingToUndo' | 'somethingRevealed' | 'othersDecided'

interface Past<State> {
  readonly state: State // as it was before the choice
  readonly seat: Seat // who chose
}

/**
 * A game under way: its state, its record, and the choices that may still be taken back. A choice may be, while nothing
 * hidden or random has come out since and nobody else has decided.
 */
export class Match<State extends Chancy = Chancy, Choice = unknown, Options = unknown, Event = unknown> {
  readonly game: Game<State, Choice, Options, unknown, Event>
  #state: State
  #record: GameRecord<Choice, Options>
  #choices: Choice[] = []
  #past: Past<State>[] = []
  #closed: UndoClosed = 'nothingToUndo'

  constructor(
    game: Game<State, Choice, Options, unknown, Event>,
    start: GameRecord<Choice, Options>,
    emit?: Emit<Event>,
  ) {
    this.game = game
    this.#record = start
    this.#state = opening(game, start)
    for (const [n, choice] of start.choices.entries()) {
      const rule = game.why(this.#state, choice)
      if (rule !== undefined) throw new BadInput(`record.choices.${n}`, `not allowed by ${rule}`)
      this.apply(choice, emit)
    }
  }

  /** A match that goes on from a state which its record leads to; nothing before it can be taken back. */
  static from<State extends Chancy, Choice, Options, Event>(
    game: Game<State, Choice, Options, unknown, Event>,
    record: GameRecord<Choice, Options>,
    state: State,
    closed: UndoClosed = 'somethingRevealed',
  ): Match<State, Choice, Options, Event> {
    const match = new Match(game, { ...record, choices: [] })
    match.#state = state
    match.#choices = [...record.choices]
    match.#closed = closed
    return match
  }

  /** The state as it is. Look, do not touch: play goes through `apply`. */
  get state(): State {
    return this.#state
  }

  get record(): GameRecord<Choice, Options> {
    return { ...this.#record, choices: [...this.#choices] }
  }

  /** Throws as `Game.apply` does; whatever it throws, the match stays as it was. */
  apply(choice: Choice, emit?: Emit<Event>): void {
    const before = this.game.clone(this.#state)
    const seat = this.game.pending(before)?.seat ?? 0
    const { barrier } = before
    try {
      this.game.apply(this.#state, choice, emit)
    } catch (error) {
      this.#state = before
      throw error
    }
    this.#choices.push(choice)
    if (this.#past.length > 0 && this.#past[0]!.seat !== seat) this.#forget('othersDecided')
    this.#past.push({ state: before, seat })
    if (this.#state.barrier !== barrier) this.#forget('somethingRevealed')
  }

  #forget(why: UndoClosed): void {
    this.#past = []
    this.#closed = why
  }

  /** Undefined while there is a choice to take back, else the reason. */
  get undoClosed(): UndoClosed | undefined {
    return this.#past.length > 0 ? undefined : this.#closed
  }

  /** How many choices may be taken back now. */
  get undoCount(): number {
    return this.#past.length
  }

  /** Who may take back the last choice now. */
  get undoSeat(): Seat | undefined {
    return this.#past[0]?.seat
  }

  /** Takes the last choice back; false if it may not be. */
  undo(): boolean {
    const last = this.#past.pop()
    if (last === undefined) return false
    this.#state = last.state
    this.#choices.pop()
    return true
  }
}

/** A record with no choices yet. */
export function newRecord<Choice, Options>(
  game: Game<Chancy, Choice, Options>,
  options: Options | null,
  seed: Seed,
): GameRecord<Choice, Options> {
  return { game: game.id, rulesVersion: game.rulesVersion, options, seed, choices: [] }
}
