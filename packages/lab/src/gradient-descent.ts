import { OUTPUTS, type Phase, softmax } from '@overseer/bots'
import { nextWord, seedRandom, shuffle } from '@overseer/kernel'
import type { PriorExample, ValueExample } from './self-play.ts'

const random = seedRandom('fit')
const BATCH = 128

/** Adam (Kingma and Ba, 2015), with a learning rate that falls linearly to nothing. */
function descend(
  weights: Float64Array,
  count: number,
  epochs: number,
  rate: number,
  decay: number, // how much of each weight is added to its gradient, so that weights stay small
  addGradient: (example: number, gradient: Float64Array) => number,
  report: (epoch: number, loss: number) => void,
): void {
  const gradient = new Float64Array(weights.length)
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
      gradient.fill(0)
      for (const example of batch) loss += addGradient(example, gradient)
      step++
      const pace = rate * (1 - step / (steps + 1))
      for (let i = 0; i < weights.length; i++) {
        const g = gradient[i]! / batch.length + decay * weights[i]!
        mean[i] = 0.9 * mean[i]! + 0.1 * g
        square[i] = 0.999 * square[i]! + 0.001 * g * g
        weights[i]! -= (pace * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.999 ** step)) + 1e-8)
      }
    }
    report(epoch, loss / count)
  }
}

type Report = (what: string, epoch: number, loss: number, heldOut?: number) => void

/** Weights of the prior, three for each feature, under which it divides visits as the searches did; all 0 at the start if not said. */
export function fitPrior(
  decisions: readonly PriorExample[],
  features: number,
  epochs: number,
  report: Report,
  start?: readonly number[],
): Phase[] {
  const weights = start === undefined ? new Float64Array(3 * features) : Float64Array.from(start)
  descend(weights, decisions.length, epochs, 0.02, 0, addGradient, (epoch, loss) => report('prior', epoch, loss))
  return Array.from({ length: features }, (_, i) => [weights[3 * i]!, weights[3 * i + 1]!, weights[3 * i + 2]!])

  function addGradient(example: number, gradient: Float64Array): number {
    const { phase, features: rows, amounts, ends, visits } = decisions[example]!
    const logits: number[] = []
    let k = 0
    for (const end of ends) {
      let logit = 0
      for (; k < end; k++) for (let s = 0; s < 3; s++) logit += amounts[k]! * phase[s]! * weights[3 * rows[k]! + s]!
      logits.push(logit)
    }
    const guess = softmax(logits, 1)
    k = 0
    for (const [i, end] of ends.entries())
      for (; k < end; k++)
        for (let s = 0; s < 3; s++) gradient[3 * rows[k]! + s]! += (guess[i]! - visits[i]!) * amounts[k]! * phase[s]!
    return divergence(visits, guess)
  }
}

const POINTS = 10 // points count in tens
const POINTS_MATTER = 0.3 // beside the winner

/** How a net is fitted. */
interface Fitting {
  readonly start: readonly number[] | undefined
  readonly decay: number // see descend
  readonly heldOut: readonly ValueExample[] // not learned from: the loss on them is reported
}

/** Weights of the value net: how strong each seat stands, and how many points it will have. A start of another size is left aside. */
export function fitValue(
  positions: readonly ValueExample[],
  width: number,
  units: number,
  epochs: number,
  report: Report,
  { start, decay, heldOut }: Fitting,
): number[] {
  const first = (width + 1) * units // weights of the first layer, then its biases
  const size = first + (units + 1) * OUTPUTS
  const weights = Float64Array.from({ length: size }, (_, i) =>
    i < width * units ? gauss() / Math.sqrt(width) : i < first ? 0 : gauss() / 10,
  )
  weights.fill(0, size - OUTPUTS)
  if (start?.length === size) weights.set(start)
  const seatsMost = positions.reduce((most, { points }) => Math.max(most, points.length), 0)
  const hidden = new Float64Array(seatsMost * units)
  const back = new Float64Array(units)
  const learn = (example: number, gradient: Float64Array): number => addGradient(positions[example]!, gradient)
  descend(weights, positions.length, epochs, 0.003, decay, learn, (epoch, loss) =>
    report('value', epoch, loss, heldOut.length === 0 ? undefined : lossOn(heldOut)),
  )
  return [...weights]

  function lossOn(examples: readonly ValueExample[]): number {
    const nowhere = new Float64Array(size)
    return examples.reduce((sum, example) => sum + addGradient(example, nowhere), 0) / examples.length
  }

  function addGradient({ features: inputs, wins, points }: ValueExample, gradient: Float64Array): number {
    const outs = wins.map((_, seat) => forward(inputs, seat))
    const guess = softmax(
      outs.map(([strength]) => strength),
      1,
    )
    let loss = divergence(wins, guess)
    for (const [seat, [, expected]] of outs.entries()) {
      const miss = expected - points[seat]! / POINTS
      loss += (POINTS_MATTER * miss * miss) / outs.length
      backward(inputs, seat, guess[seat]! - wins[seat]!, (2 * POINTS_MATTER * miss) / outs.length, gradient)
    }
    return loss
  }

  function forward(inputs: Float32Array, seat: number): [number, number] {
    const base = seat * units
    for (let unit = 0; unit < units; unit++) hidden[base + unit] = weights[width * units + unit]!
    for (let input = 0; input < width; input++) {
      const x = inputs[seat * width + input]!
      if (x !== 0) for (let unit = 0; unit < units; unit++) hidden[base + unit]! += x * weights[input * units + unit]!
    }
    let strength = weights[size - 2]!
    let expected = weights[size - 1]!
    for (let unit = 0; unit < units; unit++) {
      const x = Math.max(0, hidden[base + unit]!)
      strength += x * weights[first + unit * OUTPUTS]!
      expected += x * weights[first + unit * OUTPUTS + 1]!
    }
    return [strength, expected]
  }

  function backward(
    inputs: Float32Array,
    seat: number,
    strength: number,
    expected: number,
    gradient: Float64Array,
  ): void {
    gradient[size - 2]! += strength
    gradient[size - 1]! += expected
    for (let unit = 0; unit < units; unit++) {
      const x = hidden[seat * units + unit]!
      const at = first + unit * OUTPUTS
      back[unit] = x > 0 ? strength * weights[at]! + expected * weights[at + 1]! : 0
      if (x <= 0) continue
      gradient[at]! += strength * x
      gradient[at + 1]! += expected * x
      gradient[width * units + unit]! += back[unit]!
    }
    for (let input = 0; input < width; input++) {
      const x = inputs[seat * width + input]!
      if (x !== 0) for (let unit = 0; unit < units; unit++) gradient[input * units + unit]! += x * back[unit]!
    }
  }
}

/** A number from the normal distribution, near enough: the sum of twelve uniform ones. */
function gauss(): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += nextWord(random) / 2 ** 32
  return sum
}

/** The Kullback-Leibler divergence of a guess from the real shares. */
function divergence(visits: readonly number[], guess: readonly number[]): number {
  return visits.reduce((sum, share, i) => (share > 0 ? sum + share * Math.log(share / (guess[i]! + 1e-12)) : sum), 0)
}
