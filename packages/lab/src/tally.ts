import { type Bot, botCalled, itemAt } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { gameCalled } from '@overseer/games'
import { type AnyState, seedRandom, type Statistics } from '@overseer/kernel'
import { seatBots } from './arguments.ts'
import { playOut, resultOf } from './playout.ts'
import { type Setup, setupAt } from './setups.ts'

/** What is to be played: the same plan gives the same games, however many threads share them. */
export interface Plan {
  readonly game: string
  readonly setups: readonly Setup[] // each has its turn
  readonly bots: readonly string[] // by seat, before rotation; the last one fills the rest
  readonly rotate: boolean // the bots move one seat on after each game
  readonly seed: string
  readonly deal?: boolean // what players would pick before they begin is dealt by chance
  readonly timed?: true // the time bots take is measured
}

/** Sums over games. All are whole numbers or sums of whole parts, so that the order of adding does not matter. */
export interface Tally {
  games: number
  decisions: number
  winsBySeat: Record<string, number> // in sixtieths of a win: a shared victory is split
  gamesBySeat: Record<string, number>
  winsByBot: Record<string, number>
  gamesByBot: Record<string, number> // seats played
  rounds: Record<string, number> // how many games took so many
  endings: Record<string, number>
  scores: Record<string, number> // how many seats ended with so much
  sources: Record<string, number> // all seats together
  winnerSources: Record<string, number> // winners only
  winners: number
  cards: Record<string, CardTally> // by 'kind/card'
  questions: Record<string, number> // how many turns had so many that left a choice
  setups: Record<string, SetupTally> // by the number of the setup
  thinking: Record<string, ThinkingTally> // by bot, if the plan is timed
}

/** The games of one scenario and number of players. */
export interface SetupTally {
  games: number
  won: number // by anybody
  decisions: number
  rounds: Record<string, number> // how many games took so many
  best: number // sum of the best scores
  wins: Record<string, number> // by seat, in sixtieths
  endings: Record<string, number>
  kinds: Record<string, number> // uses of cards
}

/** Processor time of the decisions that left a choice. */
interface ThinkingTally {
  decisions: number
  ms: number
  worst: number
}

interface CardTally {
  uses: number
  seats: number // seats of games that used it at all
  wins: number // how many of those won, in sixtieths
  rivalWins: number // the same in games with rivals …
  expected: number // … and what everybody's even share of them would be
}

/** One win, divisible by every number of players. */
export const WIN = 60

export function emptyTally(): Tally {
  return {
    games: 0,
    decisions: 0,
    winsBySeat: {},
    gamesBySeat: {},
    winsByBot: {},
    gamesByBot: {},
    rounds: {},
    endings: {},
    scores: {},
    sources: {},
    winnerSources: {},
    winners: 0,
    cards: {},
    questions: {},
    setups: {},
    thinking: {},
  }
}

function count(counts: Record<string, number>, key: string | number, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n
}

/** Plays game number `n` of a plan and adds it. */
export function playInto(tally: Tally, plan: Plan, n: number): void {
  const { game, statistics } = gameCalled(plan.game)
  const { seats, options } = setupAt(plan.setups, n)
  const seed = `${plan.seed}/${n}`
  const dealt = plan.deal ? statistics.measures?.deal(options, seedRandom(`${seed}/deal`)) : undefined
  const state = game.setup(dealt ?? options, seed)
  const names = seatedIn(plan, seats, n)
  const watch = watcher(statistics, state, seats)
  const bots = names
    .map(name => botCalled(name, knowledgeOf(plan.game)))
    .map(bot => (plan.timed ? timed(bot, tally) : bot))
    .map(bot => watch.counting(bot))
  const choices = playOut(game, state, bots, seedRandom(`${seed}/bots`), watch.see)
  const { winners, scores } = resultOf(game, state)
  const wins = names.map((_, seat) => (winners.includes(seat) ? WIN / winners.length : 0))
  tally.games++
  tally.decisions += choices.length
  tally.winners += winners.length
  for (const questions of watch.questions) count(tally.questions, questions)
  addSetup(tally, String(n % plan.setups.length), {
    games: 1,
    won: winners.length > 0 ? 1 : 0,
    decisions: choices.length,
    rounds: { [statistics.rounds(state)]: 1 },
    best: Math.max(...scores),
    wins: Object.fromEntries(wins.entries()),
    endings: { [statistics.ending(state)]: 1 },
    kinds: watch.kinds,
  })
  count(tally.rounds, statistics.rounds(state))
  count(tally.endings, statistics.ending(state))
  for (const [seat, name] of names.entries()) {
    const won = itemAt(wins, seat)
    count(tally.winsBySeat, seat, won)
    count(tally.gamesBySeat, seat)
    count(tally.winsByBot, name, won)
    count(tally.gamesByBot, name)
    count(tally.scores, itemAt(scores, seat))
    addSources(tally, statistics.sources(state, seat), won > 0)
    addCards(tally, itemAt(watch.used, seat), won, seats > 1 && winners.length > 0 ? WIN / seats : undefined)
  }
}

