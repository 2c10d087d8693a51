import { expect, test } from 'vitest'
import { isCalled, isHeadedBy, searchIn } from '../src/learn/rule-search.ts'

const ENTRIES = [
  { id: 'end', heading: 'End of the game', text: 'Most happiness wins.', terms: '' },
  { id: 'injury', heading: 'Injuries', text: 'An injured dweller heals only where a cross is shown.', terms: '' },
  { id: 'seat', heading: 'Seats', text: 'The red player begins.', terms: '' },
  { id: 'income', heading: 'Income', text: 'None at a threat.', terms: '' },
  { id: 'threats', heading: 'Threats', text: 'A card on a space.', terms: '' },
  { id: 'items', heading: 'Items', text: 'An item is exhausted when used.', terms: 'Collie Minigun' },
] as const

const ids = (typed: string): string[] => searchIn(ENTRIES, typed).map(({ id }) => id)

test('headings are found by their words', () => {
  expect(ids('end of the game')[0]).toBe('end')
})

test('whole words, not parts of other words', () => {
  expect(ids('red')).toEqual(['seat'])
})

test('cards lead to the rules of their kind', () => {
  expect(ids('collie')).toEqual(['items'])
})

test('typing errors are forgiven', () => {
  expect(ids('minigum')).toEqual(['items'])
  expect(ids('hapiness')).toEqual(['end'])
})

test('a heading is found by its beginning, with a typing error too', () => {
  expect(ids('treat')).toEqual(['threats', 'income'])
  expect(isHeadedBy('Threats', 'treat')).toBe(true)
  expect(isHeadedBy('Income', 'treat')).toBe(false)
})

test('a name is known by its whole words, and only begins with parts of them', () => {
  expect(isCalled('Water Treatment', 'treatment')).toBe(true)
  expect(isCalled('Water Treatment', 'treat')).toBe(false)
  expect(isHeadedBy('Water Treatment', 'treat')).toBe(true)
})

test('most of the words are enough if no rule has all of them', () => {
  expect(ids('injured dweller heal')[0]).toBe('injury')
})

test('what is nowhere finds nothing, and nothing typed finds everything', () => {
  expect(ids('no such thing')).toEqual([])
  expect(ids('')).toHaveLength(ENTRIES.length)
})
