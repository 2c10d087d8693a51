import type { Bot, Limit } from './bot.ts'
import type { Insight } from './insight.ts'
import { draw, Search, shares } from './search.ts'

/** How many iterations the levels that think ahead may take for a decision. */
export const BUDGETS = { officer: 60, overseer: 3000 } as const
type Thinker = keyof typeof BUDGETS

const SLICE = 20 // iterations between two looks at the clock
const WHIM = 3 // how far a recruit strays from what looks best
const SENSE = 0.05 // what looks so much less good than the best, a recruit does not do either

/** Goes by first sight: takes what looks good, often the second or third best, and never looks ahead. */
export function recruit(insight: Insight): Bot {
  return {
    name: 'recruit',
    choose(eyes, random) {
      const { choices } = eyes
      const lures = shares(insight.glance(eyes.sample(random), choices), WHIM)
      const least = Math.max(...lures) * SENSE
      const sensible = choices.filter((_, i) => lures[i]! >= least)
      return sensible[
        draw(
          lures.filter(lure => lure >= least),
          random,
        )
      ]!
    },
  }
}

/** Looks ahead, as far as its level allows. */
export function thinker(name: Thinker, insight: Insight): Bot {
  return {
    name,
    choose(eyes, random, limit) {
      if (eyes.choices.length === 1) return eyes.choices[0]!
      const search = new Search(eyes, insight, random, BUDGETS[name])
      think(search, limit)
      return search.best()[0]!.choice
    },
  }
}

/** Lets a search run until it is done or the time is up; it gets one slice at least. */
export function think(search: Search, { ms, clock }: Limit = ENDLESS): void {
  const end = clock() + ms
  do search.step(SLICE)
  while (!search.done && clock() < end)
}

const ENDLESS: Limit = { ms: Infinity, clock: () => 0 }
