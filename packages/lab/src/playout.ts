import { type Bot, eyesOf } from '@overseer/bots'
import type { Chancy, Emit, Game, Random } from '@overseer/kernel'

/** No game of ours takes so many decisions: whoever gets here has found a fault. */
const MOST_DECISIONS = 100_000

/** Lets bots play a state to its end and returns their choices. */
export function playOut(
  game: Game,
  state: Chancy,
  bots: readonly Bot[],
  random: Random,
  emit?: Emit<unknown>,
): unknown[] {
  const choices: unknown[] = []
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    const choice = bots[pending.seat]!.choose(eyesOf(game, state), random)
    game.apply(state, choice, emit)
    choices.push(choice)
    if (choices.length > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`)
  }
  return choices
}
