import type { AnyState, Plan, Random, Seat } from '@overseer/kernel'
import type { Observation } from './bot.ts'
import { type Evaluator, terminalValue, type Value } from './evaluator.ts'
import { itemAt } from './lists.ts'
import { drawIndex, softmax } from './policy.ts'

/** What a search found out about one choice. */
export interface Advice<Choice = unknown> {
  readonly choice: Choice
  readonly visits: number // how often the search tried it
  readonly win: number // the chance to win with it
  readonly lead: number // points ahead of the best rival at the end, with it
  readonly gain: number // how many of them are due to it: the lead less what playing by the prior would get
  readonly plan?: Plan<Choice> // that it is a part of
}

const PARAMETERS = {
  exploration: 1.5, // c of PUCT: how strongly the prior and few visits pull against the mean value
  firstPlayReduction: 0.05, // how much worse than its parent an edge is held to be before its first visit
  leadWeight: 0.03, // what the lead counts beside the win
  rolloutTemperature: 0.3,
}
const MOST_ROLLOUT = 2000 // decisions until a line that comes to no end is valued as it stands

/** A decision of a seat, reached by choices; chance and hidden cards may have differed from visit to visit. */
interface Node {
  readonly seat: Seat
  readonly ask: string
  visits: number
  value: number // sum over the visits, for this seat
  readonly edges: Edge[]
}

/** A choice in a node. */
interface Edge {
  readonly choice: unknown
  text: string | undefined // of the choice, once it was needed
  readonly prior: number
  visits: number
  available: number // in how many visits of the node this choice was legal
  value: number // sums over the visits, for the seat that decides
  win: number
  lead: number
  readonly children: Node[] // one for each decision that may come next
}

/**
 * Information-set Monte-Carlo tree search (single-observer ISMCTS: Cowling, Powley and Whitehouse, 2012). Every iteration
 * determinizes: it samples the hidden things and the future anew. It then selects by PUCT (Rosin, 2011; Silver et al.,
 * 2017) with availability counts and first-play urgency (Gelly and Wang, 2006), expands one node, values the quiet
 * position there, and backpropagates by max^n (Luckhardt and Irani, 1986): everybody plays for their own good. It can be
 * stopped, read and continued at any time.
 */
export class Search<Choice = unknown> {
  readonly #observation: Observation<AnyState, Choice>
  readonly #evaluator: Evaluator
  readonly #random: Random
  readonly #budget: number
  readonly #doubt: number
  readonly #root: Node
  iterations = 0
  depth = 0

  /** Above a `doubt` of 1 the prior is doubted: what seems bad at first sight is tried all the same. */
  constructor(
    observation: Observation<AnyState, Choice>,
    evaluator: Evaluator,
    random: Random,
    budget: number,
    doubt = 1,
  ) {
    this.#observation = observation
    this.#evaluator = evaluator
    this.#random = random
    this.#budget = observation.choices.length === 1 ? 1 : budget
    this.#doubt = doubt
    this.#root = newNode(observation.seat, '')
  }

