// Serves the built page with a server of its own that forgets everything: for tests and measurements.
import { fileURLToPath } from 'node:url'
import { addPage, readConfig, startServer } from '@overseer/server'

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

/** Port 0 takes any free one. */
export async function serve(port: number): Promise<{ readonly address: string; close(): Promise<void> }> {
  const config = readConfig({ PORT: String(port), DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' })
  const server = await startServer({
    config,
    limits: { callsPerMinute: 1e6, messagesPerSecond: 1e5 },
    addPage: app => addPage(app, dist),
  })
  return { address: `http://localhost:${new URL(server.url).port}/`, close: () => server.close() }
}
