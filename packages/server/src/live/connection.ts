import { randomBytes } from 'node:crypto'
import { STAND_IN_BOT } from '@overseer/games/boxes'
import type { Onlooker } from '@overseer/kernel'
import { type ChatMessage, CLOSE_CODES, type Incoming, type Outgoing, type TableInfo } from '@overseer/protocol'
import { incoming } from '@overseer/protocol/schemas'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Caller } from '../http/caller.ts'
import { isDeep } from '../http/odd-data.ts'
import type { Reader } from '../http/slow-readers.ts'
import { LAG_AT_MOST } from '../tables/decisions.ts'
import type { Done, LiveTable } from '../tables/live-table.ts'
import { DatabaseAway } from '../storage/database-away.ts'
import type { Watcher } from '../tables/broadcast.ts'
import type { Stalls } from './stalls.ts'
import { TokenBucket } from './token-bucket.ts'

const BURST = 3 // seconds
const CHAT_REMEMBERED = 300 // more than a table shows
const NONSENSE_AT_MOST = 20
const ANSWER_MS = 10_000 // for a sign of life
const BEHIND_AT_MOST = 2 ** 20 // bytes that wait for a slow reader

/** What a connection may do at its table besides looking. */
export interface Attachment {
  readonly table: LiveTable | undefined // undefined while it does not play
  readonly onlooker: Onlooker
  readonly player: Caller | undefined
  /** Why it was not said; undefined: it was. */
  say(player: Caller, text: string): Promise<'muted' | 'chatOff' | undefined>
  /** Adds to the chance of a game that has not begun; false for whoever does not sit there. */
  addNonce(player: Caller, nonce: string): Promise<boolean>
}

interface Dependencies {
  readonly log: Logger
  readonly perSecond: number
  readonly stalls: Stalls
  now(): number
  onUpdate(ms: number): void // a choice was made and everybody here told, so long after it was heard
  onRefusal(kind: string): void
  /** Whether they have not sent too much lately, over all their connections. */
  maySend(): boolean
  /** Whether somebody has not said too much lately. */
  maySpeak(player: string): boolean
}

/** One page or bot connected to one table. */
export class Connection implements Watcher {
  readonly #socket: WebSocket
  readonly #deps: Dependencies
  readonly #bucket: TokenBucket
  #nonsense = 0
  #room = '' // as it was shown last
  #answered = true // the last ping
  #question = Buffer.alloc(0) // what it said
  #behind: number | undefined // since when something waits for them to read it
  #pinged = 0 // when, by a clock that never jumps
  #lag = 0 // ms to them and back
  #hasStopped = false
  readonly #chat = new Set<string>() // the ids of what they were told of the chat
  attached: Attachment
  /** Whose lines are not for this one. */
  unheard: ReadonlySet<string> = new Set()

