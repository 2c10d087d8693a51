import type { AnyState, Random, Seat } from '@overseer/kernel'
import type { Evaluator, Value } from './evaluator.ts'

/** The positions of a game in numbers to learn from. */
export interface PositionFeatures<State = AnyState> {
  /** The features of a seat in a position, by name. */
  readonly ofPosition: readonly string[]
  isQuiet(state: State): boolean
  /** Writes the features of each row, row after row, as a seat sees the position whose own plans count more than its guesses. */
  readPosition(state: State, out: Float64Array, seat?: Seat): void
  /** How many rows there are: one for each seat, and one more if it can be that nobody wins. */
  rows(state: State): number
}

/** The same with its choices. */
export interface Features<State = AnyState, Choice = unknown> extends PositionFeatures<State> {
  /** The features of a choice, by name. */
  readonly ofChoice: readonly string[]
  /** How much it is early, late, and the last round: shares that sum up to 1. */
  phase(state: State): Phase
  /** Adds one row for each choice. */
  readChoices(state: State, choices: readonly Choice[], rows: SparseRows): void
  /** Makes the start of a game unusual, so that self-play also sees what its players would not choose. */
  vary?(state: State, random: Random): void
}

export type Phase = readonly [early: number, late: number, last: number]

/** What was learned: see docs/bots.md. */
export interface Weights {
  readonly prior: Readonly<Record<string, Phase>> // by feature of a choice
  readonly value: readonly number[] // of a net: first layer by feature, its biases, second layer, its biases
}

/** What a player likes more than was learned, or less: added to what was learned, by feature. */
export interface Style {
  readonly choices: Readonly<Record<string, Phase>> // to the weights of the prior
  readonly positions: Readonly<Record<string, number>> // to how strong a seat stands
}

/** A sparse matrix by rows: only features that are not zero are written down. */
export class SparseRows {
  readonly feature: number[] = []
  readonly amount: number[] = []
  readonly ends: number[] = [] // where each row ends

  clear(): void {
    this.feature.length = 0
    this.amount.length = 0
    this.ends.length = 0
  }

  add(feature: number, amount: number): void {
    this.feature.push(feature)
    this.amount.push(amount)
  }

  close(): void {
    this.ends.push(this.feature.length)
  }
}

/** What the net says of a seat: how strong it stands among the others, and the points it will have. */
export const OUTPUTS = 2
const POINT_SCALE = 10 // the net counts points in tens
const MOST_ROWS = 9

/** An evaluator with learned weights: a linear prior over choices, and a small net that values each seat. */
export function learnedEvaluator<State, Choice>(
  features: Features<State, Choice>,
  weights: Weights,
  style?: Style,
): Evaluator<State, Choice> {
  const table = features.ofChoice.map((feature): Phase => {
    const [early, late, last] = weights.prior[feature] ?? [0, 0, 0]
    const [sooner, later, lastly] = style?.choices[feature] ?? [0, 0, 0]
    return [early + sooner, late + later, last + lastly]
  })
  const value = learnedValue(features, weights.value, style)
  const rows = new SparseRows()

  return {
    isQuiet: state => features.isQuiet(state),
    prior(state, choices) {
      rows.clear()
      features.readChoices(state, choices, rows)
      return logitsOf(rows, table, features.phase(state))
    },
    value,
  }
}

/** The small net alone. */
export function learnedValue<State>(
  features: PositionFeatures<State>,
  weights: readonly number[],
  style?: Style,
): (state: State, seat?: Seat) => Value {
  const likings = features.ofPosition.map(feature => style?.positions[feature] ?? 0)
  const net = makeNet(features.ofPosition.length, weights, likings)
  const inputs = new Float64Array(MOST_ROWS * features.ofPosition.length)
  return (state, seat) => {
    features.readPosition(state, inputs, seat)
    return valueOf(net(inputs, features.rows(state)))
  }
}

function logitsOf(
  { feature, amount, ends }: SparseRows,
  table: readonly Phase[],
  [early, late, last]: Phase,
): number[] {
  const logits: number[] = []
  let k = 0
  for (const end of ends) {
    let sum = 0
    for (; k < end; k++) {
      const weight = table[feature[k]!]!
      sum += amount[k]! * (early * weight[0] + late * weight[1] + last * weight[2])
    }
    logits.push(sum)
  }
  return logits
}

/** One hidden layer of rectified units, and likings that go past it. The same net looks at every seat. */
function makeNet(
  width: number,
  weights: readonly number[],
  likings: readonly number[],
): (inputs: Float64Array, seats: number) => number[] {
  const w = Float64Array.from(weights)
  const units = (w.length - OUTPUTS) / (width + 1 + OUTPUTS)
  const second = (width + 1) * units
  const hidden = new Float64Array(units)
  return (inputs, seats) => {
    const out: number[] = []
    for (let seat = 0; seat < seats; seat++) {
      let strength = w[w.length - 2]!
      for (let unit = 0; unit < units; unit++) hidden[unit] = w[width * units + unit]!
      for (let input = 0; input < width; input++) {
        const x = inputs[seat * width + input]!
        if (x === 0) continue
        strength += x * likings[input]!
        for (let unit = 0; unit < units; unit++) hidden[unit]! += x * w[input * units + unit]!
      }
      let points = w[w.length - 1]!
      for (let unit = 0; unit < units; unit++) {
        const x = hidden[unit]!
        if (x <= 0) continue
        strength += x * w[second + unit * OUTPUTS]!
        points += x * w[second + unit * OUTPUTS + 1]!
      }
      out.push(strength, points)
    }
    return out
  }
}

/** Chances by a softmax over the strengths of all seats, leads from their points. */
function valueOf(out: readonly number[]): Value {
  const win: number[] = []
  const lead: number[] = []
  let sum = 0
  for (let i = 0; i < out.length; i += OUTPUTS) {
    const chance = Math.exp(out[i]!)
    win.push(chance)
    sum += chance
    let rival = -Infinity
    for (let j = 1; j < out.length; j += OUTPUTS) if (j !== i + 1 && out[j]! > rival) rival = out[j]!
    lead.push(POINT_SCALE * (out[i + 1]! - rival))
  }
  for (let seat = 0; seat < win.length; seat++) win[seat]! /= sum
  return { win, lead }
}
