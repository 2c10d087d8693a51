import { below, seedRandom } from '@overseer/kernel'
import { examine } from '@overseer/kernel/harness'
import type { Game, Onlooker } from '@overseer/kernel'
import { type Choice, READINGS, SCENARIO_IDS, type State, wasteland } from '@overseer/wasteland'
import { describe, expect, test } from 'vitest'
import './all-words.ts'

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

test('and for players who never decline, but stop trading some day', () => {
  const random = seedRandom('eager')
  const isTrade = (choice: unknown): boolean => ['trade', 'skip'].includes((choice as Choice).do)
  const choose = (choices: readonly unknown[]): number =>
    below(random, choices.every(isTrade) ? choices.length : Math.max(1, choices.length - 1))
  examine(wasteland, { ...trial('eager', 3, {}), thoroughness: 0.005, choose })
})

test.each([
  { friends: 'star' },
  { friends: 'shield', roundOrder: 'frozen' },
  { roundOrder: 'cycle', encounterLimit: 'perIcon', equipAtCamp: true, drugRisk: 100, trackEnd: 7, leadCap: 3 },
])('and with the options %j', options => {
  for (let n = 0; n < 3; n++) examine(wasteland, trial(`options ${n}`, 2 + n, options))
})

/** A view with everything that is read off it: what is hidden must not show in there either. */
const withReadings: Game = {
  ...wasteland,
  view(state: State, onlooker: Onlooker) {
    const view = wasteland.view(state, onlooker)
    const seat = onlooker === 'spectator' ? 0 : onlooker
    const readings = Object.values(READINGS).map(({ read, tell }) => [read(view, seat), tell(view, seat, 'en', [])])
    return { ...view, readings: JSON.stringify(readings) }
  },
}

test.each(SCENARIO_IDS)('W-INFO-2 odds, ways and what lies ahead tell nothing hidden in %s', scenario => {
  examine(withReadings, { ...trial(`readings ${scenario}`, 3, { scenario }), thoroughness: 0.03, most: 500 })
})
