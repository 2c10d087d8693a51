import { createHash } from 'node:crypto'
import { commitmentTo, seedRandom } from '@overseer/kernel'
import { expect, test } from 'vitest'

test('a commitment is the SHA-256 of the seed with words before it', () => {
  const hash = createHash('sha256').update('overseer commitment my seed').digest('hex')
  expect(commitmentTo('my seed')).toBe(hash)
})

test('a commitment does not tell the key of the chance to come', () => {
  const key = seedRandom('my seed').key.map(word => word.toString(16).padStart(8, '0'))
  for (const word of key) expect(commitmentTo('my seed')).not.toContain(word)
})
