import * as z from 'zod'
import type { Wire } from './wire.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * How long players may think: `each` ms for every decision, and a reserve for the whole game from which whatever goes
 * beyond is taken. `none` never runs out.
 */
export const clockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      each: z
        .int()
        .min(1000)
        .max(10 * MINUTE),
      reserve: z
        .int()
        .min(0)
        .max(180 * MINUTE),
    }),
    z.strictObject({
      kind: z.literal('slow'),
      each: z
        .int()
        .min(DAY / 24)
        .max(30 * DAY),
      reserve: z
        .int()
        .min(0)
        .max(60 * DAY),
    }),
  ])
  .meta({ id: 'Clock', description: 'ms for each decision, and a reserve for the whole game' })
export type Clock = Wire<typeof clockSchema>
