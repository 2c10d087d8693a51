import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { lasting, leave } from './browser.ts'

/** Whoever came during a test leaves with it, whoever came before the tests of a file with the file. */

let stay: ReadonlySet<BrowserContext>

beforeEach(() => {
  stay = lasting()
})
afterEach(() => leave(stay))
afterAll(() => leave())
