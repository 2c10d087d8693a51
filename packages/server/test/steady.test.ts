import { describe, expect, onTestFinished, test } from 'vitest'
import { Stalls } from '../src/live/stalls.ts'
import { TokenBucket } from '../src/live/token-bucket.ts'
import { steadyClock } from '../src/operations/steady-clock.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

describe('the clock of the server', () => {
  test('does not jump where the machine’s is set forward or back; it comes nearer bit by bit', () => {
    let passed = 0
    let set = 0
    const now = steadyClock(
      () => 1_000_000_000_000 + passed + set,
      () => passed,
    )
    const begin = now()
    for (const jump of [HOUR, -2 * HOUR]) {
      set += jump
      const before = now()
      passed += 10 * SECOND
      expect(Math.abs(now() - before - 10 * SECOND)).toBeLessThanOrEqual(100)
    }
    passed += 1000 * HOUR
    expect(now() - begin).toBe(passed + set)
    expect(Number.isInteger(now())).toBe(true)
  })

  test('that goes back costs nobody their allowance', () => {
    const bucket = new TokenBucket(1, 3, 10 * SECOND)
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false])
    expect(bucket.take(SECOND)).toBe(true)
  })
})

describe('a process that stood still', () => {
  test('knows for how long, for what is read next and for nothing later', async () => {
    const stalls = new Stalls()
    onTestFinished(() => stalls.close())
    await new Promise(resolve => setTimeout(resolve, 30))
    const end = performance.now() + 400
    while (performance.now() < end);
    expect(stalls.now).toBeGreaterThan(300)
    await expect.poll(() => stalls.now, { timeout: 60_000 }).toBe(0)
  })
})
