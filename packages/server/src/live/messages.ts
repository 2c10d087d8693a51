import * as z from 'zod'
import { nameSchema } from '../accounts/players.ts'

const version = z.int().min(0)
const number = z
  .int()
  .min(0)
  .max(2 ** 31)

/** What may be said: no control characters, which databases refuse and terminals obey. */
const spoken = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}+$/u)

/** What a page or a bot may say over its connection to a table. `id` comes back with the answer. */
export const incoming = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('choose'), id: number.optional(), v: version, choice: z.unknown() }),
  z.strictObject({ do: z.literal('undo'), id: number.optional(), v: version }),
  z.strictObject({ do: z.literal('why'), id: number, wish: z.unknown() }),
  z.strictObject({ do: z.literal('stand'), id: number.optional() }), // a bot plays for me
  z.strictObject({ do: z.literal('sit'), id: number.optional() }), // I play again
  z.strictObject({ do: z.literal('say'), id: number.optional(), text: spoken }),
])
export type Incoming = z.infer<typeof incoming>

const messageSchema = z.object({
  id: z.string(),
  player: z.string(),
  name: nameSchema.or(z.literal('')),
  text: z.string(),
  at: z.number(),
})
export type Message = z.infer<typeof messageSchema>
