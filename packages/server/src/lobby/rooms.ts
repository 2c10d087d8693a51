import { randomBytes } from 'node:crypto'
import { commitmentTo } from '@overseer/kernel'
import type { Transaction } from 'kysely'
import { type Caller, newId } from '../accounts/players.ts'
import type { Bus } from '../bus/bus.ts'
import { conflict, forbidden, notFound, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { ChairRow, PlayerRow, Schema, TableRow } from '../storage/schema.ts'
import { Course } from '../tables/course.ts'
import { misfitSchema } from '../tables/misfit.ts'
import { readSetting } from '../tables/store.ts'
import { checkBot, checkOptions, namedGame, onlyPeople } from './checks.ts'
import type { TableInfo, WishedTable } from './table-schema.ts'
import { veiled } from './veil.ts'

interface Tools {
  readonly database: Database
  readonly bus: Bus
  now(): number
}

const FILLING_BOT = 'officer'
const OPEN_AT_MOST = 20 // tables of one host that wait

/** Tables before they play: who sits where, and when it begins. Everything about them is in the database. */
export class Rooms {
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  async create(wish: WishedTable, host: Caller): Promise<string> {
    const { database, now } = this.#tools
    const { game } = namedGame(wish.game)
    checkOptions(wish)
    if (wish.rated) onlyPeople(host)
    const waiting = await database
      .selectFrom('tables')
      .select(count => count.fn.countAll<number>().as('n'))
      .where('host', '=', host.id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    if (waiting.n >= OPEN_AT_MOST)
      throw conflict('too-many-tables', `You have ${OPEN_AT_MOST} tables waiting. Start or leave one of them first.`)
    const seed = randomBytes(32).toString('hex')
    const id = newId()
    const table: TableRow = {
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      options: JSON.stringify(wish.options),
      seed,
      commitment: commitmentTo(seed),
      status: 'open',
      listed: wish.listed ? 1 : 0,
      rated: wish.rated ? 1 : 0,
      clock: JSON.stringify(wish.clock),
      delay: wish.delay,
      host: host.id,
      created: now(),
      started: null,
      ended: null,
      result: null,
      fills: wish.fillAfter === undefined ? null : now() + wish.fillAfter,
      rematch: null,
      misfit: null,
    }
    const hostSeat = wish.chairs.findIndex(chair => 'person' in chair)
    const chairs = wish.chairs.map(
      (chair, seat): ChairRow => ({
        table: id,
        seat,
        player: seat === hostSeat ? host.id : null,
        bot: 'bot' in chair ? chair.bot : null,
        ready: seat === hostSeat || 'bot' in chair ? 1 : 0,
        rank: null,
        won: null,
      }),
    )
    await database.transaction().execute(async transaction => {
      await transaction.insertInto('tables').values(table).execute()
      await transaction.insertInto('chairs').values(chairs).execute()
    })
    await this.#startIfFull(id)
    this.#tell(id)
    return id
  }

  async join(id: string, player: Caller, wished?: number): Promise<void> {
    await this.#change(id, async (room, transaction) => {
      if (room.chairs.some(chair => chair.player === player.id)) return
      if (room.table.rated === 1) onlyPeople(player)
      const free = room.chairs.filter(chair => chair.player === null && chair.bot === null)
      const chair = wished === undefined ? free[0] : free.find(({ seat }) => seat === wished)
      if (chair === undefined) throw conflict('no-chair', 'There is no free chair at this table.')
      await sit(transaction, chair, { player: player.id, ready: 0 })
    })
    this.#tell(id)
  }

  /** A host who leaves hands the table to whoever else sits there; with nobody left the table is dropped. */
  async leave(id: string, player: PlayerRow): Promise<void> {
    await this.#change(id, async (room, transaction) => {
      await this.#vacate(room, transaction, player.id)
    })
    this.#tell(id)
  }

  async kick(id: string, host: PlayerRow, seat: number): Promise<void> {
    await this.#change(id, async (room, transaction) => {
      onlyHost(room.table, host)
      const chair = room.chairs[seat]
      if (chair?.player === null || chair === undefined) throw notFound('player at that chair')
      if (chair.player === host.id) throw forbidden('You are the host. Leave the table instead.')
      await sit(transaction, chair, { player: null, ready: 0 })
    })
    this.#tell(id)
  }

  /** Gives a free chair to a bot, or takes a bot's chair away again (null). */
  async seatBot(id: string, host: PlayerRow, seat: number, bot: string | null): Promise<void> {
    if (bot !== null) checkBot(bot, 'body.bot')
    await this.#change(id, async (room, transaction) => {
      onlyHost(room.table, host)
      const chair = room.chairs[seat]
      if (chair === undefined || chair.player !== null) throw conflict('no-chair', 'That chair is not free.')
      await sit(transaction, chair, { bot, ready: bot === null ? 0 : 1 })
    })
    this.#tell(id)
  }

  async ready(id: string, player: PlayerRow, ready: boolean): Promise<void> {
    await this.#change(id, async (room, transaction) => {
      const chair = room.chairs.find(one => one.player === player.id)
      if (chair === undefined) throw forbidden('You do not sit at this table.')
      await sit(transaction, chair, { ready: ready ? 1 : 0 })
    })
    this.#tell(id)
  }

  /** The host begins once every chair is taken and everybody is ready. */
  async start(id: string, host: PlayerRow): Promise<void> {
    await this.#change(id, async (room, transaction) => {
      onlyHost(room.table, host)
      if (room.chairs.some(chair => chair.player === null && chair.bot === null))
        throw conflict('free-chair', 'A chair is still free. Wait for somebody, or give it to a bot.')
      if (room.chairs.some(chair => chair.ready === 0 && chair.player !== host.id))
        throw conflict('not-ready', 'Somebody is not ready yet.')
      await this.#begin(transaction, room)
    })
    this.#tell(id)
  }

  /** The same people at a new table; whoever asks first makes it, the others are shown to it. */
  async rematch(id: string, player: PlayerRow): Promise<string> {
    const { database, now } = this.#tools
    const old = await this.#room(database, id)
    if (old.table.status !== 'over') throw conflict('not-over', 'This game is not over yet.')
    if (!old.chairs.some(chair => chair.player === player.id)) throw forbidden('You did not play at this table.')
    if (old.table.rematch !== null) return old.table.rematch
    const seed = randomBytes(32).toString('hex')
    const next = newId()
    const gone = await goneFrom(database, id)
    await database.transaction().execute(async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ rematch: next })
        .where('id', '=', id)
        .where('rematch', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      const fresh = { id: next, seed, commitment: commitmentTo(seed), status: 'open' as const, host: player.id }
      const times = { created: now(), started: null, ended: null, result: null, fills: null, rematch: null }
      const rules = { rules_version: namedGame(old.table.game).game.rulesVersion }
      await transaction
        .insertInto('tables')
        .values({ ...old.table, ...fresh, ...times, ...rules })
        .execute()
      await transaction
        .insertInto('chairs')
        .values(
          old.chairs.map(chair => ({
            ...chair,
            table: next,
            player: gone.has(chair.seat) ? null : chair.player,
            ready: chair.player === player.id || chair.bot !== null ? 1 : 0,
            rank: null,
            won: null,
          })),
        )
        .execute()
    })
    this.#tell(id)
    return (await this.#room(database, id)).table.rematch!
  }

  /** Tables whose wait is over: free chairs go to bots, whoever is not ready loses theirs, and play begins. */
  async fillDue(): Promise<void> {
    const { database, now } = this.#tools
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
    await this.#change(id, async (room, transaction) => {
      const chairs = room.chairs.map(chair => ({
        ...chair,
        bot: chair.player === null ? (chair.bot ?? FILLING_BOT) : null,
        ready: 1,
      }))
      for (const chair of chairs) await sit(transaction, chair, chair)
      await this.#begin(transaction, { ...room, chairs })
    })
    this.#tell(id)
  }

  /** A table as somebody may know it. */
  async info(id: string, viewer: string | undefined): Promise<TableInfo> {
    return veiled(await this.whole(id), viewer, this.#tools.now())
  }

  /** A table as those who sit at it know it. */
  async whole(id: string): Promise<TableInfo> {
    const infos = await this.#infos([id])
    if (infos[0] === undefined) throw notFound('table')
    return infos[0]
  }

  /** Tables in the order of their names given here; those that do not exist are left out. */
  async infos(ids: readonly string[], viewer: string | undefined): Promise<TableInfo[]> {
    const { now } = this.#tools
    return (await this.#infos(ids)).map(info => veiled(info, viewer, now()))
  }

  async #infos(ids: readonly string[]): Promise<TableInfo[]> {
    if (ids.length === 0) return []
    const { database } = this.#tools
    const tables = await database.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
    const chairs = await database
      .selectFrom('chairs')
      .leftJoin('players', 'players.id', 'chairs.player')
      .select(['chairs.table', 'seat', 'player', 'bot', 'ready', 'name', 'name_key'])
      .where('table', 'in', ids)
      .orderBy('seat')
      .execute()
    const turns = await database.selectFrom('turns').selectAll().where('table', 'in', ids).execute()
    const byId = new Map(tables.map(table => [table.id, table]))
    return ids.flatMap(id => {
      const table = byId.get(id)
      if (table === undefined) return []
      const turn = turns.find(one => one.table === id)
      return [
        {
          id,
          game: table.game,
          rulesVersion: table.rules_version,
          options: JSON.parse(table.options) as Record<string, unknown>,
          status: table.status,
          chairs: chairs
            .filter(chair => chair.table === id)
            .map(({ seat, player, bot, ready, name, name_key: claimed }) => ({
              seat,
              // Somebody who deleted their account leaves an empty name, which the page fills in its own words.
              player: player === null ? null : { id: player, name: name ?? '', guest: claimed === null },
              bot,
              ready: ready === 1,
            })),
          host: table.host,
          clock: JSON.parse(table.clock) as TableInfo['clock'],
          listed: table.listed === 1,
          rated: table.rated === 1,
          delay: table.delay,
          fills: table.fills,
          created: table.created,
          started: table.started,
          ended: table.ended,
          turn: turn?.seat ?? null,
          since: turn?.since ?? null,
          version: turn?.n ?? 0,
          result: table.result === null ? null : (JSON.parse(table.result) as unknown),
          commitment: table.commitment,
          rematch: table.rematch,
          misfit: table.misfit === null ? null : misfitSchema.parse(JSON.parse(table.misfit)),
        },
      ]
    })
  }

  /** Looks at a table and changes it, with nobody else in between. */
  async #change(id: string, change: (room: Room, transaction: Transaction<Schema>) => Promise<void>): Promise<void> {
    await this.#tools.database.transaction().execute(async transaction => {
      // The update takes the lock that keeps others out; it changes nothing.
      await transaction
        .updateTable('tables')
        .set({ status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute()
      const room = await this.#room(transaction, id)
      if (room.table.status !== 'open') throw conflict('not-open', 'This table has begun already.')
      await change(room, transaction)
    })
  }

  async #room(database: Database, id: string): Promise<Room> {
    const table = await database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (table === undefined) throw notFound('table')
    const chairs = await database.selectFrom('chairs').selectAll().where('table', '=', id).orderBy('seat').execute()
    return { table, chairs }
  }

  async #vacate({ table, chairs }: Room, transaction: Transaction<Schema>, player: string): Promise<void> {
    const chair = chairs.find(one => one.player === player)
    if (chair === undefined) return
    await sit(transaction, chair, { player: null, ready: 0 })
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
    await this.#change(id, async (room, transaction) => {
      const people = room.chairs.filter(({ bot }) => bot === null)
      if (people.length <= 1 && people.every(({ player }) => player !== null)) await this.#begin(transaction, room)
    })
  }

  async #begin(transaction: Transaction<Schema>, { table }: Room): Promise<void> {
    const started = this.#tools.now()
    await transaction
      .updateTable('tables')
      .set({ status: 'playing', started, fills: null })
      .where('id', '=', table.id)
      .execute()
    const course = new Course((await readSetting(transaction, table.id))!)
    await transaction
      .insertInto('turns')
      .values({ table: table.id, n: 0, seat: course.asked ?? null, since: started, due: course.due })
      .execute()
  }

  /** Whoever looks at the table, or at the list of tables, looks again. */
  #tell(id: string): void {
    this.#tools.bus.publish(`room ${id}`, {})
    this.#tools.bus.publish('rooms', {})
  }
}

