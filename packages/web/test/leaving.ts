import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { lasting, leave, nobodyLooks } from './browser.ts'

/** Whoever came during a test leaves with it, whoever came before the tests of a file with the file. */

let stay: ReadonlySet<BrowserContext>

beforeEach(() => {
  stay = lasting()
})
afterEach(async ({ task }) => {
  await leave(stay)
  if (task.result?.state === 'fail') await nobodyLooks() // who knows what became of that page
})
afterAll(() => Promise.all([leave(), nobodyLooks()]))
