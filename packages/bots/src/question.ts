import { type AnyState, seedRandom } from '@overseer/kernel'
import { type Limit, observe } from './bot.ts'
import type { BotKnowledge } from './bot-knowledge.ts'
import { advise, botCalled } from './bots.ts'
import { CountedLimit } from './counted-limit.ts'
import type { Advice } from './search.ts'

/** A question to a bot in another thread. The state is a sample of what its seat knows: the real one never goes there. */
export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly bot: string | null // null: what the strongest bot thinks of every choice
  readonly state: unknown
  readonly seed: string
  /** To decide as before: at which look at the clock the time was up; null: it was not. Without it the limit counts. */
  readonly cut?: number | null
}

export type BotAnswer = { readonly id: number } & (
  | { readonly choice: unknown; readonly cut?: number } // see BotQuestion
  | { readonly advice: readonly Advice[] }
  | { readonly error: string }
)

/** Answers a question in a worker, whatever happens: what goes wrong is an answer too. */
export async function answerQuestion(
  { id, game, bot, state, seed, cut }: BotQuestion,
  load: (game: string) => BotKnowledge | Promise<BotKnowledge>,
  limit: Limit,
): Promise<BotAnswer> {
  try {
    const knowledge = await load(game)
    const observation = observe(knowledge.game, state as AnyState)
    const random = seedRandom(seed)
    if (bot === null) return { id, advice: advise(knowledge, observation, random, limit) }
    const counted = new CountedLimit(limit, cut)
    const choice = botCalled(bot, knowledge).choose(observation, random, counted)
    return { id, choice, ...(counted.cut !== undefined && { cut: counted.cut }) }
  } catch (error) {
    return { id, error: String(error) }
  }
}
