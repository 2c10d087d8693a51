import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests in a real Chromium; apart from the unit tests because they need the built page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['test/**/*.browser.ts'],
    globalSetup: ['test/set-up.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // whoever waits for something waits as long as a slow machine needs
    retry: 1, // a browser that died is no fault of the page; `npm test` names what needed a second try
    isolate: false, // a worker's files share their modules and its browser; visitors are strangers to each other
    setupFiles: ['test/leaving.ts'],
    maxWorkers: 3, // pages wait more than they work
  },
})
