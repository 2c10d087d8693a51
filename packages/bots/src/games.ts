import { BadInput, type Game, type Language, type Narrator, type Statistics } from '@overseer/kernel'
import { narrator, RULE_IDS, shelter, statistics } from '@overseer/shelter'
import type { Judgement } from './greedy.ts'
import type { Insight } from './insight.ts'
import type { Senses } from './learned.ts'
import { shelterInsight, shelterSenses } from './shelter/insight.ts'
import { shelterJudgement } from './shelter/judgement.ts'

/** Everything a program needs to know of a game. A new game is added here and nowhere else below its board. */
export interface Entry {
  readonly game: Game
  readonly judgement: Judgement // for the greedy bot
  readonly insight?: Insight // for bots that think ahead; without it they play lines out to their end
  readonly senses?: Senses // what the insight was learned from
  readonly statistics: Statistics
  readonly rules: readonly string[] // their IDs
  narrator(language: Language, names: readonly string[]): Narrator
}

export const GAMES: Readonly<Record<string, Entry>> = {
  shelter: {
    game: shelter,
    judgement: shelterJudgement,
    insight: shelterInsight,
    senses: shelterSenses,
    statistics,
    rules: RULE_IDS,
    narrator,
  },
}

export function gameCalled(id: string): Entry {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (entry === undefined)
    throw new BadInput('game', `there is no game '${id}'; there is ${Object.keys(GAMES).join(', ')}`)
  return entry
}
