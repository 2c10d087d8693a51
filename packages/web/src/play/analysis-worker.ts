import { type Observation, observe, startSearch } from '@overseer/bots'
import { loadKnowledge } from '@overseer/bots/lazy'
import { type AnyState, type Game, type GameRecord, opening, type Random, same, seedRandom } from '@overseer/kernel'
import type { AnalysisNews, Judged } from './analysis.ts'

const WHOLE = 45_000 // milliseconds for a game, however long it was
const LEAST = 40 // for a decision
const MOST = 500
const SLICE = 20 // iterations between two looks at the clock
const BUDGET = 400

type Knowledge = Awaited<ReturnType<typeof loadKnowledge>>

/** Judges every decision of a game that was one, out of the page's way. */
addEventListener('message', ({ data }: MessageEvent<GameRecord>) => void analyse(data))

async function analyse(record: GameRecord): Promise<void> {
  const knowledge = await loadKnowledge(record.game)
  const game: Game = knowledge.game
  const state = opening(game, record)
  const random = seedRandom(`analysis of ${record.seed}`)
  const all = record.choices.length
  const ms = Math.min(MOST, Math.max(LEAST, WHOLE / Math.max(1, all)))
  const judged: Judged[] = []
  for (const [at, choice] of record.choices.entries()) {
    const seat = game.pending(state)?.seat
    if (seat !== undefined && game.choices(state).length > 1)
      judged.push({ at, seat, ...judge(knowledge, game.sample(state, seat, random), choice, random, ms) })
    game.apply(state, choice)
    tell({ done: at + 1, all })
  }
  tell({ judged })
}

function tell(news: AnalysisNews): void {
  postMessage(news)
}

/** What the choice was worth beside the best one. Both are looked at once more, by themselves: else one has few visits. */
function judge(
  knowledge: Knowledge,
  state: AnyState,
  choice: unknown,
  random: Random,
  ms: number,
): Pick<Judged, 'win' | 'best' | 'better'> {
  const observation = observe(knowledge.game, state)
  const [first] = search(knowledge, observation, random, ms / 2)
  if (first === undefined || same(first.choice, choice)) {
    const win = first?.win ?? 0
    return { win, best: win, better: null }
  }
  const both = search(knowledge, narrowed(observation, [first.choice, choice]), random, ms / 2)
  const win = both.find(one => same(one.choice, choice))?.win ?? first.win
  const best = both.find(one => same(one.choice, first.choice))?.win ?? first.win
  return win >= best ? { win, best: win, better: null } : { win, best, better: first.choice }
}

function search(knowledge: Knowledge, observation: Observation, random: Random, ms: number) {
  const found = startSearch(knowledge, observation, random, BUDGET)
  const end = performance.now() + ms
  do found.step(SLICE)
  while (!found.done && performance.now() < end)
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
