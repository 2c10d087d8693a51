import type { AnyState } from './chance.ts'
import type { Emit, Game, GameRecord, Seat } from './game.ts'
import { isOutOfTurn } from './out-of-turn.ts'
import { opening, playChoices } from './record.ts'

/** Why the last choice can no longer be taken back. */
export type UndoClosed = 'nothingToUndo' | 'somethingRevealed' | 'othersDecided'

interface Past<State> {
  readonly state: State // as it was before the choice
  readonly seat: Seat // who chose
}

/**
 * A game under way: its state, its record, and the choices that may still be taken back. A choice may be
 * taken back while nothing hidden or random has come out since and nobody else has decided.
 */
export class Match<
  State extends AnyState = AnyState,
  Choice = unknown,
  Options = unknown,
  Event = unknown,
  View = unknown,
> {
  readonly game: Game<State, Choice, Options, View, Event>
  #state: State
  #record: GameRecord<Choice, Options>
  #choices: Choice[] = []
  #past: Past<State>[] = []
  #closed: UndoClosed = 'nothingToUndo'

  constructor(game: Game<State, Choice, Options, View, Event>, start: GameRecord<Choice, Options>, emit?: Emit<Event>) {
    this.game = game
    this.#record = start
    this.#state = opening(game, start, emit)
    playChoices(start.choices, 0, choice => this.apply(choice, emit))
  }

  /** A match that goes on from a state which its record leads to; nothing before it can be taken back. */
  static from<State extends AnyState, Choice, Options, Event, View>(
    game: Game<State, Choice, Options, View, Event>,
    record: GameRecord<Choice, Options>,
    state: State,
    closed: UndoClosed = 'somethingRevealed',
  ): Match<State, Choice, Options, Event, View> {
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

  /** How many choices have been made and not taken back. */
  get count(): number {
    return this.#choices.length
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
    else if (isOutOfTurn(choice)) this.#forget('othersDecided')
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
