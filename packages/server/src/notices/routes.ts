import * as z from 'zod'
import { conflict, Problem } from '../http/problem.ts'
import { nothing, type Route, signedIn } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { isInside } from './post.ts'
import { type Push, subscriptionSchema } from './push.ts'

const BROWSERS_AT_MOST = 20

interface Tools {
  readonly database: Database
  readonly push: Push
  readonly pushInside: boolean
  readonly hasMail: boolean
  /** Writes to an address to ask whether it is this player's; false if it has been written to too often. */
  askToConfirm(player: PlayerRow, email: string): Promise<boolean>
  now(): number
}

/** Where somebody can be told about their turns. What they wish is among their preferences. */
export function noticeRoutes({ database, push, pushInside, hasMail, askToConfirm, now }: Tools): Route[] {
  return [
    signedIn(
      {
        method: 'GET',
        path: '/api/push',
        summary: 'The key with which a browser subscribes to push notices',
        answer: z.object({ key: z.string() }),
      },
      () => ({ key: push.publicKey }),
    ),
    signedIn(
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
    signedIn(
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
    signedIn(
      {
        method: 'GET',
        path: '/api/email',
        summary: 'Your confirmed e-mail address, and whether this server sends e-mails at all',
        answer: z.object({ email: z.string().nullable(), available: z.boolean() }),
      },
      ({ player }) => ({ email: player.email, available: hasMail }),
    ),
    signedIn(
      {
        method: 'PUT',
        path: '/api/email',
        summary: 'Have your turns told to an e-mail address, once the link in an e-mail to it has been followed',
        perMinute: 5,
        body: z.strictObject({ email: z.email().max(254) }),
        answer: nothing,
      },
      async ({ player, body }) => {
        if (!hasMail) throw conflict('no-mail', 'This server does not send e-mails.')
        if (!(await askToConfirm(player, body.email)))
          throw new Problem(429, 'too-fast', 'This address has been written to just now. Try again in an hour.')
      },
    ),
    signedIn(
      { method: 'DELETE', path: '/api/email', summary: 'Forget your e-mail address', answer: nothing },
      async ({ player }) => {
        await database.updateTable('players').set({ email: null }).where('id', '=', player.id).execute()
      },
    ),
  ]
}

/** We are going to post to it: it must not be a way into our own network. */
function checkEndpoint(endpoint: string, inside: boolean): void {
  const { protocol, hostname } = new URL(endpoint)
  if (inside ? /^https?:$/.test(protocol) : protocol === 'https:' && !isInside(hostname)) return
  throw new Problem(400, 'bad-input', 'body.endpoint: is not the address of a push service', 'body.endpoint')
}
