// Serves the built page with a server of its own that forgets everything: for tests and measurements.
import { fileURLToPath } from 'node:url'
import { addPage, readConfig, type Server, startServer } from '@overseer/server'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))

interface ServeOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly page?: string // the folder of the built page, if it is not the usual one
  readonly noticesEvery?: number // ms
  now?(): number
}

/** Port 0 takes any free one. */
export async function serve(
  port: number,
  { env = {}, page = dist, ...wiring }: ServeOptions = {},
): Promise<Omit<Server, 'url'> & { readonly address: string }> {
  const quiet = { DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error', SHED_AFTER_MS: '0' } // machines of tests may be slow
  const config = readConfig({ PORT: String(port), ...quiet, ...env })
  const server = await startServer({
    config,
    limits: { callsPerMinute: 1e6, messagesPerSecond: 1e5 },
    addPage: app => addPage(app, page),
    ...wiring,
  })
  return { ...server, address: `http://localhost:${new URL(server.url).port}/` }
}
