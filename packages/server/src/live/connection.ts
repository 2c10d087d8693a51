import type { Onlooker } from '@overseer/kernel'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { PlayerRow } from '../storage/schema.ts'
import type { Done, LiveTable } from '../tables/live-table.ts'
import type { Watcher } from '../tables/showing.ts'
import { Bucket } from './bucket.ts'
import { type Incoming, incoming, type Outgoing } from './messages.ts'

const BURST = 3 // seconds
const CHAT_PER_SECOND = 0.5
const CHAT_BURST = 6
const NONSENSE_AT_MOST = 20
const BEHIND_AT_MOST = 2 ** 20 // bytes that wait for a slow reader

/** What a connection may do at its table besides looking. */
export interface Place {
  readonly table: LiveTable | undefined // undefined while it does not play
  readonly onlooker: Onlooker
  readonly player: PlayerRow | undefined
  say(player: PlayerRow, text: string): Promise<void>
}

interface Tools {
  readonly log: Logger
  readonly perSecond: number
  now(): number
}

/** One page or bot connected to one table. */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #log: Logger
  readonly #now: () => number
  readonly #bucket: Bucket
  readonly #chatBucket: Bucket
  #nonsense = 0
  #answered = true // the last ping
  place: Place

  constructor(socket: WebSocket, place: Place, { log, now, perSecond }: Tools) {
    this.#socket = socket
    this.#log = log
    this.#now = now
    this.place = place
    this.#bucket = new Bucket(perSecond, BURST * perSecond, now())
    this.#chatBucket = new Bucket(CHAT_PER_SECOND, CHAT_BURST, now())
    socket.on('pong', () => (this.#answered = true))
    socket.on('message', (data: Buffer, binary) => void this.#hear(binary ? undefined : data.toString()))
  }

  get onlooker(): Onlooker {
    return this.place.onlooker
  }

  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > BEHIND_AT_MOST) return this.#socket.terminate() // it may come back and resume
    this.#socket.send(message)
  }

  get isClosed(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN
  }

  tell(message: Outgoing): void {
    this.send(JSON.stringify(message))
  }

  /** Asks whether anybody is still there; whoever did not answer the last time is not. */
  ping(): void {
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    this.#socket.ping()
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why)
  }

  async #hear(text: string | undefined): Promise<void> {
    if (!this.#bucket.take(this.#now())) return this.close(1008, 'too many messages')
    const message = understood(text)
    if (message === undefined) {
      this.tell({ is: 'refused', refused: 'nonsense' })
      if (++this.#nonsense > NONSENSE_AT_MOST) this.close(1008, 'too much nonsense')
      return
    }
    try {
      await this.#do(message)
    } catch (error) {
      this.#log.error({ error, table: this.place.table?.id }, 'a message could not be answered')
      this.tell({ is: 'refused', id: message.id, refused: 'trouble' })
    }
  }

  async #do(message: Incoming): Promise<void> {
    const { table, onlooker, player } = this.place
    if (message.do === 'say') return this.#say(message.id, message.text)
    if (table === undefined) return this.tell({ is: 'refused', id: message.id, refused: 'notPlaying' })
    if (message.do === 'why') return this.tell({ is: 'why', id: message.id, rule: table.why(message.wish) ?? null })
    if (typeof onlooker !== 'number' || player === undefined)
      return this.tell({ is: 'refused', id: message.id, refused: 'notSeated' })
    const seat = onlooker
    switch (message.do) {
      case 'choose':
        return this.#answer(message.id, await table.choose(seat, player.id, message.v, message.choice))
      case 'undo':
        return this.#answer(message.id, await table.undo(seat, player.id, message.v))
      case 'stand':
        return this.#answer(message.id, await table.stand(seat, player.id, 'officer'))
      case 'sit':
        return this.#answer(message.id, await table.stand(seat, player.id, null))
    }
  }

  async #say(id: number | undefined, text: string): Promise<void> {
    const { player } = this.place
    if (player === undefined) return this.tell({ is: 'refused', id, refused: 'notSignedIn' })
    if (!this.#chatBucket.take(this.#now())) return this.tell({ is: 'refused', id, refused: 'tooFast' })
    await this.place.say(player, text)
    this.tell({ is: 'done', id })
  }

  #answer(id: number | undefined, done: Done): void {
    this.tell('refused' in done ? { is: 'refused', id, ...done } : { is: 'done', id, v: done.v })
  }
}

function understood(text: string | undefined): Incoming | undefined {
  if (text === undefined) return undefined
  try {
    return incoming.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
