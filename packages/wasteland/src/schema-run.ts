import * as z from 'zod'
import { ENCOUNTER_DECKS } from './content/terms.ts'
import { cardNumber, count, node, seat } from './schema.ts'
import type { Path } from './state.ts'

/** The shape of a card being carried out. */

export const path: z.ZodType<Path> = z.array(z.union([z.string().max(20), z.number().int().min(0).max(99)])).max(20)

export const run = z.strictObject({
  seat,
  card: cardNumber,
  deck: z.nullable(z.enum(ENCOUNTER_DECKS)),
  icon: node,
  level: count,
  deaths: count,
  excess: count,
  paid: count,
  hurt: count,
  spot: node,
  from: count,
})

export const taskRef = z.strictObject({ run, path, at: count })

export const due = z.strictObject({ seat, card: cardNumber, objective: count, count: z.boolean() })
