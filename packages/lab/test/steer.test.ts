import { expect, test } from 'vitest'
import { steerPlay } from '../src/steer.ts'

test('steered play uses every card, space and ability of Shelter', () => {
  const { counts } = steerPlay('shelter', 2, 400, 'steer')
  expect(Object.entries(counts).filter(([, n]) => n < 2)).toEqual([])
  expect(Object.keys(counts)).toHaveLength(187)
})
