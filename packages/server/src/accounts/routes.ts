import * as z from 'zod'
import type { Bus } from '../bus/bus.ts'
import { inPerson, nothing, open, type Route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import type { Accounts } from './accounts.ts'
import type { Farewell } from './farewell.ts'
import { nameSchema } from './names.ts'
import { assertionSchema, type Passkeys, registrationSchema, webauthnOptions } from './passkeys.ts'
import { passwordSchema } from './password.ts'
import { makeGuest, playerSchema, preferencesOf, preferencesSchema, publicPlayer } from './players.ts'
import { secretRoutes } from './secret-routes.ts'
import type { Sessions } from './sessions.ts'
import { tokenRoutes } from './token-routes.ts'

export interface AccountTools {
  readonly database: Database
  readonly bus: Bus
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly farewell: Farewell
  now(): number
}

const SIGN_INS_PER_MINUTE = 20

const meSchema = playerSchema.extend({ preferences: preferencesSchema }).meta({ id: 'Me' })
const me = z.object({ me: meSchema })
const answerOf = (player: PlayerRow): z.infer<typeof meSchema> => ({
  ...publicPlayer(player),
  preferences: preferencesOf(player),
})

const bring = z
  .boolean()
  .default(true)
  .describe('Whether the tables of the guest who signs in come along; if not, bots play on there')

/** Who one is, and how one becomes somebody. */
export function accountRoutes(tools: AccountTools): Route[] {
  return [...identityRoutes(tools), ...signInRoutes(tools), ...secretRoutes(tools), ...tokenRoutes(tools)]
}

function identityRoutes({ database, sessions, accounts, farewell, now }: AccountTools): Route[] {
  return [
    open(
      {
        method: 'GET',
        path: '/api/me',
        summary: 'Who is signed in here, or null',
        answer: z.object({ me: meSchema.nullable() }),
      },
      ({ player }) => ({ me: player === undefined ? null : answerOf(player) }),
    ),
    open(
      {
        method: 'POST',
        path: '/api/guest',
        summary: 'Play as a guest: signs this browser in, unless somebody is',
        perMinute: 20,
        body: z.strictObject({ name: nameSchema.optional(), preferences: preferencesSchema.optional() }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        if (player !== undefined) return { me: answerOf(player) }
        const guest = await makeGuest(database, body.name, body.preferences ?? {}, now())
        await sessions.begin(request, reply, guest.id)
        return { me: answerOf(guest) }
      },
    ),
    inPerson(
      {
        method: 'PATCH',
        path: '/api/me',
        summary: 'Change your name or what you wish',
        body: z.strictObject({ name: nameSchema.optional(), preferences: preferencesSchema.optional() }),
        answer: me,
      },
      async ({ player, body }) => {
        const named = body.name === undefined ? player : await accounts.rename(player, body.name)
        if (body.preferences === undefined) return { me: answerOf(named) }
        const preferences = JSON.stringify(body.preferences)
        await database.updateTable('players').set({ preferences }).where('id', '=', player.id).execute()
        return { me: answerOf({ ...named, preferences }) }
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/me',
        summary: 'Delete your account and everything you said; your games stay, without your name',
        perMinute: 10,
        body: z.strictObject({ password: passwordSchema.optional(), passkey: assertionSchema.optional() }),
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        await accounts.prove(request, player, body)
        await farewell.forget(player)
        await sessions.end(request, reply)
      },
    ),
  ]
}

function signInRoutes({ sessions, accounts, passkeys, farewell }: AccountTools): Route[] {
  const moveIn = async (from: PlayerRow | undefined, to: PlayerRow, brings: boolean): Promise<void> => {
    if (from === undefined || from.id === to.id || from.name_key !== null) return
    if (brings) await farewell.bringAlong(from, to.id)
    else await farewell.forget(from)
  }
  return [
    inPerson(
      {
        method: 'POST',
        path: '/api/claim',
        summary: 'Keep your name, by a password or a passkey; for guests',
        perMinute: SIGN_INS_PER_MINUTE,
        body: z.strictObject({
          name: nameSchema,
          password: passwordSchema.optional(),
          passkey: registrationSchema.optional(),
        }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        const claimed = await accounts.claim(request, player, body.name, body)
        await sessions.begin(request, reply, claimed.id)
        return { me: answerOf(claimed) }
      },
    ),
    open(
      {
        method: 'POST',
        path: '/api/sign-in',
        summary: 'Sign in by name and password',
        perMinute: SIGN_INS_PER_MINUTE,
        byAddress: true,
        body: z.strictObject({ name: z.string().max(100), password: z.string().normalize('NFKC').max(200), bring }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        const found = await accounts.byPassword(request, body.name.trim(), body.password)
        await sessions.begin(request, reply, found.id)
        await moveIn(player, found, body.bring)
        return { me: answerOf(found) }
      },
    ),
    open(
      {
        method: 'POST',
        path: '/api/sign-in/passkey/options',
        summary: 'What your browser has to sign with a passkey (WebAuthn request options)',
        perMinute: 60,
        body: nothing,
        answer: webauthnOptions,
      },
      ({ request }) => passkeys.ask(request),
    ),
    open(
      {
        method: 'POST',
        path: '/api/sign-in/passkey',
        summary: 'Sign in by a passkey',
        perMinute: SIGN_INS_PER_MINUTE,
        byAddress: true,
        body: z.strictObject({ passkey: assertionSchema, bring }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        const found = await accounts.byPasskey(request, body.passkey)
        await sessions.begin(request, reply, found.id)
        await moveIn(player, found, body.bring)
        return { me: answerOf(found) }
      },
    ),
    open(
      {
        method: 'POST',
        path: '/api/sign-out',
        summary: 'Sign out here, or everywhere',
        body: z.strictObject({ everywhere: z.boolean().default(false) }),
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        if (body.everywhere && player !== undefined && player.program === undefined) await sessions.endAll(player.id)
        await sessions.end(request, reply)
      },
    ),
  ]
}
