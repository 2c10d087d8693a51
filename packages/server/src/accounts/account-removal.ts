import { STAND_IN_BOT } from '@overseer/games/boxes'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Rooms } from '../lobby/rooms.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { addUses } from '../players/card-uses.ts'
import { moveFriends } from '../players/friends.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { roomTopic } from '../tables/topics.ts'
import type { NameClaims } from './name-claims.ts'
import { hangUp } from './signed-out.ts'

interface Dependencies {
  readonly database: Database
  readonly liveTables: LiveTables
  readonly rooms: Rooms
  readonly names: NameClaims
  readonly bus: Bus
  readonly log: Logger
}

/** How somebody goes: what becomes of their chairs, and what is left of them. */
export class AccountRemoval {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /**
   * Forgets somebody: name, password, passkeys, sessions, tokens, subscriptions, ratings and whatever they said. Their
   * games stay, with an empty name; a bot plays on for them.
   */
  async forget(player: PlayerRow): Promise<void> {
    const { database, names, bus } = this.#deps
    await this.#giveUpChairs(player)
    await names.release(player.id)
    await database.transaction().execute(async transaction => {
      await transaction.deleteFrom('messages').where('player', '=', player.id).execute()
      await transaction.deleteFrom('players').where('id', '=', player.id).execute() // the rest goes with it
    })
    hangUp(bus, { player: player.id })
    await this.#giveUpChairs(player) // one they took back meanwhile
  }

  async #giveUpChairs(player: PlayerRow): Promise<void> {
    const { liveTables, rooms, log } = this.#deps
    for (const { table, seat, status } of await this.#chairs(player.id))
      try {
        if (status === 'open') await rooms.leave(table, player)
        else await (await liveTables.table(table))?.setStandIn(seat, null, STAND_IN_BOT)
      } catch (error) {
        log.error({ err: error, table }, 'a chair could not be given up')
      }
  }

  #chairs(player: string): Promise<{ table: string; seat: number; status: string }[]> {
    return this.#deps.database
      .selectFrom('chairs')
      .innerJoin('tables', 'tables.id', 'chairs.table')
      .select(['chairs.table', 'chairs.seat', 'tables.status'])
      .where('chairs.player', '=', player)
      .where('tables.status', 'in', ['open', 'playing'])
      .execute()
  }

  /** A guest turns out to be somebody we know: their chairs, and what they did there, become that player's. */
  async bringAlong(guest: PlayerRow, to: string): Promise<void> {
    const { database, bus } = this.#deps
    const moved = await database.transaction().execute(async transaction => {
      await moveFame(transaction, guest.id, to)
      await moveFriends(transaction, guest.id, to)
      await transaction.updateTable('messages').set({ player: to }).where('player', '=', guest.id).execute()
      // Where they sit already there is no second chair for them: that one is given up with the guest.
      const chairs = await transaction
        .updateTable('chairs')
        .set({ player: to })
        .where('player', '=', guest.id)
        .where('table', 'not in', sql<string>`(select "table" from chairs where player = ${to})`)
        .where('table', 'not in', sql<string>`(select id from tables where rated = 1)`) // nobody chooses whose result it is
        .returning('table')
        .execute()
      const tables = chairs.map(({ table }) => table)
      if (tables.length > 0)
        await transaction
          .updateTable('tables')
          .set({ host: to })
          .where('host', '=', guest.id)
          .where('id', 'in', tables)
          .execute()
      return tables
    })
    for (const table of moved) bus.publish(roomTopic(table), {})
    await this.forget(guest)
  }
}

/** The count of cards. Ratings stay whose they are: nobody picks the better of two. */
async function moveFame(transaction: Database, from: string, to: string): Promise<void> {
  const uses = await transaction.selectFrom('card_uses').selectAll().where('player', '=', from).execute()
  if (uses.length > 0)
    await addUses(
      transaction,
      uses.map(use => ({ ...use, player: to })),
    )
}
