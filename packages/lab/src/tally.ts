import { type Bot, botCalled, gameCalled } from '@overseer/bots'
import { seedRandom } from '@overseer/kernel'
import { playOut } from './playout.ts'

/** What is to be played: the same plan gives the same games, however many threads share them. */
export interface Plan {
  readonly game: string
  readonly options: unknown
  readonly bots: readonly string[] // by seat, before rotation
  readonly rotate: boolean // the bots move one seat on after each game
  readonly seed: string
  readonly timed?: true // the time bots take is measured
}

/** Sums over games. All are whole numbers or sums of whole parts, so that the order of adding does not matter. */
export interface Tally {
  games: number
  decisions: number
  winsBySeat: number[] // in sixtieths of a win: a shared victory is split
  winsByBot: Record<string, number>
  gamesByBot: Record<string, number> // seats played
  rounds: Record<string, number> // how many games took so many
  endings: Record<string, number>
  scores: Record<string, number> // how many seats ended with so much
  sources: Record<string, number> // all seats together
  winnerSources: Record<string, number> // winners only
  winners: number
  cards: Record<string, CardTally> // by 'kind/card'
  thinking: Record<string, ThinkingTally> // by bot, if the plan is timed
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
}

/** One win, divisible by every number of players. */
export const WIN = 60

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    decisions: 0,
    winsBySeat: Array.from({ length: seats }, () => 0),
    winsByBot: {},
    gamesByBot: {},
    rounds: {},
    endings: {},
    scores: {},
    sources: {},
    winnerSources: {},
    winners: 0,
    cards: {},
    thinking: {},
  }
}

function count(counts: Record<string, number>, key: string | number, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n
}

/** Plays game number `n` of a plan and adds it. */
export function playInto(tally: Tally, plan: Plan, n: number): void {
  const { game, statistics } = gameCalled(plan.game)
  const state = game.setup(plan.options, `${plan.seed}/${n}`)
  const seats = plan.bots.length
  const shift = plan.rotate ? n % seats : 0
  const names = plan.bots.map((_, seat) => plan.bots[(seat + shift) % seats]!)
  const used = names.map(() => new Map<string, number>())
  const bots = names.map(botCalled).map(bot => (plan.timed ? timed(bot, tally) : bot))
  const choices = playOut(game, state, bots, seedRandom(`${plan.seed}/${n}/bots`), event => {
    for (const { kind, card, seat } of statistics.cards(state, event)) {
      const key = `${kind}/${card}`
      used[seat]!.set(key, (used[seat]!.get(key) ?? 0) + 1)
    }
  })
  const { winners, scores } = game.result(state)!
  tally.games++
  tally.decisions += choices.length
  tally.winners += winners.length
  count(tally.rounds, statistics.rounds(state))
  count(tally.endings, statistics.ending(state))
  for (const [seat, name] of names.entries()) {
    const won = winners.includes(seat) ? WIN / winners.length : 0
    tally.winsBySeat[seat]! += won
    count(tally.winsByBot, name, won)
    count(tally.gamesByBot, name)
    count(tally.scores, scores[seat]!)
    for (const [source, points] of Object.entries(statistics.sources(state, seat))) {
      count(tally.sources, source, points)
      if (won > 0) count(tally.winnerSources, source, points)
    }
    for (const [key, uses] of used[seat]!) addCard(tally, key, { uses, seats: 1, wins: won })
  }
}

/** What a bot may think in the lab, in ms of processor time, a slice short of the 300 that we promise. */
const LIMIT = { ms: 280, clock: cpuMs }

/** The same bot, its thinking measured. */
function timed(bot: Bot, tally: Tally): Bot {
  return {
    name: bot.name,
    choose(eyes, random, limit = LIMIT) {
      const start = cpuMs()
      const choice = bot.choose(eyes, random, limit)
      const ms = cpuMs() - start
      if (eyes.choices.length > 1) addThinking(tally, bot.name, { decisions: 1, ms, worst: ms })
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

function addCard(tally: Tally, key: string, { uses, seats, wins }: CardTally): void {
  const card = (tally.cards[key] ??= { uses: 0, seats: 0, wins: 0 })
  card.uses += uses
  card.seats += seats
  card.wins += wins
}

/** Adds what another thread has counted. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games
  into.decisions += from.decisions
  into.winners += from.winners
  for (const [seat, wins] of from.winsBySeat.entries()) into.winsBySeat[seat]! += wins
  for (const name of ['winsByBot', 'gamesByBot', 'rounds', 'endings', 'scores', 'sources', 'winnerSources'] as const)
    for (const [key, n] of Object.entries(from[name])) count(into[name], key, n)
  for (const [key, card] of Object.entries(from.cards)) addCard(into, key, card)
  for (const [bot, part] of Object.entries(from.thinking)) addThinking(into, bot, part)
}