  constructor(socket: WebSocket, attached: Attachment, deps: Dependencies) {
    const { now, perSecond } = deps
    this.#socket = socket
    this.#deps = deps
    this.attached = attached
    this.#bucket = new TokenBucket(perSecond, BURST * perSecond, now())
    socket.on('pong', (data: Buffer) => {
      if (!this.#isCalm() || !data.equals(this.#question)) return // whoever does not read cannot know it
      if (!this.#answered) this.#lag = Math.min(LAG_AT_MOST, performance.now() - this.#pinged)
      this.#answered = true
    })
    socket.on('ping', (data: Buffer) => {
      if (this.#isCalm() && socket.bufferedAmount < BEHIND_AT_MOST) socket.pong(data)
    })
    socket.on('message', (data: Buffer, binary) => void this.#hear(binary ? undefined : data.toString()))
    this.ping()
  }

  get onlooker(): Onlooker {
    return this.attached.onlooker
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

  /** Passes on what somebody said: once, however often we hear of it, and not if it is not for this one. */
  tellChat({ id, player }: ChatMessage, text: string): void {
    if (this.#chat.has(id) || this.unheard.has(player)) return
    this.knowsChat(id)
    this.send(text)
  }

  /** Shows the table itself, if it differs from what was shown last: that there is nothing new is no news to anybody. */
  tellRoom(seat: number | null, table: TableInfo): void {
    if (this.knowsRoom(seat, table)) this.tell({ is: 'room', seat, table })
  }

  /** Remembers what of the table was shown; false if it was before. */
  knowsRoom(seat: number | null, table: TableInfo): boolean {
    const room = JSON.stringify([seat, table])
    if (room === this.#room) return false
    this.#room = room
    return true
  }

  knowsChat(id: string): void {
    this.#chat.add(id)
    if (this.#chat.size > CHAT_REMEMBERED) this.#chat.delete(this.#chat.keys().next().value!)
  }

  /** Asks whether anybody is still there; whoever did not answer the last time is not. */
  ping(): void {
    if (!this.#answered && performance.now() - this.#pinged < ANSWER_MS) return // it came just before everybody is asked
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    this.#pinged = performance.now()
    this.#question = randomBytes(8)
    this.#socket.ping(this.#question)
  }

  /** What waits for them to read it, and since when we have seen that. */
  get reader(): Reader {
    const unread = this.#socket.bufferedAmount
    this.#behind = unread === 0 ? undefined : (this.#behind ?? performance.now())
    return { unread, since: this.#behind ?? Infinity, drop: () => this.#socket.terminate() }
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why)
  }

  /** Listens to nothing more; what was heard is still answered. */
  stopListening(): void {
    this.#hasStopped = true
  }

  /** Counts whatever comes in, be it only a sign of life; hangs up on whoever sends too much. */
  #isCalm(): boolean {
    if (this.#bucket.take(this.#deps.now()) && this.#deps.maySend()) return true
    this.close(CLOSE_CODES.badMessages, 'too many messages')
    return false
  }

  async #hear(text: string | undefined): Promise<void> {
    if (this.#hasStopped || !this.#isCalm()) return
    const message = understood(text)
    if (message === undefined) {
      this.#refuse(undefined, { refused: 'nonsense' })
      if (++this.#nonsense > NONSENSE_AT_MOST) this.close(CLOSE_CODES.badMessages, 'too much nonsense')
      return
    }
    try {
      await this.#do(message)
    } catch (error) {
      const isAway = error instanceof DatabaseAway
      const level = isAway ? 'warn' : 'error'
      this.#deps.log[level]({ err: error, table: this.attached.table?.id }, 'a message could not be answered')
      this.#refuse(message.id, { refused: isAway ? 'unavailable' : 'trouble' })
    }
  }

  async #do(message: Incoming): Promise<void> {
    const { table, onlooker, player } = this.attached
    if (message.do === 'ping') return this.tell({ is: 'pong', id: message.id })
    if (message.do === 'say') return this.#say(message.id, message.text)
    if (message.do === 'nonce') return this.#addNonce(message.id, message.nonce)
    if (table === undefined) return this.#refuse(message.id, { refused: 'notPlaying' })
    if (typeof onlooker !== 'number' || player === undefined) return this.#refuse(message.id, { refused: 'notSeated' })
    const seat = onlooker
    const lag = this.#lag + this.#deps.stalls.now
    switch (message.do) {
      case 'why': {
        const told = table.why(seat, message.wish)
        return 'refused' in told ? this.#refuse(message.id, told) : this.tell({ is: 'why', id: message.id, ...told })
      }
      case 'choose':
        return this.#choose(message.id, () => table.choose(seat, player.id, message.v, message.choice, lag))
      case 'undo':
        return this.#answer(message.id, await table.undo(seat, player.id, message.v))
      case 'askUndo':
        return this.#answer(message.id, await table.askBack(seat, player.id, message.ask))
      case 'answerUndo':
        return this.#answer(message.id, await table.answerBack(seat, player.id, message.grant))
      case 'stand':
        return this.#answer(message.id, await table.setStandIn(seat, player.id, STAND_IN_BOT))
      case 'sit':
        return this.#answer(message.id, await table.setStandIn(seat, player.id, null))
      case 'resign':
        return this.#answer(message.id, await table.resign(seat, player.id))
      case 'withdraw':
        return this.#answer(message.id, await table.withdraw(seat, player.id))
      case 'offerEnd':
        return this.#answer(message.id, await table.offerEnd(seat, player.id, message.offer))
      case 'claim':
        return this.#answer(message.id, await table.claim(seat, player.id))
    }
  }

  async #say(id: number | undefined, text: string): Promise<void> {
    const { player } = this.attached
    if (player === undefined || player.scope === 'read') return this.#refuse(id, { refused: 'notSignedIn' })
    if (!this.#deps.maySpeak(player.id)) return this.#refuse(id, { refused: 'tooFast' })
    const refused = await this.attached.say(player, text)
    if (refused === undefined) this.tell({ is: 'done', id })
    else this.#refuse(id, { refused })
  }

  async #addNonce(id: number | undefined, nonce: string): Promise<void> {
    const { player, addNonce } = this.attached
    if (player === undefined || player.scope === 'read' || !(await addNonce(player, nonce)))
      return this.#refuse(id, { refused: 'notSeated' })
    this.tell({ is: 'done', id })
  }

  async #choose(id: number | undefined, choose: () => Promise<Done>): Promise<void> {
    const heard = performance.now()
    const done = await choose()
    if (!('refused' in done)) this.#deps.onUpdate(performance.now() - heard)
    this.#answer(id, done)
  }

  #answer(id: number | undefined, done: Done): void {
    if ('refused' in done) this.#refuse(id, done)
    else this.tell({ is: 'done', id, v: done.v })
  }

  #refuse(id: number | undefined, refusal: Omit<Extract<Outgoing, { is: 'refused' }>, 'is'>): void {
    this.#deps.onRefusal(refusal.refused)
    this.tell({ is: 'refused', id, ...refusal })
  }
}

function understood(text: string | undefined): Incoming | undefined {
  if (text === undefined) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return isDeep(data) ? undefined : incoming.parse(data)
  } catch {
    return undefined
  }
}
