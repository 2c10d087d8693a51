import { STAND_IN_BOT } from '@overseer/games/boxes'
import { dealtSeed, type WishedTable } from '@overseer/protocol'
import type { Transaction } from 'kysely'
import type { Bus } from '../bus/bus.ts'
import type { Caller } from '../http/caller.ts'
import { conflict, forbidden, notFound, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow, Schema, TableRow } from '../storage/schema.ts'
import { Blocks } from '../moderation/blocks.ts'
import { readSetup } from '../tables/store.ts'
import { TablePlay } from '../tables/table-play.ts'
import { roomTopic } from '../tables/topics.ts'
import { checkBot, checkOptions, checkRated, namedGame, onlyNamed } from './checks.ts'
import { networkMark } from './network.ts'
import { newTable } from './new-table.ts'
import { makeRematch } from './rematch.ts'
import { changeChair, changeRoom, readRoom, type Room } from './room-store.ts'

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  now(): number
}

/** Which chair somebody would like, and what they add to the chance of the game. */
interface Seating {
  readonly seat?: number | undefined
  readonly nonce?: string | undefined | null
}

const OPEN_AT_MOST = 20 // tables of one host that wait
const PLAYING_AT_MOST = 60 // … and that play

/** Tables before they play: who sits where, and when it begins. Everything about them is in the database. */
export class Rooms {
  readonly #deps: Dependencies
  readonly #blocks: Blocks
  /** Called when a table is there, begins, or is dropped. */
  onListed: () => void = () => undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#blocks = new Blocks(deps.database)
  }

  /** `address` is from where the host comes, and so below for whoever joins. */
  async create(wish: WishedTable, host: Caller, address: string): Promise<string> {
    const { database, now } = this.#deps
    const { game } = namedGame(wish.game)
    checkOptions(wish)
    if (wish.rated) checkRated(wish, host)
    const waiting = await database
      .selectFrom('tables')
      .select(count => count.fn.countAll<number>().as('n'))
      .where('host', '=', host.id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const playing = await database
      .selectFrom('tables')
      .select(count => count.fn.countAll<number>().as('n'))
      .where('host', '=', host.id)
      .where('status', '=', 'playing')
      .executeTakeFirstOrThrow()
    if (playing.n >= PLAYING_AT_MOST)
      throw conflict('too-many-tables', `${PLAYING_AT_MOST} tables of yours are playing. Finish one of them first.`)
    if (waiting.n >= OPEN_AT_MOST)
      throw conflict('too-many-tables', `You have ${OPEN_AT_MOST} tables waiting. Start or leave one of them first.`)
    const { table, chairs } = newTable(wish, game, host.id, address, now())
    await database.transaction().execute(async transaction => {
      await transaction.insertInto('tables').values(table).execute()
      await transaction.insertInto('chairs').values(chairs).execute()
    })
    if (table.fills === null || !wish.forNonce) await this.#startIfFull(table.id)
    this.#tellAll(table.id)
    return table.id
  }

  async join(id: string, player: Caller, address: string, { seat: wished, nonce = null }: Seating = {}): Promise<void> {
    await this.#refuseUnwanted(id, player.id)
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      if (room.chairs.some(chair => chair.player === player.id)) return
      const rated = room.table.rated === 1
      if (rated) onlyNamed(player)
      const free = room.chairs.filter(chair => chair.player === null && chair.bot === null)
      const chair = wished === undefined ? free[0] : free.find(({ seat }) => seat === wished)
      if (chair === undefined) throw noChair()
      const network = rated ? networkMark(room.table.seed, address) : null
      await changeChair(transaction, chair, { player: player.id, ready: 0, nonce, network })
    })
    this.#tell(id)
  }

  /** Whoever was sent away is told so. Whoever is blocked by the host only hears that there is no chair. */
  async #refuseUnwanted(id: string, player: string): Promise<void> {
    const { database } = this.#deps
    if (await wasKicked(database, id, player))
      throw new Problem(403, 'kicked', 'The host has sent you away from this table.')
    const table = await database.selectFrom('tables').select('host').where('id', '=', id).executeTakeFirst()
    if (table !== undefined && (await this.#blocks.isUnwanted(player, [table.host]))) throw noChair()
  }

  /**
   * Adds to the chance of the game; the first nonce of a chair counts. A table that waits for nothing else begins with it.
   * False if nobody sits there by that name.
   */
  async addNonce(id: string, player: string, nonce: string): Promise<boolean> {
    const there = (await readRoom(this.#deps.database, id)).chairs.find(one => one.player === player)
    if (there === undefined || there.nonce !== null) return there !== undefined // nothing is written, and nobody told
    let added = false
    let waits = false
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      const chair = room.chairs.find(one => one.player === player)
      waits = room.table.fills !== null
      added = chair?.nonce === null
      if (chair?.nonce === null) await changeChair(transaction, chair, { nonce })
    })
    if (!added) return true
    if (waits) await this.#startIfFull(id).catch(unlessBegun)
    this.#tellAll(id)
    return true
  }

  /** A host who leaves hands the table to whoever else sits there; with nobody left the table is dropped. */
  async leave(id: string, player: PlayerRow): Promise<void> {
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      await this.#vacate(room, transaction, player.id)
    })
    this.#tellAll(id)
  }

  async kick(id: string, host: PlayerRow, seat: number): Promise<void> {
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      onlyHost(room.table, host)
      const chair = room.chairs[seat]
      if (chair?.player === null || chair === undefined) throw notFound('player at that chair')
      if (chair.player === host.id) throw forbidden('You are the host. Leave the table instead.')
      await changeChair(transaction, chair, { player: null, ready: 0 })
      await transaction
        .insertInto('kicks')
        .values({ table: id, player: chair.player, at: this.#deps.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    })
    this.#tell(id)
  }

  /** Lets people talk at a table, or not; at any time. */
  async setChat(id: string, host: PlayerRow, on: boolean): Promise<void> {
    const { table } = await readRoom(this.#deps.database, id)
    onlyHost(table, host)
    await this.#deps.database
      .updateTable('tables')
      .set({ chat: on ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    this.#tell(id)
  }

  /** Gives a free chair to a bot, or takes a bot's chair away again (null). */
  async seatBot(id: string, host: PlayerRow, seat: number, bot: string | null): Promise<void> {
    if (bot !== null) checkBot(bot, 'body.bot')
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      onlyHost(room.table, host)
      const chair = room.chairs[seat]
      if (chair === undefined || chair.player !== null) throw conflict('no-chair', 'That chair is not free.')
      await changeChair(transaction, chair, { bot, ready: bot === null ? 0 : 1 })
    })
    this.#tell(id)
  }

  async ready(id: string, player: PlayerRow, address: string, ready: boolean): Promise<void> {
    await changeRoom(this.#deps.database, id, async ({ table, chairs }, transaction) => {
      const chair = chairs.find(one => one.player === player.id)
      if (chair === undefined) throw forbidden('You do not sit at this table.')
      // Who came here by a rematch was never asked from where.
      const network = table.rated === 1 ? { network: networkMark(table.seed, address) } : {}
      await changeChair(transaction, chair, { ready: ready ? 1 : 0, ...network })
    })
    this.#tell(id)
  }

  /** The host begins once every chair is taken and everybody is ready. */
  async start(id: string, host: PlayerRow, nonce?: string): Promise<void> {
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      onlyHost(room.table, host)
      const mine = room.chairs.find(chair => chair.player === host.id)
      if (nonce !== undefined && mine?.nonce === null) await changeChair(transaction, mine, { nonce })
      if (room.chairs.some(chair => chair.player === null && chair.bot === null))
        throw conflict('free-chair', 'A chair is still free. Wait for somebody, or give it to a bot.')
      if (room.chairs.some(chair => chair.ready === 0 && chair.player !== host.id))
        throw conflict('not-ready', 'Somebody is not ready yet.')
      await this.#begin(transaction, room)
    })
    this.#tellAll(id)
  }

  async rematch(id: string, player: PlayerRow, address: string): Promise<string> {
    const { database, now } = this.#deps
    const next = await makeRematch(database, id, player.id, address, now())
    this.#tellAll(id)
    return next
  }

  /** Tables whose wait is over: free chairs go to bots, whoever is not ready loses theirs, and play begins. */
  async fillDue(): Promise<void> {
    const { database, now } = this.#deps
    const due = await database
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('fills', '<=', now())
      .limit(100)
      .execute()
    for (const { id } of due) await this.#fill(id).catch(unlessBegun)
  }

  async #fill(id: string): Promise<void> {
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      const chairs = room.chairs.map(chair => ({
        ...chair,
        bot: chair.player === null ? (chair.bot ?? room.table.fill_bot ?? STAND_IN_BOT) : null,
        ready: 1,
      }))
      for (const chair of chairs) await changeChair(transaction, chair, chair)
      await this.#begin(transaction, { ...room, chairs })
    })
    this.#tellAll(id)
  }

  async #vacate({ table, chairs }: Room, transaction: Transaction<Schema>, player: string): Promise<void> {
    const chair = chairs.find(one => one.player === player)
    if (chair === undefined) return
    await changeChair(transaction, chair, { player: null, ready: 0 })
    if (table.host !== player) return
    const heir = chairs.find(one => one.player !== null && one.player !== player)
    await transaction
      .updateTable('tables')
      .set(heir === undefined ? { status: 'dropped' } : { host: heir.player! })
      .where('id', '=', table.id)
      .execute()
  }

  /** With nobody to wait for, play begins at once. */
  async #startIfFull(id: string): Promise<void> {
    await changeRoom(this.#deps.database, id, async (room, transaction) => {
      const people = room.chairs.filter(({ bot }) => bot === null)
      if (people.length <= 1 && people.every(({ player }) => player !== null)) await this.#begin(transaction, room)
    })
  }

  /** From here on nobody can add anything, and chance is what it is. */
  async #begin(transaction: Transaction<Schema>, { table }: Room): Promise<void> {
    const started = this.#deps.now()
    const { chairs } = await readRoom(transaction, table.id)
    const dealt = table.fair === 1 ? null : dealtSeed(table.id, table.seed, chairs)
    await transaction
      .updateTable('tables')
      .set({ status: 'playing', started, fills: null, dealt })
      .where('id', '=', table.id)
      .execute()
    const play = new TablePlay((await readSetup(transaction, table.id))!)
    await transaction
      .insertInto('turns')
      .values({ table: table.id, n: 0, seat: play.asked ?? null, since: started, due: play.due })
      .execute()
  }

  /** Publishes that the table itself has changed. */
  #tell(id: string): void {
    this.#deps.bus.publish(roomTopic(id), {})
  }

  /** And so does whoever looks at the lobby. */
  #tellAll(id: string): void {
    this.onListed()
    this.#tell(id)
  }
}

const noChair = (): Problem => conflict('no-chair', 'There is no free chair at this table.')

/** Whether the host of a table has sent somebody away from it. */
export async function wasKicked(database: Database, table: string, player: string): Promise<boolean> {
  const kick = await database
    .selectFrom('kicks')
    .select('at')
    .where('table', '=', table)
    .where('player', '=', player)
    .executeTakeFirst()
  return kick !== undefined
}

/** Another process was faster. */
function unlessBegun(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'not-open')) throw error
}

function onlyHost(table: TableRow, player: PlayerRow): void {
  if (table.host !== player.id) throw forbidden('Only the host of the table may do that.')
}
