import type { Bus } from '../bus/bus.ts'
import type { PresenceNews } from './presence.ts'

const ASKED_EVERY = 250 // ms; again and again, because the bus may still be about to listen for us
const WAIT_MS = 1000 // also a busy process answers by then

/** Asks all processes whether somebody is at a table. Whoever does not answer in time has nobody there. */
export function isThere(bus: Bus, table: string, player: string): Promise<boolean> {
  const channel = `presence ${table}`
  const ask = (): void => bus.publish(channel, { who: true } satisfies PresenceNews)
  return new Promise(resolve => {
    const answer = (there: boolean): void => {
      stop()
      clearInterval(asking)
      clearTimeout(waiting)
      resolve(there)
    }
    const stop = bus.subscribe(channel, news => {
      const said = news as PresenceNews
      if ('players' in said && said.players.includes(player)) answer(true)
    })
    const asking = setInterval(ask, ASKED_EVERY)
    const waiting = setTimeout(() => answer(false), WAIT_MS)
    ask()
  })
}
