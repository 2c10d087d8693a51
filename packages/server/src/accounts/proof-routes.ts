import { Readable } from 'node:stream'
import { accountEventSchema, authenticatorKeySchema, secondFactorSchema } from '@overseer/protocol/schemas'
import * as z from 'zod'
import { conflict } from '../http/problem.ts'
import { inPerson, nothing, type Route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { AccountEvents } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import { exportOf } from './export.ts'
import { assertionSchema } from './passkeys.ts'
import type { SecondFactor } from './second-factor.ts'

/** A code of six digits, or one on paper. */
export const codeSchema = z.string().trim().min(6).max(40)

export const proofSchema = z.strictObject({
  password: z.string().normalize('NFKC').max(200).optional(),
  passkey: assertionSchema.optional(),
  code: codeSchema.optional().describe('Of the authenticator app, beside the password, where there is one'),
})

const recovery = z.object({ codes: z.array(z.string()) })

interface Dependencies {
  readonly database: Database
  readonly accounts: Accounts
  readonly events: AccountEvents
  readonly secondFactor: SecondFactor
  readonly place: string // what an authenticator app calls us
  now(): number
}

/** Showing that it is you, what happened to your account, and all that is known of you. */
export function proofRoutes(deps: Dependencies): Route[] {
  const { database, accounts, events, now } = deps
  return [
    inPerson(
      {
        method: 'POST',
        path: '/api/proof',
        summary: 'Show that it is you, by password or passkey; for ten minutes nobody asks again',
        perMinute: 20,
        body: proofSchema,
        answer: nothing,
      },
      ({ player, body, request }) => accounts.prove(request, player, body),
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/me/events',
        summary: 'What happened to your account: sign-ins at new browsers, changes',
        answer: z.object({ events: z.array(accountEventSchema) }),
      },
      async ({ player }) => ({ events: await events.list(player.id) }),
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/me/export',
        summary: 'All that is kept about you, in one file; needs a proof of the last minutes',
        perMinute: 3,
        answer: z.looseObject({ overseer: z.literal('export') }),
      },
      ({ player, reply }) => {
        accounts.needProof(player)
        void reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="overseer-data.json"')
        return reply.send(Readable.from(exportOf(database, player, now())))
      },
    ),
    ...secondFactorRoutes(deps),
  ]
}

function secondFactorRoutes({ accounts, events, secondFactor, place }: Dependencies): Route[] {
  return [
    inPerson(
      {
        method: 'GET',
        path: '/api/second-factor',
        summary: 'Whether an authenticator app is asked for, and how many recovery codes are left',
        answer: secondFactorSchema,
      },
      async ({ player }) => ({
        on: player.second_factor !== null,
        codesLeft: await secondFactor.recoveryCodesLeft(player.id),
      }),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/second-factor',
        summary: 'A secret for an authenticator app (TOTP); needs a proof of the last minutes',
        perMinute: 10,
        body: nothing,
        answer: authenticatorKeySchema,
      },
      ({ player }) => {
        accounts.onlyMembers(player)
        accounts.needProof(player)
        return secondFactor.invite(player, place)
      },
    ),
    inPerson(
      {
        method: 'PUT',
        path: '/api/second-factor',
        summary: 'Turn it on by a first code; the recovery codes are shown this once',
        perMinute: 20,
        body: z.strictObject({ code: codeSchema }),
        answer: recovery,
      },
      async ({ player, body, request }) => {
        accounts.needProof(player)
        const codes = await secondFactor.turnOn(player, body.code)
        await events.note(request, player, 'second-factor-on')
        return { codes }
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/second-factor',
        summary: 'Turn it off; needs a proof of the last minutes',
        answer: nothing,
      },
      async ({ player, request }) => {
        accounts.needProof(player)
        await secondFactor.turnOff(player.id)
        await events.note(request, player, 'second-factor-off')
      },
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/second-factor/codes',
        summary: 'New recovery codes; those of before count no more; needs a proof of the last minutes',
        perMinute: 10,
        body: nothing,
        answer: recovery,
      },
      async ({ player, request }) => {
        accounts.needProof(player)
        if (player.second_factor === null) throw conflict('second-factor', 'You have no second factor.')
        const codes = await secondFactor.newRecoveryCodes(player.id)
        await events.note(request, player, 'recovery-codes-made')
        return { codes }
      },
    ),
  ]
}
