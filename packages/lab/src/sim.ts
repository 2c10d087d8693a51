import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BadInput, checkSeed } from '@overseer/kernel'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { botNames, seatBots, wholeNumber } from './arguments.ts'
import { htmlReport } from './report.ts'
import { gameAndSetups, type SetupFlags, takesSetup } from './setups.ts'
import { summarize } from './summary.ts'
import { printSummary } from './text-report.ts'
import { emptyTally, merge, type Plan, type Tally } from './tally.ts'

interface SimFlags extends SetupFlags {
  bots: string[]
  seed: string
  threads: number
  rotate: boolean
  deal: boolean
  json?: true
  html?: string
}

export function addSim(program: Command): void {
  takesSetup(program.command('sim'))
    .description('let bots play many games and sum them up, by scenario and number of players')
    .argument('[games]', 'how many', wholeNumber('games', 1, 100_000_000), 1000)
    .option('--bots <names>', 'a bot for each seat, by commas; the last one fills the rest', botNames, ['random'])
    .option('--no-rotate', 'leave every bot on its seat')
    .option(
      '--no-deal',
      'let bots pick what a game asks before it begins, such as characters; otherwise chance deals it',
    )
    .option('--seed <text>', 'the same seed plays the same games', 'sim')
    .option('--threads <n>', 'worker threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--json', 'print the summary as one JSON object on the last line')
    .option('--html <file>', 'write a report with charts')
    .action(sim)
}

async function sim(games: number, flags: SimFlags): Promise<void> {
  const { bots } = flags
  // Several bots are a table of their own; one kind of bot plays at tables of every size.
  const seats = flags.seats ?? (bots.length > 1 ? bots.length : undefined)
  const { setups } = gameAndSetups(seats === undefined ? flags : { ...flags, seats })
  const plan: Plan = {
    game: flags.game,
    setups,
    bots,
    rotate: flags.rotate,
    deal: flags.deal,
    seed: checkSeed(flags.seed),
  }
  for (const setup of setups) seatBots(bots, setup.seats)
  const tally = await simulate(plan, games, flags.threads)
  const summary = summarize(plan, tally)
  if (flags.html !== undefined) save(flags.html, htmlReport(summary))
  console.log(flags.json ? JSON.stringify(summary) : printSummary(summary))
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch {
    throw new BadInput('--html', `cannot write ${file}`)
  }
  console.error(`report: ${file}`)
}

/** Shares the games out among threads and adds up what they report. */
export async function simulate(plan: Plan, games: number, threads: number): Promise<Tally> {
  const tally = emptyTally()
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value}/{total} games | {eta_formatted} to go',
    stream: process.stderr,
  })
  const shown = process.stderr.isTTY
  if (shown) bar.start(games, 0)
  const step = Math.min(threads, games)
  await Promise.all(Array.from({ length: step }, (_, first) => work(first)))
  bar.stop()
  return tally

  function work(first: number): Promise<void> {
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData: { plan, games, first, step } })
    worker.on('message', (part: Tally) => {
      merge(tally, part)
      if (shown) bar.update(tally.games)
    })
    return new Promise((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', () => resolve())
    })
  }
}
