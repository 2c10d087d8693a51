import { expect, test, vi } from 'vitest'
import { citable } from '../src/games/citable.ts'

const RULE = { rule: 'X-1' }

/** A rulebook that is fetched as it is told. */
const bookThat = (fetch: () => Promise<void>) => ({ has: () => false, fetch: vi.fn(fetch) })

test('a refusal with facts is told at once', async () => {
  const book = bookThat(async () => {})
  expect(await citable({ ...RULE, facts: { over: true } }, book)).toBe(true)
  expect(book.fetch).not.toHaveBeenCalled()
})

test('one without facts waits for the words of its rule, unless they are here', async () => {
  let come = false
  const book = bookThat(async () => void (come = true))
  expect(await citable(RULE, book)).toBe(true)
  expect(come).toBe(true)
  expect(await citable(RULE, { ...book, has: () => true })).toBe(true)
  expect(book.fetch).toHaveBeenCalledOnce()
})

test('words that do not come are asked for again the next time', async () => {
  const book = bookThat(() => Promise.reject(new Error('offline')))
  expect(await citable(RULE, book)).toBe(false)
  book.fetch.mockResolvedValueOnce()
  expect(await citable(RULE, book)).toBe(true)
})
