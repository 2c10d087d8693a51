import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botCalled, drawFrom, observe } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import type { GameEntry } from '@overseer/games'
import { type AnyState, BadInput, below, type Random, same, seedRandom } from '@overseer/kernel'
import { Broken, examine } from '@overseer/kernel/harness'
import type { Command } from 'commander'
import { positive, wholeNumber } from './arguments.ts'
import { tellsOf } from './tells.ts'
import { gameAndSetups, type Setup, setupAt, type SetupFlags, takesSetup, withOptions } from './setups.ts'

interface FuzzFlags extends SetupFlags {
  minutes: number
  games?: number
  seed?: string
  out: string
  json?: true
}

export function addFuzz(program: Command): void {
  takesSetup(program.command('fuzz'))
    .description('play at random and against the grain, checking every promise of the engine')
    .option('--minutes <n>', 'how long', positive('--minutes'), 1)
    .option('--games <n>', 'stop after so many games', wholeNumber('--games', 1, 1e9))
    .option('--seed <text>', 'play the same games again')
    .option('--out <folder>', 'where a failure is written', 'failures')
    .option('--json', 'print the figures as one JSON object on the last line')
    .action(fuzz)
}

const BOUND = 40_000
const THOROUGHNESS = 0.2
const TOLD_EVERY = 200 // of the costly checks
const SCENE = 80 // decisions
const GAME_EVERY = 8 // the others are scenes, if the game has any
const SHOWN_MS = 10_000

function fuzz(flags: FuzzFlags): void {
  const { entry, setups } = gameAndSetups(flags)
  const { game } = entry
  const tells = tellsOf(entry)
  const seed = flags.seed ?? `fuzz ${Date.now()}`
  const end = Date.now() + flags.minutes * 60_000
  const counts = { games: 0, scenes: 0, decisions: 0 }
  const played: Record<string, number> = {}
  let shown = Date.now()
  for (let n = 0; Date.now() < end && n < (flags.games ?? Infinity); n++) {
    const random = seedRandom(`${seed}/${n}`)
    const setup = setupAt(setups, counts.games)
    const choose = drawFrom(STYLES, random)(entry, random)
    const trial = {
      seed: `${seed}/${n}`,
      random,
      bound: BOUND,
      thoroughness: THOROUGHNESS,
      tells,
      toldEvery: TOLD_EVERY,
      choose,
    }
    const position = n % GAME_EVERY === 0 ? undefined : sceneOf(entry, random)
    try {
      const record =
        position === undefined
          ? examine(game, { ...trial, ...varied(entry, setup, flags, random) })
          : examine(game, { ...trial, ...seatedAt(entry, position, `${seed}/${n}`), position, most: SCENE })
      counts.decisions += record.choices.length
      counts[position === undefined ? 'games' : 'scenes']++
      const name = position === undefined ? `${setup.scenario} with ${setup.seats}` : 'scenes'
      played[name] = (played[name] ?? 0) + 1
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      fail(error, flags, `${seed}/${n}`)
    }
    if (Date.now() - shown > SHOWN_MS && !flags.json) {
      console.error(`${counts.games} games, ${counts.scenes} scenes, ${counts.decisions} decisions, clean`)
      shown = Date.now()
    }
  }
  if (flags.json) return console.log(JSON.stringify({ game: game.id, seed, ...counts, played, failures: 0 }))
  for (const [name, n] of Object.entries(played)) console.log(`${String(n).padStart(7)}  ${name}`)
  const { games, scenes, decisions } = counts
  console.log(`${games} games and ${scenes} scenes, ${decisions} decisions, no failure (seed '${seed}')`)
}

/** A way to set the game up, with options of its own now and then unless the flags name some. */
function varied(entry: GameEntry, setup: Setup, flags: FuzzFlags, random: Random): Pick<Setup, 'options' | 'seats'> {
  const variant = drawFrom(entry.variants, random)
  return flags.options === undefined ? withOptions(entry, setup, variant) : setup
}

/** A position near some use of a card: deep places that play from the start does not reach. */
function sceneOf({ statistics }: GameEntry, random: Random): unknown {
  return statistics.near?.(drawFrom(statistics.deck, random), below(random, 100))
}

function seatedAt({ game }: GameEntry, position: unknown, seed: string): Pick<Setup, 'options' | 'seats'> {
  return { options: null, seats: game.players(game.parse.position(position, seed)) }
}

type Choose = (choices: readonly unknown[]) => number

const EAGER = 56 // decisions …
const TIRED = 8 // … and then so many ways out

/** Gives way from time to time: what players may do as often as they like, such as trading, would never end. */
function tiring(choose: Choose): Choose {
  let n = 0
  return choices => (n++ % (EAGER + TIRED) < EAGER ? choose(choices) : choices.length - 1)
}

type Style = (entry: GameEntry, random: Random) => (choices: readonly unknown[], state: AnyState) => number

/** Ways to play that lead to different corners. */
const STYLES: readonly Style[] = [
  (_entry, random) => choices => below(random, choices.length),
  // Hardly ever passes or declines while there is anything else: the last choice of a list is usually the way out.
  (_entry, random) => tiring(choices => below(random, Math.max(1, choices.length - 1))),
  // Always the way out: nobody does anything.
  () => choices => choices.length - 1,
  // Stubborn: the first choice most of the time.
  (_entry, random) => choices => (below(random, 4) > 0 ? 0 : below(random, choices.length)),
  // What is listed late: items, odd corners.
  (_entry, random) => tiring(choices => Math.max(0, choices.length - 2 - below(random, Math.min(3, choices.length)))),
  // A sensible player, with a slip now and then.
  (entry, random) => slipping('greedy', entry, random),
  // One of those with likings of their own, if the game has such.
  (entry, random) => {
    const names = Object.keys(knowledgeOf(entry.game.id).levels ?? {}).filter(name => name.includes('-'))
    return slipping(names.length === 0 ? 'greedy' : drawFrom(names, random), entry, random)
  },
]

function slipping(name: string, entry: GameEntry, random: Random): ReturnType<Style> {
  const bot = botCalled(name, knowledgeOf(entry.game.id))
  return (choices, state) => {
    if (below(random, 5) === 0) return below(random, choices.length)
    const wanted = bot.choose(observe(entry.game, state), random)
    return choices.findIndex(choice => same(choice, wanted))
  }
}

function fail(error: Broken, { out }: FuzzFlags, seed: string): never {
  mkdirSync(out, { recursive: true })
  const file = join(out, `${seed.replaceAll(/[^\w-]+/g, '-')}.json`)
  writeFileSync(file, `${JSON.stringify(error.record)}\n`)
  throw new BadInput(
    '',
    `${error.message}\n  after ${error.record.choices.length} choices; see it with: npm run overseer -- replay ${file}`,
  )
}
