import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServices } from '@overseer/proof'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    redis: string
    folder: string // for files, removed at the end
  }
}

/** Once for all tests of the server: a real PostgreSQL and a real Redis. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, redis, stop } = await startServices({ durable: false })
  project.provide('postgres', postgres.url)
  project.provide('redis', redis.url)
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'overseer-server-'))
  project.provide('folder', folder)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
