import * as z from 'zod'

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
  TRUST_PROXY: z.stringbool().default(false),
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
  FORGET_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  METRICS_TOKEN: z.string().min(16).optional(),
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
