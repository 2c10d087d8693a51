import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botCalled, eyesOf, gameCalled } from '@overseer/bots'
import { type Chancy, BadInput, below, type Game, type Random, same, seedRandom } from '@overseer/kernel'
import { Broken, examine } from '@overseer/kernel/harness'
import type { Command } from 'commander'
import { positive, wholeNumber } from './arguments.ts'

interface FuzzFlags {
  game: string
  minutes: number
  games?: number
  seed?: string
  out: string
  json?: true
}

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play at random and against the grain, checking every promise of the engine')
    .option('--game <id>', 'which game', 'shelter')
    .option('--minutes <n>', 'how long', positive('--minutes'), 1)
    .option('--games <n>', 'stop after so many games', wholeNumber('--games', 1, 1e9))
    .option('--seed <text>', 'play the same games again')
    .option('--out <folder>', 'where a failure is written', 'failures')
    .option('--json', 'print the figures as one JSON object on the last line')
    .action(fuzz)
}

const BOUND = 20_000
const SHOWN_MS = 10_000

function fuzz(flags: FuzzFlags): void {
  const { game } = gameCalled(flags.game)
  const seed = flags.seed ?? `fuzz ${Date.now()}`
  const end = Date.now() + flags.minutes * 60_000
  const counts = { games: 0, decisions: 0 }
  let shown = Date.now()
  for (let n = 0; Date.now() < end && n < (flags.games ?? Infinity); n++) {
    const random = seedRandom(`${seed}/${n}`)
    const { min, max } = game.seats
    const seats = min + (n % (max - min + 1))
    const style = STYLES[n % STYLES.length]!
    try {
      const trial = { options: { seats }, seats, seed: `${seed}/${n}`, random, bound: BOUND, thoroughness: 0.25 }
      const record = examine(game, { ...trial, choose: style(game, random) })
      counts.games++
      counts.decisions += record.choices.length
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      fail(error, flags, `${seed}/${n}`)
    }
    if (Date.now() - shown > SHOWN_MS && !flags.json) {
      console.error(`${counts.games} games, ${counts.decisions} decisions, clean`)
      shown = Date.now()
    }
  }
  console.log(
    flags.json
      ? JSON.stringify({ game: game.id, seed, ...counts, failures: 0 })
      : `${counts.games} games, ${counts.decisions} decisions, no failure (seed '${seed}')`,
  )
}

type Style = (game: Game, random: Random) => (choices: readonly unknown[], state: Chancy) => number

/** Ways to play that lead to different corners. */
const STYLES: readonly Style[] = [
  (_game, random) => choices => below(random, choices.length),
  // Never passes or declines while there is anything else: the last choice of a list is usually the way out.
  (_game, random) => choices => below(random, Math.max(1, choices.length - 1)),
  // Always the way out: nobody does anything.
  () => choices => choices.length - 1,
  // Stubborn: the first choice most of the time.
  (_game, random) => choices => (below(random, 4) > 0 ? 0 : below(random, choices.length)),
  // What is listed late: items, odd corners.
  (_game, random) => choices => Math.max(0, choices.length - 2 - below(random, Math.min(3, choices.length))),
  // A sensible player, with a slip now and then.
  (game, random) => (choices, state) => {
    if (below(random, 5) === 0) return below(random, choices.length)
    const wanted = botCalled('greedy').choose(eyesOf(game, state), random)
    return choices.findIndex(choice => same(choice, wanted))
  },
]

function fail(error: Broken, { out }: FuzzFlags, seed: string): never {
  mkdirSync(out, { recursive: true })
  const file = join(out, `${seed.replaceAll(/[^\w-]+/g, '-')}.json`)
  writeFileSync(file, `${JSON.stringify(error.record)}\n`)
  throw new BadInput(
    '',
    `${error.message}\n  after ${error.record.choices.length} choices; see it with: npm run overseer -- replay ${file}`,
  )
}
