import type { Random } from '@overseer/kernel'
import type { Bot, Limit } from './bot.ts'
import type { Evaluator } from './evaluator.ts'
import { itemAt } from './lists.ts'
import { drawIndex, softmax } from './policy.ts'
import { type Advice, Search } from './search.ts'

/** How a level that searches decides. */
interface SearchLevel {
  readonly iterations: number // at most, for a decision
  readonly doubt: number // of the prior: see Search
  readonly close: number // a choice that was visited so often, by the most visited one, may be taken in its place
}

export const SEARCH_LEVELS = {
  officer: { iterations: 40, doubt: 2, close: 0.35 },
  overseer: { iterations: 3000, doubt: 1, close: 1 },
} as const satisfies Record<string, SearchLevel>

const SPARED = 0.08 // of the chance to win: what costs more is not taken, however often it was visited
const SURE = 0.95 // of winning: then there is nothing to choose from
const SLICE = 20 // iterations between two looks at the clock
const TEMPERATURE = 1.4 // of a recruit: how far it strays from what looks best
const CUT_OFF = 0.05 // of the best prior: what looks worse, a recruit does not do either

/** Plays by the prior alone: takes what looks good, often the second or third best, and never looks ahead. */
export function recruit(evaluator: Evaluator): Bot {
  return {
    name: 'recruit',
    choose(observation, random) {
      const { choices } = observation
      const priors = softmax(evaluator.prior(observation.sample(random), choices), TEMPERATURE)
      const least = Math.max(...priors) * CUT_OFF
      const sensible = choices.filter((_, i) => itemAt(priors, i) >= least)
      const at = drawIndex(
        priors.filter(prior => prior >= least),
        random,
      )
      return itemAt(sensible, at)
    },
  }
}

/** Searches, as far as its level allows, and takes what it found best, or about as good. */
export function searchBot(name: keyof typeof SEARCH_LEVELS, evaluator: Evaluator): Bot {
  const { iterations, doubt, close } = SEARCH_LEVELS[name]
  return {
    name,
    choose(observation, random, limit) {
      if (observation.choices.length === 1) return itemAt(observation.choices, 0)
      const search = new Search(observation, evaluator, random, iterations, doubt)
      runSearch(search, limit)
      return drawClose(search.best(), close, random)
    },
  }
}

/** The most visited choice, or one that was visited nearly as often and looks nearly as good: the more visits the likelier. */
function drawClose<Choice>(advice: readonly Advice<Choice>[], close: number, random: Random): Choice {
  const best = itemAt(advice, 0)
  if (best.win >= SURE) return best.choice
  const among = advice.filter(({ visits, win }) => visits >= close * best.visits && win >= best.win - SPARED)
  const all = among.reduce((sum, { visits }) => sum + visits, 0)
  const at = drawIndex(
    among.map(({ visits }) => visits / all),
    random,
  )
  return itemAt(among, at).choice
}

/** Lets a search run until it is done or the time is up; it gets one slice at least. */
export function runSearch(search: Search, { ms, clock }: Limit = ENDLESS): void {
  const end = clock() + ms
  do search.step(SLICE)
  while (!search.done && clock() < end)
}

const ENDLESS: Limit = { ms: Infinity, clock: () => 0 }
