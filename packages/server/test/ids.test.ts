import { expect, test } from 'vitest'
import { newId } from '../src/storage/ids.ts'

test('no name begins like an option: whoever moderates types names after a command', () => {
  const names = Array.from({ length: 2000 }, newId)
  expect(names.filter(name => name.startsWith('-'))).toEqual([])
  expect(new Set(names).size).toBe(2000)
})
