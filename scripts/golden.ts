// `npm run golden shelter` or `npm run golden wasteland`: makes the golden records of a game anew. Only after a change of
// the rules that is meant to change games; the expectations in its records.test.ts follow by hand.
import { writeFileSync } from 'node:fs'
import { type Bot, botCalled, eyesOf } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import { type GameRecord, Match, newRecord, seedRandom } from '@overseer/kernel'
import { ENDINGS, shelter, type State as Vault } from '@overseer/shelter'
import { type Faction, type ScenarioId, type State, statistics } from '@overseer/wasteland'

/** A record that is looked for. */
interface Wanted<S> {
  readonly file: string
  readonly options: object
  readonly bots: readonly Bot[] // of which one after the other plays all seats
  fits(end: S): boolean
}

const ENTRIES = { shelter: gameCalled('shelter'), wasteland: gameCalled('wasteland') }
const bot = (name: string, game: keyof typeof ENTRIES): Bot => botCalled(name, ENTRIES[game])

/** Nobody does anything. */
const idle: Bot = { name: 'idle', choose: ({ choices }) => choices.at(-1)! }

const SHELTER: readonly Wanted<Vault>[] = [2, 3, 4].flatMap(seats =>
  ENDINGS.map(ending => ({
    file: `${seats}-${ending}`,
    options: { seats },
    bots: ending === 'lastRound' ? [idle] : [bot('greedy', 'shelter'), bot('random', 'shelter')],
    fits: (end: Vault) => end.ending === ending,
  })),
)

/** Plays as if everybody stood by a faction. */
function partisan(friends: Faction): Bot {
  const { game, judgement } = ENTRIES.wasteland
  const { value, midway, answer, reckon } = judgement!
  const joined = (state: unknown): never =>
    ({ ...(state as State), options: { ...(state as State).options, friends } }) as never
  return botCalled('greedy', {
    game,
    judgement: {
      value: (state, seat) => value(joined(state), seat),
      midway,
      answer: answer!,
      reckon: (state, choices, seat) => reckon!(joined(state), choices, seat),
    },
  })
}

const [greedy, random] = [bot('greedy', 'wasteland'), bot('random', 'wasteland')]

const ended = (scenario: ScenarioId, seats: number, ending: string, ...bots: Bot[]): Wanted<State> => ({
  file: `${scenario}-${seats}-${ending}`,
  options: { scenario, seats },
  bots,
  fits: end => statistics.ending(end) === ending,
})

const WASTELAND: readonly Wanted<State>[] = [
  ended('commonwealth', 1, 'influence', greedy),
  ended('commonwealth', 2, 'star', partisan('star'), greedy),
  ended('commonwealth', 4, 'shield', partisan('shield')),
  ended('capital', 4, 'influence', greedy),
  ended('capital', 1, 'star', greedy),
  ended('capital', 3, 'shield', partisan('shield')),
  ended('farHarbor', 2, 'influence', greedy),
  ended('farHarbor', 4, 'star', partisan('star')),
  ended('farHarbor', 1, 'shield', partisan('shield')),
  ended('pitt', 3, 'influence', greedy),
  ended('pitt', 4, 'star', partisan('star')),
  ended('pitt', 2, 'shield', partisan('shield')),
  {
    file: 'shared-victory',
    options: { scenario: 'farHarbor', seats: 4 },
    bots: [greedy],
    fits: ({ outcome }) => outcome!.ending === 'influence' && outcome!.winners.length > 1,
  },
  {
    file: 'elimination',
    options: { scenario: 'farHarbor', seats: 2 },
    bots: [random, greedy],
    fits: ({ players, outcome }) => players.some(one => one.eliminated) && outcome!.ending !== 'eliminated',
  },
  {
    file: 'all-eliminated',
    options: { scenario: 'farHarbor', seats: 1 },
    bots: [random],
    fits: ({ outcome }) => outcome!.ending === 'eliminated',
  },
]

const TRIES = 400
const ENOUGH = 3 // of which the shortest is kept

function find<S>(id: keyof typeof ENTRIES, { options, bots, file, fits }: Wanted<S>): GameRecord {
  const { game } = ENTRIES[id]
  const found: GameRecord[] = []
  for (let n = 0; n < TRIES && found.length < ENOUGH; n++) {
    const match = new Match(game, newRecord(game, game.parse.options(options), `golden ${file} ${n}`))
    const chance = seedRandom(`golden/${n}`)
    const player = bots[n % bots.length]!
    while (game.pending(match.state) !== undefined) match.apply(player.choose(eyesOf(game, match.state), chance))
    if (fits(match.state as S)) found.push(match.record)
  }
  if (found.length === 0) throw new Error(`no game fits '${file}'`)
  return found.reduce((one, other) => (other.choices.length < one.choices.length ? other : one))
}

function make<S>(id: keyof typeof ENTRIES, list: readonly Wanted<S>[], only: string): void {
  for (const wanted of list.filter(({ file }) => file.includes(only))) {
    const record = find(id, wanted)
    const folder = new URL(`../packages/${id}/records/`, import.meta.url)
    writeFileSync(new URL(`${wanted.file}.json`, folder), `${JSON.stringify(record)}\n`)
    console.log(wanted.file, record.choices.length)
  }
}

const [game, only = ''] = process.argv.slice(2)
if (game === shelter.id) make('shelter', SHELTER, only)
else if (game === 'wasteland') make('wasteland', WASTELAND, only)
else console.error('Say which game: npm run golden shelter, or npm run golden wasteland')
