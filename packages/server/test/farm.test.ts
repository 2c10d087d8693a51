import { describe, expect, test } from 'vitest'
import { farm } from '../src/commands/farm.ts'
import { harvests } from '../src/ratings/farm.ts'
import { UNKNOWN } from '../src/ratings/rating.ts'
import { weighed } from '../src/ratings/weights.ts'

const WISH = { accounts: 50, players: 200, games: 60, days: 90, outside: 2, seed: 'test' }

describe('a cheater with fifty accounts', () => {
  test('leads the list where every result counts in full', () => {
    const places = harvests({ ...WISH, weights: false }).map(({ place }) => place)
    expect(places).toContain(1)
  })

  test('is not even near its top as games are weighed, while honest players are on it', () => {
    for (const { strategy, place, honest } of harvests({ ...WISH, weights: true })) {
      expect([strategy, place === null || place > honest.listed / 10]).toEqual([strategy, true])
      expect(honest.listed).toBeGreaterThan(150)
    }
  })

  test('is measured by a command, in words and as JSON', () => {
    const lines: string[] = []
    expect(farm(['--days', '10', '--players', '30', '--json'], line => void lines.push(line))).toBe(0)
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ wish: { accounts: 50, days: 10 }, now: expect.any(Array) })
    expect(() => farm(['--accounts', 'many'], () => undefined)).toThrow('--accounts must be a whole number')
  })
})

describe('the weight of a game', () => {
  const gain = (change: object): number => {
    const between = () => ({ games: 0, reach: 1000, sameNetwork: false, ...change })
    return weighed([UNKNOWN, UNKNOWN], [1, 2], 1000, between)[0]!.mu - UNKNOWN.mu
  }

  test('is whole against somebody whom many know, half of that the second time, and none within one network', () => {
    expect(gain({})).toBeGreaterThan(2)
    expect(gain({ games: 1 })).toBeCloseTo(gain({}) / 2)
    expect(gain({ reach: 39 })).toBeCloseTo(gain({}) / 10)
    expect(gain({ sameNetwork: true })).toBe(0)
  })
})
