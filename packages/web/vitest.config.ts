import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests in a real Chromium; apart from the unit tests because they need the built page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['test/**/*.browser.ts'],
    globalSetup: ['test/set-up.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
