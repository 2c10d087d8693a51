import { type Bot, itemAt, observe } from '@overseer/bots'
import type { AnyState, Emit, Game, Random, Result } from '@overseer/kernel'

/** The result of a game that is over. */
export function resultOf(game: Game, state: AnyState): Result {
  const result = game.result(state)
  if (result === undefined) throw new Error('the game goes on')
  return result
}

/** No game of ours takes so many decisions: whoever gets here has found a fault. */
const MOST_DECISIONS = 100_000

/** Lets bots play a state to its end and returns their choices. */
export function playOut(
  game: Game,
  state: AnyState,
  bots: readonly Bot[],
  random: Random,
  emit?: Emit<unknown>,
): unknown[] {
  const choices: unknown[] = []
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    const choice = itemAt(bots, pending.seat).choose(observe(game, state), random)
    game.apply(state, choice, emit)
    choices.push(choice)
    if (choices.length > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`)
  }
  return choices
}
