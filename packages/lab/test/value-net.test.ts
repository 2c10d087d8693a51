import { describe, expect, test } from 'vitest'
import { fitValue } from '../src/value-net.ts'
import type { ValueExample } from '../src/self-play.ts'

/** Of two seats the one wins whose feature is 1. */
const EXAMPLES: readonly ValueExample[] = [
  { features: Float32Array.of(1, 0), wins: [1, 0], points: [10, 0] },
  { features: Float32Array.of(0, 1), wins: [0, 1], points: [0, 10] },
]

const many = (n: number): ValueExample[] => Array.from({ length: n }, (_, i) => EXAMPLES[i % 2]!)

/** The losses after each time through the examples: on those and on games held out. */
function lossesOf(examples: readonly ValueExample[], epochs: number, decay: number) {
  const losses: { loss: number; heldOut: number | undefined }[] = []
  const report = (_what: string, _epoch: number, loss: number, heldOut?: number) => losses.push({ loss, heldOut })
  fitValue(examples, 1, 2, epochs, report, { start: undefined, decay, heldOut: EXAMPLES })
  return losses
}

describe('the value net', () => {
  test('learns from as many positions as thousands of games have', () => {
    expect(lossesOf(many(150_000), 1, 0)).toHaveLength(1)
  })

  test('says how far off it is in games held out, and decay keeps it from being too sure', () => {
    const free = lossesOf(many(2000), 20, 0).at(-1)!
    const held = lossesOf(many(2000), 20, 0.1).at(-1)!
    expect(free.heldOut).toBeLessThan(Math.log(2) / 2) // a blind guess is off by all of it
    expect(held.heldOut).toBeGreaterThan(free.heldOut!)
  })
})