/** Who sits where, by name. */
function seatedIn({ bots, rotate, setups }: Plan, seats: number, n: number): string[] {
  const order = seatBots(bots, seats)
  const shift = rotate ? Math.floor(n / setups.length) % seats : 0
  return order.map((_, seat) => itemAt(order, (seat + shift) % seats))
}

function addSources(tally: Tally, sources: Readonly<Record<string, number>>, isWinner: boolean): void {
  for (const [source, points] of Object.entries(sources)) {
    count(tally.sources, source, points)
    if (isWinner) count(tally.winnerSources, source, points)
  }
}

/** Adds what a seat used; `share` is everybody's even share of the win, in a game with rivals that somebody won. */
function addCards(tally: Tally, used: ReadonlyMap<string, number>, won: number, share: number | undefined): void {
  for (const [key, uses] of used)
    addCard(tally, key, {
      uses,
      seats: 1,
      wins: won,
      rivalWins: share === undefined ? 0 : won,
      expected: share ?? 0,
    })
}

/** Counts what happens in one game. */
function watcher(statistics: Statistics, state: AnyState, seats: number) {
  const used = Array.from({ length: seats }, () => new Map<string, number>())
  const kinds: Record<string, number> = {}
  const questions: number[] = [] // in each turn that has begun
  const { measures } = statistics
  return {
    used,
    kinds,
    questions,
    see(event: unknown): void {
      if (measures?.beginsTurn(event)) questions.push(0)
      for (const { kind, card, seat } of [...statistics.cards(state, event), ...(measures?.in(state, event) ?? [])]) {
        const key = `${kind}/${card}`
        const uses = itemAt(used, seat)
        uses.set(key, (uses.get(key) ?? 0) + 1)
        count(kinds, kind)
      }
    },
    /** The same bot, its questions counted: those that leave a choice, once the first turn has begun. */
    counting(bot: Bot): Bot {
      return {
        name: bot.name,
        choose(observation, random, limit) {
          const turn = questions.length - 1
          if (turn >= 0 && observation.choices.length > 1) questions[turn] = itemAt(questions, turn) + 1
          return bot.choose(observation, random, limit)
        },
      }
    },
  }
}

export function emptySetup(): SetupTally {
  return { games: 0, won: 0, decisions: 0, rounds: {}, best: 0, wins: {}, endings: {}, kinds: {} }
}

function addSetup(tally: Tally, key: string, part: SetupTally): void {
  addTo((tally.setups[key] ??= emptySetup()), part)
}

/** Adds games to others of the same kind. */
export function addTo(sum: SetupTally, part: SetupTally): void {
  for (const name of ['games', 'won', 'decisions', 'best'] as const) sum[name] += part[name]
  for (const name of ['rounds', 'wins', 'endings', 'kinds'] as const)
    for (const [what, n] of Object.entries(part[name])) count(sum[name], what, n)
}

/** What a bot may think in the lab, in ms of processor time, a slice short of the 300 that we promise. */
const LIMIT = { ms: 280, clock: cpuMs }

/** The same bot, its thinking measured. */
function timed(bot: Bot, tally: Tally): Bot {
  return {
    name: bot.name,
    choose(observation, random, limit = LIMIT) {
      const start = cpuMs()
      const choice = bot.choose(observation, random, limit)
      const ms = cpuMs() - start
      if (observation.choices.length > 1) addThinking(tally, bot.name, { decisions: 1, ms, worst: ms })
      return choice
    },
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function addThinking(tally: Tally, bot: string, { decisions, ms, worst }: ThinkingTally): void {
  const sum = (tally.thinking[bot] ??= { decisions: 0, ms: 0, worst: 0 })
  sum.decisions += decisions
  sum.ms += ms
  sum.worst = Math.max(sum.worst, worst)
}

function addCard(tally: Tally, key: string, part: CardTally): void {
  const card = (tally.cards[key] ??= { uses: 0, seats: 0, wins: 0, rivalWins: 0, expected: 0 })
  for (const name of ['uses', 'seats', 'wins', 'rivalWins', 'expected'] as const) card[name] += part[name]
}

const COUNTS = [
  'winsBySeat',
  'gamesBySeat',
  'winsByBot',
  'gamesByBot',
  'rounds',
  'endings',
  'scores',
  'questions',
  'sources',
  'winnerSources',
] as const

/** Adds what another thread has counted. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games
  into.decisions += from.decisions
  into.winners += from.winners
  for (const name of COUNTS) for (const [key, n] of Object.entries(from[name])) count(into[name], key, n)
  for (const [key, card] of Object.entries(from.cards)) addCard(into, key, card)
  for (const [key, part] of Object.entries(from.setups)) addSetup(into, key, part)
  for (const [bot, part] of Object.entries(from.thinking)) addThinking(into, bot, part)
}
