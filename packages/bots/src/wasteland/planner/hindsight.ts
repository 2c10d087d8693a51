import { type AnyState, type Random, same } from '@overseer/kernel'
import { type Choice, graphOf, type State } from '@overseer/wasteland'
import type { Limit, Observation } from '../../bot.ts'
import type { Hindsight, Judgement } from '../../bot-knowledge.ts'
import { inWords } from './bots.ts'
import { candidates, isLookedInto } from './candidates.ts'
import { CHANCE } from './judge.ts'
import { type Depth, type Line, Lookahead, meanOf, newLine } from './lookahead.ts'

/** What was decided in a game that is over, beside what else could have been done. */

const DEPTH: Depth = { turns: 2, lines: 5, effort: 12_000, proof: 1.8 }
const BEYOND = 0.1 // what looks so much worse may cost beyond what the chances tell: a game that ends weighs more than any

/** A walk is one decision: where to go. */
export const hindsight: Hindsight = {
  isDecision(state, choice) {
    return (choice as Choice).do !== 'step' && isLookedInto(state as AnyState & State)
  },
  judge: (observation, played, random, limit) => judgePlayed(observation, played as readonly Choice[], random, limit),
}

/** What was done has to be proved worse: it is what the others race against. */
function judgePlayed(
  observation: Observation,
  [choice, ...later]: readonly Choice[],
  random: Random,
  { ms, clock }: Limit,
): Judgement | null {
  const sample = (): State => observation.sample(random) as AnyState & State
  const state = sample()
  const walk = choice!.do === 'move' ? walked(later) : []
  const done = newLine(choice!, undefined, walk)
  const all = candidates(state, observation.choices as readonly Choice[], observation.seat, DEPTH.lines)
  const target = destination(state, walk)
  const others = all.filter(line => !isTheSame(line, done, target))
  if (others.length === 0) return null
  const end = clock() + ms
  const late = (): boolean => clock() > end
  const race = new Lookahead(observation.seat, [done, ...others], DEPTH)
  while (!race.done && !late()) race.step(sample(), late)
  return judgement(state, done, race.best, target)
}

function judgement(state: State, done: Line, best: Line, target: number | null): Judgement | null {
  if (best.worths.length === 0) return null
  const chance = chanceOf(best)
  const missed =
    Math.min(meanOf(best) - meanOf(done), CHANCE * (Math.max(0, chance - chanceOf(done)) + BEYOND)) / CHANCE
  const to = target === null ? undefined : graphOf(state.board).names[target]
  return {
    win: Math.max(0, chance - Math.max(0, missed)),
    best: chance,
    better: best === done ? null : best.choice,
    plan: best === done || best.plan === undefined ? null : inWords(state, best.plan),
    went: to ?? null,
  }
}

const chanceOf = ({ wins, worths }: Line): number => (worths.length === 0 ? 0 : wins / worths.length)

/** The steps that were walked in one go. */
function walked(later: readonly Choice[]): readonly Choice[] {
  const end = later.findIndex(one => one.do !== 'step')
  return end < 0 ? later : later.slice(0, end)
}

function destination({ board }: State, walk: readonly Choice[]): number | null {
  const last = walk.at(-1)
  if (last?.do !== 'step') return null
  const node = graphOf(board).names.indexOf(last.to)
  return node < 0 ? null : node
}

/** Whether two lines begin alike; walks are alike if they lead to the same place. */
function isTheSame({ choice, plan }: Line, done: Line, target: number | null): boolean {
  if (!same(choice, done.choice)) return false
  return choice.do !== 'move' || plan === undefined || plan.to === target
}
