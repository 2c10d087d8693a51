import { type Bot, botCalled } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { type Faction, type ScenarioId, type State, statistics, wasteland } from '@overseer/wasteland'
import type { Recipe } from './golden.ts'

const knowledge = knowledgeOf(wasteland.id)
const [greedy, officer, random] = ['greedy', 'officer', 'random'].map(name => botCalled(name, knowledge)) as [
  Bot,
  Bot,
  Bot,
]

/** Plays as if everybody stood by a faction. */
function partisan(friends: Faction): Bot {
  const { game, heuristic } = knowledge
  const { value, isQuiet, answer, estimate } = heuristic!
  const joined = (state: unknown): never =>
    ({ ...(state as State), options: { ...(state as State).options, friends } }) as never
  return botCalled('greedy', {
    game,
    heuristic: {
      value: (state, seat) => value(joined(state), seat),
      isQuiet,
      answer: answer!,
      estimate: (state, choices, seat) => estimate!(joined(state), choices, seat),
    },
  })
}

const ended = (scenario: ScenarioId, seats: number, ending: string, ...bots: Bot[]): Recipe<State> => ({
  file: `${scenario}-${seats}-${ending}`,
  options: { scenario, seats },
  bots,
  fits: end => statistics.ending(end) === ending,
})

export const RECIPES: readonly Recipe<State>[] = [
  ended('commonwealth', 1, 'influence', greedy),
  ended('commonwealth', 2, 'star', partisan('star'), greedy),
  ended('commonwealth', 4, 'shield', partisan('shield')),
  ended('capital', 4, 'influence', greedy),
  ended('capital', 1, 'both', greedy),
  ended('capital', 3, 'shield', partisan('shield')),
  ended('farHarbor', 2, 'influence', greedy),
  ended('farHarbor', 3, 'star', partisan('star')),
  ended('farHarbor', 2, 'shield', partisan('shield')),
  ended('pitt', 3, 'influence', greedy),
  ended('pitt', 4, 'star', partisan('star')),
  ended('pitt', 2, 'shield', partisan('shield')),
  {
    file: 'shared-victory',
    options: { scenario: 'farHarbor', seats: 4 },
    bots: [officer],
    fits: ({ outcome }) => outcome!.ending === 'influence' && outcome!.winners.length > 1,
  },
  {
    file: 'elimination',
    options: { scenario: 'farHarbor', seats: 4 },
    bots: [random],
    fits: ({ players, outcome }) => players.some(({ eliminated }) => eliminated) && outcome!.ending !== 'eliminated',
  },
  {
    file: 'all-eliminated',
    options: { scenario: 'farHarbor', seats: 1, trackEnd: 7 },
    bots: [random],
    fits: ({ outcome }) => outcome!.ending === 'eliminated',
  },
]
