import type { Chancy, Game, Random, Seat } from '@overseer/kernel'

/** What someone at the table has to go by: their view, their choices, and games that could be the real one. */
export interface Eyes<State extends Chancy = Chancy, Choice = unknown, View = unknown> {
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
  choose<Choice>(eyes: Eyes<Chancy, Choice>, random: Random, limit?: Limit): Choice
}

/** The eyes of whoever is asked. The state stays behind them. */
export function eyesOf<State extends Chancy, Choice, View>(
  game: Game<State, Choice, unknown, View>,
  state: State,
): Eyes<State, Choice, View> {
  const { seat } = game.pending(state)!
  return {
    game,
    seat,
    view: game.view(state, seat),
    choices: game.choices(state),
    sample: random => game.sample(state, seat, random),
  }
}
