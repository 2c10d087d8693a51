import { availableParallelism } from 'node:os'
import { type BotKnowledge, itemAt } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { BadInput, checkSeed } from '@overseer/kernel'
import type { Command } from 'commander'
import { botNames, wholeNumber } from './arguments.ts'
import { type SetupFlags, setupsOf, takesScenario } from './setups.ts'
import { simulate } from './sim.ts'
import { type Share, share, winsOf } from './summary.ts'
import type { Tally } from './tally.ts'
import { withInterval } from './text-report.ts'

/** One bot against a table of others, and the share it must win of the games that somebody wins. */
interface Match {
  readonly bot: string
  readonly rival: string
  readonly seats: number
  readonly least?: number
}

/** What the levels promise where choices and positions were learned. */
const MATCHES: readonly Match[] = [
  { bot: 'overseer', rival: 'officer', seats: 2, least: 0.9 },
  { bot: 'overseer', rival: 'officer', seats: 4, least: 0.6 },
  { bot: 'officer', rival: 'greedy', seats: 2, least: 0.95 },
  { bot: 'officer', rival: 'recruit', seats: 2, least: 0.9 },
  { bot: 'recruit', rival: 'random', seats: 2 },
]

/** What they promise where a game has levels of its own. */
const OWN_MATCHES: readonly Match[] = [
  { bot: 'overseer', rival: 'officer', seats: 2, least: 0.7 },
  { bot: 'overseer', rival: 'officer', seats: 4, least: 0.4 },
  { bot: 'officer', rival: 'greedy', seats: 2, least: 0.85 },
  { bot: 'officer', rival: 'recruit', seats: 2, least: 0.75 },
  { bot: 'recruit', rival: 'greedy', seats: 2, least: 0.6 },
]

/** For a game that nobody has learned yet. */
const FIRST_MATCHES: readonly Match[] = [
  ...[2, 3, 4].map(seats => ({ bot: 'greedy', rival: 'random', seats })),
  { bot: 'officer', rival: 'greedy', seats: 2 },
]

interface Measured extends Match {
  readonly wins: Share // of all games
  readonly decided: Share // of the games that somebody won
}

/** Processor time for a decision that left a choice. */
interface Thinking {
  readonly bot: string
  readonly decisions: number
  readonly ms: number // mean
  readonly worst: number
}

interface StrengthFlags extends SetupFlags {
  seed: string
  threads: number
  match?: Match[]
  json?: true
}

export function addStrength(program: Command): void {
  takesScenario(program.command('strength'))
    .description('measure how strong the bots are, and how long they think')
    .argument('[games]', 'how many in each match; seats rotate', wholeNumber('games', 1, 1_000_000), 200)
    .option('--match <who>', 'only this one: a bot and its rivals, by commas; may be repeated', addMatch)
    .option('--seed <text>', 'the same seed plays the same games', 'strength')
    .option('--threads <n>', 'worker threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--json', 'print the figures as one JSON object on the last line')
    .action(strength)
}

/** 'overseer,officer,officer': one bot and as many rivals of another kind as there are seats left. */
function addMatch(text: string, matches: readonly Match[] = []): Match[] {
  const [bot, rival, ...more] = botNames(text)
  if (bot === undefined || rival === undefined || rival === bot || more.some(other => other !== rival))
    throw new BadInput('--match', 'names one bot and rivals that are all of another kind')
  return [...matches, { bot, rival, seats: 2 + more.length }]
}

async function strength(games: number, flags: StrengthFlags): Promise<void> {
  const seed = checkSeed(flags.seed)
  const matches = flags.match ?? matchesOf(knowledgeOf(flags.game))
  const plans = matches.map(({ bot, rival, seats }) => ({
    game: flags.game,
    setups: setupsOf(gameCalled(flags.game), { ...flags, seats }),
    bots: [bot, rival],
    rotate: true,
    seed,
    timed: true as const,
  }))
  const say = flags.json ? console.error : console.log
  const measured: Measured[] = []
  const tallies: Tally[] = []
  for (const [i, match] of matches.entries()) {
    const tally = await simulate(itemAt(plans, i), games, flags.threads)
    const wins = winsOf(tally.winsByBot, match.bot)
    const won = Object.values(tally.setups).reduce((sum, setup) => sum + setup.won, 0)
    const result = { ...match, wins: share(wins, games), decided: share(wins, won) }
    tallies.push(tally)
    measured.push(result)
    say(printMatch(result))
  }
  const thinking = sumThinking(tallies)
  if (flags.json) return console.log(JSON.stringify({ game: flags.game, games, seed, matches: measured, thinking }))
  say('\nProcessor time for a decision, in milliseconds')
  for (const { bot, decisions, ms, worst } of thinking)
    say(
      `  ${bot.padEnd(10)} mean ${ms.toFixed(2).padStart(8)}   worst ${worst.toFixed(1).padStart(8)}   of ${decisions}`,
    )
}

function matchesOf({ features, levels }: BotKnowledge): readonly Match[] {
  if (levels !== undefined) return OWN_MATCHES
  return features === undefined ? FIRST_MATCHES : MATCHES
}

function printMatch({ bot, rival, seats, least, wins, decided }: Measured): string {
  const against = seats === 2 ? rival : `${seats - 1} x ${rival}`
  const goal = least === undefined ? '' : `   at least ${least * 100} %: ${decided.share >= least ? 'yes' : 'no'}`
  const ofDecided = decided.of === wins.of ? '' : `, ${withInterval(decided)} of the ${decided.of} that somebody won`
  return `${bot} against ${against}, ${seats} seats, ${wins.of} games: wins ${withInterval(wins)}${ofDecided}${goal}`
}

function sumThinking(tallies: readonly Tally[]): Thinking[] {
  const bots = new Set(tallies.flatMap(({ thinking }) => Object.keys(thinking)))
  return [...bots].map(bot => {
    const parts = tallies.flatMap(({ thinking }) => thinking[bot] ?? [])
    const decisions = parts.reduce((sum, part) => sum + part.decisions, 0)
    const ms = parts.reduce((sum, part) => sum + part.ms, 0) / decisions
    return { bot, decisions, ms, worst: Math.max(...parts.map(({ worst }) => worst)) }
  })
}
