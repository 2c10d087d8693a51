import { createHash } from 'node:crypto'
import { seedRandom } from '@overseer/kernel'
import { botSeed, commitmentTo, dealtSeed, nonceMark, promiseOf } from '@overseer/protocol'
import { describe, expect, test } from 'vitest'

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('tables of before', () => {
  test('a commitment is the SHA-256 of the seed with words before it', () => {
    expect(commitmentTo('my seed')).toBe(sha('overseer commitment my seed'))
  })

  test('a commitment does not tell the key of the chance to come', () => {
    const key = seedRandom('my seed').key.map(word => word.toString(16).padStart(8, '0'))
    for (const word of key) expect(commitmentTo('my seed')).not.toContain(word)
  })
})

describe('the promise of a table', () => {
  const terms = { table: 'abc', game: 'shelter', rulesVersion: 2, options: { seats: 2 } }

  test('can be computed by anybody with a SHA-256 at hand', () => {
    const json = '{"game":"shelter","options":{"seats":2},"rulesVersion":2,"secret":"s","table":"abc"}'
    expect(promiseOf(terms, 's')).toBe(sha(`overseer 2 promise ${json}`))
  })

  test.each([
    ['another table', { table: 'abd' }],
    ['another game', { game: 'wasteland' }],
    ['other rules', { rulesVersion: 3 }],
    ['other options', { options: { seats: 2, short: true } }],
    ['another number of seats', { options: { seats: 3 } }],
  ])('is broken by %s', (_what, change) => {
    expect(promiseOf({ ...terms, ...change }, 's')).not.toBe(promiseOf(terms, 's'))
  })
})

describe('the seed of a game', () => {
  const ann = { bot: null, nonce: 'aa' }
  const ben = { bot: null, nonce: 'bb' }
  const robot = { bot: 'officer', nonce: null }
  const dealt = dealtSeed('abc', 's', [ann, ben, robot])

  test.each([
    ['what somebody added', [ann, { ...ben, nonce: 'bc' }, robot]],
    ['whether somebody added anything', [ann, { ...ben, nonce: null }, robot]],
    ['who sits where', [ben, ann, robot]],
    ['which bot plays', [ann, ben, { bot: 'overseer', nonce: null }]],
  ])('depends on %s', (_what, shares) => {
    expect(dealtSeed('abc', 's', shares)).not.toBe(dealt)
  })

  test('depends on the secret and the table', () => {
    expect(dealtSeed('abc', 't', [ann, ben, robot])).not.toBe(dealt)
    expect(dealtSeed('abd', 's', [ann, ben, robot])).not.toBe(dealt)
  })

  test('a bot draws from another stream for every choice and attempt, and never from that of the game', () => {
    const seeds = [botSeed('abc', 's', 0, 0), botSeed('abc', 's', 1, 0), botSeed('abc', 's', 0, 1), dealt]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  test('the mark of a nonce does not tell it', () => {
    expect(nonceMark('aa')).toBe(sha('overseer 2 nonce "aa"'))
  })
})
