import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readConfig } from './operations/config.ts'
import { addPage } from './page.ts'
import { startServer } from './server.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))

const LEAVES_AT_MOST_MS = 15_000 // nothing that was acknowledged is lost, however it ends

try {
  const config = readConfig(process.env)
  const server = await startServer({
    config,
    addPage: app => (existsSync(dist) ? addPage(app, dist) : Promise.resolve()),
  })
  process.stdout.write(`Overseer is ready: ${config.PUBLIC_URL ?? `http://localhost:${new URL(server.url).port}`}\n`)
  server.wakeBots()
  flushCompileCache() // whoever follows us after a crash starts in half the time
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1)) // whoever asks twice does not want to wait
      setTimeout(() => process.exit(1), LEAVES_AT_MOST_MS + config.DRAIN_SECONDS * 1000).unref()
      void server.close().then(() => process.exit(0))
    })
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The port is taken. Choose another one: PORT=8081 npm start'
  if (code === 'ECONNREFUSED') return `The database or the bus cannot be reached: ${message}`
  return `Overseer cannot start: ${message}`
}
