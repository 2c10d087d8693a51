import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { serve } from '@overseer/proof'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

/** Builds the page and serves it for the tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt()
  const server = await serve(0)
  project.provide('address', server.address)
  return () => server.close()
}
