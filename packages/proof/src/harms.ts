import { setTimeout as sleep } from 'node:timers/promises'
import type { CutProxy } from './cut-proxy.ts'
import type { startServices } from './services.ts'

/** Something bad that happens to what servers need, and passes. */
export interface Harm {
  readonly name: string
  happen(): Promise<void>
}

type Services = Awaited<ReturnType<typeof startServices>>
const AWAY_MS = 700

/** What may happen to a database: it crashes, hangs, or loses its connections. */
export function databaseHarms({ postgres }: Services): Harm[] {
  return [
    {
      name: 'PostgreSQL crashes',
      async happen() {
        await postgres.stop('SIGQUIT') // at once, without tidying up
        await sleep(AWAY_MS)
        await postgres.start()
      },
    },
    {
      name: 'PostgreSQL hangs',
      async happen() {
        postgres.freeze()
        await sleep(2 * AWAY_MS)
        postgres.thaw()
      },
    },
    {
      name: 'PostgreSQL hangs for longer than anybody waits for it',
      async happen() {
        postgres.freeze()
        await sleep(8 * AWAY_MS)
        postgres.thaw()
      },
    },
  ]
}

/** What may happen to a bus. */
export function busHarms({ redis }: Services): Harm[] {
  return [
    {
      name: 'Redis crashes',
      async happen() {
        await redis.stop('SIGKILL')
        await sleep(3 * AWAY_MS)
        await redis.start()
      },
    },
    {
      name: 'Redis hangs',
      async happen() {
        redis.freeze()
        await sleep(3 * AWAY_MS)
        redis.thaw()
      },
    },
  ]
}

/** One process is cut off from everything the processes share, and so from the others. */
export function cutHarm(name: string, ways: readonly CutProxy[]): Harm {
  return {
    name,
    async happen() {
      for (const way of ways) way.cut()
      await sleep(3 * AWAY_MS)
      for (const way of ways) way.mend()
    },
  }
}
