import { addressOf } from '../http/address.ts'
import type { Caller } from '../http/caller.ts'
import type { FastifyRequest } from 'fastify'
import { conflict, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { AccountEvents } from './account-events.ts'
import type { Attempts } from './attempts.ts'
import type { Browsers } from './browsers.ts'
import type { NameClaims } from './name-claims.ts'
import { nameKey } from './names.ts'
import type { Assertion, Passkeys, Registration } from './passkeys.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { refuseWeak } from './password-strength.ts'
import type { SecondFactor } from './second-factor.ts'
import type { Sessions } from './sessions.ts'
import type { Work, WorkDesk } from './work.ts'

const FRESH_MS = 10 * 60_000 // for so long a sign-in, or a proof, says who sits there
export const SIGN_IN_BITS = 18

interface Dependencies {
  readonly database: Database
  readonly attempts: Attempts
  readonly browsers: Browsers
  readonly events: AccountEvents
  readonly names: NameClaims
  readonly passkeys: Passkeys
  readonly secondFactor: SecondFactor
  readonly sessions: Sessions
  readonly work: WorkDesk
  now(): number
}

/** A way to show that an account is one's own. */
export interface Proof {
  readonly password?: string | undefined
  readonly passkey?: Assertion | undefined
  readonly code?: string | undefined // of the authenticator app, beside a password
}

interface SignIn {
  readonly name: string
  readonly password: string
  readonly code?: string | undefined
  readonly work?: Work | undefined
}

/** Names that people have claimed, and the ways back to them. */
export class Accounts {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Makes a guest somebody with a name of their own and a way to come back to it. */
  async claim(
    request: FastifyRequest,
    guest: PlayerRow,
    name: string,
    { password, passkey }: { password?: string | undefined; passkey?: Registration | undefined },
  ): Promise<PlayerRow> {
    if (guest.name_key !== null) throw claimed()
    if ((password === undefined) === (passkey === undefined))
      throw new Problem(400, 'bad-input', 'body: needs a password or a passkey', 'body')
    await this.refuseTaken(name, guest.id, false) // before a passkey is kept for nothing
    if (password !== undefined) await refuseWeak(password, name, guest.email)
    if (passkey !== undefined) await this.#deps.passkeys.keep(request, guest, passkey)
    const hash = password === undefined ? null : await hashPassword(password)
    return this.#call(guest, { name, name_key: nameKey(name), password: hash })
  }

  async rename(player: PlayerRow, name: string): Promise<PlayerRow> {
    if (name === player.name) return player
    await this.refuseTaken(name, player.id, player.name_key === null)
    await this.#deps.names.countRename(player)
    return this.#call(player, { name, ...(player.name_key === null ? {} : { name_key: nameKey(name) }) })
  }

  /** Unless a name is free, or that player's. */
  refuseTaken(name: string, by: string | null, guest: boolean): Promise<void> {
    return this.#deps.names.refuseTaken(name, by, guest)
  }

  /** Calls somebody something. Of a guest who claims two names at once one is refused. */
  async #call(player: PlayerRow, changes: Partial<PlayerRow> & { name: string }): Promise<PlayerRow> {
    const { database, names } = this.#deps
    await database.transaction().execute(async transaction => {
      if (changes.name_key !== undefined) await names.take(transaction, player.id, changes.name) // or somebody was faster
      const { numUpdatedRows } = await transaction
        .updateTable('players')
        .set(changes)
        .where('id', '=', player.id)
        .where('name_key', player.name_key === null ? 'is' : '=', player.name_key)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw claimed()
    })
    return { ...player, ...changes }
  }

  /** Whose name and password these are, and the code of their app if they have one. */
  async signIn(request: FastifyRequest, wish: SignIn): Promise<PlayerRow> {
    const { secondFactor, events, browsers } = this.#deps
    const player = await this.#byPassword(request, wish.name, wish.password, wish.work)
    // Who worked and knew the password is asked for the code: it would be too old after working once more.
    const asksCode = player.second_factor !== null && wish.code === undefined
    if (asksCode && wish.work !== undefined) await this.#deps.work.giveBack(wish.work)
    const onGuessing = (): Promise<void> => events.note(request, player, 'codes-guessed')
    const known = await browsers.known(request, player.id)
    if ((await secondFactor.check(player, wish.code, known, onGuessing)) === 'paper')
      await events.note(request, player, 'recovery-code-used')
    return player
  }

  async #byPassword(request: FastifyRequest, name: string, password: string, work?: Work): Promise<PlayerRow> {
    const { database, attempts, browsers } = this.#deps
    const key = nameKey(name)
    const found = await database.selectFrom('players').selectAll().where('name_key', '=', key).executeTakeFirst()
    const trying = {
      nameKey: key,
      address: addressOf(request),
      browser: found === undefined ? undefined : await browsers.known(request, found.id),
      worked: () => this.#deps.work.isDone('sign-in', SIGN_IN_BITS, work),
    }
    const player = await attempts.guard(trying, async () =>
      (await isPassword(password, found?.password ?? null)) ? found : undefined,
    )
    if (player === undefined) throw wrong()
    if (isOutdated(player.password!)) await this.#keepPassword(player.id, password)
    return player
  }

  async byPasskey(request: FastifyRequest, signed: Assertion): Promise<PlayerRow> {
    const id = await this.#deps.passkeys.check(request, signed)
    return this.#deps.database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /**
   * A browser left open is not enough to take an account away from its owner: they show that it is they. Guests have
   * nothing to show.
   */
  async prove(request: FastifyRequest, player: PlayerRow, { password, passkey, code }: Proof): Promise<void> {
    if (player.name_key === null) return
    if (passkey !== undefined) {
      if ((await this.#deps.passkeys.check(request, passkey)) !== player.id) throw wrong()
    } else if (password === undefined) throw proofNeeded()
    else if ((await this.signIn(request, { name: player.name, password, code })).id !== player.id) throw wrong()
    await this.#deps.sessions.proved(request)
  }

  /** As above, unless they signed in or showed it a few minutes ago. */
  needProof(player: Caller): void {
    if (player.name_key !== null && (player.proved ?? 0) < this.#deps.now() - FRESH_MS) throw proofNeeded()
  }

  onlyMembers(player: PlayerRow): void {
    if (player.name_key === null) throw conflict('guest', 'Claim a name first.')
  }

  async setPassword(player: PlayerRow, password: string): Promise<void> {
    this.onlyMembers(player)
    await refuseWeak(password, player.name, player.email)
    await this.#keepPassword(player.id, password)
  }

  async #keepPassword(id: string, password: string): Promise<void> {
    const hash = await hashPassword(password)
    await this.#deps.database.updateTable('players').set({ password: hash }).where('id', '=', id).execute()
  }

  async addPasskey(request: FastifyRequest, player: PlayerRow, made: Registration): Promise<void> {
    this.onlyMembers(player)
    await this.#deps.passkeys.keep(request, player, made)
  }

  /** The last way back stays. */
  async removePasskey(player: PlayerRow, id: string): Promise<boolean> {
    const { passkeys } = this.#deps
    const others = (await passkeys.list(player.id)).filter(passkey => passkey.id !== id)
    if (player.password === null && others.length === 0)
      throw conflict('last-passkey', 'This is your only way to sign in. Set a password or add another passkey first.')
    return passkeys.remove(player.id, id)
  }
}

const claimed = (): Problem => conflict('claimed', 'You have a name already.')
const wrong = (): Problem => new Problem(401, 'wrong-password', 'That is not the name and password of anybody here.')
const proofNeeded = (): Problem =>
  new Problem(403, 'proof-needed', 'Show that it is you: POST /api/proof, with your password or a passkey.')
