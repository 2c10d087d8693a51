// Serves the built page with a server of its own that forgets everything: for tests and measurements.
import { fileURLToPath } from 'node:url'
import { addPage, readConfig, type Server, startServer } from '@overseer/server'

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

interface Wishes {
  readonly env?: Readonly<Record<string, string>>
  readonly noticesEvery?: number // ms
  now?(): number
}

/** Port 0 takes any free one. */
export async function serve(
  port: number,
  { env = {}, ...wiring }: Wishes = {},
): Promise<Omit<Server, 'url'> & { readonly address: string }> {
  const config = readConfig({ PORT: String(port), DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error', ...env })
  const server = await startServer({
    config,
    limits: { callsPerMinute: 1e6, messagesPerSecond: 1e5 },
    addPage: app => addPage(app, dist),
    ...wiring,
  })
  return { ...server, address: `http://localhost:${new URL(server.url).port}/` }
}
