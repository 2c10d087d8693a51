import { type Delta, delta, patched } from '@overseer/protocol'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** As it arrives at the other end. */
const sent = (change: Delta | undefined): Delta | undefined =>
  change === undefined ? undefined : (JSON.parse(JSON.stringify(change)) as Delta)

const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter(value => !JSON.stringify(value).includes('__proto__'))
  .map(value => JSON.parse(JSON.stringify(value)) as unknown)
const cards = fc.array(fc.constantFrom('bat', 'cat', 'dog', 'elk', 'fox', { name: 'gnu', n: 1 }), { maxLength: 12 })

const row = { do: fc.constantFrom('place', 'pass'), at: fc.nat(3), x: fc.constantFrom(null, 'y', []) }
const rows = fc.array(fc.record(row, { noNullPrototype: true }))
const boards = fc.dictionary(fc.constantFrom('hp', 'xp', 'deck', 'toString', ''), cards, { noNullPrototype: true })

describe('the difference between two pieces of plain data', () => {
  test('nothing, if nothing changed', () => {
    expect(delta({ hp: 3, cards: ['a'] }, { hp: 3, cards: ['a'] })).toBeUndefined()
    expect(patched({ hp: 3 }, undefined)).toEqual({ hp: 3 })
  })

  test('names what changed and nothing else', () => {
    expect(delta({ hp: 3, xp: 1, old: 1 }, { hp: 2, xp: 1, new: 5 })).toEqual({ hp: 2, new: 5, old: 0 })
    expect(delta({ hp: [1, 2, 3] }, { hp: [1, 5, 3] })).toEqual({ hp: { 1: 5 } })
  })

  test('an array that lost and gained elements is told by runs of the old one', () => {
    expect(delta(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'd', 'e', 'f'])).toEqual([0, [0, 2], [3, 2], ['f']])
    expect(delta(['a', 'b', 'c', 'd'], ['a', 'd'])).toEqual([0, [0, 1], [3, 1]])
  })

  test('an element that is like the one before it is told by what is different', () => {
    const place = (space: string): object => ({ do: 'place', who: 'L', space })
    expect(delta([], [place('A1'), place('A2'), place('A3'), { do: 'pass' }])).toEqual([
      0,
      [{ do: 'place', who: 'L', space: 'A1' }],
      ['space', ['A2', 'A3']],
      [{ do: 'pass' }],
    ])
  })

  test('elements that all changed a little stay where they are', () => {
    const players = (hp: number): object[] => ['Ann', 'Ben', 'Cat', 'Dan'].map(name => ({ name, hp }))
    expect(delta(players(1), players(2))).toEqual({ 0: { hp: 2 }, 1: { hp: 2 }, 2: { hp: 2 }, 3: { hp: 2 } })
  })

  test('nought, nothing and gone are told apart', () => {
    const change = delta({ a: 1, b: 1, c: 1 }, { a: 0, b: null })
    expect(change).toEqual({ a: [0], b: null, c: 0 })
    expect(patched({ a: 1, b: 1, c: 1 }, change)).toStrictEqual({ a: 0, b: null })
  })

  test('what did not change is shared', () => {
    const before = { hp: 3, map: { tiles: [1, 2] } }
    const after = patched(before, { hp: [4] }) as typeof before
    expect(after).toEqual({ hp: 4, map: { tiles: [1, 2] } })
    expect(after.map).toBe(before.map)
    expect(before.hp).toBe(3)
  })

  test('applied to the first, it always gives the second, also after a journey as JSON', () => {
    const check = (before: unknown, after: unknown): void => {
      expect(patched(before, sent(delta(before, after)))).toStrictEqual(after)
    }
    fc.assert(fc.property(plain, plain, check))
    fc.assert(fc.property(cards, cards, check))
    fc.assert(fc.property(boards, boards, check))
    fc.assert(fc.property(rows, rows, check))
  })
})
