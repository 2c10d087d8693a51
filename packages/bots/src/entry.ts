import type { Game, Language, Narrator, Statistics } from '@overseer/kernel'
import type { Judgement } from './greedy.ts'
import type { Insight } from './insight.ts'
import type { Senses } from './learned.ts'

/** What bots need to know of a game. */
export interface Minds {
  readonly game: Game
  readonly judgement?: Judgement // for the greedy bot; without it all choices look alike
  readonly insight?: Insight // for bots that think ahead; without it they play lines out to their end
}

/** Everything a program needs to know of a game. */
export interface Entry extends Minds {
  readonly senses?: Senses // what the insight was learned from
  readonly statistics: Statistics
  readonly rules: readonly string[] // their IDs
  /** The ways in which it is set up, by name, the usual one first: options without the number of seats. */
  readonly scenarios: Readonly<Record<string, object>>
  /** Further options, to be tried together with each of them; one of them is none. */
  readonly twists: readonly object[]
  narrator(language: Language, names: readonly string[]): Narrator
}
