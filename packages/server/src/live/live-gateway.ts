import { type ChatMessage, CLOSE_CODES, type Outgoing, type TableInfo } from '@overseer/protocol'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Caller } from '../http/caller.ts'
import { onHangUp, openAmong, type SignedOut } from '../accounts/signed-out.ts'
import type { Bus } from '../bus/bus.ts'
import { Problem } from '../http/problem.ts'
import { dropLongest } from '../http/slow-readers.ts'
import { wasKicked } from '../lobby/rooms.ts'
import { seatOf } from '../lobby/seat-of.ts'
import { delayedInfo, mayRead } from '../lobby/delayed-info.ts'
import type { Rooms } from '../lobby/rooms.ts'
import type { TableInfos } from '../lobby/table-infos.ts'
import type { Blocks } from '../moderation/blocks.ts'
import { onBlocksChanged } from '../moderation/blocks-topic.ts'
import type { StandingOrders } from '../moderation/standing-orders.ts'
import type { Database } from '../storage/database.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { RulesMismatchProblem } from '../tables/rules-mismatch.ts'
import { crowdTopic, roomTopic } from '../tables/topics.ts'
import { isChatOn, keepMessage, readChat, readChatsSince } from './chat.ts'
import { Allowance } from './allowance.ts'
import { Connection } from './connection.ts'
import { Crowd } from './crowd.ts'
import { type Arrival, ConnectionQuota } from './connection-quota.ts'
import { Presence } from './presence.ts'
import { sitsAt, sorted } from './who-is-here.ts'
import { Stalls } from './stalls.ts'

const BEHIND_MS = 1000 // so often we look who does not read
const UNREAD_AT_MOST = 64 * 2 ** 20 // bytes, over all connections together
const LOST_MS = 1000 // what the bus has not brought back by then it may have lost
const MISSED_MS = 60_000 // how far back the chat is read again after a gap

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly liveTables: LiveTables
  readonly infos: TableInfos
  readonly rooms: Pick<Rooms, 'addNonce'>
  readonly process: string
  readonly pingEvery: number // ms
  readonly perSecond: number // messages over one connection
  readonly patience: number // how many times the usual limits
  readonly blocks: Blocks
  readonly orders: StandingOrders
  readonly log: Logger
  now(): number
}

/** The gateway of WebSockets: connects people to their table and tells them about everything but the play itself. */
export class LiveGateway {
  readonly #deps: Dependencies
  readonly #crowds = new Map<string, Crowd>()
  readonly #rounds: readonly ReturnType<typeof setInterval>[]
  #closed = false
  /** Called with the ms from a choice heard to everybody here told. */
  onUpdate: (ms: number) => void = () => undefined
  onRefusal: (kind: string) => void = () => undefined
  readonly #stops: (() => void)[]
  /** Called with people who are connected: when they come, and now and then again. */
  onSeen: (players: readonly string[]) => void = () => undefined
  readonly #stalls = new Stalls()
  readonly #speakers: Allowance // by account
  readonly #audiences: Allowance // by table, for all who only look on
  readonly #quota: ConnectionQuota

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#speakers = new Allowance(0.5, 6, deps.now)
    this.#audiences = new Allowance(0.5, 12, deps.now)
    this.#quota = new ConnectionQuota(deps.patience, deps.now)
    this.#rounds = [
      setInterval(() => this.#ping(), deps.pingEvery).unref(),
      setInterval(
        () =>
          dropLongest(
            this.#all.map(({ reader }) => reader),
            UNREAD_AT_MOST,
          ),
        BEHIND_MS,
      ).unref(),
    ]
    this.#stops = [
      onHangUp(deps.bus, who => this.#hangUp(who)),
      onBlocksChanged(deps.bus, player => void this.#listenAnew(player).catch(() => undefined)),
    ]
  }

