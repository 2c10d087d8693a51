import { defineConfig } from 'vitest/config'

/** Node runs TypeScript by itself. As Vite rewrites modules, each look at what another exports costs: rules ran half as fast. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 120_000, // starting a database takes long on a busy machine
    expect: { poll: { timeout: 60_000 } }, // whoever waits for something waits as long as a slow machine needs
    maxWorkers: 2, // vitest itself would leave one of two cores idle
    isolate: false, // no test changes what modules share; loading them once a worker halves the time
    experimental: NATIVE,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['packages/server/**', '**/*.alone.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone', // those that change what modules share, or need it untouched
          include: ['packages/*/test/**/*.alone.test.ts'],
          isolate: true,
          experimental: { viteModuleRunner: true }, // which can put one module in the place of another
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          retry: 1, // real processes, sockets and databases; vitest names what needed a second try
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: ['packages/server/test/services.ts'],
        },
      },
    ],
  },
})
