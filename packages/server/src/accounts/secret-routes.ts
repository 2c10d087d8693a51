import * as z from 'zod'
import { notFound } from '../http/problem.ts'
import { inPerson, nothing, type Route } from '../http/route.ts'
import { nameSchema } from './names.ts'
import { assertionSchema, registrationSchema, webauthnOptions } from './passkeys.ts'
import { passwordSchema } from './password.ts'
import type { AccountTools } from './routes.ts'
import { sessionSchema } from './sessions.ts'

const oneOf = z.strictObject({ id: z.string().regex(/^[\w-]{1,400}$/) })
const passkeyList = z.object({ passkeys: z.array(z.object({ id: z.string(), created: z.number() })) })

/** The ways into an account, and where it is open. */
export function secretRoutes({ sessions, accounts, passkeys }: AccountTools): Route[] {
  return [
    inPerson(
      {
        method: 'PUT',
        path: '/api/password',
        summary: 'Change your password, or get one; signs you out everywhere else',
        perMinute: 10,
        body: z.strictObject({
          password: passwordSchema,
          old: z.string().normalize('NFKC').max(200).optional(),
          passkey: assertionSchema.optional(),
        }),
        answer: nothing,
      },
      async ({ player, body, request, reply }) => {
        await accounts.prove(request, player, { password: body.old, passkey: body.passkey })
        await accounts.setPassword(player, body.password)
        await sessions.endAll(player.id)
        await sessions.begin(request, reply, player.id)
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
        const name = player.name_key === null ? (body.name ?? player.name) : player.name
        await accounts.refuseTaken(name, player.id) // before a device keeps a passkey for nothing
        return passkeys.invite(request, player, name)
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/passkeys',
        summary: 'Add a passkey to your account',
        perMinute: 20,
        body: z.strictObject({ passkey: registrationSchema }),
        answer: passkeyList,
      },
      async ({ player, body, request, reply }) => {
        await accounts.addPasskey(request, player, body.passkey)
        await sessions.begin(request, reply, player.id)
        return { passkeys: await passkeys.list(player.id) }
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/passkeys/:id',
        summary: 'Forget a passkey; the last way to sign in stays',
        params: oneOf,
        answer: passkeyList,
      },
      async ({ player, params, request, reply }) => {
        if (!(await accounts.removePasskey(player, params.id))) throw notFound('passkey')
        await sessions.begin(request, reply, player.id)
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
