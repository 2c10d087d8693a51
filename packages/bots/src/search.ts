import { type Chancy, nextWord, type Random, type Seat } from '@overseer/kernel'
import type { Eyes } from './bot.ts'
import { final, type Insight, type Outlook } from './insight.ts'

/** What a search found out about one choice. */
export interface Advice<Choice = unknown> {
  readonly choice: Choice
  readonly visits: number // how often the search went this way
  readonly win: number // the chance to win with it
  readonly lead: number // points ahead of the best rival at the end, with it
  readonly gain: number // how many of them are due to it: the lead less what first sight would have got
}

export const TUNE = {
  explore: 2, // how strongly first sight and curiosity pull against what was found out
  doubt: 0.05, // how much worse than the rest a choice is held to be before it is tried
  pride: 0.03, // what the lead counts beside the win
  whim: 1,
  calm: 0.3,
}
const PATIENCE = 2000 // decisions until a line that comes to no end is judged as it stands

/** A decision of somebody, as far as choices lead to it; chance may have differed on the way. */
interface Fork {
  readonly seat: Seat
  readonly ask: string
  visits: number
  value: number // sum over the visits, for this seat
  readonly ways: Way[]
}

interface Way {
  readonly choice: unknown
  text: string | undefined // of the choice, once it was needed
  readonly lure: number // its share at first sight
  visits: number
  seen: number // how often it could have been gone
  value: number // sums over the visits, for the seat that decides
  win: number
  lead: number
  readonly forks: Fork[] // what may be asked next
}

/**
 * Monte-Carlo tree search over what a seat cannot know. Every iteration deals the hidden things and the future anew,
 * goes down the tree as first sight and the results so far suggest, adds one fork, and judges the position there.
 * Everybody is taken to play for their own good. It can be stopped, read and gone on with at any time.
 */
export class Search<Choice = unknown> {
  readonly #eyes: Eyes<Chancy, Choice>
  readonly #insight: Insight
  readonly #random: Random
  readonly #budget: number
  readonly #tune: typeof TUNE
  readonly #root: Fork
  iterations = 0
  depth = 0

  constructor(eyes: Eyes<Chancy, Choice>, insight: Insight, random: Random, budget: number, tune = TUNE) {
    this.#tune = tune
    this.#eyes = eyes
    this.#insight = insight
    this.#random = random
    this.#budget = eyes.choices.length === 1 ? 1 : budget
    this.#root = newFork(eyes.seat, '')
  }

  /** Whether the budget is spent, or what is left of it could not change the decision. */
  get done(): boolean {
    let most = 0
    let second = 0
    for (const { visits } of this.#root.ways)
      if (visits > most) [most, second] = [visits, most]
      else if (visits > second) second = visits
    return most - second >= this.#budget - this.iterations
  }

  /** Thinks on, for so many iterations or until it is done. */
  step(iterations: number): void {
    for (let i = 0; i < iterations && !this.done; i++) this.#iterate()
  }

  /** What is known of each choice that was tried, the best one first. */
  best(): Advice<Choice>[] {
    const tried = this.#root.ways.filter(({ visits }) => visits > 0)
    const lures = tried.reduce((sum, { lure }) => sum + lure, 0)
    const usual = tried.reduce((sum, { lure, lead, visits }) => sum + (lure / lures) * (lead / visits), 0)
    return tried
      .sort((a, b) => b.visits - a.visits)
      .map(({ choice, visits, win, lead }) => ({
        choice: choice as Choice,
        visits,
        win: win / visits,
        lead: lead / visits,
        gain: lead / visits - usual,
      }))
  }

  #iterate(): void {
    const { game } = this.#eyes
    const state = this.#eyes.sample(this.#random)
    const forks: Fork[] = [this.#root]
    const ways: Way[] = []
    let choices = game.choices(state)
    for (let fork = this.#root; ; ) {
      const way = this.#select(fork, state, choices)
      ways.push(way)
      game.apply(state, way.choice as Choice)
      choices = this.#untilAsked(state)
      const pending = game.pending(state)
      if (pending === undefined) break
      const { seat, ask } = pending
      const next = way.forks.find(one => one.seat === seat && one.ask === ask)
      fork = next ?? newFork(seat, ask)
      forks.push(fork)
      if (next !== undefined) continue
      way.forks.push(fork)
      break
    }
    learn(forks, ways, this.#judge(state), this.#tune.pride)
    this.iterations++
    if (forks.length > this.depth) this.depth = forks.length
  }

  /** Makes the choices that are none; the real ones that come next. */
  #untilAsked(state: Chancy): Choice[] {
    const { game } = this.#eyes
    for (;;) {
      const choices = game.choices(state)
      if (choices.length !== 1) return choices
      game.apply(state, choices[0]!)
    }
  }

  /** The way that promises most: by its results, and by its lure as long as it was gone little. */
  #select(fork: Fork, state: Chancy, choices: readonly Choice[]): Way {
    const untried = fork.visits === 0 ? 0 : fork.value / fork.visits - this.#tune.doubt
    let best: Way | undefined
    let most = -Infinity
    for (const way of this.#waysOf(fork, state, choices)) {
      const known = way.visits === 0 ? untried : way.value / way.visits
      const promise = known + (this.#tune.explore * way.lure * Math.sqrt(++way.seen)) / (1 + way.visits)
      if (promise <= most) continue
      most = promise
      best = way
    }
    return best!
  }

  /** The ways that are open now; if there is a new one among them, they are looked at first. */
  #waysOf(fork: Fork, state: Chancy, choices: readonly Choice[]): Way[] {
    const open: Way[] = []
    let at = 0 // choices come in a steady order, so the next way is mostly the next one
    for (const choice of choices) {
      at = indexOf(fork.ways, choice, at)
      if (at < 0) return this.#discover(fork, state, choices)
      open.push(fork.ways[at++]!)
    }
    return open
  }

