import { below, type Chancy, type Game, type Random, type Seat } from '@overseer/kernel'
import type { Bot, Eyes } from './bot.ts'

/** What a game tells a player about its positions. */
export interface Judgement<State = Chancy> {
  /** How good a position is for a seat; only differences matter. */
  value(state: State, seat: Seat): number
  /** Whether a seat is in the middle of something: its turn is better judged when it is through. */
  midway(state: State): boolean
}

const SAMPLES = 3
const MOST_FOLLOW_UPS = 20

/** Tries each choice on a few possible games and takes the one that looks best one step later. */
export function greedy(judgementOf: (game: Game) => Judgement): Bot {
  return {
    name: 'greedy',
    choose(eyes, random) {
      if (eyes.choices.length === 1) return eyes.choices[0]!
      const judgement = judgementOf(eyes.game)
      const worth = eyes.choices.map(choice => expected(eyes, choice, judgement, random))
      const best = Math.max(...worth)
      const equals = eyes.choices.filter((_, i) => worth[i]! >= best - 1e-9)
      return equals[below(random, equals.length)]!
    },
  }
}

function expected<Choice>(eyes: Eyes<Chancy, Choice>, choice: Choice, judgement: Judgement, random: Random): number {
  let sum = 0
  for (let i = 0; i < SAMPLES; i++) {
    const state = eyes.sample(random)
    eyes.game.apply(state, choice)
    finish(eyes.game, state, eyes.seat, judgement)
    sum += judgement.value(state, eyes.seat)
  }
  return sum / SAMPLES
}

/** Answers what follows from the choice in the plainest way, so that a placement is judged with its reward. */
function finish(game: Game, state: Chancy, seat: Seat, judgement: Judgement): void {
  for (let i = 0; i < MOST_FOLLOW_UPS && judgement.midway(state); i++) {
    const choices = game.choices(state)
    if (choices.length === 0) return
    game.apply(state, game.pending(state)?.seat === seat ? choices[0] : choices.at(-1))
  }
}
