import { emailSchema } from '@overseer/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf } from '../http/address.ts'
import type { Caller } from '../http/caller.ts'
import { conflict, Problem } from '../http/problem.ts'
import { inPerson, nothing, type Route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { isInside } from './safe-post.ts'
import { TICKET } from './signed-link.ts'
import { type Push, subscriptionSchema } from './push.ts'

const BROWSERS_AT_MOST = 20

interface Dependencies {
  readonly database: Database
  readonly push: Push
  readonly pushInside: boolean
  readonly hasMail: boolean
  /** Writes to an address to ask whether it is this player's; false if it has been written to too often. */
  askToConfirm(player: PlayerRow, email: string, network: string): Promise<boolean>
  now(): number
}

/** What accounts have to do with addresses. */
export interface AccountWatch {
  /** Refuses whoever has not shown lately that the account is theirs. */
  needProof(player: Caller): void
  /** An address is no longer what it was. */
  onAddress(request: FastifyRequest, before: PlayerRow, kind: 'email-changed' | 'email-removed'): Promise<void>
}

/** Where somebody can be told about their turns. What they wish is among their preferences. */
export function noticeRoutes(
  { database, push, pushInside, hasMail, askToConfirm, now }: Dependencies,
  { needProof, onAddress }: AccountWatch,
): Route[] {
  return [
    inPerson(
      {
        method: 'GET',
        path: '/api/push',
        summary: 'The key with which a browser subscribes to push notices',
        answer: z.object({ key: z.string() }),
      },
      () => ({ key: push.publicKey }),
    ),
    inPerson(
      {
        method: 'POST',
        path: '/api/push',
        summary: 'Be told about your turns at this browser: the subscription as the browser made it',
        body: subscriptionSchema,
        answer: nothing,
      },
      async ({ player, body }) => {
        checkEndpoint(body.endpoint, pushInside)
        const there = await database
          .selectFrom('subscriptions')
          .select('endpoint')
          .where('player', '=', player.id)
          .where('endpoint', '!=', body.endpoint)
          .execute()
        if (there.length >= BROWSERS_AT_MOST)
          throw conflict('too-many-browsers', `You are told at ${BROWSERS_AT_MOST} browsers already.`)
        const kept = { player: player.id, keys: JSON.stringify(body.keys), created: now() }
        await database
          .insertInto('subscriptions')
          .values({ endpoint: body.endpoint, ...kept })
          .onConflict(again => again.column('endpoint').doUpdateSet(kept)) // whoever uses the browser now
          .execute()
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/push',
        summary: 'Be told no more at a browser',
        body: z.strictObject({ endpoint: z.string().max(1000) }),
        answer: nothing,
      },
      async ({ player, body }) => {
        await database
          .deleteFrom('subscriptions')
          .where('endpoint', '=', body.endpoint)
          .where('player', '=', player.id)
          .execute()
      },
    ),
    inPerson(
      {
        method: 'GET',
        path: '/api/email',
        summary: 'Your confirmed e-mail address, and whether this server sends e-mails at all',
        answer: emailSchema,
      },
      ({ player }) => ({ email: player.email, available: hasMail }),
    ),
    inPerson(
      {
        method: 'PUT',
        path: '/api/email',
        summary:
          'Have your turns told to an e-mail address, once the link in an e-mail to it has been followed; needs a proof of the last minutes',
        perMinute: 5,
        body: z.strictObject({ email: z.email().max(254) }),
        answer: nothing,
      },
      async ({ player, body, request }) => {
        needProof(player)
        if (!hasMail) throw conflict('no-mail', 'This server does not send e-mails.')
        if (!(await askToConfirm(player, body.email, addressOf(request))))
          throw new Problem(429, 'too-fast', 'This address has been written to just now. Try again in an hour.')
      },
    ),
    inPerson(
      {
        method: 'DELETE',
        path: '/api/email',
        summary: 'Forget your e-mail address; needs a proof of the last minutes',
        answer: nothing,
      },
      async ({ player, request }) => {
        needProof(player)
        await database.updateTable('players').set({ email: null }).where('id', '=', player.id).execute()
        // Links that are still on their way bring nothing back.
        await database
          .deleteFrom('challenges')
          .where('player', '=', player.id)
          .where('challenge', 'like', `${TICKET}%`)
          .execute()
        if (player.email !== null) await onAddress(request, player, 'email-removed')
      },
    ),
  ]
}

/** We are going to post to it: it must not be a way into our own network. */
function checkEndpoint(endpoint: string, inside: boolean): void {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isOutside = protocol === 'https:' && port === '' && !isInside(hostname)
  if (username === '' && password === '' && (inside ? /^https?:$/.test(protocol) : isOutside)) return
  throw new Problem(400, 'bad-input', 'body.endpoint: is not the address of a push service', 'body.endpoint')
}
