import { PROSPECTS, type Stage } from '@overseer/bots'
import { nextWord, seedRandom, shuffle } from '@overseer/kernel'
import type { Decision, Position } from './lessons.ts'

const random = seedRandom('fit')
const BATCH = 128

/** Adam, with a step that falls to nothing: finds weights by their slopes. */
function descend(
  weights: Float64Array,
  count: number,
  epochs: number,
  rate: number,
  addSlope: (example: number, slope: Float64Array) => number,
  report: (epoch: number, loss: number) => void,
): void {
  const slope = new Float64Array(weights.length)
  const mean = new Float64Array(weights.length)
  const square = new Float64Array(weights.length)
  const order = Array.from({ length: count }, (_, i) => i)
  const steps = epochs * Math.ceil(count / BATCH)
  let step = 0
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(random, order)
    let loss = 0
    for (let from = 0; from < count; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      slope.fill(0)
      for (const example of batch) loss += addSlope(example, slope)
      step++
      const pace = rate * (1 - step / (steps + 1))
      for (let i = 0; i < weights.length; i++) {
        const g = slope[i]! / batch.length
        mean[i] = 0.9 * mean[i]! + 0.1 * g
        square[i] = 0.999 * square[i]! + 0.001 * g * g
        weights[i]! -= (pace * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.999 ** step)) + 1e-8)
      }
    }
    report(epoch, loss / count)
  }
}

type Report = (what: string, epoch: number, loss: number) => void

/** Weights of traits, three for each, under which first sight divides attention as the searches did. */
export function fitGlance(decisions: readonly Decision[], traits: number, epochs: number, report: Report): Stage[] {
  const weights = new Float64Array(3 * traits)
  descend(weights, decisions.length, epochs, 0.02, addSlope, (epoch, loss) => report('glance', epoch, loss))
  return Array.from({ length: traits }, (_, i) => [weights[3 * i]!, weights[3 * i + 1]!, weights[3 * i + 2]!])

  function addSlope(example: number, slope: Float64Array): number {
    const { stage, traits: rows, amounts, ends, shares } = decisions[example]!
    const lures: number[] = []
    let k = 0
    for (const end of ends) {
      let lure = 0
      for (; k < end; k++) for (let s = 0; s < 3; s++) lure += amounts[k]! * stage[s]! * weights[3 * rows[k]! + s]!
      lures.push(lure)
    }
    const guess = softmax(lures)
    k = 0
    for (const [i, end] of ends.entries())
      for (; k < end; k++)
        for (let s = 0; s < 3; s++) slope[3 * rows[k]! + s]! += (guess[i]! - shares[i]!) * amounts[k]! * stage[s]!
    return divergence(shares, guess)
  }
}

const POINTS = 10 // points count in tens
const POINTS_MATTER = 0.3 // beside the winner

/** Weights of the net that tells from its signs how strong each seat stands, and how many points it will have. */
export function fitOutlook(
  positions: readonly Position[],
  width: number,
  units: number,
  epochs: number,
  report: Report,
): number[] {
  const first = (width + 1) * units // weights of the first layer, then its thresholds
  const size = first + (units + 1) * PROSPECTS
  const weights = Float64Array.from({ length: size }, (_, i) =>
    i < width * units ? gauss() / Math.sqrt(width) : i < first ? 0 : gauss() / 10,
  )
  weights.fill(0, size - PROSPECTS)
  const seatsMost = Math.max(...positions.map(({ points }) => points.length))
  const hidden = new Float64Array(seatsMost * units)
  const back = new Float64Array(units)
  descend(weights, positions.length, epochs, 0.003, addSlope, (epoch, loss) => report('outlook', epoch, loss))
  return [...weights]

  function addSlope(example: number, slope: Float64Array): number {
    const { signs, wins, points } = positions[example]!
    const outs = wins.map((_, seat) => forward(signs, seat))
    const guess = softmax(outs.map(([strength]) => strength))
    let loss = divergence(wins, guess)
    for (const [seat, [, expected]] of outs.entries()) {
      const miss = expected - points[seat]! / POINTS
      loss += (POINTS_MATTER * miss * miss) / outs.length
      backward(signs, seat, guess[seat]! - wins[seat]!, (2 * POINTS_MATTER * miss) / outs.length, slope)
    }
    return loss
  }

  function forward(signs: Float32Array, seat: number): [number, number] {
    const base = seat * units
    for (let unit = 0; unit < units; unit++) hidden[base + unit] = weights[width * units + unit]!
    for (let sign = 0; sign < width; sign++) {
      const x = signs[seat * width + sign]!
      if (x !== 0) for (let unit = 0; unit < units; unit++) hidden[base + unit]! += x * weights[sign * units + unit]!
    }
    let strength = weights[size - 2]!
    let expected = weights[size - 1]!
    for (let unit = 0; unit < units; unit++) {
      const x = Math.max(0, hidden[base + unit]!)
      strength += x * weights[first + unit * PROSPECTS]!
      expected += x * weights[first + unit * PROSPECTS + 1]!
    }
    return [strength, expected]
  }

  function backward(signs: Float32Array, seat: number, strength: number, expected: number, slope: Float64Array): void {
    slope[size - 2]! += strength
    slope[size - 1]! += expected
    for (let unit = 0; unit < units; unit++) {
      const x = hidden[seat * units + unit]!
      const at = first + unit * PROSPECTS
      back[unit] = x > 0 ? strength * weights[at]! + expected * weights[at + 1]! : 0
      if (x <= 0) continue
      slope[at]! += strength * x
      slope[at + 1]! += expected * x
      slope[width * units + unit]! += back[unit]!
    }
    for (let sign = 0; sign < width; sign++) {
      const x = signs[seat * width + sign]!
      if (x !== 0) for (let unit = 0; unit < units; unit++) slope[sign * units + unit]! += x * back[unit]!
    }
  }
}

/** A number from the normal distribution, near enough: the sum of twelve dice with many faces. */
function gauss(): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += nextWord(random) / 2 ** 32
  return sum
}

function softmax(lures: readonly number[]): number[] {
  const most = Math.max(...lures)
  const parts = lures.map(lure => Math.exp(lure - most))
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map(part => part / sum)
}

/** How far a guess is from the shares there are. */
function divergence(shares: readonly number[], guess: readonly number[]): number {
  return shares.reduce((sum, share, i) => (share > 0 ? sum + share * Math.log(share / (guess[i]! + 1e-12)) : sum), 0)
}
