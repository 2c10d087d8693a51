import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie' // for the types of cookies on requests
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'

const COOKIE = 'overseer'
const LASTS_MS = 400 * 24 * 60 * 60 * 1000

/** What stands in the database for a secret that only its owner has. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Who is signed in where. A cookie holds a token; the database only its hash. */
export class Sessions {
  readonly #database: Database
  readonly #secure: boolean
  readonly #now: () => number

  constructor(database: Database, secure: boolean, now: () => number) {
    this.#database = database
    this.#secure = secure
    this.#now = now
  }

  /** Signs a player in at this browser. A session that was there before ends: a token never changes hands. */
  async begin(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    await this.end(request, reply)
    const token = newToken()
    const now = this.#now()
    const agent = (request.headers['user-agent'] ?? '').slice(0, 200)
    await this.#database
      .insertInto('sessions')
      .values({ hash: hashOf(token), player, created: now, expires: now + LASTS_MS, agent })
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
    const token = tokenIn(request)
    if (token === undefined) return
    await this.#database.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute()
    void reply.clearCookie(COOKIE, { path: '/' })
  }

  async endAll(player: string): Promise<void> {
    await this.#database.deleteFrom('sessions').where('player', '=', player).execute()
  }

  /** Whoever a request comes from: by its cookie, or a program by its token. */
  async whoIs(request: FastifyRequest): Promise<PlayerRow | undefined> {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined) return this.#byToken(bearer)
    const token = tokenIn(request)
    if (token === undefined) return undefined
    return this.#database
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player')
      .selectAll('players')
      .where('sessions.hash', '=', hashOf(token))
      .where('sessions.expires', '>', this.#now())
      .executeTakeFirst()
  }

  async #byToken(token: string): Promise<PlayerRow | undefined> {
    const hash = hashOf(token)
    const player = await this.#database
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player')
      .selectAll('players')
      .where('tokens.hash', '=', hash)
      .executeTakeFirst()
    if (player !== undefined)
      await this.#database.updateTable('tokens').set({ used: this.#now() }).where('hash', '=', hash).execute()
    return player
  }
}

/** The token of a cookie that we signed. */
export function tokenIn(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid ? value : undefined
}
