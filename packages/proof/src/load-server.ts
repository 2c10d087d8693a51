// A server as `npm start` runs it, but for the limits on how much one address may ask: all players come from one here.
// It tells whoever started it what it holds.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig, startServer } from '@overseer/server'
import type { Weight } from './server-process.ts'

const server = await startServer({
  config: readConfig(process.env),
  limits: { callsPerMinute: 1e9, messagesPerSecond: 1e6 },
})
process.stdout.write('It is ready\n')
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const MB = 2 ** 20

process.on('message', () => {
  collect()
  collect() // what the first round found may hold the last reference to something else
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send!({ held: (heapUsed + external) / MB, resident: rss / MB } satisfies Weight)
})
