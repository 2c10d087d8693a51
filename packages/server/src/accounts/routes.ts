import type { Me } from '@overseer/protocol'
import { meSchema, preferencesSchema, workTaskSchema } from '@overseer/protocol/schemas'
import * as z from 'zod'
import type { Bus } from '../bus/bus.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { conflict, forbidden } from '../http/problem.ts'
import { inPerson, nothing, anybody, type Route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { type Accounts, SIGN_IN_BITS } from './accounts.ts'
import type { AccountEvents } from './account-events.ts'
import type { AccountRemoval } from './account-removal.ts'
import type { Browsers } from './browsers.ts'
import type { GuestDesk } from './guest-desk.ts'
import { nameSchema } from './names.ts'
import { assertionSchema, type Passkeys, registrationSchema, webauthnOptions } from './passkeys.ts'
import { passwordSchema } from './password.ts'
import type { PasswordReset } from './password-reset.ts'
import { codeSchema, proofRoutes, proofSchema } from './proof-routes.ts'
import type { SecondFactor } from './second-factor.ts'
import { type WorkDesk, workSchema } from './work.ts'
import { publicPlayer } from '../players/public-player.ts'
import { makeGuest, preferencesOf } from './players.ts'
import { secretRoutes } from './secret-routes.ts'
import type { Sessions } from './sessions.ts'
import { tokenRoutes } from './token-routes.ts'

interface AccountDependencies {
  readonly database: Database
  readonly bus: Bus
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly browsers: Browsers
  readonly events: AccountEvents
  readonly passkeys: Passkeys
  readonly removal: AccountRemoval
  readonly reset: PasswordReset
  readonly secondFactor: SecondFactor
  readonly guests: GuestDesk
  readonly work: WorkDesk
  readonly hasMail: boolean
  readonly place: string // what this server is called
  now(): number
}

const SIGN_INS_PER_MINUTE = 20

const me = z.object({ me: meSchema })
const answerOf = (player: PlayerRow): Me => ({
  ...publicPlayer(player),
  preferences: preferencesOf(player),
})

const bring = z
  .boolean()
  .default(true)
  .describe('Whether the tables of the guest who signs in come along; if not, bots play on there')

/** Who one is, and how one becomes somebody. */
export function accountRoutes(deps: AccountDependencies): Route[] {
  return [
    ...identityRoutes(deps),
    ...signInRoutes(deps),
    ...resetRoutes(deps),
    ...proofRoutes(deps),
    ...secretRoutes(deps),
    ...tokenRoutes(deps),
  ]
}

function identityRoutes(deps: AccountDependencies): Route[] {
  const { database, sessions, accounts, events, guests, removal, now } = deps
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/me',
        summary: 'Who is signed in here, or null',
        answer: z.object({ me: meSchema.nullable() }),
      },
      ({ player }) => ({ me: player === undefined ? null : answerOf(player) }),
    ),
    anybody(
      {
        method: 'POST',
        path: '/api/guest',
        begins: true,
        summary: 'Play as a guest: signs this browser in, unless somebody is',
        perMinute: 20,
        byAddress: true,
        body: z.strictObject({
          name: nameSchema.optional(),
          preferences: preferencesSchema.optional(),
          work: workSchema.optional(),
        }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        if (player !== undefined) return { me: answerOf(player) }
        if (body.name !== undefined) await accounts.refuseTaken(body.name, null, true)
        await guests.admit(request, body.work)
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
      async ({ player, body, request }) => {
        const named = body.name === undefined ? player : await accounts.rename(player, body.name)
        if (named.name !== player.name) await events.note(request, player, 'renamed')
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
        body: proofSchema,
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        await accounts.prove(request, player, body)
        await removal.forget(player)
        await sessions.end(request, reply)
      },
    ),
  ]
}

