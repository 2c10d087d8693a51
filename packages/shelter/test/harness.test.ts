import { seedRandom } from '@overseer/kernel'
import { examine } from '@overseer/kernel/harness'
import { shelter, type State } from '@overseer/shelter'
import { expect, test } from 'vitest'

test.each([2, 3, 4])('every promise of the contract holds in games of %i', seats => {
  for (let n = 0; n < 6; n++) {
    const trial = {
      options: { seats },
      seats,
      seed: `harness ${seats} ${n}`,
      random: seedRandom(`harness ${n}`),
      bound: 20_000,
    }
    expect(examine(shelter, { ...trial, thoroughness: 0.2 }).choices.length).toBeGreaterThan(20)
  }
})

test('the harness notices a game that breaks its promises', () => {
  const trial = {
    options: { seats: 2 },
    seats: 2,
    seed: 'broken',
    random: seedRandom('broken'),
    bound: 20_000,
    thoroughness: 1,
  }
  const leaky = {
    ...shelter,
    view: (state: State) => ({
      ...shelter.view(state, 0),
      next: state.itemPile.deck.at(-1),
    }),
  }
  expect(() => examine(leaky, trial)).toThrow(/knows hidden things/)
  const forgetful = {
    ...shelter,
    choices: (state: State) =>
      shelter.choices(state).length > 4 ? shelter.choices(state).slice(2) : shelter.choices(state),
  }
  expect(() => examine(forgetful, trial)).toThrow(/is not offered but not refused/)
  const twice = {
    ...shelter,
    choices: (state: State) => [...shelter.choices(state), { do: 'pass' } as const],
  }
  expect(() => examine(twice, trial)).toThrow('the same choice twice')
  const shallow = { ...shelter, clone: (state: State) => ({ ...state }) }
  expect(() => examine(shallow, trial)).toThrow()
  expect(() => examine(shelter, { ...trial, bound: 3 })).toThrow('no end after 3 decisions')
})
