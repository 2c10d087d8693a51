import { nonceMark, type TableInfo } from '@overseer/protocol'
import { rulesMismatchSchema } from '@overseer/protocol/schemas'
import { notFound } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { TableRow, TurnRow } from '../storage/schema.ts'
import { delayedInfo } from './delayed-info.ts'

/** Tables as the API tells of them, read from the database. */
export class TableInfos {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** A table as somebody may know it. */
  async one(id: string, viewer: string | undefined): Promise<TableInfo> {
    return delayedInfo(await this.whole(id), viewer, this.#now())
  }

  /** A table as those who sit at it know it. */
  async whole(id: string): Promise<TableInfo> {
    const [info] = await this.#read([id])
    if (info === undefined) throw notFound('table')
    return info
  }

  /** Tables in the order of their names given here; those that do not exist are left out. */
  async all(ids: readonly string[], viewer: string | undefined): Promise<TableInfo[]> {
    return (await this.#read(ids)).map(info => delayedInfo(info, viewer, this.#now()))
  }

  /** The same for people who know the whole of each. */
  wholes(ids: readonly string[]): Promise<TableInfo[]> {
    return this.#read(ids)
  }

  async #read(ids: readonly string[]): Promise<TableInfo[]> {
    if (ids.length === 0) return []
    const tables = await this.#database.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
    const chairs = await this.#chairs(ids)
    const turns = await this.#database.selectFrom('turns').selectAll().where('table', 'in', ids).execute()
    const tablesById = new Map(tables.map(table => [table.id, table]))
    const turnsById = new Map(turns.map(turn => [turn.table, turn]))
    return ids.flatMap(id => {
      const table = tablesById.get(id)
      return table === undefined ? [] : [infoOf(table, chairs.get(id) ?? [], turnsById.get(id))]
    })
  }

  async #chairs(ids: readonly string[]): Promise<Map<string, TableInfo['chairs'][number][]>> {
    const rows = await this.#database
      .selectFrom('chairs')
      .leftJoin('players', 'players.id', 'chairs.player')
      .select(['chairs.table', 'seat', 'player', 'bot', 'ready', 'nonce', 'name', 'name_key'])
      .where('table', 'in', ids)
      .orderBy('seat')
      .execute()
    const chairs = new Map<string, TableInfo['chairs'][number][]>(ids.map(id => [id, []]))
    for (const { table, seat, player, bot, ready, nonce, name, name_key: claimed } of rows)
      chairs.get(table)?.push({
        seat,
        // Somebody who deleted their account leaves an empty name, which the page fills in its own words.
        player: player === null ? null : { id: player, name: name ?? '', guest: claimed === null },
        bot,
        ready: ready === 1,
        nonce: nonce === null ? null : nonceMark(nonce), // itself only once the game is over
      })
    return chairs
  }
}

function infoOf(table: TableRow, chairs: TableInfo['chairs'], turn: TurnRow | undefined): TableInfo {
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rules_version,
    options: JSON.parse(table.options) as TableInfo['options'],
    status: table.status,
    chairs,
    host: table.host,
    clock: JSON.parse(table.clock) as TableInfo['clock'],
    listed: table.listed === 1,
    rated: table.rated === 1,
    delay: table.delay,
    chat: table.chat === 1,
    fills: table.fills,
    created: table.created,
    started: table.started,
    ended: table.ended,
    turn: turn?.seat ?? null,
    since: turn?.since ?? null,
    version: turn?.n ?? 0,
    result: table.result === null ? null : (JSON.parse(table.result) as TableInfo['result']),
    commitment: table.commitment,
    rematch: table.rematch,
    misfit: table.misfit === null ? null : rulesMismatchSchema.parse(JSON.parse(table.misfit)),
  }
}