  get connections(): number {
    return [...this.#crowds.values()].reduce((sum, { connections }) => sum + connections.size, 0)
  }

  /** Somebody connects to a table, from an address. `from` is the version they have seen already. */
  async enter(
    socket: WebSocket,
    id: string,
    player: Caller | undefined,
    address: string,
    from: number | undefined,
  ): Promise<void> {
    const { infos, log } = this.#deps
    if (this.#closed) return socket.close(CLOSE_CODES.restarts, 'the server restarts')
    const arrival = { player: player?.id, address, table: id }
    const release = this.#quota.enter(arrival)
    if (release === undefined) return this.#turnAway(socket)
    socket.on('close', release)
    const connection = this.#connect(socket, arrival, player)
    const crowd = this.#crowd(id)
    crowd.connections.add(connection)
    socket.on('close', () => this.#leave(id, crowd, connection))
    socket.on('error', () => socket.terminate())
    try {
      const info = await infos.one(id, player?.id)
      crowd.whole = info
      const said = await this.#heardBy(connection, info)
      if (seatOf(info, player) === 'spectator') {
        if (connection.isClosed) return
        const leave = this.#quota.watch(arrival)
        if (leave === undefined) return this.#turnAway(socket)
        socket.on('close', leave)
      }
      this.#greet(connection, crowd, info, said)
      if (connection.isClosed) return
      if (player !== undefined) crowd.presence.come(connection, player.id)
      if (player !== undefined && !player.program) this.onSeen([player.id])
      await this.#show(connection, info, from)
    } catch (error) {
      if (error instanceof RulesMismatchProblem) connection.tell({ is: 'unplayable', ...error.mismatch })
      if (error instanceof Problem) return connection.close(4000 + error.status, error.code)
      log.error({ err: error, table: id }, 'a connection could not be made')
      connection.close(CLOSE_CODES.trouble, 'trouble')
    }
  }

  /** A connection that may not do anything yet but look. */
  #connect(socket: WebSocket, arrival: Arrival, player: Caller | undefined): Connection {
    const { table } = arrival
    const sits = (who: string): boolean => {
      const whole = this.#crowds.get(table)?.whole
      return whole !== undefined && sitsAt(whole, who)
    }
    return new Connection(
      socket,
      {
        table: undefined,
        onlooker: 'spectator',
        player,
        say: (who, text) => this.#say(table, who, text),
        addNonce: (who, nonce) => this.#addNonce(table, who, nonce),
      },
      {
        ...this.#deps,
        stalls: this.#stalls,
        maySpeak: who => this.#speakers.take(who) && (sits(who) || this.#audiences.take(table)), // also while the table waits
        onUpdate: ms => this.onUpdate(ms),
        onRefusal: kind => this.onRefusal(kind),
        maySend: () => this.#quota.maySend(arrival),
      },
    )
  }

  /** Adds to the chance of a game; false if it has begun. */
  async #addNonce(table: string, who: Caller, nonce: string): Promise<boolean> {
    try {
      return await this.#deps.rooms.addNonce(table, who.id, nonce)
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }

  /** What everybody hears first: the table, who is here, what was said. */
  #greet(connection: Connection, crowd: Crowd, info: TableInfo, said: ChatMessage[]): void {
    const { player } = connection.attached
    const onlooker = seatOf(info, player)
    const seat = onlooker === 'spectator' ? null : onlooker
    connection.tell({
      is: 'hello',
      you: { player: player?.id ?? null, seat },
      table: info,
      ...sorted(crowd.presence.players, info, player?.id),
      said,
      now: this.#deps.now(),
    })
    for (const message of said) connection.knowsChat(message.id)
    connection.knowsRoom(seat, info)
    const { maintenance: notice } = this.#deps.orders
    if (notice !== null) connection.tell({ is: 'maintenance', notice })
  }

  /** Refuses a connection over a quota: of its account or address, or of this table. */
  #turnAway(socket: WebSocket): void {
    this.onRefusal('crowded')
    socket.close(CLOSE_CODES.crowded, 'too-many-connections')
  }

