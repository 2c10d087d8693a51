import { defineConfig } from 'vitest/config'

const others = ['kernel', 'shelter', 'wasteland', 'bots', 'lab', 'web']

export default defineConfig({
  test: {
    testTimeout: 120_000,
    isolate: false, // no test changes what modules share; loading them once a worker halves the time
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [`packages/{${others.join()}}/test/**/*.test.ts`, 'test/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: ['packages/server/test/services.ts'],
        },
      },
    ],
  },
})
