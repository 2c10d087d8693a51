import * as z from 'zod'
import type { Wire } from './wire.ts'

/** The ways into an account, and where it is open, as its owner is told. */

export const sessionSchema = z.object({
  id: z.string(),
  agent: z.string().describe('What the browser calls itself'),
  created: z.number(),
  seen: z.number(),
  here: z.boolean().describe('Whether it is the one that asks'),
})
export type Session = Wire<typeof sessionSchema>

/** What a token lets a program do. */
export const tokenScope = z.enum(['play', 'read']).describe('play: sit, play and chat; read: only look')

export const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: tokenScope,
  created: z.number(),
  used: z.number().nullable().describe('When it was used last, to about ten minutes'),
  expires: z.number(),
})
export type Token = Wire<typeof tokenSchema>

export const passkeySchema = z.object({ id: z.string(), created: z.number() })
export type Passkey = Wire<typeof passkeySchema>

/** The confirmed e-mail address, and whether the server sends e-mails at all. */
export const emailSchema = z.object({ email: z.string().nullable(), available: z.boolean() })
export type Email = Wire<typeof emailSchema>

/** Whether an authenticator app is asked for beside the password. */
export const secondFactorSchema = z.object({
  on: z.boolean(),
  codesLeft: z.int().describe('How many recovery codes were not used yet'),
})
export type SecondFactor = Wire<typeof secondFactorSchema>

/** What an authenticator app is given, once. */
export const authenticatorKeySchema = z.object({
  secret: z.string(),
  uri: z.string().describe('To be shown as a picture'),
})
export type AuthenticatorKey = Wire<typeof authenticatorKeySchema>

/** What has to be worked out first, where many came from one network or tried one name. */
export const workTaskSchema = z.object({
  challenge: z.string(),
  bits: z
    .int()
    .describe(
      'With how many zero bits the SHA-256 of the last 16 characters of the challenge, `:` and the answer must begin',
    ),
})
export type WorkTask = Wire<typeof workTaskSchema>

/** What may happen to an account. */
const ACCOUNT_EVENTS = [
  'sign-in',
  'new-browser', // a sign-in at one that was not used before
  'password',
  'password-reset', // by a link in an e-mail
  'passkey-added',
  'passkey-removed',
  'token-made',
  'email-changed',
  'email-removed',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-made',
  'codes-guessed', // wrong ones again and again, by somebody who has the password or a link
  'renamed',
] as const
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number]

export const accountEventSchema = z
  .object({
    kind: z.enum(ACCOUNT_EVENTS),
    at: z.number(),
    agent: z.string().describe('What the browser calls itself'),
    network: z.string().describe('The address it came from'),
  })
  .meta({ id: 'AccountEvent' })
export type AccountEvent = Wire<typeof accountEventSchema>
