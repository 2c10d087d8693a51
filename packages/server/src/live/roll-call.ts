import { setTimeout } from 'node:timers/promises'
import type { Bus } from '../bus/bus.ts'
import type { PresenceNews } from './presence.ts'

const WAIT_MS = 300

/** Asks all processes who is at a table. Whoever does not answer in time has nobody there. */
export async function rollCall(bus: Bus, table: string): Promise<ReadonlySet<string>> {
  const here = new Set<string>()
  const channel = `presence ${table}`
  const stop = bus.subscribe(channel, news => {
    const said = news as PresenceNews
    if ('players' in said) for (const player of said.players) here.add(player)
  })
  for (let times = 0; times < 2; times++) {
    bus.publish(channel, { who: true } satisfies PresenceNews) // twice: the bus may still be about to listen for us
    await setTimeout(WAIT_MS / 2)
  }
  stop()
  return here
}
