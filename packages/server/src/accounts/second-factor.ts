import { randomBytes } from 'node:crypto'
import { conflict, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Attempts } from './attempts.ts'
import { base32, newSecret, otpauth, stepOf } from './one-time-codes.ts'
import type { SecretBox } from './secret-box.ts'
import { hashOf } from './secrets.ts'

const PENDING = 'authenticator ' // how secrets begin that no app has shown a code of yet
const PENDING_MS = 15 * 60_000
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10 // 80 bits: nobody guesses one, and so a plain hash is enough

interface Dependencies {
  readonly database: Database
  readonly attempts: Attempts
  readonly box: SecretBox
  now(): number
}

/** An authenticator app that one needs beside the password, and the codes on paper for when it is lost. */
export class SecondFactor {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Seals what was kept before secrets were, or by an older key. Throws if there is something that no key of ours opens. */
  async open(): Promise<void> {
    const { database, box } = this.#deps
    const kept = await database
      .selectFrom('players')
      .select(['id', 'second_factor'])
      .where('second_factor', 'is not', null)
      .execute()
    const stale = kept.filter(one => !box.isFresh(one.second_factor!))
    const secrets = stale.map(one => ({ ...one, secret: this.#opened(one.second_factor!, one.id) }))
    const lost = secrets.filter(({ secret }) => secret === undefined).length
    if (lost > 0)
      throw new Error(
        `SECRET_KEY: the authenticator apps of ${lost} accounts were set up under another one. Name it behind the new one, as NEW,OLD`,
      )
    for (const { id, second_factor: before, secret } of secrets)
      await database
        .updateTable('players')
        .set({ second_factor: box.seal(secret!, id) })
        .where('id', '=', id)
        .where('second_factor', '=', before) // unless another process was faster
        .execute()
  }

  /** A secret as it is kept, made readable; undefined if none of our keys fits. */
  #opened(kept: string, player: string): string | undefined {
    const { box } = this.#deps
    return box.isSealed(kept) ? box.open(kept, player) : kept
  }

  /** A secret for an app. It is nothing until the app has shown a code. */
  async invite(player: PlayerRow, place: string): Promise<{ secret: string; uri: string }> {
    if (player.second_factor !== null) throw conflict('second-factor', 'You have one already. Remove it first.')
    const { database, now } = this.#deps
    const secret = newSecret()
    await this.#forgetInvitations(player.id)
    await database
      .insertInto('challenges')
      .values({
        challenge: PENDING + this.#deps.box.seal(secret, player.id),
        player: player.id,
        expires: now() + PENDING_MS,
      })
      .execute()
    return { secret, uri: otpauth(secret, player.name, place) }
  }

  /** The app works: from now on its codes are asked for. Returns the codes on paper. */
  async turnOn(player: PlayerRow, code: string): Promise<string[]> {
    const { database, attempts, box, now } = this.#deps
    const invited = await database
      .selectFrom('challenges')
      .select('challenge')
      .where('player', '=', player.id)
      .where('challenge', 'like', `${PENDING}%`)
      .where('expires', '>', now())
      .executeTakeFirst()
    const secret = invited && this.#opened(invited.challenge.slice(PENDING.length), player.id)
    const step = await attempts.guardCode(player.id, undefined, () =>
      Promise.resolve(secret === undefined ? undefined : stepOf(code, secret, now())),
    )
    if (step === undefined || secret === undefined) throw wrongCode()
    const { numUpdatedRows } = await database
      .updateTable('players')
      .set({ second_factor: box.seal(secret, player.id), second_used: step })
      .where('id', '=', player.id)
      .where('second_factor', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw conflict('second-factor', 'You have one already. Remove it first.')
    await this.#forgetInvitations(player.id)
    return this.newRecoveryCodes(player.id)
  }

  async turnOff(player: string): Promise<void> {
    const { database } = this.#deps
    await database.deleteFrom('recovery_codes').where('player', '=', player).execute()
    await database
      .updateTable('players')
      .set({ second_factor: null, second_used: null })
      .where('id', '=', player)
      .execute()
  }

  /** Codes for when the app is lost; those of before count no more. */
  async newRecoveryCodes(player: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)).toLowerCase())
    await this.#deps.database.transaction().execute(async transaction => {
      await transaction.deleteFrom('recovery_codes').where('player', '=', player).execute()
      await transaction
        .insertInto('recovery_codes')
        .values(codes.map(code => ({ player, hash: hashOf(code) })))
        .execute()
    })
    return codes.map(code => code.replaceAll(/.{4}(?=.)/g, '$&-'))
  }

  async recoveryCodesLeft(player: string): Promise<number> {
    const { n } = await this.#deps.database
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow()
    return n
  }

  /** Whether the code was the app's or one on paper; nothing is asked of whoever has no second factor. */
  async check(
    player: PlayerRow,
    code: string | undefined,
    browser: string | undefined,
    onGuessing: () => Promise<void>,
  ): Promise<'app' | 'paper' | 'none'> {
    if (player.second_factor === null) return 'none'
    if (code === undefined) throw new Problem(401, 'code-needed', 'Send the code of your authenticator app, too.')
    if (!isOfApp(code)) {
      // Nobody guesses 80 bits: not counted, they open also where somebody has used up all guesses at six digits.
      if (await this.#usePaper(player.id, code)) return 'paper'
      throw wrongCode()
    }
    const right = async (): Promise<true | undefined> => ((await this.#useApp(player, code)) ? true : undefined)
    if ((await this.#deps.attempts.guardCode(player.id, browser, right, onGuessing)) === undefined) throw wrongCode()
    return 'app'
  }

  /** A code counts once, also if two arrive at the same time. */
  async #useApp({ id, second_factor: kept }: PlayerRow, code: string): Promise<boolean> {
    const { database, now } = this.#deps
    const secret = this.#opened(kept!, id)
    const step = secret === undefined ? undefined : stepOf(code.replaceAll(/\s/g, ''), secret, now())
    if (step === undefined) return false
    const { numUpdatedRows } = await database
      .updateTable('players')
      .set({ second_used: step })
      .where('id', '=', id)
      .where('second_factor', '=', kept)
      .where('second_used', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async #usePaper(player: string, code: string): Promise<boolean> {
    const { numDeletedRows } = await this.#deps.database
      .deleteFrom('recovery_codes')
      .where('player', '=', player)
      .where('hash', '=', hashOf(code.toLowerCase().replaceAll(/[\s-]/g, '')))
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async #forgetInvitations(player: string): Promise<void> {
    await this.#deps.database
      .deleteFrom('challenges')
      .where('player', '=', player)
      .where('challenge', 'like', `${PENDING}%`)
      .execute()
  }
}

/** Whether somebody means a code of their app by it; those on paper are longer. */
const isOfApp = (code: string): boolean => code.replaceAll(/[\s-]/g, '').length <= 6
const wrongCode = (): Problem => new Problem(401, 'wrong-code', 'That code is wrong, or was used before.')
