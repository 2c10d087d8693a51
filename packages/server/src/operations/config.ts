import { isIP } from 'node:net'
import * as z from 'zod'

/** How many proxies stand before us, or in which networks: who is calling is what the outermost of them says. */
function proxies(text: string, context: z.RefinementCtx): false | number | string[] {
  if (text === 'false' || text === '0') return false
  if (text === 'true') return 1
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const networks = text.split(',').map(one => one.trim())
  if (networks.every(one => isIP(one.replace(/\/\d{1,3}$/, '')) > 0)) return networks
  context.addIssue({ code: 'custom', message: 'must be a number of proxies, or their networks as 10.0.0.0/8,fd00::/8' })
  return z.NEVER
}

/** 32 bytes in base64. */
const key = z
  .base64('must be 32 bytes in base64')
  .transform(text => Buffer.from(text, 'base64'))
  .refine(bytes => bytes.length === 32, 'must be 32 bytes in base64')

/** Parts of a list. */
const listed = (text: string): string[] => text.split(',').map(one => one.trim())

/** What the environment may say. Nothing needs to be said: without anything this is one process with its own database. */
const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must begin with sqlite: or postgres://')
    .default('sqlite:data/overseer.db'),
  BUS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default('false').transform(proxies),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  BOT_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  PUSH_PRIVATE: z.stringbool().default(false),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SHED_AFTER_MS: z.coerce.number().int().min(0).max(60_000).default(150),
  FORGET_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECRET_KEY: z.string().transform(listed).pipe(z.array(key).min(1)).optional(),
  ALLOWED_HOSTS: z
    .string()
    .transform(listed)
    .pipe(z.array(z.string().regex(/^[\w.-]+$/, 'must be names of hosts, as play.example.org,other.example.org')))
    .default([]),
  BACKUP_KEY: key.optional(),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_HOURS: z.coerce.number().min(0.01).max(720).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
})

/** Variables that need one another. */
const environment = variables.superRefine((config, context) => {
  const together = (name: keyof typeof config, needs: readonly (keyof typeof config)[]): void => {
    const missing = needs.find(other => config[other] === undefined)
    if (config[name] !== undefined && missing !== undefined)
      context.addIssue({ code: 'custom', path: [missing], message: `is needed where ${name} is set` })
  }
  together('SMTP_URL', ['MAIL_FROM', 'PUBLIC_URL']) // a link in an e-mail must lead somewhere
  together('WEBHOOK_URL', ['WEBHOOK_SECRET'])
})

export type Config = z.infer<typeof environment>

/** The configuration, or a sentence about the first variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  throw new Error(`${path.join('.')}: ${message}`)
}
