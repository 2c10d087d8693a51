import { type DestinationStream, type Logger, pino } from 'pino'

/** What never reaches the log, wherever somebody should put it by mistake. */
const SECRET = ['password', 'token', 'cookie', 'authorization', 'email', 'seed', 'keys', 'endpoint', 'secret']

/** The log of a process: one JSON object a line, on the standard output unless told otherwise. */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: SECRET.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: { err: errorFields },
  }
  return to === undefined ? pino(options) : pino(options, to)
}

/** An error with what helps to find it. Other properties may hold what somebody sent us. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const { code } = error as { code?: unknown }
  return { name, message, ...(code === undefined ? {} : { code }), stack }
}
