import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../storage/database.ts'
import type { Cookies } from './cookies.ts'
import { hashOf, newToken } from './secrets.ts'

const LASTS_MS = 400 * 24 * 60 * 60 * 1000
const AT_MOST = 50 // of one player

/** Browsers at which somebody has signed in before. They open nothing: they only tell owners from strangers. */
export class Browsers {
  readonly #database: Database
  readonly #cookies: Cookies
  readonly #now: () => number

  constructor(database: Database, cookies: Cookies, now: () => number) {
    this.#database = database
    this.#cookies = cookies
    this.#now = now
  }

  /** The hash of a browser's token, if that player has signed in there before. */
  async known(request: FastifyRequest, player: string): Promise<string | undefined> {
    const token = this.#cookies.read(request, 'browser')
    if (token === undefined) return undefined
    const hash = hashOf(token)
    const found = await this.#database
      .selectFrom('browsers')
      .select('hash')
      .where('player', '=', player)
      .where('hash', '=', hash)
      .where('seen', '>', this.#now() - LASTS_MS)
      .executeTakeFirst()
    return found?.hash
  }

  /** Somebody signed in here; false if they had done so before. */
  async remember(request: FastifyRequest, reply: FastifyReply, player: string): Promise<boolean> {
    const known = await this.known(request, player)
    const token = this.#cookies.read(request, 'browser') ?? newToken()
    const seen = this.#now()
    await this.#database
      .insertInto('browsers')
      .values({ hash: hashOf(token), player, seen })
      .onConflict(again => again.columns(['player', 'hash']).doUpdateSet({ seen }))
      .execute()
    this.#cookies.write(reply, 'browser', token, LASTS_MS)
    if (known === undefined) await this.#forgetOldest(player)
    return known === undefined
  }

  async #forgetOldest(player: string): Promise<void> {
    await this.#database
      .deleteFrom('browsers')
      .where('player', '=', player)
      .where('hash', 'not in', query =>
        query.selectFrom('browsers').select('hash').where('player', '=', player).orderBy('seen', 'desc').limit(AT_MOST),
      )
      .execute()
  }
}
