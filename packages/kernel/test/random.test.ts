import { createCipheriv, createHash } from 'node:crypto'
import { below, branch, nextWord, seedRandom, shuffle } from '@overseer/kernel'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../src/sha256.ts'

const ascii = fc.string({
  unit: fc.constantFrom(...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))),
  maxLength: 200,
})

test('sha256 agrees with the one of Node', () => {
  fc.assert(
    fc.property(ascii, text => {
      const ours = sha256(text)
        .map(word => word.toString(16).padStart(8, '0'))
        .join('')
      expect(ours).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('the stream is ChaCha20, word for word, over many blocks', () => {
  const random = seedRandom('overseer')
  const key = Buffer.from(new Uint32Array(random.key).buffer)
  const theirs = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(64 * 40))
  const ours = Array.from({ length: 16 * 40 }, () => nextWord(random))
  expect(ours).toEqual(Array.from({ length: 16 * 40 }, (_, i) => theirs.readUInt32LE(i * 4)))
})

test('two streams drawn in turns do not disturb each other', () => {
  const alone = seedRandom('a')
  const expected = Array.from({ length: 40 }, () => nextWord(alone))
  const [a, b] = [seedRandom('a'), seedRandom('b')]
  const mixed = Array.from({ length: 40 }, () => [nextWord(a), nextWord(b)][0])
  expect(mixed).toEqual(expected)
})

test('a die is fair: 60,000 rolls pass a chi-squared test at one in ten thousand', () => {
  const random = seedRandom('die')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) counts[below(random, 6)]!++
  const chiSquared = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)
  expect(chiSquared).toBeLessThan(25.7) // five degrees of freedom
})

test('words from the uneven rest of the range are thrown away', () => {
  // With n = 3 * 2^30 a plain remainder would make the first quarter twice as likely as the rest.
  const random = seedRandom('rest')
  const n = 3 * 2 ** 30
  const low = Array.from({ length: 20_000 }, () => below(random, n)).filter(word => word < n / 3).length
  expect(low / 20_000).toBeGreaterThan(0.31)
  expect(low / 20_000).toBeLessThan(0.355)
})

test('every order of three cards is equally likely', () => {
  const random = seedRandom('cards')
  const counts: Record<string, number> = {}
  for (let i = 0; i < 30_000; i++) {
    const cards = ['a', 'b', 'c']
    shuffle(random, cards)
    counts[cards.join('')] = (counts[cards.join('')] ?? 0) + 1
  }
  expect(Object.keys(counts)).toHaveLength(6)
  const chiSquared = Object.values(counts).reduce((sum, n) => sum + (n - 5000) ** 2 / 5000, 0)
  expect(chiSquared).toBeLessThan(25.7)
})

test('a shuffle keeps every card', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      ascii.filter(seed => seed.length > 0 && seed.length <= 128),
      (cards, seed) => {
        const shuffled = [...cards]
        shuffle(seedRandom(seed), shuffled)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b))
      },
    ),
  )
})

test('a stream goes on from where JSON left it', () => {
  const random = seedRandom('json')
  for (let i = 0; i < 21; i++) nextWord(random)
  const copy = JSON.parse(JSON.stringify(random)) as typeof random
  expect(Array.from({ length: 40 }, () => nextWord(copy))).toEqual(Array.from({ length: 40 }, () => nextWord(random)))
})

test('a branch is another stream', () => {
  const random = seedRandom('trunk')
  const twig = branch(random)
  expect(twig.key).not.toEqual(random.key)
  expect(nextWord(twig)).not.toBe(nextWord(random))
})

test.each([
  ['', 'empty'],
  ['ä', 'not ASCII'],
  ['x'.repeat(129), 'too long'],
  ['a\nb', 'a line break'],
  [7, 'a number'],
])('a seed that is %j is refused: %s', (seed, _why) => {
  expect(() => seedRandom(seed as string)).toThrow('seed: must be 1 to 128 printable ASCII characters')
})
