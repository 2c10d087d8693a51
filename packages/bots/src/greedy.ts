import { below, type Chancy, type Game, type Seat } from '@overseer/kernel'
import type { Bot, Eyes } from './bot.ts'

/** What a game tells a player about its positions. */
export interface Judgement<State = Chancy, Choice = unknown> {
  /** How good a position is for a seat; only differences matter. */
  value(state: State, seat: Seat): number
  /** Whether a seat is in the middle of something: its turn is better judged when it is through. */
  midway(state: State): boolean
  /** The plain answer to what a choice leads to; the first choice if it says nothing. */
  answer?(state: State, choices: readonly Choice[]): Choice | undefined
  /** What choices are worth by reckoning alone, in the same measure; undefined for those that have to be tried. */
  reckon?(state: State, choices: readonly Choice[], seat: Seat): readonly (number | undefined)[]
}

/** Of a game that tells nothing. */
export const unjudging: Judgement = { value: () => 0, midway: () => false }

const SAMPLES = 3
const MOST_FOLLOW_UPS = 20

/** Tries each choice on a few possible games, with the same luck for all, and takes the one that looks best after it. */
export function greedy(judgement: Judgement): Bot {
  return {
    name: 'greedy',
    choose(eyes, random) {
      const { choices } = eyes
      if (choices.length === 1) return choices[0]!
      const worth = choices.map(() => 0)
      for (let i = 0; i < SAMPLES; i++) judge(eyes, eyes.sample(random), judgement, worth)
      const best = Math.max(...worth)
      const equals = choices.filter((_, i) => worth[i]! >= best - 1e-9)
      return equals[below(random, equals.length)]!
    },
  }
}

/** Adds what each choice is worth in one possible game. */
function judge<Choice>(eyes: Eyes<Chancy, Choice>, state: Chancy, judgement: Judgement, worth: number[]): void {
  const { game, seat, choices } = eyes
  const reckoned = judgement.reckon?.(state, choices, seat)
  for (const [i, choice] of choices.entries()) worth[i]! += reckoned?.[i] ?? tried(game, state, choice, seat, judgement)
}

export function tried(game: Game, before: Chancy, choice: unknown, seat: Seat, judgement: Judgement): number {
  const state = game.clone(before)
  game.apply(state, choice)
  finish(game, state, seat, judgement)
  return judgement.value(state, seat)
}

/** Answers what follows from the choice in the plainest way, so that a placement is judged with its reward. */
function finish(game: Game, state: Chancy, seat: Seat, judgement: Judgement): void {
  for (let i = 0; i < MOST_FOLLOW_UPS && judgement.midway(state); i++) {
    const choices = game.choices(state)
    if (choices.length === 0) return
    const plain = game.pending(state)?.seat === seat ? choices[0] : choices.at(-1)
    game.apply(state, judgement.answer?.(state, choices) ?? plain)
  }
}
