import type { AnyState, Game, Random, Seat } from '@overseer/kernel'

/** What a player has to decide by: the view, the choices, and samples of states that could be the real one. */
export interface Observation<State extends AnyState = AnyState, Choice = unknown, View = unknown> {
  readonly game: Game<State, Choice, unknown, View>
  readonly seat: Seat
  readonly view: View
  readonly choices: readonly Choice[]
  /** A state this seat cannot tell from the real one. */
  sample(random: Random): State
}

/** How long a bot may think, by the clock of whoever asks it. */
export interface Limit {
  readonly ms: number
  clock(): number // in milliseconds
}

/** A player that is not a person. It decides from what its seat may know; chance comes from its own stream. */
export interface Bot {
  readonly name: string
  choose<Choice>(observation: Observation<AnyState, Choice>, random: Random, limit?: Limit): Choice
}

/** The observation of whoever is asked. The state stays behind it. */
export function observe<State extends AnyState, Choice, View>(
  game: Game<State, Choice, unknown, View>,
  state: State,
): Observation<State, Choice, View> {
  const decision = game.pending(state)
  if (decision === undefined) throw new Error('nobody is asked: the game is over')
  const { seat } = decision
  return {
    game,
    seat,
    view: game.view(state, seat),
    choices: game.choices(state),
    sample: random => game.sample(state, seat, random),
  }
}