function signInRoutes(deps: AccountDependencies): Route[] {
  const { sessions, accounts, browsers, passkeys, guests, work } = deps
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
        await browsers.remember(request, reply, claimed.id)
        return { me: answerOf(claimed) }
      },
    ),
    anybody(
      {
        method: 'POST',
        path: '/api/work',
        summary: 'What to work out first, where many came from one network or tried one name',
        perMinute: 60,
        byAddress: true,
        body: z.strictObject({ for: z.enum(['guest', 'sign-in']) }),
        answer: workTaskSchema,
      },
      async ({ body, request }) =>
        work.ask(body.for, body.for === 'guest' ? await guests.bitsFor(request) : SIGN_IN_BITS),
    ),
    anybody(
      {
        method: 'POST',
        path: '/api/sign-in',
        summary: 'Sign in by name and password, and the code of your authenticator app if you have one',
        perMinute: SIGN_INS_PER_MINUTE,
        byAddress: true,
        body: z.strictObject({
          name: z.string().trim().max(100),
          password: z.string().normalize('NFKC').max(200),
          code: codeSchema.optional(),
          work: workSchema.optional(),
          bring,
        }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        refusePrograms(player)
        const found = await accounts.signIn(request, body)
        return enter(deps, { from: player, to: found, brings: body.bring, request, reply })
      },
    ),
    anybody(
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
    anybody(
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
        refusePrograms(player)
        const found = await accounts.byPasskey(request, body.passkey)
        return enter(deps, { from: player, to: found, brings: body.bring, request, reply })
      },
    ),
    anybody(
      {
        method: 'POST',
        path: '/api/sign-out',
        summary: 'Sign out here, or everywhere: then tokens of programs end, too',
        body: z.strictObject({ everywhere: z.boolean().default(false) }),
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        refusePrograms(player)
        if (body.everywhere && player !== undefined) await sessions.endAll(player.id)
        await sessions.end(request, reply)
      },
    ),
  ]
}

/** The way back for whoever has forgotten their password. */
function resetRoutes(deps: AccountDependencies): Route[] {
  const { reset, hasMail } = deps
  return [
    anybody(
      {
        method: 'GET',
        path: '/api/password/forgotten',
        summary: 'Whether there is a way back by e-mail here',
        answer: z.object({ available: z.boolean() }),
      },
      () => ({ available: hasMail }),
    ),
    anybody(
      {
        method: 'POST',
        path: '/api/password/forgotten',
        summary: 'Have a link sent to your confirmed e-mail address; the answer does not tell whether there is one',
        perMinute: 5,
        byAddress: true,
        body: z.strictObject({ email: z.email().max(254) }),
        answer: nothing,
      },
      ({ body }) => {
        if (!hasMail) throw conflict('no-mail', 'This server does not send e-mails.')
        reset.ask(body.email)
      },
    ),
    anybody(
      {
        method: 'POST',
        path: '/api/password/reset',
        summary: 'Set a password by such a link; signs you in here, and out everywhere else',
        perMinute: 10,
        byAddress: true,
        body: z.strictObject({
          token: z.string().regex(/^[\w-]{20,100}$/),
          password: passwordSchema,
          code: codeSchema.optional(),
        }),
        answer: me,
      },
      async ({ player, body, request, reply }) => {
        refusePrograms(player)
        const found = await reset.use(request, body.token, body.password, body.code)
        return enter(deps, { from: player, to: found, brings: true, request, reply })
      },
    ),
  ]
}

interface Entering {
  readonly from: PlayerRow | undefined // who was signed in there before
  readonly to: PlayerRow
  readonly brings: boolean
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Signs somebody in. A guest who was there moves in with them, or goes; a browser they never used is worth a word. */
async function enter(deps: AccountDependencies, { from, to, brings, request, reply }: Entering): Promise<{ me: Me }> {
  const { sessions, browsers, events, removal } = deps
  await sessions.begin(request, reply, to.id)
  const isNew = await browsers.remember(request, reply, to.id)
  await events.note(request, to, isNew ? 'new-browser' : 'sign-in')
  if (from !== undefined && from.id !== to.id && from.name_key === null) {
    if (brings) await removal.bringAlong(from, to.id)
    else await removal.forget(from)
  }
  return { me: answerOf(to) }
}

/** A token lets a program play, not become somebody else, nor sign its owner out. */
function refusePrograms(player: Caller | undefined): void {
  if (player?.program) throw forbidden('Programs may not do that.')
}