  /** Whether the budget is spent, or what is left of it could not change the decision. */
  get done(): boolean {
    let most = 0
    let second = 0
    for (const { visits } of this.#root.edges)
      if (visits > most) [most, second] = [visits, most]
      else if (visits > second) second = visits
    return most - second >= this.#budget - this.iterations
  }

  /** Searches on, for so many iterations or until it is done. */
  step(iterations: number): void {
    for (let i = 0; i < iterations && !this.done; i++) this.#iterate()
  }

  /** What is known of each choice that was visited, the most visited one first. */
  best(): Advice<Choice>[] {
    const visited = this.#root.edges.filter(({ visits }) => visits > 0)
    const priors = visited.reduce((sum, { prior }) => sum + prior, 0)
    const usual = visited.reduce((sum, { prior, lead, visits }) => sum + (prior / priors) * (lead / visits), 0)
    return visited
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
    const { game } = this.#observation
    const state = this.#observation.sample(this.#random)
    const nodes: Node[] = [this.#root]
    const edges: Edge[] = []
    let choices = game.choices(state)
    for (let node = this.#root; ; ) {
      const edge = this.#select(node, state, choices)
      edges.push(edge)
      game.apply(state, edge.choice as Choice)
      choices = this.#playForced(state)
      const pending = game.pending(state)
      if (pending === undefined) break
      const { seat, ask } = pending
      const child = edge.children.find(known => known.seat === seat && known.ask === ask)
      node = child ?? newNode(seat, ask)
      nodes.push(node)
      if (child !== undefined) continue
      edge.children.push(node)
      break
    }
    backpropagate(nodes, edges, this.#evaluate(state), PARAMETERS.leadWeight)
    this.iterations++
    if (nodes.length > this.depth) this.depth = nodes.length
  }

  /** Plays while there is only one choice; the real choices that come next. */
  #playForced(state: AnyState): Choice[] {
    const { game } = this.#observation
    for (;;) {
      const choices = game.choices(state)
      if (choices.length !== 1) return choices
      game.apply(state, itemAt(choices, 0))
    }
  }

  /** The legal edge with the highest PUCT score. */
  #select(node: Node, state: AnyState, choices: readonly Choice[]): Edge {
    const { exploration, firstPlayReduction } = PARAMETERS
    const unvisited = node.visits === 0 ? 0 : node.value / node.visits - firstPlayReduction
    const edges = this.#legalEdges(node, state, choices)
    let best = itemAt(edges, 0)
    let most = -Infinity
    for (const edge of edges) {
      const mean = edge.visits === 0 ? unvisited : edge.value / edge.visits
      const score = mean + (exploration * edge.prior * Math.sqrt(++edge.available)) / (1 + edge.visits)
      if (score <= most) continue
      most = score
      best = edge
    }
    return best
  }

  /** The edges of the choices that are legal in this sample. */
  #legalEdges(node: Node, state: AnyState, choices: readonly Choice[]): Edge[] {
    const legal: Edge[] = []
    let at = 0 // choices come in a steady order, so the next edge is mostly the next one
    for (const choice of choices) {
      at = indexOf(node.edges, choice, at)
      const edge = node.edges[at++]
      if (edge === undefined) return this.#expand(node, state, choices)
      legal.push(edge)
    }
    return legal
  }

  /** Adds edges for the choices that are new, with their priors. */
  #expand({ edges }: Node, state: AnyState, choices: readonly Choice[]): Edge[] {
    const priors = softmax(this.#evaluator.prior(state, choices), this.#doubt)
    const before = edges.length
    return choices.map((choice, i) => {
      const known = before === 0 ? undefined : edges[indexOf(edges, choice, i)]
      if (known !== undefined) return known
      const edge = newEdge(choice, itemAt(priors, i))
      edges.push(edge)
      return edge
    })
  }

  /** Rolls out by the prior until the position is quiet, and values it. */
  #evaluate(state: AnyState): Value {
    const { game } = this.#observation
    for (let left = MOST_ROLLOUT; left > 0 && !this.#evaluator.isQuiet(state); left--) {
      const choices = game.choices(state)
      if (choices.length === 0) return terminalValue(game, state)
      game.apply(state, choices.length === 1 ? itemAt(choices, 0) : this.#rolloutChoice(state, choices))
    }
    return this.#evaluator.value(state)
  }

  #rolloutChoice(state: AnyState, choices: readonly Choice[]): Choice {
    const priors = softmax(this.#evaluator.prior(state, choices), PARAMETERS.rolloutTemperature)
    return itemAt(choices, drawIndex(priors, this.#random))
  }
}

function newNode(seat: Seat, ask: string): Node {
  return { seat, ask, visits: 0, value: 0, edges: [] }
}

function newEdge(choice: unknown, prior: number): Edge {
  return { choice, text: undefined, prior, visits: 0, available: 0, value: 0, win: 0, lead: 0, children: [] }
}

/** Where the edge of a choice is, looked for from an index on and around; -1 if it is new. */
function indexOf(edges: readonly Edge[], choice: unknown, from: number): number {
  const count = edges.length
  for (let i = 0; i < count; i++) {
    const at = (from + i) % count
    if (edges[at]?.choice === choice) return at
  }
  const text = JSON.stringify(choice)
  return edges.findIndex(edge => (edge.text ??= JSON.stringify(edge.choice)) === text)
}

/** Adds a value to every node and edge of the path, each for the seat that decides there. */
function backpropagate(nodes: readonly Node[], edges: readonly Edge[], { win, lead }: Value, leadWeight: number): void {
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!
    const wins = win[node.seat]!
    const ahead = lead[node.seat]!
    const value = (1 - leadWeight) * wins + leadWeight * (0.5 + ahead / (20 + 2 * Math.abs(ahead)))
    node.visits++
    node.value += value
    const edge = edges[i]
    if (edge === undefined) continue
    edge.visits++
    edge.value += value
    edge.win += wins
    edge.lead += ahead
  }
}
