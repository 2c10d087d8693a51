import { type Phase, softmax } from '@overseer/bots'
import { descend, divergence, type Report } from './gradient-descent.ts'
import type { PriorExample } from './self-play.ts'

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
