import { type Bot, botCalled } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { ENDINGS, shelter, type State } from '@overseer/shelter'
import type { Recipe } from './golden.ts'

const knowledge = knowledgeOf(shelter.id)
const bots = [botCalled('greedy', knowledge), botCalled('random', knowledge)]

/** Nobody does anything. */
const idle: Bot = { name: 'idle', choose: ({ choices }) => choices.at(-1)! }

/** Every ending with every number of players. */
export const RECIPES: readonly Recipe<State>[] = [2, 3, 4].flatMap(seats =>
  ENDINGS.map(ending => ({
    file: `${seats}-${ending}`,
    options: { seats },
    bots: ending === 'lastRound' ? [idle] : bots,
    fits: (end: State) => end.ending === ending,
  })),
)
