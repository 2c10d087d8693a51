// A server as `npm start` runs it, but for the limits on how much one address may ask: all players come from one here.
import { readConfig, startServer } from '@overseer/server'

const server = await startServer({
  config: readConfig(process.env),
  limits: { callsPerMinute: 1e9, messagesPerSecond: 1e6 },
})
process.stdout.write('It is ready\n')
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
