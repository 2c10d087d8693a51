import type { ChatMessage, Outgoing, TableInfo } from '@overseer/protocol'
import { mayRead } from '../lobby/delayed-info.ts'
import type { Connection } from './connection.ts'
import type { Presence } from './presence.ts'
import { sitsAt, sorted } from './who-is-here.ts'

/** Those who are connected to one table, playing or not. */
export class Crowd {
  readonly connections = new Set<Connection>()
  readonly presence: Presence
  readonly #stops: readonly (() => void)[]
  shown = '' // the table as it was shown last
  whole: TableInfo | undefined // … and as those who sit there know it
  #here: readonly string[] = [] // who was said to be here last, to those who sit there and to the others

  /** `stops` end what it hears of the table. */
  constructor(presence: Presence, stops: readonly (() => void)[]) {
    this.presence = presence
    this.#stops = stops
  }

  /** Tells everybody who of those at the table is here. Of the others they hear how many there are, however many. */
  showPresence(): void {
    const { whole } = this
    if (whole === undefined) return
    const text = (viewer: string | undefined): string => {
      const { here: players, watching } = sorted(this.presence.players, whole, viewer)
      return JSON.stringify({ is: 'here', players, watching } satisfies Outgoing)
    }
    const seated = whole.chairs.find(({ player }) => player !== null)?.player?.id
    const now = [text(seated), text(undefined)]
    for (const connection of this.connections) {
      const which = sitsAt(whole, connection.attached.player?.id) ? 0 : 1
      if (now[which] !== this.#here[which]) connection.send(now[which]!)
    }
    this.#here = now
  }

  /** Passes on what was said to those who have not heard it; false if some may read it only later. */
  pass(whole: TableInfo, message: ChatMessage, now: number): boolean {
    const text = JSON.stringify({ is: 'said', message } satisfies Outgoing)
    let all = true
    for (const connection of this.connections)
      if (mayRead(whole, message, connection.attached.player?.id, now)) connection.tellChat(message, text)
      else all = false
    return all
  }

  leave(): void {
    this.presence.close()
    for (const stop of this.#stops) stop()
  }
}
