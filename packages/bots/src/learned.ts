import type { Chancy } from '@overseer/kernel'
import type { Insight, Outlook } from './insight.ts'

/** What a game shows of its positions and choices, in numbers to learn from. */
export interface Senses<State = Chancy, Choice = unknown> {
  /** What can be said of a choice, by name. */
  readonly traits: readonly string[]
  /** What can be said of a seat's prospects, by name. */
  readonly signs: readonly string[]
  midway(state: State): boolean
  /** How much it is early, late, and the last round: shares that sum up to 1. */
  stage(state: State): Stage
  /** One row for each choice. */
  describe(state: State, choices: readonly Choice[], rows: Rows): void
  /** Writes as many numbers as there are signs for each seat, seat after seat. */
  read(state: State, out: Float64Array): void
  players(state: State): number
}

export type Stage = readonly [early: number, late: number, last: number]

/** What was learned: see docs/bots.md. */
export interface Weights {
  readonly glance: Readonly<Record<string, Stage>> // by trait
  readonly outlook: readonly number[] // of a net: first layer by sign, its thresholds, second layer, its thresholds
}

/** Sparse rows of numbers. */
export class Rows {
  readonly trait: number[] = []
  readonly amount: number[] = []
  readonly ends: number[] = [] // where each row ends

  clear(): void {
    this.trait.length = 0
    this.amount.length = 0
    this.ends.length = 0
  }

  add(trait: number, amount: number): void {
    this.trait.push(trait)
    this.amount.push(amount)
  }

  close(): void {
    this.ends.push(this.trait.length)
  }
}

/** A seat's two prospects: how strong it stands among the others, and the points it will have. */
export const PROSPECTS = 2
const POINTS = 10 // the net counts points in tens
const MOST_SEATS = 8

/** Judges by learned weights: choices by the sum of their traits, positions by a small net that looks at each seat. */
export function learnedInsight<State, Choice>(senses: Senses<State, Choice>, weights: Weights): Insight<State, Choice> {
  const table = senses.traits.map((trait): Stage => weights.glance[trait] ?? [0, 0, 0])
  const net = makeNet(senses.signs.length, weights.outlook)
  const rows = new Rows()
  const signs = new Float64Array(MOST_SEATS * senses.signs.length)

  return {
    midway: state => senses.midway(state),
    glance(state, choices) {
      rows.clear()
      senses.describe(state, choices, rows)
      return rate(rows, table, senses.stage(state))
    },
    outlook(state) {
      senses.read(state, signs)
      return prospects(net(signs, senses.players(state)))
    },
  }
}

function rate({ trait, amount, ends }: Rows, table: readonly Stage[], [early, late, last]: Stage): number[] {
  const sums: number[] = []
  let k = 0
  for (const end of ends) {
    let sum = 0
    for (; k < end; k++) {
      const weight = table[trait[k]!]!
      sum += amount[k]! * (early * weight[0] + late * weight[1] + last * weight[2])
    }
    sums.push(sum)
  }
  return sums
}

/** One hidden layer of rectified units. The same net looks at every seat. */
function makeNet(width: number, weights: readonly number[]): (signs: Float64Array, seats: number) => number[] {
  const w = Float64Array.from(weights)
  const units = (w.length - PROSPECTS) / (width + 1 + PROSPECTS)
  const second = (width + 1) * units
  const hidden = new Float64Array(units)
  return (signs, seats) => {
    const out: number[] = []
    for (let seat = 0; seat < seats; seat++) {
      for (let unit = 0; unit < units; unit++) hidden[unit] = w[width * units + unit]!
      for (let sign = 0; sign < width; sign++) {
        const x = signs[seat * width + sign]!
        if (x === 0) continue
        for (let unit = 0; unit < units; unit++) hidden[unit]! += x * w[sign * units + unit]!
      }
      let strength = w[w.length - 2]!
      let points = w[w.length - 1]!
      for (let unit = 0; unit < units; unit++) {
        const x = hidden[unit]!
        if (x <= 0) continue
        strength += x * w[second + unit * PROSPECTS]!
        points += x * w[second + unit * PROSPECTS + 1]!
      }
      out.push(strength, points)
    }
    return out
  }
}

/** Chances from the strengths of all seats, leads from their points. */
function prospects(out: readonly number[]): Outlook {
  const win: number[] = []
  const lead: number[] = []
  let sum = 0
  for (let i = 0; i < out.length; i += PROSPECTS) {
    const chance = Math.exp(out[i]!)
    win.push(chance)
    sum += chance
    let rival = -Infinity
    for (let j = 1; j < out.length; j += PROSPECTS) if (j !== i + 1 && out[j]! > rival) rival = out[j]!
    lead.push(POINTS * (out[i + 1]! - rival))
  }
  for (let seat = 0; seat < win.length; seat++) win[seat]! /= sum
  return { win, lead }
}
