import * as z from 'zod'

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
export type Clock = z.infer<typeof clockSchema>

/** What is left of each seat's reserve. */
export type Reserves = readonly number[]

export function fullReserves(clock: Clock, seats: number): Reserves {
  return Array.from({ length: seats }, () => (clock.kind === 'none' ? 0 : clock.reserve))
}

/** What a decision costs of the reserve. */
export function spentOn(clock: Clock, reserve: number, took: number): number {
  if (clock.kind === 'none') return 0
  return Math.min(reserve, Math.max(0, took - clock.each))
}

/** What a decision took without touching the reserve. */
export function freely(clock: Clock, took: number): number {
  return clock.kind === 'none' ? took : Math.min(clock.each, took)
}

/** When the time of whoever decides since then runs out; null: never. */
export function deadline(clock: Clock, reserve: number, since: number): number | null {
  return clock.kind === 'none' ? null : since + clock.each + reserve
}
