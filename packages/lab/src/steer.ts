import { DEFAULT_GAME } from '@overseer/games'
import { type AnyState, BadInput, below, seedRandom } from '@overseer/kernel'
import type { Command } from 'commander'
import { wholeNumber } from './arguments.ts'
import { gameAndSetups, setupAt } from './setups.ts'

/** What is to be played until everything has been used. */
export interface SteerWish {
  readonly game: string
  readonly least: number // uses of each
  readonly games: number // from the start, at most
  readonly tries: number // from positions near each use, at most
  readonly seed: string
}

interface SteerFlags extends SteerWish {
  json?: true
}

const SCENE = 30 // decisions that a scene lasts

export function addSteer(program: Command): void {
  program
    .command('steer')
    .description('steer play until every card, space and ability has been used often enough, and count')
    .option('--game <id>', 'which game', DEFAULT_GAME)
    .option('--least <n>', 'how often each', wholeNumber('--least', 1, 10_000), 20)
    .option('--games <n>', 'give up after so many games', wholeNumber('--games', 1, 1_000_000), 5000)
    .option('--tries <n>', 'give a use up after so many scenes', wholeNumber('--tries', 0, 10_000), 200)
    .option('--seed <text>', 'the same seed steers the same way', 'steer')
    .option('--json', 'print the counts as one JSON object on the last line')
    .action(steer)
}

function steer(flags: SteerFlags): void {
  const { counts, games, scenes } = steerPlay(flags)
  const short = Object.entries(counts).filter(([, n]) => n < flags.least)
  if (flags.json) console.log(JSON.stringify({ game: flags.game, games, scenes, counts }))
  else {
    for (const [name, n] of Object.entries(counts)) console.log(`${String(n).padStart(7)}  ${name}`)
    console.log(
      `${Object.keys(counts).length} uses, each made at least ${Math.min(...Object.values(counts))} times in ${games} games and ${scenes} scenes`,
    )
  }
  if (short.length > 0)
    throw new BadInput('', `made fewer than ${flags.least} times: ${short.map(([name]) => name).join(', ')}`)
}

interface Coverage {
  readonly counts: Readonly<Record<string, number>>
  readonly games: number // from the start
  readonly scenes: number // from a position near a use
}

const nameOf = ({ kind, card }: { kind: string; card: string }): string => `${kind}: ${card}`

/**
 * Plays towards whatever has been used least, until everything has been used often enough: first from positions near
 * each use, if the game knows any, then from the start.
 */
export function steerPlay({ game: id, least, games: most, tries, seed }: SteerWish): Coverage {
  const { entry, setups } = gameAndSetups({ game: id })
  const { game, statistics } = entry
  const counts: Record<string, number> = Object.fromEntries(statistics.deck.map(use => [nameOf(use), 0]))
  const random = seedRandom(seed)
  let scenes = 0
  for (const use of statistics.deck)
    for (let n = 0; n < tries && (counts[nameOf(use)] ?? 0) < least; n++) {
      const position = statistics.near?.(use, n)
      if (position === undefined) continue
      play(game.parse.position(position, `${seed}/${nameOf(use)}/${n}`), SCENE, nameOf(use))
      scenes++
    }
  let games = 0
  for (; games < most && Object.values(counts).some(n => n < least); games++)
    play(game.setup(setupAt(setups, games).options, `${seed}/${games}`), Infinity)
  return { counts, games, scenes }

  /** Towards whatever is wanting most; in a scene, above all towards what it is about. */
  function play(state: AnyState, decisions: number, wish?: string): void {
    let choices = game.choices(state)
    for (let n = 0; n < decisions && choices.length > 0; n++) {
      const wanting = choices.map(choice => wantOf(state, choice, wish))
      const highest = Math.max(...wanting)
      const wanted = choices.filter((_, i) => wanting[i] === highest)
      game.apply(state, wanted[below(random, wanted.length)], event => {
        for (const use of statistics.cards(state, event)) counts[nameOf(use)] = (counts[nameOf(use)] ?? 0) + 1
      })
      choices = game.choices(state)
    }
  }

  /** How many uses are still wanting of what a choice leads to. */
  function wantOf(state: AnyState, choice: unknown, wish?: string): number {
    let most = 0
    for (const use of statistics.leadsTo(state, choice)) {
      const name = nameOf(use)
      if (name === wish) return Infinity
      most = Math.max(most, least - (counts[name] ?? least))
    }
    return most
  }
}
