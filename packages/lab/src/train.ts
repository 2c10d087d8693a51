import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { itemAt, type Phase } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { DEFAULT_GAME } from '@overseer/games'
import { BadInput, checkSeed } from '@overseer/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'
import { fitPrior } from './fit-prior.ts'
import { fitValue } from './value-net.ts'
import { type Examples, type SelfPlay, featuresOf } from './self-play.ts'

interface TrainFlags {
  game: string
  iterations: number
  units: number
  epochs: number
  decay: number
  seed: string
  threads: number
  goOn?: true
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('let the bots play against themselves and learn from it')
    .argument('<file>', 'where the weights go, as a module')
    .argument('[games]', 'how many', wholeNumber('games', 1, 1_000_000), 2000)
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--iterations <n>', 'of search for each decision', wholeNumber('--iterations', 1, 1_000_000), 200)
    .option('--units <n>', 'of the net', wholeNumber('--units', 1, 1000), 32)
    .option('--epochs <n>', 'times to go through what was played', wholeNumber('--epochs', 1, 1000), 8)
    .option('--decay <x>', 'how strongly weights are held small', Number, 0)
    .option('--seed <text>', 'the same seed plays the same games', 'train')
    .option('--go-on', 'start from what was learned so far instead of from nothing')
    .option('--threads <n>', 'worker threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .action(train)
}

async function train(file: string, games: number, flags: TrainFlags): Promise<void> {
  const { choices, positions } = featuresOf(flags.game)
  const ofChoice = choices?.ofChoice ?? []
  const selfPlay: SelfPlay = { game: flags.game, seed: checkSeed(flags.seed), iterations: flags.iterations }
  const { values, priors } = await gather(selfPlay, games, flags.threads)
  console.log(`${games} games, ${values.length} positions, ${priors.length} decisions`)
  const report = (what: string, epoch: number, loss: number, unseen?: number): void =>
    console.log(
      `${what} ${epoch}: ${loss.toFixed(4)} off${unseen === undefined ? '' : `, ${unseen.toFixed(4)} in games held out`}`,
    )
  const known = flags.goOn ? knowledgeOf(flags.game).weights : undefined
  const start = known && ofChoice.flatMap(feature => known.prior[feature] ?? [0, 0, 0])
  const prior = choices === undefined ? [] : fitPrior(priors, ofChoice.length, flags.epochs, report, start)
  const learned = Math.ceil(values.length * LEARNED)
  const value = fitValue(values.slice(0, learned), positions.ofPosition.length, flags.units, flags.epochs, report, {
    start: known?.value,
    decay: flags.decay,
    heldOut: values.slice(learned),
  })
  save(file, moduleOf(ofChoice, prior, value))
}

const LEARNED = 0.95 // of the positions; the rest shows what is worth in games that were not learned from

/** Shares the games out among threads. */
async function gather(selfPlay: SelfPlay, games: number, threads: number): Promise<Examples> {
  const all: Examples = { values: [], priors: [] }
  const step = Math.min(threads, games)
  let done = 0
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const worker = new Worker(new URL('./self-play-worker.ts', import.meta.url), {
        workerData: { selfPlay, games, first, step },
      })
      worker.on('message', ({ values, priors }: Examples) => {
        all.values.push(...values)
        all.priors.push(...priors)
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

function moduleOf(features: readonly string[], prior: readonly Phase[], value: readonly number[]): string {
  const round = (n: number): number => Math.round(n * 1000) / 1000
  const rows = prior.map((weights, i) => {
    const feature = itemAt(features, i)
    return `    ${/\W/.test(feature) ? `'${feature}'` : feature}: [${weights.map(round).join(', ')}],`
  })
  return `import type { Weights } from '../learned.ts'

/** What games against itself taught, written by \`overseer train\`: see docs/bots.md. */
export const WEIGHTS: Weights = {
  prior: {
${rows.join('\n')}
  },
  value: [${value.map(round).join(', ')}],
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
