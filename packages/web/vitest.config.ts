import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whole games, and every question in every size: they begin first, or everything else waits for them at the end. */
const LONG = [
  'online',
  'wasteland-games',
  'wasteland-fits',
  'wasteland-table',
  'wasteland-online',
  'accessible',
  'play',
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(name => moduleId.endsWith(`/${name}.browser.ts`))
      return at === -1 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

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
    experimental: { viteModuleRunner: false, nodeLoader: false }, // as for the unit tests
    isolate: false, // a worker's files share their modules and its browser; visitors are strangers to each other
    sequence: { sequencer: LongFirst },
    setupFiles: ['test/leaving.ts'],
    maxWorkers: 3, // pages wait more than they work
  },
})
