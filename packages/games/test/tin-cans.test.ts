import { LANGUAGES, messageFaults, seedRandom } from '@overseer/kernel'
import { examine } from '@overseer/kernel/harness'
import { expect, test } from 'vitest'
import { tinCans } from './tin-cans/game.ts'
import { CATALOGUES } from './tin-cans/words.ts'

test('Tin Cans keeps every promise of a game', () => {
  for (let n = 0; n < 60; n++) {
    const options = { seats: 2 + (n % 2), heap: n % 3 === 0 ? 'large' : 'small' }
    const random = seedRandom(`trial ${n}`)
    const trial = { options, seats: options.seats, seed: `${n}`, random, bound: 200, thoroughness: 1 }
    expect(examine(tinCans, trial).choices.length).toBeGreaterThan(3)
  }
})

test('Tin Cans speaks every language', () => {
  for (const language of LANGUAGES)
    for (const [key, message] of Object.entries(CATALOGUES[language]))
      expect([key, messageFaults(language, CATALOGUES.en[key as 'do.pass'], message)]).toEqual([key, []])
})
