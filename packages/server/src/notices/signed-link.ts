import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** How tickets of links begin, among other things that are used once. */
export const TICKET = 'mail '

/** What a link in an e-mail lets its reader do. */
const permitSchema = z.discriminatedUnion('may', [
  z.strictObject({
    may: z.literal('confirm'),
    player: z.string(),
    email: z.string(),
    once: z.string(), // the ticket that is used up
    until: z.number(),
  }),
  z.strictObject({ may: z.literal('unsubscribe'), player: z.string() }), // for ever: e-mails are kept
])
export type Permit = z.infer<typeof permitSchema>

/** A permit as text that nobody without the secret can make or change. */
export function signPermit(permit: Permit, secret: string): string {
  const text = Buffer.from(JSON.stringify(permit)).toString('base64url')
  return `${text}.${signature(text, secret)}`
}

/** Undefined unless we signed it and its time has not run out. */
export function readPermit(token: string, secret: string, now: number): Permit | undefined {
  const [text = '', given = ''] = token.split('.')
  const wanted = Buffer.from(signature(text, secret))
  const got = Buffer.from(given)
  if (got.length !== wanted.length || !timingSafeEqual(got, wanted)) return undefined
  const permit = permitSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return 'until' in permit && permit.until < now ? undefined : permit
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
