import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { Caller } from '../accounts/players.ts'
import { onHangUp, type SignedOut } from '../accounts/signed-out.ts'
import type { Bus } from '../bus/bus.ts'
import { Problem } from '../http/problem.ts'
import type { Rooms } from '../lobby/rooms.ts'
import { seatOf, type TableInfo } from '../lobby/table-schema.ts'
import { veiled } from '../lobby/veil.ts'
import type { Database } from '../storage/database.ts'
import type { Hall } from '../tables/hall.ts'
import { OtherRules } from '../tables/misfit.ts'
import { keepMessage, readChat } from './chat.ts'
import { Connection } from './connection.ts'
import type { Outgoing } from './messages.ts'
import { Presence } from './presence.ts'

const PING_MS = 30_000

interface Tools {
  readonly database: Database
  readonly bus: Bus
  readonly hall: Hall
  readonly rooms: Rooms
  readonly process: string
  readonly perSecond: number // messages over one connection
  readonly log: Logger
  now(): number
}

const RESTARTS = 1012

/** Those who are connected to one table, playing or not. */
interface Crowd {
  readonly connections: Set<Connection>
  readonly presence: Presence
  leave(): void
}

/** Where people come in: connects them to their table and keeps them told about everything but the play itself. */
export class Foyer {
  readonly #tools: Tools
  readonly #crowds = new Map<string, Crowd>()
  readonly #pings: ReturnType<typeof setInterval>
  #closed = false
  /** Called with the ms from a choice heard to everybody here told. */
  onUpdate: (ms: number) => void = () => undefined
  onRefusal: (kind: string) => void = () => undefined
  readonly #deaf: () => void

  constructor(tools: Tools) {
    this.#tools = tools
    this.#pings = setInterval(() => this.#ping(), PING_MS).unref()
    this.#deaf = onHangUp(tools.bus, who => this.#hangUp(who))
  }

  get connections(): number {
    return [...this.#crowds.values()].reduce((sum, { connections }) => sum + connections.size, 0)
  }

  /** Somebody connects to a table. `from` is the version they have seen already. */
  async enter(socket: WebSocket, id: string, player: Caller | undefined, from: number | undefined): Promise<void> {
    const { database, rooms, log, now } = this.#tools
    if (this.#closed) return socket.close(RESTARTS, 'the server restarts')
    const say = async (who: Caller, text: string): Promise<void> => {
      const message = await keepMessage(database, id, who, text, now())
      this.#tools.bus.publish(`crowd ${id}`, { is: 'said', message })
    }
    const connection = new Connection(
      socket,
      { table: undefined, onlooker: 'spectator', player, say },
      { ...this.#tools, onUpdate: ms => this.onUpdate(ms), onRefusal: kind => this.onRefusal(kind) },
    )
    const crowd = this.#crowd(id)
    crowd.connections.add(connection)
    socket.on('close', () => this.#leave(id, crowd, connection))
    socket.on('error', () => socket.terminate())
    try {
      const info = await rooms.info(id, player?.id)
      const said = await readChat(database, id)
      const onlooker = seatOf(info, player)
      connection.tell({
        is: 'hello',
        you: { player: player?.id ?? null, seat: onlooker === 'spectator' ? null : onlooker },
        table: info,
        here: crowd.presence.players,
        said,
        now: now(),
      })
      if (connection.isClosed) return
      if (player !== undefined) crowd.presence.come(connection, player.id)
      await this.#show(connection, info, from)
    } catch (error) {
      if (error instanceof OtherRules) connection.tell({ is: 'unplayable', ...error.misfit })
      if (error instanceof Problem) return connection.close(4000 + error.status, error.code)
      log.error({ error, table: id }, 'a connection could not be made')
      connection.close(1011, 'trouble')
    }
  }

  /** Shows the play, once there is one. */
  async #show(connection: Connection, info: TableInfo, from?: number): Promise<void> {
    if (info.misfit !== null) throw new OtherRules(info.misfit)
    if (info.status !== 'playing' && info.status !== 'over') return
    const table = await this.#tools.hall.table(info.id)
    if (connection.place.table !== undefined || table === undefined) return
    connection.place = { ...connection.place, table, onlooker: seatOf(info, connection.place.player) }
    connection.tell({ is: 'sight', ...(await table.watch(connection, from)) })
    if (connection.isClosed) table.unwatch(connection)
  }

  #ping(): void {
    for (const { connections } of this.#crowds.values()) for (const connection of connections) connection.ping()
  }

  /** Somebody may no longer be who they were: whoever still may comes back. */
  #hangUp({ player, session }: SignedOut): void {
    for (const { connections } of this.#crowds.values())
      for (const connection of connections) {
        const { player: who } = connection.place
        if (who?.id !== player || (session !== undefined && who.session !== session)) continue
        connection.close(4401, 'signed-out')
      }
  }

  #leave(id: string, crowd: Crowd, connection: Connection): void {
    crowd.connections.delete(connection)
    connection.place.table?.unwatch(connection)
    crowd.presence.go(connection)
    if (crowd.connections.size > 0) return
    crowd.leave()
    this.#crowds.delete(id)
  }

  #crowd(id: string): Crowd {
    const there = this.#crowds.get(id)
    if (there !== undefined) return there
    const { bus, process, now } = this.#tools
    const connections = new Set<Connection>()
    const tell = (message: Outgoing): void => {
      const text = JSON.stringify(message)
      for (const connection of connections) connection.send(text)
    }
    const presence = new Presence(id, bus, process, now, players => tell({ is: 'here', players: [...players] }))
    const stops = [
      bus.subscribe(`crowd ${id}`, news => tell(news as Outgoing)),
      bus.subscribe(`room ${id}`, () => void this.#roomChanged(id)),
    ]
    const leave = (): void => {
      presence.close()
      for (const stop of stops) stop()
    }
    const crowd = { connections, presence, leave }
    this.#crowds.set(id, crowd)
    return crowd
  }

  /** Somebody sat down, or play began: everybody looks again, and those who can now play are shown the table. */
  async #roomChanged(id: string): Promise<void> {
    const { rooms, log, now } = this.#tools
    try {
      const whole = await rooms.whole(id)
      const late = whole.ended === null ? 0 : whole.ended + whole.delay - now()
      if (late > 0) setTimeout(() => void this.#roomChanged(id), late).unref() // when spectators may know it is over
      for (const connection of this.#crowds.get(id)?.connections ?? []) {
        const { player } = connection.place
        const info = veiled(whole, player?.id, now())
        const onlooker = seatOf(info, player)
        connection.tell({ is: 'room', seat: onlooker === 'spectator' ? null : onlooker, table: info })
        await this.#show(connection, info)
      }
    } catch (error) {
      log.error({ error, table: id }, 'a room could not be shown')
    }
  }

  /** Answers what was heard, then asks everybody to come back, to whichever process is there then. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#pings)
    this.#deaf()
    const crowds = [...this.#crowds.values()]
    const connections = crowds.flatMap(crowd => [...crowd.connections])
    for (const connection of connections) connection.stopListening()
    for (const table of await this.#tools.hall.loaded()) await table.settled()
    for (const connection of connections) connection.close(RESTARTS, 'the server restarts')
    for (const { leave } of crowds) leave()
    this.#crowds.clear()
  }
}
