import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, Listeners } from './bus.ts'

const PREFIX = 'overseer:'
const PULSE_MS = 500
const SILENT_MS = 1500 // without a pulse of our own the bus is down, whatever its sockets say

/** A bus over any server that speaks Redis. We listen to our own pulse to know whether it carries anything. */
export function redisBus(url: string, log: Logger): Bus {
  const out = connect(url, log)
  const into = connect(url, log)
  const listeners = new Listeners()
  const pulse = `${PREFIX}pulse ${randomBytes(6).toString('hex')}`
  let heard = performance.now()
  let gaps = 0
  let isUp = true
  const look = (): void => {
    const now = performance.now() - heard < SILENT_MS
    if (now === isUp) return
    isUp = now
    if (isUp) gaps++
    log.warn(isUp ? 'the bus is back' : 'the bus is down: processes learn from the database what happens elsewhere')
  }
  into.on('message', (channel: string, text: string) => {
    heard = performance.now()
    if (channel !== pulse) listeners.tell(channel.slice(PREFIX.length), JSON.parse(text))
  })
  const beat = setInterval(() => {
    look()
    out.publish(pulse, '').catch(() => undefined) // then nobody hears it
  }, PULSE_MS).unref()
  const listen = (...names: readonly string[]): void => void into.subscribe(...names).catch(() => undefined)
  let connected = 0
  into.on('ready', () => {
    connected++
    listen(pulse, ...listeners.channels.map(name => PREFIX + name)) // also what was asked for while it was away
  })
  return {
    get gaps() {
      return gaps + Math.max(0, connected - 1)
    },
    get isUp() {
      return isUp
    },
    publish({ name }, news) {
      // Whoever is with us hears it all the same; the others find what matters in the database.
      out.publish(PREFIX + name, JSON.stringify(news)).catch(() => listeners.tell(name, news))
    },
    subscribe({ name }, listener) {
      if (listeners.add(name, listener) && into.status === 'ready') listen(PREFIX + name)
      return () => {
        if (listeners.delete(name, listener)) void into.unsubscribe(PREFIX + name).catch(() => undefined)
      }
    },
    async close() {
      clearInterval(beat)
      out.disconnect()
      into.disconnect()
      return Promise.resolve()
    },
  }
}

/** Comes back by itself after a lost connection. */
function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    autoResubscribe: false, // we know better what is listened to
    connectTimeout: 3000,
    commandTimeout: 3000, // so that nothing piles up for a server that does not answer
    retryStrategy: tries => Math.min(tries * 100, 1000),
  })
  redis.on('error', (error: unknown) => log.debug({ err: error }, 'bus'))
  return redis
}
