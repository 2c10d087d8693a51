import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { itemAt } from '@overseer/bots'
import { gameCalled, type GameEntry } from '@overseer/games'
import { BadInput, type AnyState, below, type Game, seedRandom } from '@overseer/kernel'
import type { Command } from 'commander'
import { positive, wholeNumber } from './arguments.ts'
import { gameAndSetups, type Setup, setupAt, type SetupFlags, takesSetup } from './setups.ts'
import { toyRate } from './peer-game.ts'

interface BenchFlags extends SetupFlags {
  seconds: number
  peers?: true
  memory?: number
  json?: true
}

export function addBench(program: Command): void {
  takesSetup(program.command('bench'))
    .description('measure the engine: one process, processor time')
    .option('--seconds <n>', 'processor time for each figure', positive('--seconds'), 3)
    .option('--peers', 'compare with boardgame.io on the same small game (installs it in bench/peers)')
    .option(
      '--memory <games>',
      'play so many random games in this process and watch the heap',
      wholeNumber('--memory', 1, 1e9),
    )
    .option('--json', 'print the figures as one JSON object on the last line')
    .action(bench)
}

type Figures = Record<string, number>

function bench(flags: BenchFlags): void {
  const { entry, setups } = gameAndSetups({ ...flags, seats: flags.seats ?? gameCalled(flags.game).game.seats.max })
  const { game } = entry
  const figures: Figures =
    flags.memory === undefined
      ? { ...measure(entry, setups, flags.seconds), ...finishing(game, setups) }
      : memory(game, setups, flags.memory, flags.json)
  if (flags.peers) Object.assign(figures, comparePeers(flags.seconds))
  if (flags.json) return console.log(JSON.stringify({ game: game.id, ...figures }))
  for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(34)} ${format(value).padStart(14)}`)
}

function format(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** How often a second of processor time something can be done, after a warm-up. */
function rate(seconds: number, once: () => number): number {
  for (const end = cpuSeconds() + seconds / 3; cpuSeconds() < end; ) once()
  const start = cpuSeconds()
  let done = 0
  while (cpuSeconds() - start < seconds) done += once()
  return done / (cpuSeconds() - start)
}

/** No game of ours takes so many decisions. */
const STUCK = 100_000

/** Plays one game at random, the choices listed for each decision; the number of decisions, and the state at the end. */
function randomGame(
  game: Game,
  { options, scenario }: Setup,
  seed: string,
  random = seedRandom(seed),
  visit?: (state: AnyState) => void,
): { readonly decisions: number; readonly state: AnyState } {
  const state = game.setup(options, seed)
  let decisions = 0
  for (let choices = game.choices(state); choices.length > 0; choices = game.choices(state)) {
    visit?.(state)
    game.apply(state, choices[below(random, choices.length)])
    if (++decisions > STUCK) throw new BadInput(scenario, `the game of seed '${seed}' comes to no end`)
  }
  return { decisions, state }
}

function measure({ game, statistics }: GameEntry, setups: readonly Setup[], seconds: number): Figures {
  const random = seedRandom('bench')
  const all = { games: 0, decisions: 0, rounds: 0 }
  const start = cpuSeconds()
  const perSecond = rate(seconds, () => {
    const { decisions, state } = randomGame(game, setupAt(setups, all.games), `bench/${all.games}`, random)
    all.games++
    all.decisions += decisions
    all.rounds += statistics.rounds(state)
    return decisions
  })
  const games = all.games / (cpuSeconds() - start)
  const states = middleStates(game, setups)
  let at = 0
  const next = (): AnyState => itemAt(states, at++ % states.length)
  const many = (once: (state: AnyState) => void) => () => {
    for (let i = 0; i < 100; i++) once(next())
    return 100
  }
  return {
    'decisions per second': perSecond,
    // Comparable between versions that ask more or fewer questions: a round stays a round.
    'rounds per second': (perSecond * all.rounds) / all.decisions,
    'games per second': games,
    'clones per second': rate(
      seconds,
      many(state => game.clone(state)),
    ),
    'samples per second': rate(
      seconds,
      many(state => game.sample(state, 0, random)),
    ),
    'views per second': rate(
      seconds,
      many(state => game.view(state, 0)),
    ),
  }
}

/** States from the middle of random games. */
function middleStates(game: Game, setups: readonly Setup[]): AnyState[] {
  const states: AnyState[] = []
  for (let n = 0; states.length < 200; n++) {
    const all: AnyState[] = []
    randomGame(game, setupAt(setups, n), `middle/${n}`, undefined, state => all.push(game.clone(state)))
    states.push(itemAt(all, all.length >> 1))
  }
  return states
}

const FINISHED = 100

/** Random games of each scenario, every one of which comes to its end. */
function finishing(game: Game, setups: readonly Setup[]): Figures {
  const random = seedRandom('finishing')
  return Object.fromEntries(
    setups.map(setup => {
      for (let n = 0; n < FINISHED; n++) randomGame(game, setup, `finishing/${n}`, random)
      return [`${setup.scenario}: games, none stuck`, FINISHED]
    }),
  )
}

/** A full garbage collection, which a program may ask for only under this flag. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

/** The heap after every tenth of so many games; the factor compares the last with the first. */
function memory(game: Game, setups: readonly Setup[], games: number, quiet?: true): Figures {
  const heaps: number[] = []
  const random = seedRandom('memory')
  for (let n = 0; n < games; n++) {
    randomGame(game, setupAt(setups, n), `memory/${n}`, random)
    if ((n + 1) % Math.max(1, Math.floor(games / 10)) !== 0) continue
    collect()
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20)
    if (!quiet) console.error(`${n + 1} games: ${itemAt(heaps, heaps.length - 1).toFixed(1)} MiB`)
  }
  const [first, last] = [itemAt(heaps, 0), itemAt(heaps, heaps.length - 1)]
  return {
    'games played': games,
    'heap at a tenth, MiB': first,
    'heap at the end, MiB': last,
    'heap growth, factor': last / first,
  }
}

const PRODUCTION = { ...process.env, NODE_ENV: 'production' }
const PEERS = fileURLToPath(new URL('../../../bench/peers', import.meta.url))

/** The same toy on our kernel and on boardgame.io, in one run. */
function comparePeers(seconds: number): Figures {
  if (!existsSync(`${PEERS}/node_modules/boardgame.io`)) {
    console.error('installing the peer in bench/peers …')
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const ours = rate(seconds, () => toyRate(20))
  const theirs = Number(
    execFileSync(process.execPath, [`${PEERS}/toy.mjs`, String(seconds)], { encoding: 'utf8', env: PRODUCTION }),
  )
  return {
    'toy: ours, moves per second': ours,
    'toy: boardgame.io, moves per second': theirs,
    'toy: factor': ours / theirs,
  }
}
