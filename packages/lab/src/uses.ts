import { availableParallelism } from 'node:os'
import { checkSeed } from '@overseer/kernel'
import type { Command } from 'commander'
import { botNames, wholeNumber } from './arguments.ts'
import { gameAndSetups, type SetupFlags, takesSetup } from './setups.ts'
import { simulate } from './sim.ts'

/** What no bot ever comes to: each plays games of its own, and all that they use is put together. */

interface UsesFlags extends SetupFlags {
  bots: string[]
  seed: string
  threads: number
  json?: true
}

export function addUses(program: Command): void {
  takesSetup(program.command('uses'))
    .description('let bots of several kinds play games of their own, and list the uses of cards that none comes to')
    .argument('[games]', 'how many for each of them', wholeNumber('games', 1, 100_000_000), 100)
    .option('--bots <names>', 'by commas; each plays at tables of its own', botNames, ['officer'])
    .option('--seed <text>', 'the same seed plays the same games', 'uses')
    .option('--threads <n>', 'worker threads', wholeNumber('--threads', 1, 64), availableParallelism())
    .option('--json', 'print the counts as one JSON object on the last line')
    .action(uses)
}

async function uses(games: number, flags: UsesFlags): Promise<void> {
  const { entry, setups } = gameAndSetups(flags)
  const { deck } = entry.statistics
  const counts = new Map(deck.map(use => [nameOf(use), 0]))
  const bots: { bot: string; used: number; first: number }[] = []
  for (const bot of flags.bots) {
    const plan = { game: flags.game, setups, bots: [bot], rotate: true, deal: true, seed: checkSeed(flags.seed) }
    const { cards } = await simulate(plan, games, flags.threads)
    const used = deck.filter(({ kind, card }) => cards[`${kind}/${card}`] !== undefined)
    const first = used.filter(use => counts.get(nameOf(use)) === 0).length // that nobody before came to
    for (const use of used) counts.set(nameOf(use), counts.get(nameOf(use))! + cards[`${use.kind}/${use.card}`]!.uses)
    bots.push({ bot, used: used.length, first })
    console.error(`${bot}: ${used.length} of ${deck.length} uses in ${games} games, ${first} of them new`)
  }
  const unused = deck.filter(use => counts.get(nameOf(use)) === 0)
  if (flags.json) {
    const { game, seed } = flags
    console.log(
      JSON.stringify({ game, seed, games, bots, unused: unused.map(nameOf), uses: Object.fromEntries(counts) }),
    )
  } else for (const kind of new Set(deck.map(use => use.kind))) console.log(line(kind))

  function line(kind: string): string {
    const left = unused.filter(use => use.kind === kind).map(({ card }) => card)
    const all = deck.filter(use => use.kind === kind).length
    return `${kind}: ${all - left.length} of ${all}${left.length === 0 ? '' : `, without ${left.join(', ')}`}`
  }
}

const nameOf = ({ kind, card }: { kind: string; card: string }): string => `${kind}: ${card}`
