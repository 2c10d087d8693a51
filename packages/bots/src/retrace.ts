import { type Game, type GameRecord, isOutOfTurn, opening, same, type Seat, seedRandom } from '@overseer/kernel'
import type { BotQuestion } from './question.ts'

/** A choice of a record that a bot made, and all that it made it by. */
export interface Decided {
  readonly choice: number // its number in the record, from 0
  readonly bot: string
  readonly seed: string
  readonly cut?: number | undefined // at which look at the clock its time was up
}

/** A choice that a bot made: the question to ask it again, if we are told by what it decided. */
interface Retraced {
  readonly choice: number
  readonly question: Omit<BotQuestion, 'id'> | undefined
  readonly answered: unknown
}

/** What came out when bots were asked again. */
export interface Recheck {
  readonly checked: number
  readonly differ: readonly number[] // choices that the bot does not make, or that nobody accounts for; from 0
}

/** Plays a record again and finds every question that a bot answered: with the same sample, for the same chance. */
function* retrace(
  game: Game,
  record: GameRecord,
  decided: readonly Decided[],
  isBot: (seat: Seat) => boolean,
): Generator<Retraced> {
  const byChoice = new Map(decided.map(one => [one.choice, one]))
  const state = opening(game, record)
  for (const [n, answered] of record.choices.entries()) {
    const { seat } = game.pending(state)!
    const one = byChoice.get(n)
    if (one !== undefined) {
      const { bot, seed, cut = null } = one
      const sample = game.sample(state, seat, seedRandom(seed))
      yield { choice: n, question: { game: game.id, bot, state: sample, seed, cut }, answered }
    } else if (isBot(seat) && !isOutOfTurn(answered)) yield { choice: n, question: undefined, answered }
    game.apply(state, answered)
  }
}

/** Asks bots again whatever they decided in a game. `isBot`: whose choices must all be accounted for. */
export async function recheckBots(
  game: Game,
  record: GameRecord,
  decided: readonly Decided[],
  isBot: (seat: Seat) => boolean,
  ask: (question: Omit<BotQuestion, 'id'>) => Promise<unknown>,
): Promise<Recheck> {
  const differ: number[] = []
  let checked = 0
  for (const { choice, question, answered } of retrace(game, record, decided, isBot)) {
    checked++
    if (question === undefined || !same(await ask(question), answered)) differ.push(choice)
  }
  return { checked, differ }
}
