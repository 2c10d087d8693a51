import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, Listeners } from './bus.ts'

const PREFIX = 'overseer:'

/** A bus over any server that speaks Redis. */
export function redisBus(url: string, log: Logger): Bus {
  const out = connect(url, log)
  const into = connect(url, log)
  const listeners = new Listeners()
  let connected = 0
  into.on('ready', () => connected++)
  into.on('message', (channel: string, text: string) => listeners.tell(channel.slice(PREFIX.length), JSON.parse(text)))
  return {
    get gaps() {
      return Math.max(0, connected - 1)
    },
    publish(channel, news) {
      out.publish(PREFIX + channel, JSON.stringify(news)).catch((error: unknown) => log.warn({ error }, 'news lost'))
    },
    subscribe(channel, listener) {
      if (listeners.add(channel, listener)) void into.subscribe(PREFIX + channel).catch(() => undefined)
      return () => {
        if (listeners.delete(channel, listener)) void into.unsubscribe(PREFIX + channel).catch(() => undefined)
      }
    },
    async check() {
      await out.ping()
    },
    async close() {
      out.disconnect()
      into.disconnect()
      return Promise.resolve()
    },
  }
}

/** Comes back by itself after a lost connection, and subscribes again to whatever it listened to. */
function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, retryStrategy: tries => Math.min(tries * 100, 1000) })
  redis.on('error', (error: unknown) => log.warn({ error }, 'bus'))
  return redis
}
