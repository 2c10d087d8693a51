import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie' // for the types of cookies on requests
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../storage/database.ts'
import { type Caller, newId } from './players.ts'
import { hangUp } from './signed-out.ts'

const COOKIE = 'overseer'
const LASTS_MS = 400 * 24 * 60 * 60 * 1000
const SEEN_AGAIN_MS = 10 * 60_000 // how exactly we know when somebody was here last

/** What stands in the database for a secret that only its owner has. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export const sessionSchema = z.object({
  id: z.string(),
  agent: z.string().describe('What the browser calls itself'),
  created: z.number(),
  seen: z.number(),
  here: z.boolean().describe('Whether it is the one that asks'),
})

/** Who is signed in where. A cookie holds a token; the database only its hash. What a session has open ends with it. */
export class Sessions {
  readonly #database: Database
  readonly #bus: Bus
  readonly #secure: boolean
  readonly #now: () => number

  constructor(database: Database, bus: Bus, secure: boolean, now: () => number) {
    this.#database = database
    this.#bus = bus
    this.#secure = secure
    this.#now = now
  }

  /**
   * Signs a player in at this browser. The token that was there before opens nothing more: it never changes hands. If it
   * was the same player's, the session goes on under a new one, with whatever it has open.
   */
  async begin(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    const before = await this.#forget(request)
    if (before !== undefined && before.player !== player) hangUp(this.#bus, before)
    const id = before?.player === player ? before.session : newId()
    const token = newToken()
    const now = this.#now()
    const agent = (request.headers['user-agent'] ?? '').slice(0, 200)
    await this.#database.deleteFrom('sessions').where('expires', '<', now).execute()
    await this.#database
      .insertInto('sessions')
      .values({ hash: hashOf(token), id, player, created: now, seen: now, expires: now + LASTS_MS, agent })
      .execute()
    void reply.setCookie(COOKIE, token, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      path: '/',
      maxAge: LASTS_MS / 1000,
    })
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const ended = await this.#forget(request)
    if (ended !== undefined) hangUp(this.#bus, ended)
    void reply.clearCookie(COOKIE, { path: '/' })
  }

  /** Whose session a request came in, which is no more. */
  #forget(request: FastifyRequest): Promise<{ player: string; session: string } | undefined> {
    const token = tokenIn(request)
    if (token === undefined) return Promise.resolve(undefined)
    return this.#database
      .deleteFrom('sessions')
      .where('hash', '=', hashOf(token))
      .returning(['player', 'id as session'])
      .executeTakeFirst()
  }

  /** Signed out everywhere: no browser is told about turns any more, until somebody signs in there again. */
  async endAll(player: string): Promise<void> {
    await this.#database.deleteFrom('sessions').where('player', '=', player).execute()
    await this.#database.deleteFrom('subscriptions').where('player', '=', player).execute()
    hangUp(this.#bus, { player })
  }

  /** False if that player has no such session. */
  async endOne(player: string, id: string): Promise<boolean> {
    const ended = this.#database.deleteFrom('sessions').where('player', '=', player).where('id', '=', id)
    if ((await ended.executeTakeFirst()).numDeletedRows === 0n) return false
    hangUp(this.#bus, { player, session: id })
    return true
  }

  /** Where a player is signed in, the latest first. */
  async list(request: FastifyRequest, player: string): Promise<z.infer<typeof sessionSchema>[]> {
    const token = tokenIn(request)
    const here = token === undefined ? undefined : hashOf(token)
    const rows = await this.#database
      .selectFrom('sessions')
      .select(['id', 'hash', 'agent', 'created', 'seen'])
      .where('player', '=', player)
      .where('expires', '>', this.#now())
      .orderBy('seen', 'desc')
      .execute()
    return rows.map(({ hash, ...session }) => ({ ...session, here: hash === here }))
  }

  /** Whoever a request comes from: by its cookie, or a program by its token. */
  async whoIs(request: FastifyRequest): Promise<Caller | undefined> {
    const { authorization } = request.headers
    const bearer = /^Bearer (.*)$/i.exec(authorization ?? '')?.[1] // anything else is for a proxy in front of us
    if (bearer !== undefined) return this.#byToken(bearer)
    const token = tokenIn(request)
    if (token === undefined) return undefined
    const now = this.#now()
    const hash = hashOf(token)
    const found = await this.#database
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player')
      .selectAll('players')
      .select(['sessions.seen as looked', 'sessions.id as session'])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now)
      .executeTakeFirst()
    if (found === undefined) return undefined
    const { looked, ...player } = found
    if (looked < now - SEEN_AGAIN_MS) {
      await this.#database.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute()
      await this.#database.updateTable('players').set({ seen: now }).where('id', '=', player.id).execute()
    }
    return player
  }

  async #byToken(token: string): Promise<Caller | undefined> {
    const hash = hashOf(token)
    const found = await this.#database
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player')
      .selectAll('players')
      .select(['tokens.used', 'tokens.id as session'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst()
    if (found === undefined) return undefined
    const { used, ...player } = found
    const now = this.#now()
    if (used === null || used < now - SEEN_AGAIN_MS)
      await this.#database.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute()
    return { ...player, program: true }
  }
}

/** The token of a cookie that we signed. */
export function tokenIn(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid ? value : undefined
}
