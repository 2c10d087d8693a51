import { type Bot, drawFrom, itemAt, observe } from '@overseer/bots'
import { type AnyState, canonical, type Emit, type Game, type Random, type Result } from '@overseer/kernel'

/** The result of a game that is over. */
export function resultOf(game: Game, state: AnyState): Result {
  const result = game.result(state)
  if (result === undefined) throw new Error('the game goes on')
  return result
}

/** No game of ours takes so many decisions: whoever gets here has found a fault. */
const MOST_DECISIONS = 100_000
/** Games take some hundred. From here on, whoever comes back to where it was is led on by chance. */
const PATIENCE = 2000

/**
 * Lets bots play a state to its end and returns their choices. Some things are free and may be done as often as one
 * likes (W-CON-C028); whoever does them for ever would never be done.
 */
export function playOut(
  game: Game,
  state: AnyState,
  bots: readonly Bot[],
  random: Random,
  emit?: Emit<unknown>,
): unknown[] {
  const choices: unknown[] = []
  const known = new Set<string>()
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    const choice = isCircle()
      ? drawFrom(game.choices(state), random)
      : itemAt(bots, pending.seat).choose(observe(game, state), random)
    game.apply(state, choice, emit)
    choices.push(choice)
    if (choices.length > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`)
  }
  return choices

  function isCircle(): boolean {
    if (choices.length < PATIENCE) return false
    const now = canonical(state)
    if (known.has(now)) return true
    known.add(now)
    return false
  }
}
