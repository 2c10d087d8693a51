import { type AnyState, BadInput, type Random } from '@overseer/kernel'
import type { Bot, Limit, Observation } from './bot.ts'
import type { BotKnowledge } from './bot-knowledge.ts'
import { type Evaluator, rolloutEvaluator } from './evaluator.ts'
import { greedy, NO_HEURISTIC } from './greedy.ts'
import { SEARCH_LEVELS, recruit, runSearch, searchBot } from './levels.ts'
import { random } from './random.ts'
import { type Advice, Search } from './search.ts'

const evaluatorOf = ({ game, evaluator }: BotKnowledge): Evaluator => evaluator ?? rolloutEvaluator(game)

const BOTS: Readonly<Record<string, (knowledge: BotKnowledge) => Bot>> = {
  random: () => random,
  greedy: ({ heuristic = NO_HEURISTIC }) => greedy(heuristic),
  recruit: knowledge => recruit(evaluatorOf(knowledge)),
  officer: knowledge => searchBot('officer', evaluatorOf(knowledge)),
  overseer: knowledge => searchBot('overseer', evaluatorOf(knowledge)),
}

export const BOT_NAMES: readonly string[] = Object.keys(BOTS)

/** A bot for a game; for the lab, 'officer-collector' is one that plays in a style of the game. */
export function botCalled(name: string, knowledge: BotKnowledge): Bot {
  const [level = '', style] = name.split('-')
  const make = Object.hasOwn(BOTS, level) ? BOTS[level] : undefined
  if (make === undefined) throw new BadInput('bot', `there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`)
  const own = knowledge.levels?.[name]
  if (own !== undefined) return own
  if (style !== undefined) return { ...make({ ...knowledge, evaluator: styleOf(knowledge, style) }), name }
  return make(knowledge)
}

function styleOf({ game, styles = {}, levels = {} }: BotKnowledge, style: string): Evaluator {
  const evaluator = Object.hasOwn(styles, style) ? styles[style] : undefined
  if (evaluator !== undefined) return evaluator
  const known = [...Object.keys(styles), ...Object.keys(levels).flatMap(level => level.split('-').slice(1))]
  throw new BadInput('bot', `${game.id} has ${known.length === 0 ? 'no styles' : `the styles ${known.join(', ')}`}`)
}

/** The search for one decision, to be run in slices: `step` until it is `done`, then play the `best`. */
export function startSearch<Choice>(
  knowledge: BotKnowledge,
  observation: Observation<AnyState, Choice>,
  random: Random,
  iterations: number = SEARCH_LEVELS.overseer.iterations,
  doubt?: number,
): Search<Choice> {
  return new Search(observation, evaluatorOf(knowledge), random, iterations, doubt)
}

/** What the strongest level thinks of the choices, the best one first; choices it never looked into are left out. */
export function advise<Choice>(
  knowledge: BotKnowledge,
  observation: Observation<AnyState, Choice>,
  random: Random,
  limit?: Limit,
): Advice<Choice>[] {
  if (knowledge.adviser !== undefined) return knowledge.adviser(observation, random, limit)
  const search = startSearch(knowledge, observation, random)
  runSearch(search, limit)
  return search.best()
}
