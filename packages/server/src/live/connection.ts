import type { Onlooker } from '@overseer/kernel'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Caller } from '../accounts/players.ts'
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
  readonly player: Caller | undefined
  say(player: Caller, text: string): Promise<void>
}

interface Tools {
  readonly log: Logger
  readonly perSecond: number
  now(): number
  onUpdate(ms: number): void // a choice was made and everybody here told, so long after it was heard
  onRefusal(kind: string): void
}

/** One page or bot connected to one table. */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #tools: Tools
  readonly #bucket: Bucket
  readonly #chatBucket: Bucket
  #nonsense = 0
  #answered = true // the last ping
  #deaf = false
  place: Place

  constructor(socket: WebSocket, place: Place, tools: Tools) {
    const { now, perSecond } = tools
    this.#socket = socket
    this.#tools = tools
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

  /** Listens to nothing more; what was heard is still answered. */
  stopListening(): void {
    this.#deaf = true
  }

  async #hear(text: string | undefined): Promise<void> {
    if (this.#deaf) return
    if (!this.#bucket.take(this.#tools.now())) return this.close(1008, 'too many messages')
    const message = understood(text)
    if (message === undefined) {
      this.#refuse(undefined, { refused: 'nonsense' })
      if (++this.#nonsense > NONSENSE_AT_MOST) this.close(1008, 'too much nonsense')
      return
    }
    try {
      await this.#do(message)
    } catch (error) {
      this.#tools.log.error({ error, table: this.place.table?.id }, 'a message could not be answered')
      this.#refuse(message.id, { refused: 'trouble' })
    }
  }

  async #do(message: Incoming): Promise<void> {
    const { table, onlooker, player } = this.place
    if (message.do === 'say') return this.#say(message.id, message.text)
    if (table === undefined) return this.#refuse(message.id, { refused: 'notPlaying' })
    if (message.do === 'why') return this.tell({ is: 'why', id: message.id, rule: table.why(message.wish) ?? null })
    if (typeof onlooker !== 'number' || player === undefined) return this.#refuse(message.id, { refused: 'notSeated' })
    const seat = onlooker
    switch (message.do) {
      case 'choose':
        return this.#choose(message.id, () => table.choose(seat, player.id, message.v, message.choice))
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
    if (player === undefined) return this.#refuse(id, { refused: 'notSignedIn' })
    if (!this.#chatBucket.take(this.#tools.now())) return this.#refuse(id, { refused: 'tooFast' })
    await this.place.say(player, text)
    this.tell({ is: 'done', id })
  }

  async #choose(id: number | undefined, choose: () => Promise<Done>): Promise<void> {
    const heard = performance.now()
    const done = await choose()
    if (!('refused' in done)) this.#tools.onUpdate(performance.now() - heard)
    this.#answer(id, done)
  }

  #answer(id: number | undefined, done: Done): void {
    if ('refused' in done) this.#refuse(id, done)
    else this.tell({ is: 'done', id, v: done.v })
  }

  #refuse(id: number | undefined, refusal: Omit<Extract<Outgoing, { is: 'refused' }>, 'is'>): void {
    this.#tools.onRefusal(refusal.refused)
    this.tell({ is: 'refused', id, ...refusal })
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
