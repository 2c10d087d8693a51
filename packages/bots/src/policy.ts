import { nextWord, type Random } from '@overseer/kernel'

/** Probabilities from logits: the lower the temperature, the more goes to the greatest. */
export function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  let most = -Infinity
  for (let i = 0; i < logits.length; i++) if (logits[i]! > most) most = logits[i]!
  const probabilities: number[] = []
  let sum = 0
  for (let i = 0; i < logits.length; i++) sum += probabilities[i] = Math.exp((logits[i]! - most) / temperature)
  for (let i = 0; i < probabilities.length; i++) probabilities[i]! /= sum
  return probabilities
}

/** An index drawn with these probabilities. */
export function drawIndex(probabilities: readonly number[], random: Random): number {
  let rest = nextWord(random) / 2 ** 32
  for (let i = 0; i < probabilities.length; i++) {
    rest -= probabilities[i]!
    if (rest < 0) return i
  }
  return probabilities.length - 1
}
