import type { Company, Player } from '@overseer/protocol'
import { sql } from 'kysely'
import { conflict, notFound } from '../http/problem.ts'
import type { TableInfos } from '../lobby/table-infos.ts'
import type { Blocks } from '../moderation/blocks.ts'
import type { Database } from '../storage/database.ts'

const FRIENDS_AT_MOST = 200
const INVITATIONS_AT_MOST = 30 // of one person, that are open
const RECENT = 12
const SHOWN = 20
const HERE_MS = 2 * 60_000
const SAID_AGAIN_MS = 50_000
const COUNTED_AGAIN_MS = 5000

interface Dependencies {
  readonly database: Database
  readonly infos: TableInfos
  readonly blocks: Blocks
  now(): number
}

/**
 * Whom people remember, who of those is here, and who calls them to a table. What somebody learns of another takes both to
 * remember each other; whoever is blocked sees a friend who is never here, and calls nobody.
 */
export class Friends {
  readonly #deps: Dependencies
  readonly #told = new Map<string, number>() // when we last wrote down that somebody is here
  #counted: { readonly at: number; readonly people: Promise<number> } | undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** All that somebody is told. */
  async company(player: string): Promise<Company> {
    const apart = await this.#deps.blocks.apartFrom(player)
    const own = new Set((await this.#deps.blocks.list(player)).flatMap(({ id, how }) => (how === 'block' ? [id] : [])))
    const remembered = (await this.#remembered(player)).filter(({ id }) => !own.has(id))
    const known = new Set(remembered.map(({ id }) => id))
    const asking = (await this.#rememberedBy(player)).filter(({ id }) => !known.has(id) && !apart.has(id))
    const played = await this.#playedWith(player)
    const companions = new Set(played.map(({ id }) => id))
    const asks = asking.filter(({ id }) => companions.has(id))
    const asked = new Set(asks.map(({ id }) => id))
    const others = played.filter(({ id }) => !known.has(id) && !apart.has(id) && !asked.has(id))
    const limit = this.#deps.now() - HERE_MS
    return {
      friends: remembered
        .map(({ at, hidden, mutual, ...friend }) => ({
          player: publicPlayer(friend),
          mutual: mutual !== null,
          here: mutual !== null && hidden !== 1 && !apart.has(friend.id) && at !== null && at > limit,
        }))
        .sort((a, b) => Number(b.here) - Number(a.here)),
      asks: asks.slice(0, SHOWN).map(publicPlayer),
      recent: others.slice(0, RECENT).map(publicPlayer),
      invitations: await this.#invitations(player, apart),
      declined: await this.#declined(player),
      hidden: await this.#isHidden(player),
    }
  }

  /** Remembers somebody. They are told only if they have played together, or remember them too. */
  async add(player: string, other: string): Promise<void> {
    const { database, now } = this.#deps
    const found = await database.selectFrom('players').select('id').where('id', '=', other).executeTakeFirst()
    if (found === undefined || other === player) throw notFound('other player')
    const { n } = await database
      .selectFrom('friends')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow()
    if (n >= FRIENDS_AT_MOST) throw conflict('too-many', `You have ${FRIENDS_AT_MOST} friends already.`)
    await database
      .insertInto('friends')
      .values({ player, other, since: now() })
      .onConflict(row => row.doNothing())
      .execute()
  }

  async remove(player: string, other: string): Promise<void> {
    await this.#deps.database.deleteFrom('friends').where('player', '=', player).where('other', '=', other).execute()
  }

  /** Lets friends see that one is here, or not. */
  async hide(player: string, hidden: boolean): Promise<void> {
    const { database, now } = this.#deps
    const value = hidden ? 1 : 0
    await database
      .insertInto('presence')
      .values({ player, at: now(), hidden: value })
      .onConflict(row => row.column('player').doUpdateSet({ hidden: value }))
      .execute()
  }

  /** These people are in the lobby or at a table now. */
  async see(players: readonly string[]): Promise<void> {
    const { database, now } = this.#deps
    const at = now()
    if (this.#told.size > 10_000) this.#told.clear()
    const late = [...new Set(players)].filter(player => (this.#told.get(player) ?? 0) <= at - SAID_AGAIN_MS)
    for (const player of late) this.#told.set(player, at)
    if (late.length === 0) return
    await database
      .insertInto('presence')
      .columns(['player', 'at', 'hidden'])
      .expression(
        database
          .selectFrom('players') // whoever deleted their account meanwhile is not there any more
          .select(['id', sql<number>`${sql.lit(at)}`.as('at'), sql<number>`0`.as('hidden')])
          .where('id', 'in', late),
      )
      .onConflict(row => row.column('player').doUpdateSet({ at }))
      .execute()
  }

  /** How many people are here. Every lobby asks, so it is counted only now and then. */
  crowd(): Promise<number> {
    const at = this.#deps.now()
    if (this.#counted === undefined || this.#counted.at < at - COUNTED_AGAIN_MS)
      this.#counted = { at, people: this.#count(at - HERE_MS) }
    return this.#counted.people
  }

  /** Whoever keeps it to themselves is not counted. */
  async #count(since: number): Promise<number> {
    const { n } = await this.#deps.database
      .selectFrom('presence')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('at', '>', since)
      .where('hidden', '=', 0)
      .executeTakeFirstOrThrow()
    return n
  }

  /** Calls a friend to a table that waits. Whoever does not want to meet the caller never hears of it, nor does the caller. */
  async invite(table: string, by: string, player: string): Promise<void> {
    const { database, infos, now } = this.#deps
    const { status, chairs } = await infos.whole(table)
    if (status !== 'open') throw conflict('not-open', 'This table has begun already.')
    if (chairs.every(chair => chair.player?.id !== by)) throw conflict('not-asked', 'You do not sit at this table.')
    if (!(await this.#areFriends(by, player))) throw notFound('friend')
    const { n } = await database
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('invitations.by', '=', by)
      .where('tables.status', '=', 'open')
      .executeTakeFirstOrThrow()
    if (n >= INVITATIONS_AT_MOST) throw conflict('too-many', 'You have called too many people already.')
    if ((await this.#deps.blocks.apartFrom(by)).has(player)) return
    await database
      .insertInto('invitations')
      .values({ table, player, by, at: now() })
      .onConflict(row => row.doNothing())
      .execute()
  }

  /** Does not come, and is not asked again to this table. */
  async decline(table: string, player: string): Promise<void> {
    await this.#deps.database
      .updateTable('invitations')
      .set({ at: 0 })
      .where('table', '=', table)
      .where('player', '=', player)
      .execute()
  }

  #remembered(player: string) {
    return this.#deps.database
      .selectFrom('friends')
      .innerJoin('players', 'players.id', 'friends.other')
      .leftJoin('presence', 'presence.player', 'friends.other')
      .leftJoin('friends as back', join =>
        join.onRef('back.player', '=', 'friends.other').onRef('back.other', '=', 'friends.player'),
      )
      .select(['players.id', 'players.name', 'players.name_key', 'presence.at', 'presence.hidden'])
      .select('back.player as mutual')
      .where('friends.player', '=', player)
      .orderBy('players.name')
      .execute()
  }

  #rememberedBy(player: string): Promise<Known[]> {
    return this.#deps.database
      .selectFrom('friends')
      .innerJoin('players', 'players.id', 'friends.player')
      .select(['players.id', 'players.name', 'players.name_key'])
      .where('friends.other', '=', player)
      .orderBy('friends.since', 'desc')
      .limit(FRIENDS_AT_MOST)
      .execute()
  }

  /** Whoever sat at a table that began with somebody, the latest first. */
  #playedWith(player: string): Promise<Known[]> {
    return this.#deps.database
      .selectFrom('chairs as mine')
      .innerJoin('chairs as theirs', 'theirs.table', 'mine.table')
      .innerJoin('tables', 'tables.id', 'mine.table')
      .innerJoin('players', 'players.id', 'theirs.player')
      .select(['players.id', 'players.name', 'players.name_key'])
      .where('mine.player', '=', player)
      .where('players.id', '!=', player)
      .where('tables.started', 'is not', null)
      .groupBy(['players.id', 'players.name', 'players.name_key'])
      .orderBy(sql`max(tables.started)`, 'desc')
      .limit(FRIENDS_AT_MOST)
      .execute()
  }

  async #areFriends(one: string, other: string): Promise<boolean> {
    const rows = await this.#deps.database
      .selectFrom('friends')
      .select('player')
      .where(({ or, and, eb }) =>
        or([
          and([eb('player', '=', one), eb('other', '=', other)]),
          and([eb('player', '=', other), eb('other', '=', one)]),
        ]),
      )
      .execute()
    return rows.length === 2
  }

  async #invitations(player: string, apart: ReadonlySet<string>): Promise<Company['invitations']> {
    const rows = await this.#deps.database
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table')
      .innerJoin('players', 'players.id', 'invitations.by')
      .select(['invitations.table', 'invitations.at', 'players.id', 'players.name', 'players.name_key'])
      .where('invitations.player', '=', player)
      .where('invitations.at', '>', 0)
      .where('tables.status', '=', 'open')
      .orderBy('invitations.at', 'desc')
      .limit(SHOWN)
      .execute()
    const wanted = rows.filter(({ id }) => !apart.has(id))
    const tables = await this.#deps.infos.all(
      wanted.map(({ table }) => table),
      player,
    )
    return wanted.flatMap(({ table, at, ...by }) => {
      const info = tables.find(({ id }) => id === table)
      if (info === undefined || info.chairs.some(chair => chair.player?.id === player)) return []
      return [{ table: info, by: publicPlayer(by), at }]
    })
  }

  /** Who said 'not now' to whom, as long as the table waits. */
  #declined(by: string): Promise<Company['declined'][number][]> {
    return this.#deps.database
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table')
      .select(['invitations.table', 'invitations.player'])
      .where('invitations.by', '=', by)
      .where('invitations.at', '=', 0)
      .where('tables.status', '=', 'open')
      .execute()
  }

  async #isHidden(player: string): Promise<boolean> {
    const row = await this.#deps.database
      .selectFrom('presence')
      .select('hidden')
      .where('player', '=', player)
      .executeTakeFirst()
    return row?.hidden === 1
  }
}

interface Known {
  readonly id: string
  readonly name: string
  readonly name_key: string | null
}

function publicPlayer({ id, name, name_key: claimed }: Known): Player {
  return { id, name, guest: claimed === null }
}

/** A guest turns out to be somebody we know: whom they remember, and who remembers them, comes along. */
export async function moveFriends(transaction: Database, from: string, to: string): Promise<void> {
  const rows = await transaction
    .selectFrom('friends')
    .selectAll()
    .where(({ or, eb }) => or([eb('player', '=', from), eb('other', '=', from)]))
    .execute()
  const moved = rows
    .map(({ player, other, since }) => ({
      player: player === from ? to : player,
      other: other === from ? to : other,
      since,
    }))
    .filter(({ player, other }) => player !== other)
  if (moved.length > 0)
    await transaction
      .insertInto('friends')
      .values(moved)
      .onConflict(row => row.doNothing())
      .execute()
}
