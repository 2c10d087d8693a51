import { OUTPUTS, softmax } from '@overseer/bots'
import { descend, divergence, gauss, type Report } from './gradient-descent.ts'
import type { ValueExample } from './self-play.ts'

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
  const net = new ValueNet(width, units, start)
  const learn = (example: number, gradient: Float64Array): number => net.addGradient(positions[example]!, gradient)
  descend(net.weights, positions.length, epochs, 0.003, decay, learn, (epoch, loss) =>
    report('value', epoch, loss, heldOut.length === 0 ? undefined : net.lossOn(heldOut)),
  )
  return [...net.weights]
}

/** One hidden layer of rectified units, the same for every seat, and two outputs: strength and points. */
class ValueNet {
  /** Of the first layer, then its biases, then those of the outputs. */
  readonly weights: Float64Array
  readonly #width: number
  readonly #units: number
  readonly #second: number // where the weights of the outputs begin
  readonly #back: Float64Array

  constructor(width: number, units: number, start: readonly number[] | undefined) {
    this.#width = width
    this.#units = units
    this.#second = (width + 1) * units
    this.#back = new Float64Array(units)
    const size = this.#second + (units + 1) * OUTPUTS
    this.weights = Float64Array.from({ length: size }, (_, i) =>
      i < width * units ? gauss() / Math.sqrt(width) : i < this.#second ? 0 : gauss() / 10,
    )
    this.weights.fill(0, size - OUTPUTS)
    if (start?.length === size) this.weights.set(start)
  }

  lossOn(examples: readonly ValueExample[]): number {
    const nowhere = new Float64Array(this.weights.length)
    return examples.reduce((sum, example) => sum + this.addGradient(example, nowhere), 0) / examples.length
  }

  /** Adds to the gradient what an example says, and answers with the loss on it. */
  addGradient({ features: inputs, wins, points }: ValueExample, gradient: Float64Array): number {
    const hidden = wins.map((_, seat) => this.#hidden(inputs, seat))
    const outs = hidden.map(one => this.#outputs(one))
    const guess = softmax(
      outs.map(([strength]) => strength),
      1,
    )
    let loss = divergence(wins, guess)
    for (const [seat, [, expected]] of outs.entries()) {
      const miss = expected - points[seat]! / POINTS
      loss += (POINTS_MATTER * miss * miss) / outs.length
      const [strength, more] = [guess[seat]! - wins[seat]!, (2 * POINTS_MATTER * miss) / outs.length]
      this.#backward(inputs, seat, hidden[seat]!, strength, more, gradient)
    }
    return loss
  }

  /** What the hidden units come to, before they are rectified. */
  #hidden(inputs: Float32Array, seat: number): Float64Array {
    const { weights } = this
    const [width, units] = [this.#width, this.#units]
    const hidden = weights.slice(width * units, (width + 1) * units)
    for (let input = 0; input < width; input++) {
      const x = inputs[seat * width + input]!
      if (x !== 0) for (let unit = 0; unit < units; unit++) hidden[unit]! += x * weights[input * units + unit]!
    }
    return hidden
  }

  #outputs(hidden: Float64Array): [strength: number, points: number] {
    const { weights } = this
    let strength = weights[weights.length - 2]!
    let points = weights[weights.length - 1]!
    for (const [unit, value] of hidden.entries()) {
      const x = Math.max(0, value)
      strength += x * weights[this.#second + unit * OUTPUTS]!
      points += x * weights[this.#second + unit * OUTPUTS + 1]!
    }
    return [strength, points]
  }

  #backward(
    inputs: Float32Array,
    seat: number,
    hidden: Float64Array,
    strength: number,
    points: number,
    gradient: Float64Array,
  ): void {
    const { weights } = this
    const [width, units, back] = [this.#width, this.#units, this.#back]
    gradient[weights.length - 2]! += strength
    gradient[weights.length - 1]! += points
    for (let unit = 0; unit < units; unit++) {
      const x = hidden[unit]!
      const at = this.#second + unit * OUTPUTS
      back[unit] = x > 0 ? strength * weights[at]! + points * weights[at + 1]! : 0
      if (x <= 0) continue
      gradient[at]! += strength * x
      gradient[at + 1]! += points * x
      gradient[width * units + unit]! += back[unit]!
    }
    for (let input = 0; input < width; input++) {
      const x = inputs[seat * width + input]!
      if (x !== 0) for (let unit = 0; unit < units; unit++) gradient[input * units + unit]! += x * back[unit]!
    }
  }
}
