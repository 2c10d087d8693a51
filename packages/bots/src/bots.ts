import { BadInput, type Chancy, type Random } from '@overseer/kernel'
import type { Bot, Eyes, Limit } from './bot.ts'
import type { Minds } from './entry.ts'
import { greedy, unjudging } from './greedy.ts'
import { blind, type Insight } from './insight.ts'
import { BUDGETS, recruit, think, thinker } from './levels.ts'
import { random } from './random.ts'
import { type Advice, Search } from './search.ts'

const insightOf = ({ game, insight }: Minds): Insight => insight ?? blind(game)

const BOTS: Readonly<Record<string, (minds: Minds) => Bot>> = {
  random: () => random,
  greedy: ({ judgement = unjudging }) => greedy(judgement),
  recruit: minds => recruit(insightOf(minds)),
  officer: minds => thinker('officer', insightOf(minds)),
  overseer: minds => thinker('overseer', insightOf(minds)),
}

export const BOT_NAMES: readonly string[] = Object.keys(BOTS)

/** A bot for a game. */
export function botCalled(name: string, minds: Minds): Bot {
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (make === undefined) throw new BadInput('bot', `there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`)
  return make(minds)
}

/** The thinking about one decision, to be done in slices: `step` until it is `done`, then play the `best`. */
export function startSearch<Choice>(
  minds: Minds,
  eyes: Eyes<Chancy, Choice>,
  random: Random,
  iterations: number = BUDGETS.overseer,
): Search<Choice> {
  return new Search(eyes, insightOf(minds), random, iterations)
}

/** What the strongest level thinks of the choices, the best one first; choices it never looked into are left out. */
export function advise<Choice>(
  minds: Minds,
  eyes: Eyes<Chancy, Choice>,
  random: Random,
  limit?: Limit,
): Advice<Choice>[] {
  const search = startSearch(minds, eyes, random)
  think(search, limit)
  return search.best()
}
