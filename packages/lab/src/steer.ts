import { gameCalled } from '@overseer/bots/games'
import { type Chancy, BadInput, below, seedRandom } from '@overseer/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'

interface SteerFlags {
  game: string
  least: number
  games: number
  seed: string
  json?: true
}

export function addSteer(program: Command): void {
  program
    .command('steer')
    .description('steer play until every card, space and ability has been used often enough, and count')
    .option('--game <id>', 'which game', 'shelter')
    .option('--least <n>', 'how often each', wholeNumber('--least', 1, 10_000), 20)
    .option('--games <n>', 'give up after so many games', wholeNumber('--games', 1, 1_000_000), 5000)
    .option('--seed <text>', 'the same seed steers the same way', 'steer')
    .option('--json', 'print the counts as one JSON object on the last line')
    .action(steer)
}

function steer(flags: SteerFlags): void {
  const { counts, games } = steerPlay(flags.game, flags.least, flags.games, flags.seed)
  const short = Object.entries(counts).filter(([, n]) => n < flags.least)
  if (flags.json) console.log(JSON.stringify({ game: flags.game, games, counts }))
  else {
    for (const [name, n] of Object.entries(counts)) console.log(`${String(n).padStart(7)}  ${name}`)
    console.log(
      `${Object.keys(counts).length} uses, each made at least ${Math.min(...Object.values(counts))} times in ${games} games`,
    )
  }
  if (short.length > 0)
    throw new BadInput('', `made fewer than ${flags.least} times: ${short.map(([name]) => name).join(', ')}`)
}

interface Coverage {
  readonly counts: Readonly<Record<string, number>>
  readonly games: number
}

/** Plays towards whatever has been used least, until everything has been used often enough. */
export function steerPlay(id: string, least: number, most: number, seed: string): Coverage {
  const { game, statistics } = gameCalled(id)
  const counts: Record<string, number> = Object.fromEntries(
    statistics.deck.map(({ kind, card }) => [`${kind}: ${card}`, 0]),
  )
  const random = seedRandom(seed)
  const { min, max } = game.seats
  let games = 0
  for (; games < most && Object.values(counts).some(n => n < least); games++) {
    const state = game.setup(game.parse.options({ seats: min + (games % (max - min + 1)) }), `${seed}/${games}`)
    for (let choices = game.choices(state); choices.length > 0; choices = game.choices(state)) {
      const wanting = choices.map(choice => wantOf(state, choice))
      const most = Math.max(...wanting)
      const wanted = choices.filter((_, i) => wanting[i] === most)
      game.apply(state, wanted[below(random, wanted.length)], event => {
        for (const { kind, card } of statistics.cards(state, event)) counts[`${kind}: ${card}`]!++
      })
    }
  }
  return { counts, games }

  /** How many uses are still wanting of what a choice leads to. */
  function wantOf(state: Chancy, choice: unknown): number {
    return Math.max(
      0,
      ...statistics.towards(state, choice).map(({ kind, card }) => least - (counts[`${kind}: ${card}`] ?? least)),
    )
  }
}
