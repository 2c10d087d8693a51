import { canonical, difference, same } from '@overseer/kernel'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('data and its way through JSON are the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), data => {
      const copy: unknown = JSON.parse(JSON.stringify(data))
      expect(same(JSON.parse(JSON.stringify(copy)), copy)).toBe(true)
      expect(difference(copy, JSON.parse(JSON.stringify(copy)))).toBeUndefined()
    }),
  )
})

test('the order of keys does not matter', () => {
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(canonical({ a: 1, b: { d: 1, c: 2 } })).toBe(canonical({ b: { c: 2, d: 1 }, a: 1 }))
})

test('a difference is found where it is', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 and 3')
  expect(difference({ a: 1 }, {})).toBe('a: 1 and undefined')
  expect(same([1], { 0: 1 })).toBe(false)
})
