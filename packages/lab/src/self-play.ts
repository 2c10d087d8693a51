import {
  type BotKnowledge,
  botCalled,
  drawFrom,
  type Features,
  itemAt,
  observe,
  type Phase,
  type PositionFeatures,
  SparseRows,
  startSearch,
} from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { type AnyState, BadInput, below, nextWord, type Random, type Seat, seedRandom } from '@overseer/kernel'
import { resultOf } from './playout.ts'
import { gameAndSetups, setupAt } from './setups.ts'

/** A training example for the value: a position, and how the game went on. */
export interface ValueExample {
  readonly features: Float32Array // of each seat, seat after seat
  readonly wins: readonly number[] // by seat, together 1
  readonly points: readonly number[] // by seat, at the end
}

/** A training example for the prior: a decision, and how a search divided its visits among the choices. */
export interface PriorExample {
  readonly phase: Phase
  readonly features: Uint16Array // rows of choices, one after the other
  readonly amounts: Float32Array
  readonly ends: readonly number[]
  readonly visits: readonly number[] // shares, together 1
}

/** What self-play yields. */
export interface Examples {
  readonly values: ValueExample[]
  readonly priors: PriorExample[]
}

export interface SelfPlay {
  readonly game: string
  readonly seed: string
  readonly iterations: number // of search, for a decision that is thought over
}

const THOUGHT_OVER = 0.2 // how many decisions get the whole search, from which the prior learns (Wu, 2019)
const HASTY = 0.2 // of the iterations: what the others get
const DOUBT = 2 // of the prior: what it holds to be bad is tried all the same, or it would never learn better
const EXPLORE = 0.25 // how often a choice is drawn by its visits instead of the most visited, so that games differ
const BLUNDER = 0.03 // how often any choice is played, so that nothing stays untried
const STYLED = 0.4 // how many seats are played in a style of their own, so that every way to play is seen
const BOOTSTRAP = 0.5 // what the search expects of a position counts as much as how the game ended

/** What there is to learn from: choices and positions, or positions alone. */
export function featuresOf(game: string): { readonly choices?: Features; readonly positions: PositionFeatures } {
  const { features, positions } = knowledgeOf(game)
  if (features !== undefined) return { choices: features, positions: features }
  if (positions === undefined) throw new BadInput('--game', `${game} shows nothing to learn from`)
  return { positions }
}

export function playGame(selfPlay: SelfPlay, n: number): Examples {
  const { choices, positions } = featuresOf(selfPlay.game)
  return choices === undefined ? playByLevels(selfPlay, positions, n) : playBySearch(selfPlay, choices, n)
}

/**
 * Lets Officers play and notes every quiet position, as whoever decided last sees it, which is how positions are judged
 * where a line of play ends: what leads to a victory, and what to none. Now and then they blunder, so that every kind
 * of table is seen.
 */
function playByLevels(selfPlay: SelfPlay, features: PositionFeatures, n: number): Examples {
  const { entry, setups } = gameAndSetups(selfPlay)
  const { game } = entry
  const { options } = setupAt(setups, n)
  const state = game.setup(options, `${selfPlay.seed}/${n}`)
  const random = seedRandom(`${selfPlay.seed}/${n}/levels`)
  const officer = botCalled('officer', knowledgeOf(selfPlay.game))
  const quiet: Float32Array[] = []
  let last: Seat = 0
  for (let pending = game.pending(state); pending !== undefined; pending = game.pending(state)) {
    if (features.isQuiet(state)) quiet.push(positionOf(features, game.sample(state, last, random), last))
    last = pending.seat
    const blunders = chance(random) < BLUNDER
    game.apply(state, blunders ? drawFrom(game.choices(state), random) : officer.choose(observe(game, state), random))
  }
  const { winners, scores } = resultOf(game, state)
  const wins = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const example = { wins: [...wins, winners.length === 0 ? 1 : 0], points: [...scores, 0] }
  return { values: quiet.map(position => ({ features: position, ...example })), priors: [] }
}

/**
 * Plays one game by search and notes examples, as in expert iteration (Anthony, Tian and Barber, 2017; Silver et al.,
 * 2017): the prior learns from the search's visits, the value from the end of the game. Every setup has its turn. Who
 * plays in a style of its own teaches nothing but how the game ended.
 */