  #discover({ ways }: Fork, state: Chancy, choices: readonly Choice[]): Way[] {
    const lures = shares(this.#insight.glance(state, choices), this.#tune.whim)
    const before = ways.length
    return choices.map((choice, i) => {
      const at = before === 0 ? -1 : indexOf(ways, choice, i)
      if (at >= 0) return ways[at]!
      const way = newWay(choice, lures[i]!)
      ways.push(way)
      return way
    })
  }

  /** Plays on as first sight suggests until the position can be judged. */
  #judge(state: Chancy): Outlook {
    const { game } = this.#eyes
    for (let patience = PATIENCE; patience > 0 && this.#insight.midway(state); patience--) {
      const choices = game.choices(state)
      if (choices.length === 0) return final(game, state)
      game.apply(state, choices.length === 1 ? choices[0]! : this.#fancy(state, choices))
    }
    return this.#insight.outlook(state)
  }

  #fancy(state: Chancy, choices: readonly Choice[]): Choice {
    const lures = shares(this.#insight.glance(state, choices), this.#tune.calm)
    return choices[draw(lures, this.#random)]!
  }
}

function newFork(seat: Seat, ask: string): Fork {
  return { seat, ask, visits: 0, value: 0, ways: [] }
}

function newWay(choice: unknown, lure: number): Way {
  return { choice, text: undefined, lure, visits: 0, seen: 0, value: 0, win: 0, lead: 0, forks: [] }
}

/** Where the way of a choice is, looked for from a place on and round; -1 if it is new. */
function indexOf(ways: readonly Way[], choice: unknown, from: number): number {
  const count = ways.length
  for (let i = 0; i < count; i++) {
    const at = (from + i) % count
    if (ways[at]!.choice === choice) return at
  }
  const text = JSON.stringify(choice)
  return ways.findIndex(way => (way.text ??= JSON.stringify(way.choice)) === text)
}

/** Everybody on the way down remembers what came of it, each for themselves. */
function learn(forks: readonly Fork[], ways: readonly Way[], { win, lead }: Outlook, pride: number): void {
  for (let i = 0; i < forks.length; i++) {
    const fork = forks[i]!
    const { seat } = fork
    const ahead = lead[seat]!
    const value = (1 - pride) * win[seat]! + pride * (0.5 + ahead / (20 + 2 * Math.abs(ahead)))
    fork.visits++
    fork.value += value
    const way = ways[i]
    if (way === undefined) continue
    way.visits++
    way.value += value
    way.win += win[seat]!
    way.lead += ahead
  }
}

/** Parts of 1, the greater the more tempting; the more whim, the more alike. */
export function shares(lures: ArrayLike<number>, whim: number): number[] {
  let most = -Infinity
  for (let i = 0; i < lures.length; i++) if (lures[i]! > most) most = lures[i]!
  const parts: number[] = []
  let sum = 0
  for (let i = 0; i < lures.length; i++) sum += parts[i] = Math.exp((lures[i]! - most) / whim)
  for (let i = 0; i < parts.length; i++) parts[i]! /= sum
  return parts
}

/** One of the parts, each as likely as it is large. */
export function draw(parts: readonly number[], random: Random): number {
  let rest = nextWord(random) / 2 ** 32
  for (let i = 0; i < parts.length; i++) {
    rest -= parts[i]!
    if (rest < 0) return i
  }
  return parts.length - 1
}
