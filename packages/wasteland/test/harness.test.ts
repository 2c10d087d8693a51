import { below, seedRandom } from '@overseer/kernel'
import { examine } from '@overseer/kernel/harness'
import { SCENARIO_IDS, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'

const trial = (name: string, seats: number, options: object) => ({
  options: { seats, ...options },
  seats,
  seed: name,
  random: seedRandom(name),
  bound: 30_000,
  thoroughness: 0.02,
})

describe.each(SCENARIO_IDS)('every promise of the contract holds in %s', scenario => {
  test.each([1, 2, 3, 4])('with %i', seats => {
    const { choices } = examine(wasteland, trial(`${scenario} ${seats}`, seats, { scenario }))
    expect(choices.length).toBeGreaterThan(50)
  })
})

test('and for players who never decline', () => {
  const random = seedRandom('eager')
  const choose = (choices: readonly unknown[]): number => below(random, Math.max(1, choices.length - 1))
  examine(wasteland, { ...trial('eager', 3, {}), thoroughness: 0.005, choose })
})

test.each([
  { friends: 'star' },
  { friends: 'shield', roundOrder: 'frozen' },
  { concede: true },
  { roundOrder: 'cycle', encounterLimit: 'perIcon', equipAtCamp: true, drugRisk: 100, trackEnd: 7, leadCap: 3 },
])('and with the options %j', options => {
  for (let n = 0; n < 3; n++) examine(wasteland, trial(`options ${n}`, 2 + n, options))
})
