import { eyesOf, Rows, type Senses, type Stage, startSearch } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import { BadInput, below, type Chancy, nextWord, type Random, seedRandom } from '@overseer/kernel'
import { gameAndSetups } from './setups.ts'

/** A position, and what came of it. */
export interface Position {
  readonly signs: Float32Array // of each seat, seat after seat
  readonly wins: readonly number[] // by seat, together 1
  readonly points: readonly number[] // by seat, at the end
}

/** A decision, and how a search divided its attention among the choices. */
export interface Decision {
  readonly stage: Stage
  readonly traits: Uint16Array // rows of choices, one after the other
  readonly amounts: Float32Array
  readonly ends: readonly number[]
  readonly shares: readonly number[]
}

/** What games teach. */
export interface Lessons {
  readonly positions: Position[]
  readonly decisions: Decision[]
}

export interface School {
  readonly game: string
  readonly seed: string
  readonly iterations: number // of search, for each decision
}

const STRAY = 0.25 // how often a player tries what the search thought about but does not favour, so that games differ
const FOOL = 0.03 // how often it does anything at all, so that nothing stays untried
const TRUST = 0.5 // what the search thinks of a position counts as much as how the game ended

export function sensesOf(game: string): Senses {
  const { senses } = gameCalled(game)
  if (senses === undefined) throw new BadInput('--game', `${game} shows nothing to learn from`)
  return senses
}

/** Plays one game by search and writes down what it teaches; every way to set it up has its turn. */
export function playLesson(school: School, n: number): Lessons {
  const { entry, setups } = gameAndSetups(school)
  const { game } = entry
  const senses = sensesOf(school.game)
  const { seats, options } = setups[n % setups.length]!
  const state = game.setup(options, `${school.seed}/${n}`)
  const random = seedRandom(`${school.seed}/${n}/search`)
  const seen: { signs: Float32Array; seat: number; win: number }[] = []
  const decisions: Decision[] = []
  for (let choices = game.choices(state); choices.length > 0; choices = game.choices(state)) {
    if (choices.length === 1) {
      game.apply(state, choices[0])
      continue
    }
    const eyes = eyesOf(game, state)
    const search = startSearch(entry, eyes, random, Infinity)
    search.step(school.iterations)
    const advice = search.best()
    const found = new Map(advice.map(({ choice, visits }) => [JSON.stringify(choice), visits / search.iterations]))
    const shares = choices.map(choice => found.get(JSON.stringify(choice)) ?? 0)
    decisions.push(describe(senses, state, choices, shares))
    const win = advice.reduce((sum, one) => sum + (one.win * one.visits) / search.iterations, 0)
    if (!senses.midway(state)) seen.push({ signs: readSigns(senses, state, seats), seat: eyes.seat, win })
    game.apply(state, choices[pick(shares, random)])
  }
  const { winners, scores } = game.result(state)!
  const positions = seen.map(({ signs, seat, win }) => ({
    signs,
    wins: expected(winners, seats, seat, win),
    points: scores,
  }))
  return { positions, decisions }
}

function describe(senses: Senses, state: Chancy, choices: readonly unknown[], shares: readonly number[]): Decision {
  const rows = new Rows()
  senses.describe(state, choices, rows)
  const { trait, amount, ends } = rows
  const stage = senses.stage(state)
  return { stage, traits: Uint16Array.from(trait), amounts: Float32Array.from(amount), ends, shares }
}

function readSigns(senses: Senses, state: Chancy, seats: number): Float32Array {
  const signs = new Float64Array(seats * senses.signs.length)
  senses.read(state, signs)
  return Float32Array.from(signs)
}

/** Mostly the choice the search favours, now and then another one it thought about. */
function pick(shares: readonly number[], random: Random): number {
  const chance = () => nextWord(random) / 2 ** 32
  if (chance() < FOOL) return below(random, shares.length)
  if (chance() >= STRAY) return shares.indexOf(Math.max(...shares))
  let rest = chance()
  const at = shares.findIndex(share => (rest -= share) < 0)
  return at < 0 ? shares.indexOf(Math.max(...shares)) : at
}

/** How the game ended, tempered by what the search expected for one seat; the others divide the rest. */
function expected(winners: readonly number[], seats: number, seat: number, win: number): number[] {
  const ended = Array.from({ length: seats }, (_, one) => (winners.includes(one) ? 1 / winners.length : 0))
  const mine = (1 - TRUST) * ended[seat]! + TRUST * win
  const rest = 1 - ended[seat]!
  return ended.map((share, one) => {
    if (one === seat) return mine
    return (1 - mine) * (rest > 0 ? share / rest : 1 / (seats - 1))
  })
}
