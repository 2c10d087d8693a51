import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Stage } from '@overseer/bots'
import { BadInput, checkSeed } from '@overseer/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'
import { fitGlance, fitOutlook } from './fit.ts'
import { type Lessons, type School, sensesOf } from './lessons.ts'

interface TrainFlags {
  game: string
  iterations: number
  units: number
  epochs: number
  seed: string
  threads: number
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('let the bots play against themselves and learn from it')
    .argument('<file>', 'where the weights go, as a module')
    .argument('[games]', 'how many', wholeNumber('games', 1, 1_000_000), 2000)
    .option('--game <id>', 'which game', 'shelter')
    .option('--iterations <n>', 'of search for each decision', wholeNumber('--iterations', 1, 1_000_000), 200)
    .option('--units <n>', 'of the net', wholeNumber('--units', 1, 1000), 32)
    .option('--epochs <n>', 'times to go through what was played', wholeNumber('--epochs', 1, 1000), 8)
    .option('--seed <text>', 'the same seed plays the same games', 'train')
    .option('--threads <n>', 'worker threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .action(train)
}

async function train(file: string, games: number, flags: TrainFlags): Promise<void> {
  const { traits, signs } = sensesOf(flags.game)
  const school: School = { game: flags.game, seed: checkSeed(flags.seed), iterations: flags.iterations }
  const { positions, decisions } = await gather(school, games, flags.threads)
  console.log(`${games} games, ${positions.length} positions, ${decisions.length} decisions`)
  const report = (what: string, epoch: number, loss: number): void =>
    console.log(`${what} ${epoch}: ${loss.toFixed(4)} off`)
  const glance = fitGlance(decisions, traits.length, flags.epochs, report)
  const outlook = fitOutlook(positions, signs.length, flags.units, flags.epochs, report)
  save(file, moduleOf(traits, glance, outlook))
}

/** Shares the games out among threads. */
async function gather(school: School, games: number, threads: number): Promise<Lessons> {
  const all: Lessons = { positions: [], decisions: [] }
  const step = Math.min(threads, games)
  let done = 0
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const worker = new Worker(new URL('./lesson-worker.ts', import.meta.url), {
        workerData: { school, games, first, step },
      })
      worker.on('message', ({ positions, decisions }: Lessons) => {
        all.positions.push(...positions)
        all.decisions.push(...decisions)
        if (++done % 100 === 0) console.error(`${done} of ${games} games`)
      })
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
  return all
}

function moduleOf(traits: readonly string[], glance: readonly Stage[], outlook: readonly number[]): string {
  const round = (n: number): number => Math.round(n * 100) / 100
  const rows = traits.map(
    (trait, i) => `    ${/\W/.test(trait) ? `'${trait}'` : trait}: [${glance[i]!.map(round).join(', ')}],`,
  )
  return `import type { Weights } from '../learned.ts'

/** What games against itself taught, written by \`overseer train\`: see docs/bots.md. */
export const WEIGHTS: Weights = {
  glance: {
${rows.join('\n')}
  },
  outlook: [${outlook.map(round).join(', ')}],
}
`
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch {
    throw new BadInput('file', `cannot write ${file}`)
  }
}
