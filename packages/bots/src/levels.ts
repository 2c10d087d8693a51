import type { Bot, Limit } from './bot.ts'
import type { Evaluator } from './evaluator.ts'
import { itemAt } from './lists.ts'
import { drawIndex, softmax } from './policy.ts'
import { Search } from './search.ts'

/** How many iterations the levels that search may take for a decision. */
export const BUDGETS = { officer: 60, overseer: 3000 } as const
type SearchLevel = keyof typeof BUDGETS

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

/** Searches, as far as its level allows. */
export function searchBot(name: SearchLevel, evaluator: Evaluator): Bot {
  return {
    name,
    choose(observation, random, limit) {
      if (observation.choices.length === 1) return itemAt(observation.choices, 0)
      const search = new Search(observation, evaluator, random, BUDGETS[name])
      runSearch(search, limit)
      return itemAt(search.best(), 0).choice
    },
  }
}

/** Lets a search run until it is done or the time is up; it gets one slice at least. */
export function runSearch(search: Search, { ms, clock }: Limit = ENDLESS): void {
  const end = clock() + ms
  do search.step(SLICE)
  while (!search.done && clock() < end)
}

const ENDLESS: Limit = { ms: Infinity, clock: () => 0 }
