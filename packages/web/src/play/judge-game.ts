import { type BotKnowledge, type Judgement, type Limit, type Observation, observe, startSearch } from '@overseer/bots'
import { type AnyState, type Game, type GameRecord, opening, type Random, same, seedRandom } from '@overseer/kernel'
import type { Judged } from './analysis.ts'

const WHOLE = 60_000 // milliseconds for a game that is judged by plans, however long it was
const LEAST = 40 // for a decision
const MOST = 600
const BUDGET = 400 // iterations: what a decision was worth must not depend on how busy a machine is

interface Watch {
  clock(): number // milliseconds
  told(done: number, all: number): void // how far it is
}

/** Judges the decisions of a game, each by what was known then. */
export function judgeGame(knowledge: BotKnowledge, record: GameRecord, { clock, told }: Watch): Judged[] {
  const { game } = knowledge
  const random = seedRandom(`analysis of ${record.seed}`)
  const all = decisionsOf(knowledge, record)
  const limit = { ms: Math.min(MOST, Math.max(LEAST, WHOLE / Math.max(1, all.size))), clock }
  const state = opening(game, record)
  const judged: Judged[] = []
  let done = 0
  for (const [at, choice] of record.choices.entries()) {
    if (all.has(at)) {
      const seat = game.pending(state)!.seat
      const observation = observe(game, game.sample(state, seat, random))
      const found = judge(knowledge, observation, record.choices.slice(at), random, limit)
      if (found !== null) judged.push({ at, seat, ...found })
      told(++done, all.size)
    }
    game.apply(state, choice)
  }
  return judged
}

/** Which choices of a game were decisions. */
function decisionsOf({ game, hindsight }: BotKnowledge, record: GameRecord): ReadonlySet<number> {
  const state = opening(game, record)
  const found = new Set<number>()
  for (const [at, choice] of record.choices.entries()) {
    const asked = game.pending(state) !== undefined && game.choices(state).length > 1
    if (asked && hindsight?.isDecision(state, choice) !== false) found.add(at)
    game.apply(state, choice)
  }
  return found
}

function judge(
  knowledge: BotKnowledge,
  observation: Observation,
  played: readonly unknown[],
  random: Random,
  limit: Limit,
): Judgement | null {
  const { hindsight } = knowledge
  if (hindsight !== undefined) return hindsight.judge(observation, played, random, limit)
  return besideBest(knowledge, observation, played[0], random)
}

const PLAIN = { better: null, plan: null, went: null }

/** What the choice was worth beside the best one. Both are looked at once more, by themselves: else one has few visits. */
function besideBest(knowledge: BotKnowledge, observation: Observation, choice: unknown, random: Random): Judgement {
  const [first] = search(knowledge, observation, random)
  if (first === undefined || same(first.choice, choice)) {
    const win = first?.win ?? 0
    return { ...PLAIN, win, best: win }
  }
  const both = search(knowledge, narrowed(observation, [first.choice, choice]), random)
  const win = both.find(one => same(one.choice, choice))?.win ?? first.win
  const best = both.find(one => same(one.choice, first.choice))?.win ?? first.win
  return win >= best ? { ...PLAIN, win, best: win } : { ...PLAIN, win, best, better: first.choice }
}

function search(knowledge: BotKnowledge, observation: Observation, random: Random) {
  const found = startSearch(knowledge, observation, random, BUDGET)
  while (!found.done) found.step(BUDGET)
  return found.best()
}

/** The same decision with only some of its choices. */
function narrowed(observation: Observation, only: readonly unknown[]): Observation {
  let root: AnyState | null = null // whose choices are asked for first, as it was sampled
  const game: Game = {
    ...observation.game,
    choices: state => {
      if (state !== root) return observation.game.choices(state)
      root = null
      return [...only]
    },
  }
  const sample = (random: Random): AnyState => (root = observation.sample(random))
  return { ...observation, game, choices: only, sample }
}
