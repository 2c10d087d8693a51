import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { conflict, Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { PasskeyRow, PlayerRow } from '../storage/schema.ts'

/** Comes with the first passkey: it brings two hundred and fifty modules along, and most servers start without needing it. */
const webAuthn = () => import('@simplewebauthn/server')

const LASTS_MS = 5 * 60_000 // until a challenge is forgotten
const ALGORITHMS = [-8, -7, -257] // Ed25519, ES256, RS256: what today's devices make
const AT_MOST = 20 // passkeys of one player

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
const extras = {
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().max(40).nullish(),
}

/** What a browser answers when it has made a passkey. */
export const registrationSchema = z
  .object({
    ...credential,
    ...extras,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey', description: 'RegistrationResponseJSON of WebAuthn' })

/** What a browser answers when it has signed with a passkey. */
export const assertionSchema = z
  .object({
    ...credential,
    ...extras,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  })
  .meta({ id: 'SignedByPasskey', description: 'AuthenticationResponseJSON of WebAuthn' })

/** What a browser is asked, in the JSON form of WebAuthn. */
export const webauthnOptions = z.looseObject({ challenge: z.string() })

export type Registration = z.infer<typeof registrationSchema>
export type Assertion = z.infer<typeof assertionSchema>

/** The site a passkey belongs to. */
interface Site {
  readonly id: string
  readonly origin: string
}

/** Keys that people's devices keep for them. Challenges are in the database, so that any process may check the answer. */
export class Passkeys {
  readonly #database: Database
  readonly #publicUrl: string | undefined
  readonly #now: () => number

  constructor(database: Database, publicUrl: string | undefined, now: () => number) {
    this.#database = database
    this.#publicUrl = publicUrl
    this.#now = now
  }

  #site(request: FastifyRequest): Site {
    const url = new URL(this.#publicUrl ?? `${request.protocol}://${request.headers.host ?? ''}`)
    return { id: url.hostname, origin: url.origin }
  }

  /** Asks a player's browser to make a passkey for a name. */
  async invite(request: FastifyRequest, player: PlayerRow, name: string): Promise<object> {
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: 'Overseer',
      rpID: this.#site(request).id,
      userName: name,
      userID: new Uint8Array(Buffer.from(player.id)),
      timeout: LASTS_MS,
      excludeCredentials: (await this.list(player.id)).map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#challenge(options.challenge, player.id)
    return options
  }

  /** Keeps the passkey that was made. */
  async keep(request: FastifyRequest, player: PlayerRow, made: Registration): Promise<void> {
    const site = this.#site(request)
    const { registrationInfo } = await (await webAuthn())
      .verifyRegistrationResponse({
        response: made as RegistrationResponseJSON,
        expectedChallenge: challenge => this.#answered(challenge, player.id),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      .catch(refuse)
    if (registrationInfo === undefined) throw badPasskey()
    if ((await this.list(player.id)).length >= AT_MOST) throw conflict('too-many', `${AT_MOST} passkeys are enough.`)
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    const row: PasskeyRow = {
      id,
      player: player.id,
      key,
      counter,
      transports: JSON.stringify(transports),
      created: this.#now(),
    }
    const kept = await this.#database
      .insertInto('passkeys')
      .values(row)
      .onConflict(one => one.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) throw conflict('passkey-taken', 'This passkey is somebody’s already.')
  }

  /** Asks a browser to sign with any passkey it has for this site; nobody needs to say a name. */
  async ask(request: FastifyRequest): Promise<object> {
    const { id: rpID } = this.#site(request)
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID,
      timeout: LASTS_MS,
      userVerification: 'preferred',
    })
    await this.#challenge(options.challenge, null)
    return options
  }

  /** Whose passkey signed. */
  async check(request: FastifyRequest, signed: Assertion): Promise<string> {
    const site = this.#site(request)
    const passkey = await this.#database
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', signed.id)
      .executeTakeFirst()
    if (passkey === undefined) throw badPasskey()
    const { verified, authenticationInfo } = await (await webAuthn())
      .verifyAuthenticationResponse({
        response: signed as AuthenticationResponseJSON,
        expectedChallenge: challenge => this.#answered(challenge, null),
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: credentialOf(passkey),
        requireUserVerification: false,
      })
      .catch(refuse)
    if (!verified) throw badPasskey()
    await this.#database
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter })
      .where('id', '=', passkey.id)
      .execute()
    return passkey.player
  }

  list(player: string): Promise<{ id: string; created: number }[]> {
    return this.#database
      .selectFrom('passkeys')
      .select(['id', 'created'])
      .where('player', '=', player)
      .orderBy('created')
      .execute()
  }

  async remove(player: string, id: string): Promise<boolean> {
    const removed = this.#database.deleteFrom('passkeys').where('player', '=', player).where('id', '=', id)
    return (await removed.executeTakeFirst()).numDeletedRows > 0n
  }

  async #challenge(challenge: string, player: string | null): Promise<void> {
    const now = this.#now()
    await this.#database.deleteFrom('challenges').where('expires', '<', now).execute()
    await this.#database
      .insertInto('challenges')
      .values({ challenge, player, expires: now + LASTS_MS })
      .execute()
  }

  /** A challenge is answered once. */
  async #answered(challenge: string, player: string | null): Promise<boolean> {
    if (!base64url.safeParse(challenge).success) return false // what else is used once there is written otherwise
    const found = await this.#database
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('player', player === null ? 'is' : '=', player)
      .where('expires', '>', this.#now())
      .executeTakeFirst()
    return found.numDeletedRows > 0n
  }
}

function credentialOf({ id, key, counter, transports }: PasskeyRow): WebAuthnCredential {
  return {
    id,
    publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
    counter,
    transports: JSON.parse(transports) as string[],
  }
}

const badPasskey = (): Problem => new Problem(401, 'bad-passkey', 'This passkey does not open anything here.')

/** Whatever is wrong with an answer, whoever sent it learns only that it is. */
function refuse(error: unknown): never {
  if (error instanceof Problem) throw error
  throw badPasskey()
}