function playBySearch(selfPlay: SelfPlay, features: Features, n: number): Examples {
  const { entry, setups } = gameAndSetups(selfPlay)
  const { game } = entry
  const { seats, options } = setupAt(setups, n)
  const state = game.setup(options, `${selfPlay.seed}/${n}`)
  const random = seedRandom(`${selfPlay.seed}/${n}/search`)
  features.vary?.(state, random)
  const players = Array.from({ length: seats }, () => drawPlayer(knowledgeOf(selfPlay.game), random))
  const quiet: { features: Float32Array; seat: number; win: number | undefined }[] = []
  const priors: PriorExample[] = []
  for (let choices = game.choices(state); choices.length > 0; choices = game.choices(state)) {
    if (choices.length === 1) {
      game.apply(state, choices[0])
      continue
    }
    const observation = observe(game, state)
    const { knowledge, styled } = itemAt(players, observation.seat)
    const search = startSearch(knowledge, observation, random, Infinity, DOUBT)
    const thorough = chance(random) < THOUGHT_OVER
    search.step(thorough ? selfPlay.iterations : selfPlay.iterations * HASTY)
    const advice = search.best()
    const shares = new Map(advice.map(({ choice, visits }) => [JSON.stringify(choice), visits / search.iterations]))
    const visits = choices.map(choice => shares.get(JSON.stringify(choice)) ?? 0)
    if (thorough && !styled) priors.push(priorExample(features, state, choices, visits))
    const win = styled
      ? undefined
      : advice.reduce((sum, tried) => sum + (tried.win * tried.visits) / search.iterations, 0)
    if (features.isQuiet(state)) quiet.push({ features: positionOf(features, state), seat: observation.seat, win })
    game.apply(state, choices[pick(visits, random)])
  }
  const { winners, scores } = resultOf(game, state)
  const values = quiet.map(position => ({
    features: position.features,
    wins: expectedWins(winners, seats, position.seat, position.win),
    points: scores,
  }))
  return { values, priors }
}

/** What a player of self-play goes by. */
function drawPlayer(knowledge: BotKnowledge, random: Random): { knowledge: BotKnowledge; styled: boolean } {
  const styles = Object.values(knowledge.styles ?? {})
  if (styles.length === 0 || chance(random) >= STYLED) return { knowledge, styled: false }
  return { knowledge: { ...knowledge, evaluator: drawFrom(styles, random) }, styled: true }
}

const chance = (random: Random): number => nextWord(random) / 2 ** 32

function priorExample(
  features: Features,
  state: AnyState,
  choices: readonly unknown[],
  visits: readonly number[],
): PriorExample {
  const rows = new SparseRows()
  features.readChoices(state, choices, rows)
  const { feature, amount, ends } = rows
  const phase = features.phase(state)
  return { phase, features: Uint16Array.from(feature), amounts: Float32Array.from(amount), ends, visits }
}

function positionOf(features: PositionFeatures, state: AnyState, seat?: Seat): Float32Array {
  const out = new Float64Array(features.rows(state) * features.ofPosition.length)
  features.readPosition(state, out, seat)
  return Float32Array.from(out)
}

/** Mostly the most visited choice, now and then another one. */
function pick(visits: readonly number[], random: Random): number {
  const best = visits.indexOf(Math.max(...visits))
  if (chance(random) < BLUNDER) return below(random, visits.length)
  if (chance(random) >= EXPLORE) return best
  let rest = chance(random)
  const at = visits.findIndex(share => (rest -= share) < 0)
  return at < 0 ? best : at
}

/** How the game ended, mixed with what the search expected for one seat, if that is to be heard; the others divide the rest. */
function expectedWins(winners: readonly number[], seats: number, seat: number, win: number | undefined): number[] {
  const won = (other: number): number => (winners.includes(other) ? 1 / winners.length : 0)
  const own = win === undefined ? won(seat) : (1 - BOOTSTRAP) * won(seat) + BOOTSTRAP * win
  const rest = 1 - won(seat)
  return Array.from({ length: seats }, (_, other) => {
    if (other === seat) return own
    return (1 - own) * (rest > 0 ? won(other) / rest : 1 / (seats - 1))
  })
}
