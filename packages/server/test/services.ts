import type { TestProject } from 'vitest/node'
import { startServices } from '../../../scripts/services.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    redis: string
  }
}

/** Once for all tests of the server: a real PostgreSQL and a real Redis. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, redis, stop } = await startServices()
  project.provide('postgres', postgres)
  project.provide('redis', redis)
  return stop
}