  /** Says something at a table, unless that is over for whoever would, or for everybody there. */
  async #say(id: string, who: Caller, text: string): Promise<'muted' | 'chatOff' | undefined> {
    const { database, bus, orders, now } = this.#deps
    if (orders.on(who.id, 'mute') !== undefined || (await wasKicked(database, id, who.id))) return 'muted'
    if (!(await isChatOn(database, id))) return 'chatOff'
    const message = await keepMessage(database, id, who, text, now())
    bus.publish(crowdTopic(id), { is: 'said', message })
    setTimeout(() => this.#pass(id, message), LOST_MS).unref()
    return undefined
  }

  /** What was said at a table, but for those whom somebody does not want to read. */
  async #heardBy(connection: Connection, info: TableInfo): Promise<ChatMessage[]> {
    const { database, blocks, now } = this.#deps
    const { player } = connection.attached
    if (player !== undefined) connection.unheard = await blocks.unheardBy(player.id)
    const said = (await readChat(database, info.id)).filter(({ player: by }) => !connection.unheard.has(by))
    for (const message of said) if (!mayRead(info, message, player?.id, now())) this.#passLater(info, message)
    return said.filter(message => mayRead(info, message, player?.id, now()))
  }

  /** Reads anew whom somebody has muted or blocked. */
  async #listenAnew(player: string): Promise<void> {
    const unheard = await this.#deps.blocks.unheardBy(player)
    for (const { connections } of this.#crowds.values())
      for (const connection of connections) if (connection.attached.player?.id === player) connection.unheard = unheard
  }

  /** Something for everybody who is connected to this process. */
  tellEverybody(message: Outgoing): void {
    for (const id of this.#crowds.keys()) this.tellCrowd(id, message)
  }

  /** Something for everybody who is connected to a table here. */
  tellCrowd(id: string, message: Outgoing): void {
    if ('is' in message && message.is === 'said') return this.#pass(id, message.message)
    const text = JSON.stringify(message)
    for (const connection of this.#crowds.get(id)?.connections ?? []) connection.send(text)
  }

  /** A table was closed: whoever looks at it sees that. */
  async showAgain(id: string): Promise<void> {
    if (this.#crowds.has(id)) await this.#roomChanged(id)
  }

  /** Shows the play, once there is one. */
  async #show(connection: Connection, info: TableInfo, from?: number): Promise<void> {
    if (info.misfit !== null) throw new RulesMismatchProblem(info.misfit)
    if (info.status !== 'playing' && info.status !== 'over') return
    const table = await this.#deps.liveTables.table(info.id)
    if (connection.attached.table !== undefined || table === undefined) return
    connection.attached = { ...connection.attached, table, onlooker: seatOf(info, connection.attached.player) }
    connection.tell({ is: 'sight', ...(await table.watch(connection, from)) })
    if (connection.isClosed) table.unwatch(connection)
  }

  /** Passes on what was said to those at that table who have not heard it. */
  #pass(table: string, message: ChatMessage): void {
    const crowd = this.#crowds.get(table)
    if (crowd?.whole === undefined) return // nobody has been let in yet, and whoever is reads it then
    if (!crowd.pass(crowd.whole, message, this.#deps.now())) this.#passLater(crowd.whole, message)
  }

  /** For those who see the table later. */
  #passLater({ id, delay }: TableInfo, message: ChatMessage): void {
    const wait = Math.max(0, message.at + delay - this.#deps.now())
    setTimeout(() => this.#pass(id, message), wait).unref()
  }

  get #all(): Connection[] {
    return [...this.#crowds.values()].flatMap(crowd => [...crowd.connections])
  }

  #ping(): void {
    const connections = this.#all
    for (const connection of connections) connection.ping()
    this.onSeen(connections.flatMap(({ attached: { player } }) => (player && !player.program ? [player.id] : [])))
    this.#hangUpOnOthers().catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, 'who is here was not looked up'),
    )
  }

  /** Whoever is no longer signed in: a token has run out, or the news that somebody signed out got lost. */
  async #hangUpOnOthers(): Promise<void> {
    const { database, now } = this.#deps
    const connections = this.#all
    const sessions = new Set(connections.flatMap(({ attached: { player } }) => player?.session ?? []))
    const open = await openAmong(database, [...sessions], now())
    for (const connection of connections) {
      const { session } = connection.attached.player ?? {}
      if (session !== undefined && !open.has(session)) connection.close(CLOSE_CODES.signedOut, 'signed-out')
    }
  }

  /** Closes the connections of sessions that have ended. Who is still signed in comes back by themselves. */
  #hangUp({ player, session }: SignedOut): void {
    for (const { connections } of this.#crowds.values())
      for (const connection of connections) {
        const { player: who } = connection.attached
        if (who?.id !== player || (session !== undefined && who.session !== session)) continue
        connection.close(CLOSE_CODES.signedOut, 'signed-out')
      }
  }

  #leave(id: string, crowd: Crowd, connection: Connection): void {
    crowd.connections.delete(connection)
    connection.attached.table?.unwatch(connection)
    crowd.presence.go(connection)
    if (crowd.connections.size > 0) return
    crowd.leave()
    this.#crowds.delete(id)
  }

  #crowd(id: string): Crowd {
    const there = this.#crowds.get(id)
    if (there !== undefined) return there
    const { bus, process, now } = this.#deps
    const crowd = new Crowd(new Presence(id, bus, process, now, () => crowd.showPresence()), [
      bus.subscribe(crowdTopic(id), message => this.tellCrowd(id, message)),
      bus.subscribe(roomTopic(id), () => void this.#roomChanged(id)),
    ])
    this.#crowds.set(id, crowd)
    return crowd
  }

  /** Tells everybody how the table itself has changed, and shows the play to those who could not see it before. */
  async #roomChanged(id: string): Promise<void> {
    const { infos, log, now } = this.#deps
    if (this.#closed) return
    try {
      const whole = await infos.whole(id)
      const crowd = this.#crowds.get(id)
      if (crowd !== undefined) {
        crowd.shown = placesIn(whole)
        crowd.whole = whole
        crowd.showPresence()
      }
      const late = whole.ended === null ? 0 : whole.ended + whole.delay - now()
      if (late > 0) setTimeout(() => void this.#roomChanged(id), late).unref() // when spectators may know it is over
      for (const connection of crowd?.connections ?? []) {
        const { player } = connection.attached
        const info = delayedInfo(whole, player?.id, now())
        const onlooker = seatOf(info, player)
        connection.tellRoom(onlooker === 'spectator' ? null : onlooker, info)
        await this.#show(connection, info)
      }
    } catch (error) {
      log.error({ err: error, table: id }, 'a room could not be shown')
    }
  }

  /** Looks at all tables somebody is connected to, and at who they are, in case news got lost. */
  async refresh(): Promise<void> {
    await this.#hangUpOnOthers()
    for (const { id, ...whole } of await this.#deps.infos.wholes([...this.#crowds.keys()]))
      if (placesIn(whole) !== this.#crowds.get(id)?.shown) await this.#roomChanged(id)
    const since = this.#deps.now() - MISSED_MS
    for (const { table, message } of await readChatsSince(this.#deps.database, [...this.#crowds.keys()], since))
      this.#pass(table, message)
  }

  /** Answers what was heard, then asks everybody to come back, to whichever process is there then. */
  async close(): Promise<void> {
    this.#closed = true
    for (const round of this.#rounds) clearInterval(round)
    this.#stalls.close()
    for (const stop of this.#stops) stop()
    const crowds = [...this.#crowds.values()]
    const connections = crowds.flatMap(crowd => [...crowd.connections])
    for (const connection of connections) connection.stopListening()
    for (const table of await this.#deps.liveTables.loaded()) await table.settled()
    for (const connection of connections) connection.close(CLOSE_CODES.restarts, 'the server restarts')
    for (const crowd of crowds) crowd.leave()
    this.#crowds.clear()
  }
}

/** What changes by other things than play. */
function placesIn({ status, chairs, host, rematch }: Omit<TableInfo, 'id'>): string {
  return JSON.stringify({ status, chairs, host, rematch })
}
