import type { Session } from '@overseer/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'
import type { Caller } from '../http/caller.ts'
import { newId } from '../storage/ids.ts'
import type { Cookies } from './cookies.ts'
import { hashOf, newToken } from './secrets.ts'
import { hangUp } from './signed-out.ts'

const LASTS_MS = 400 * 24 * 60 * 60 * 1000
const SEEN_AGAIN_MS = 10 * 60_000 // how exactly we know when somebody was here last
const AT_MOST = 50 // of one player; whoever was away longest goes

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly cookies: Cookies
  now(): number
}

/** Who is signed in where. A cookie holds a token; the database only its hash. What a session has open ends with it. */
export class Sessions {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /**
   * Signs a player in at this browser. The token that was there before opens nothing more: it never changes hands. If it
   * was the same player's, the session goes on under a new one, with whatever it has open.
   */
  async begin(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    const before = await this.#forget(request)
    if (before !== undefined && before.player !== player) hangUp(this.#deps.bus, before)
    const now = this.#deps.now()
    await this.#deps.database.deleteFrom('sessions').where('expires', '<', now).execute()
    const id = before?.player === player ? before.session : newId()
    await this.#put(request, reply, player, { id, created: now, proved: now })
    await this.#endOldest(player)
  }

  /** The same session under another token: after a change that somebody who has the old one must not outlive. */
  async renew(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    const before = await this.#forget(request)
    if (before?.player !== player) return
    await this.#put(request, reply, player, { id: before.session, created: before.created, proved: before.proved })
  }

  async #put(
    request: FastifyRequest,
    reply: FastifyReply,
    player: string,
    kept: { readonly id: string; readonly created: number; readonly proved: number | null },
  ): Promise<void> {
    const { database, cookies, now } = this.#deps
    const token = newToken()
    const agent = (request.headers['user-agent'] ?? '').slice(0, 200)
    const times = { seen: now(), expires: now() + LASTS_MS }
    await database
      .insertInto('sessions')
      .values({ hash: hashOf(token), player, agent, ...times, ...kept })
      .execute()
    cookies.write(reply, 'session', token, LASTS_MS)
  }

  async #endOldest(player: string): Promise<void> {
    const over = await this.#deps.database
      .selectFrom('sessions')
      .select('id')
      .where('player', '=', player)
      .orderBy('seen', 'desc')
      .offset(AT_MOST)
      .limit(AT_MOST)
      .execute()
    for (const { id } of over) await this.endOne(player, id)
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const ended = await this.#forget(request)
    if (ended !== undefined) hangUp(this.#deps.bus, { player: ended.player, session: ended.session })
    this.#deps.cookies.clear(reply, 'session')
  }

  /** Whose session a request came in, which is no more. */
  async #forget(request: FastifyRequest) {
    const token = this.#deps.cookies.read(request, 'session')
    if (token === undefined) return undefined
    return this.#deps.database
      .deleteFrom('sessions')
      .where('hash', '=', hashOf(token))
      .returning(['player', 'id as session', 'created', 'proved'])
      .executeTakeFirst()
  }

  /** The owner of this session has shown that it is they. */
  async proved(request: FastifyRequest): Promise<void> {
    const token = this.#deps.cookies.read(request, 'session')
    if (token === undefined) return
    const { database, now } = this.#deps
    await database.updateTable('sessions').set({ proved: now() }).where('hash', '=', hashOf(token)).execute()
  }

  async endAll(player: string): Promise<void> {
    const { database, bus } = this.#deps
    await endAccess(database, player)
    hangUp(bus, { player })
  }

  /** False if that player has no such session. */
  async endOne(player: string, id: string): Promise<boolean> {
    const { database, bus } = this.#deps
    const ended = database.deleteFrom('sessions').where('player', '=', player).where('id', '=', id)
    if ((await ended.executeTakeFirst()).numDeletedRows === 0n) return false
    hangUp(bus, { player, session: id })
    return true
  }

  /** Where a player is signed in, the latest first. */
  async list(request: FastifyRequest, player: string): Promise<Session[]> {
    const { database, cookies, now } = this.#deps
    const token = cookies.read(request, 'session')
    const here = token === undefined ? undefined : hashOf(token)
    const rows = await database
      .selectFrom('sessions')
      .select(['id', 'hash', 'agent', 'created', 'seen'])
      .where('player', '=', player)
      .where('expires', '>', now())
      .orderBy('seen', 'desc')
      .execute()
    return rows.map(({ hash, ...session }) => ({ ...session, here: hash === here }))
  }

  /** Whoever a request comes from: by its cookie, or a program by its token. */
  async whoIs(request: FastifyRequest): Promise<Caller | undefined> {
    const { authorization } = request.headers
    const bearer = /^Bearer (.*)$/i.exec(authorization ?? '')?.[1] // anything else is for a proxy in front of us
    if (bearer !== undefined) return this.#byToken(bearer)
    const { database, cookies } = this.#deps
    const token = cookies.read(request, 'session')
    if (token === undefined) return undefined
    const now = this.#deps.now()
    const hash = hashOf(token)
    const found = await database
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player')
      .selectAll('players')
      .select(['sessions.seen as looked', 'sessions.id as session', 'sessions.proved'])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now)
      .executeTakeFirst()
    if (found === undefined) return undefined
    const { looked, ...player } = found
    if (looked < now - SEEN_AGAIN_MS) {
      await database.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute()
      await database.updateTable('players').set({ seen: now }).where('id', '=', player.id).execute()
    }
    return player
  }

  async #byToken(token: string): Promise<Caller | undefined> {
    const { database } = this.#deps
    const now = this.#deps.now()
    const hash = hashOf(token)
    const found = await database
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player')
      .selectAll('players')
      .select(['tokens.used', 'tokens.id as session', 'tokens.scope'])
      .where('tokens.hash', '=', hash)
      .where('tokens.expires', '>', now)
      .executeTakeFirst()
    if (found === undefined) return undefined
    const { used, ...player } = found
    if (used === null || used < now - SEEN_AGAIN_MS)
      await database.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute()
    return { ...player, program: true }
  }
}

/**
 * Signed out everywhere: no browser is told about turns any more, until somebody signs in there again, no program plays on
 * with a token of before, and no link in an e-mail that was asked for before opens or changes anything.
 */
export async function endAccess(database: Database, player: string): Promise<void> {
  for (const table of ['sessions', 'subscriptions', 'tokens', 'browsers', 'challenges'] as const)
    await database.deleteFrom(table).where('player', '=', player).execute()
}
