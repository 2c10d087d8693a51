import { BadInput, type Chancy, type Game, type Random } from '@overseer/kernel'
import type { Bot, Eyes, Limit } from './bot.ts'
import { GAMES, gameCalled } from './games.ts'
import { greedy } from './greedy.ts'
import { blind, type Insight } from './insight.ts'
import { BUDGETS, recruit, think, thinker } from './levels.ts'
import { random } from './random.ts'
import { type Advice, Search } from './search.ts'

const insightOf = (game: Game): Insight => GAMES[game.id]?.insight ?? blind(game)

const BOTS: readonly Bot[] = [
  random,
  greedy(game => gameCalled(game.id).judgement),
  recruit(insightOf),
  thinker('officer', insightOf),
  thinker('overseer', insightOf),
]

export const BOT_NAMES: readonly string[] = BOTS.map(({ name }) => name)

export function botCalled(name: string): Bot {
  const bot = BOTS.find(one => one.name === name)
  if (bot === undefined) throw new BadInput('bot', `there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`)
  return bot
}

/** The thinking about one decision, to be done in slices: `step` until it is `done`, then play the `best`. */
export function startSearch<Choice>(
  eyes: Eyes<Chancy, Choice>,
  random: Random,
  iterations: number = BUDGETS.overseer,
): Search<Choice> {
  return new Search(eyes, insightOf(eyes.game), random, iterations)
}

/** What the strongest level thinks of the choices, the best one first; choices it never looked into are left out. */
export function advise<Choice>(eyes: Eyes<Chancy, Choice>, random: Random, limit?: Limit): Advice<Choice>[] {
  const search = startSearch(eyes, random)
  think(search, limit)
  return search.best()
}
