import { passkeySchema, sessionSchema } from '@overseer/protocol/schemas'
import * as z from 'zod'
import { notFound } from '../http/problem.ts'
import { inPerson, nothing, type Route } from '../http/route.ts'
import type { AccountEvents } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import type { Browsers } from './browsers.ts'
import { nameSchema } from './names.ts'
import { assertionSchema, type Passkeys, registrationSchema, webauthnOptions } from './passkeys.ts'
import { passwordSchema } from './password.ts'
import { codeSchema } from './proof-routes.ts'
import type { Sessions } from './sessions.ts'

const oneOf = z.strictObject({ id: z.string().regex(/^[\w-]{1,400}$/) })
const passkeyList = z.object({ passkeys: z.array(passkeySchema) })

interface Dependencies {
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly browsers: Browsers
  readonly events: AccountEvents
  readonly passkeys: Passkeys
}

/** The ways into an account, and where it is open. */
export function secretRoutes({ sessions, accounts, browsers, events, passkeys }: Dependencies): Route[] {
  return [
    inPerson(
      {
        method: 'PUT',
        path: '/api/password',
        summary: 'Change your password, or get one; signs you out everywhere else, and ends tokens of programs',
        perMinute: 10,
        body: z.strictObject({
          password: passwordSchema,
          old: z.string().normalize('NFKC').max(200).optional(),
          passkey: assertionSchema.optional(),
          code: codeSchema.optional(),
        }),
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        accounts.onlyMembers(player)
        await accounts.prove(request, player, { password: body.old, passkey: body.passkey, code: body.code })
        await accounts.setPassword(player, body.password)
        await sessions.endAll(player.id)
        await sessions.begin(request, reply, player.id)
        await browsers.remember(request, reply, player.id)
        await events.note(request, player, 'password')
      },
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/passkeys',
        summary: 'Your passkeys',
        answer: passkeyList,
      },
      async ({ player }) => ({ passkeys: await passkeys.list(player.id) }),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/passkeys/options',
        summary: 'What your browser makes a passkey for (WebAuthn creation options); a guest says which name to claim',
        perMinute: 60,
        body: z.strictObject({ name: nameSchema.optional() }),
        answer: webauthnOptions,
      },
      async ({ player, body, request }) => {
        accounts.needProof(player)
        const name = player.name_key === null ? (body.name ?? player.name) : player.name
        await accounts.refuseTaken(name, player.id, false) // before a device keeps a passkey for nothing
        return passkeys.invite(request, player, name)
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/passkeys',
        summary: 'Add a passkey to your account; needs a proof of the last minutes',
        perMinute: 20,
        body: z.strictObject({ passkey: registrationSchema }),
        answer: passkeyList,
      },
      async ({ player, body, request, reply }) => {
        accounts.needProof(player)
        await accounts.addPasskey(request, player, body.passkey)
        await sessions.renew(request, reply, player.id)
        await events.note(request, player, 'passkey-added')
        return { passkeys: await passkeys.list(player.id) }
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/passkeys/:id',
        summary: 'Forget a passkey; the last way to sign in stays; needs a proof of the last minutes',
        params: oneOf,
        answer: passkeyList,
      },
      async ({ player, params, request, reply }) => {
        accounts.needProof(player)
        if (!(await accounts.removePasskey(player, params.id))) throw notFound('passkey')
        await sessions.renew(request, reply, player.id)
        await events.note(request, player, 'passkey-removed')
        return { passkeys: await passkeys.list(player.id) }
      },
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/sessions',
        summary: 'Where you are signed in',
        answer: z.object({ sessions: z.array(sessionSchema) }),
      },
      async ({ player, request }) => ({ sessions: await sessions.list(request, player.id) }),
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/sessions/:id',
        summary: 'Sign out somewhere else',
        params: oneOf,
        answer: nothing,
      },
      async ({ player, params }) => {
        if (!(await sessions.endOne(player.id, params.id))) throw notFound('session')
      },
    ),
  ]
}
