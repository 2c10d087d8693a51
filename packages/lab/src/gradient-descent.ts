import { nextWord, seedRandom, shuffle } from '@overseer/kernel'

/** Told after each time through the examples; `heldOut`: how far off it is where it does not learn from. */
export type Report = (what: string, epoch: number, loss: number, heldOut?: number) => void

const random = seedRandom('fit')
const BATCH = 128

/** Adam (Kingma and Ba, 2015), with a learning rate that falls linearly to nothing. */
export function descend(
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

/** A number from the normal distribution, near enough: the sum of twelve uniform ones. */
export function gauss(): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += nextWord(random) / 2 ** 32
  return sum
}

/** The Kullback-Leibler divergence of a guess from the real shares. */
export function divergence(visits: readonly number[], guess: readonly number[]): number {
  return visits.reduce((sum, share, i) => (share > 0 ? sum + share * Math.log(share / (guess[i]! + 1e-12)) : sum), 0)
}
