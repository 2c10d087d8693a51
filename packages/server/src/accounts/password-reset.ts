import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import type { Tallies } from '../http/tallies.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { AccountEvents } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import type { Browsers } from './browsers.ts'
import { refuseWeak } from './password-strength.ts'
import type { SecondFactor } from './second-factor.ts'
import { hashOf, newToken } from './secrets.ts'
import type { Sessions } from './sessions.ts'

const HOUR = 60 * 60_000
const MAILS_AN_HOUR = 3 // to one account: each of them brings a link that works
const ACCOUNTS_AT_MOST = 5 // of one address
const TICKET = 'reset ' // how these begin, among other things that are used once

interface Dependencies {
  readonly database: Database
  readonly accounts: Accounts
  readonly browsers: Browsers
  readonly events: AccountEvents
  readonly secondFactor: SecondFactor
  readonly sessions: Sessions
  readonly tallies: Tallies
  /** Writes to the confirmed address of a player. */
  sendLink(player: PlayerRow, token: string): Promise<void>
  inBackground(trouble: string, work: () => Promise<void>): void
  now(): number
}

/** The way back to an account by its e-mail address. */
export class PasswordReset {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Sends links to whoever has this address, after the answer: it tells nobody whether anybody has. */
  ask(email: string): void {
    this.#deps.inBackground('a way back could not be sent', () => this.#send(email))
  }

  async #send(email: string): Promise<void> {
    const { database, tallies, sendLink, now } = this.#deps
    const players = await database
      .selectFrom('players')
      .selectAll()
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
      .where('name_key', 'is not', null)
      .limit(ACCOUNTS_AT_MOST)
      .execute()
    for (const player of players) {
      if ((await tallies.add(`resets ${player.id}`, HOUR)) > MAILS_AN_HOUR) continue
      const token = newToken()
      await database
        .insertInto('challenges')
        .values({ challenge: TICKET + hashOf(token), player: player.id, expires: now() + HOUR })
        .execute()
      await sendLink(player, token)
    }
  }

  /**
   * Sets a password by a link. It counts once, also if it comes twice at the same time, and whoever reads somebody's
   * mail has not got their second factor.
   */
  async use(request: FastifyRequest, token: string, password: string, code: string | undefined): Promise<PlayerRow> {
    const { database, accounts, browsers, events, secondFactor, sessions, now } = this.#deps
    const ticket = TICKET + hashOf(token)
    const player = await database
      .selectFrom('challenges')
      .innerJoin('players', 'players.id', 'challenges.player')
      .selectAll('players')
      .where('challenge', '=', ticket)
      .where('expires', '>', now())
      .executeTakeFirst()
    if (player === undefined) throw usedUp()
    await refuseWeak(password, player.name, player.email)
    const onGuessing = (): Promise<void> => events.note(request, player, 'codes-guessed')
    await secondFactor.check(player, code, await browsers.known(request, player.id), onGuessing)
    const { numDeletedRows } = await database
      .deleteFrom('challenges')
      .where('challenge', '=', ticket)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw usedUp()
    await accounts.setPassword(player, password)
    await sessions.endAll(player.id)
    await events.note(request, player, 'password-reset')
    return player
  }

  /** Links that are still on their way open nothing more. */
  async forget(player: string): Promise<void> {
    await this.#deps.database
      .deleteFrom('challenges')
      .where('player', '=', player)
      .where('challenge', 'like', `${TICKET}%`)
      .execute()
  }
}

const usedUp = (): Problem => new Problem(400, 'link-used', 'This link no longer works. Ask for a new one.')
