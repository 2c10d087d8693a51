import type { AnyState, Game, Plan, Random } from '@overseer/kernel'
import type { Bot, Limit, Observation } from './bot.ts'
import type { Evaluator } from './evaluator.ts'
import type { Heuristic } from './greedy.ts'
import type { Features, PositionFeatures, Weights } from './learned.ts'
import type { Advice } from './search.ts'

/** Whoever ranks what can be done, the best first. */
type Adviser = <Choice>(observation: Observation<AnyState, Choice>, random: Random, limit?: Limit) => Advice<Choice>[]

/** A plan, what it begins with, and what whoever made it expects of it. */
export interface RankedPlan<Choice = unknown> extends Plan<Choice> {
  readonly choices: readonly Choice[] // of this turn, up to the first one that has something unknown come out
  readonly actions: number // until it is done
  readonly worth: number // of what is done, by its odds, in the points of the game
  readonly value: number // of the plan: with the best that can follow, and the sooner the better
}

/** What one could set out to do, the best first, and what is better done before all of it. */
export interface PlanRanking {
  readonly before: unknown // a choice that costs no action, or null
  readonly plans: readonly RankedPlan[]
}

type Planner = (observation: Observation, random: Random) => PlanRanking

/** A decision as it is judged afterwards, with the chances to win. */
export interface Judgement {
  readonly win: number // with what was done
  readonly best: number // with the best
  readonly better: unknown // the choice with which that begins; null if it was done
  readonly plan: Plan | null // that it is a part of
  readonly went: string | null // the place to which a walk led that was done
}

/** Judges what was done by thinking as its bots do, where that is more than looking into every choice. */
export interface Hindsight {
  isDecision(state: AnyState, choice: unknown): boolean
  /** `played` begins with the choice, and goes on with what was chosen next. Null: there was nothing to decide. */
  judge(observation: Observation, played: readonly unknown[], random: Random, limit: Limit): Judgement | null
}

/** What bots know of a game: its rules, and what makes them play it well. */
export interface BotKnowledge {
  readonly game: Game
  readonly heuristic?: Heuristic // for the greedy bot; without it all choices look alike
  readonly evaluator?: Evaluator // for bots that search; without it they roll lines out to their end
  readonly features?: Features // what the evaluator was learned from
  readonly weights?: Weights // what it learned
  readonly styles?: Readonly<Record<string, Evaluator>> // the same with likings: they keep self-play varied and bots honest
  readonly positions?: PositionFeatures // what only the value of its own bots was learned from
  readonly levels?: Readonly<Record<string, Bot>> // bots of its own, in the place of those that fit every game
  readonly adviser?: Adviser // that goes with them
  readonly hindsight?: Hindsight
  readonly plans?: Planner // what they think in, where that is more than choices
}
