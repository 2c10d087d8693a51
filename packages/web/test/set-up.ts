import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { serve } from '../../../scripts/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

/** Builds the page and serves it for the tests. */
export default async function setUp(project: TestProject): Promise<() => void> {
  ensureBuilt()
  const server = await serve(0)
  project.provide('address', `http://localhost:${(server.address() as AddressInfo).port}/`)
  return () => void server.close()
}
