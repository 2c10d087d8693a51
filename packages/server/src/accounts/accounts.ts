import type { FastifyRequest } from 'fastify'
import { conflict, forbidden, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Attempts } from './attempts.ts'
import { nameKey } from './names.ts'
import type { Assertion, Passkeys, Registration } from './passkeys.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

interface Tools {
  readonly database: Database
  readonly attempts: Attempts
  readonly passkeys: Passkeys
}

/** A way to show that an account is one's own. */
export interface Proof {
  readonly password?: string | undefined
  readonly passkey?: Assertion | undefined
}

/** Names that people have claimed, and the ways back to them. */
export class Accounts {
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  /** Makes a guest somebody with a name of their own and a way to come back to it. */
  async claim(
    request: FastifyRequest,
    guest: PlayerRow,
    name: string,
    { password, passkey }: { password?: string | undefined; passkey?: Registration | undefined },
  ): Promise<PlayerRow> {
    if (guest.name_key !== null) throw conflict('claimed', 'You have a name already.')
    if ((password === undefined) === (passkey === undefined))
      throw new Problem(400, 'bad-input', 'body: needs a password or a passkey', 'body')
    await this.refuseTaken(name, guest.id) // before a passkey is kept for nothing
    if (passkey !== undefined) await this.#tools.passkeys.keep(request, guest, passkey)
    return this.#change(guest, {
      name,
      name_key: nameKey(name),
      ...(password === undefined ? {} : { password: await hashPassword(password) }),
    })
  }

  async rename(player: PlayerRow, name: string): Promise<PlayerRow> {
    return this.#change(player, { name, ...(player.name_key === null ? {} : { name_key: nameKey(name) }) })
  }

  /** Whose name and password these are. */
  async byPassword(request: FastifyRequest, name: string, password: string): Promise<PlayerRow> {
    const key = nameKey(name)
    const player = await this.#tools.attempts.guard(key, request.ip, async () => {
      const found = await this.#tools.database
        .selectFrom('players')
        .selectAll()
        .where('name_key', '=', key)
        .executeTakeFirst()
      return (await isPassword(password, found?.password ?? null)) ? found : undefined
    })
    if (player === undefined) throw wrong()
    if (isOutdated(player.password!)) return this.setPassword(player, password)
    return player
  }

  async byPasskey(request: FastifyRequest, signed: Assertion): Promise<PlayerRow> {
    const id = await this.#tools.passkeys.check(request, signed)
    return this.#tools.database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** A browser left open is not enough to take an account away from its owner. Guests have nothing to show. */
  async prove(request: FastifyRequest, player: PlayerRow, { password, passkey }: Proof): Promise<void> {
    if (player.name_key === null) return
    if (passkey !== undefined) {
      if ((await this.#tools.passkeys.check(request, passkey)) !== player.id) throw wrong()
    } else if (password === undefined) throw forbidden('Show that it is you: with your password or a passkey.')
    else if ((await this.byPassword(request, player.name, password)).id !== player.id) throw wrong()
  }

  async setPassword(player: PlayerRow, password: string): Promise<PlayerRow> {
    if (player.name_key === null) throw conflict('guest', 'Claim a name first.')
    return this.#change(player, { password: await hashPassword(password) })
  }

  async addPasskey(request: FastifyRequest, player: PlayerRow, made: Registration): Promise<void> {
    if (player.name_key === null) throw conflict('guest', 'Claim a name first.')
    await this.#tools.passkeys.keep(request, player, made)
  }

  /** The last way back stays. */
  async removePasskey(player: PlayerRow, id: string): Promise<boolean> {
    const { passkeys } = this.#tools
    const others = (await passkeys.list(player.id)).filter(passkey => passkey.id !== id)
    if (player.password === null && others.length === 0)
      throw conflict('last-passkey', 'This is your only way to sign in. Set a password or add another passkey first.')
    return passkeys.remove(player.id, id)
  }

  /** Unless a name is free, or that player's. */
  async refuseTaken(name: string, by: string): Promise<void> {
    const taken = await this.#tools.database
      .selectFrom('players')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .where('id', '!=', by)
      .executeTakeFirst()
    if (taken !== undefined) throw nameTaken()
  }

  async #change(player: PlayerRow, changes: Partial<PlayerRow>): Promise<PlayerRow> {
    const { database } = this.#tools
    const claimed = changes.name_key == null ? undefined : changes.name
    if (claimed !== undefined) await this.refuseTaken(claimed, player.id)
    try {
      await database.updateTable('players').set(changes).where('id', '=', player.id).execute()
    } catch (error) {
      if (claimed !== undefined) await this.refuseTaken(claimed, player.id) // somebody was faster
      throw error
    }
    return { ...player, ...changes }
  }
}

const nameTaken = (): Problem => new Problem(409, 'name-taken', 'Somebody has this name, or one that looks like it.')
const wrong = (): Problem => new Problem(401, 'wrong-password', 'That is not the name and password of anybody here.')