interface Room {
  readonly table: TableRow
  readonly chairs: readonly ChairRow[]
}

/** The seats of those whose account is deleted. */
async function goneFrom(database: Database, table: string): Promise<ReadonlySet<number>> {
  const chairs = await database
    .selectFrom('chairs')
    .leftJoin('players', 'players.id', 'chairs.player')
    .select('seat')
    .where('chairs.table', '=', table)
    .where('chairs.player', 'is not', null)
    .where('players.id', 'is', null)
    .execute()
  return new Set(chairs.map(({ seat }) => seat))
}

async function sit(
  transaction: Transaction<Schema>,
  { table, seat }: ChairRow,
  change: Partial<ChairRow>,
): Promise<void> {
  const { player, bot, ready } = change
  await transaction
    .updateTable('chairs')
    .set({
      ...(player === undefined ? {} : { player }),
      ...(bot === undefined ? {} : { bot }),
      ...(ready === undefined ? {} : { ready }),
    })
    .where('table', '=', table)
    .where('seat', '=', seat)
    .execute()
}

/** Another process was faster. */
function unlessBegun(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'not-open')) throw error
}

function onlyHost(table: TableRow, player: PlayerRow): void {
  if (table.host !== player.id) throw forbidden('Only the host of the table may do that.')
}
