import type { Clock } from '@overseer/protocol'
import { conflict, forbidden } from '../http/problem.ts'
import { Blocks } from '../moderation/blocks.ts'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/ids.ts'
import { namedGame } from './checks.ts'
import { networkMark } from './network.ts'
import { newSecret } from './new-table.ts'
import { readRoom } from './room-store.ts'

/** The same people at a new table; whoever asks first makes it, the others are shown to it. */
export async function makeRematch(
  database: Database,
  id: string,
  player: string,
  address: string,
  now: number,
): Promise<string> {
  const old = await readRoom(database, id)
  // First who they are: whether it is over is not for everybody to know yet.
  if (!old.chairs.some(chair => chair.player === player)) throw forbidden('You did not play at this table.')
  if (old.table.status !== 'over') throw conflict('not-over', 'This game is not over yet.')
  if (old.table.rematch !== null) return old.table.rematch
  const next = newId()
  const gone = await goneFrom(database, id)
  const { kind } = JSON.parse(old.table.clock) as Clock
  const mayBeRated = kind !== 'none' && !(await hasGuests(database, id)) // a table of before may have been without
  const apart = await new Blocks(database).apartFrom(player)
  await database.transaction().execute(async transaction => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({ rematch: next })
      .where('id', '=', id)
      .where('rematch', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const { game } = namedGame(old.table.game)
    const secret = newSecret(next, game, JSON.parse(old.table.options) as object, old.chairs.length)
    const fresh = { id: next, ...secret, status: 'open' as const, host: player }
    const times = { created: now, started: null, ended: null, result: null, fills: null, rematch: null }
    const rules = { rules_version: game.rulesVersion, rated: mayBeRated ? old.table.rated : 0 }
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
          player: gone.has(chair.seat) || apart.has(chair.player ?? '') ? null : chair.player,
          ready: chair.player === player || chair.bot !== null ? 1 : 0,
          nonce: null,
          network: chair.player === player && rules.rated === 1 ? networkMark(secret.seed, address) : null, // others say so when they are ready
          rank: null,
          won: null,
        })),
      )
      .execute()
  })
  return (await readRoom(database, id)).table.rematch!
}

/** Whether somebody sits there without a name of their own. */
async function hasGuests(database: Database, table: string): Promise<boolean> {
  const guest = await database
    .selectFrom('chairs')
    .innerJoin('players', 'players.id', 'chairs.player')
    .select('seat')
    .where('chairs.table', '=', table)
    .where('players.name_key', 'is', null)
    .executeTakeFirst()
  return guest !== undefined
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
