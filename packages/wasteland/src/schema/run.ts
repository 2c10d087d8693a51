import { once } from '@overseer/kernel'
import * as z from 'zod'
import type { ResultsAt, TaskAt } from '../content/cards/addresses.ts'
import { ENCOUNTER_DECKS } from '../content/terms.ts'
import { cardNumber, count, node, seat } from './choice.ts'

/** The shape of a card being carried out. */

const index = z.number().int().min(0).max(99)
const inner = z.union([index, z.enum(['yes', 'no', 'results'])])

export const taskAt = once(
  (): z.ZodType<TaskAt> =>
    z.union([
      z.tuple([z.enum(['options', 'objectives', 'standing']), index]),
      z.tuple([z.literal('objectives'), index, z.literal('count')]),
    ]),
)

export const resultsAt = once(
  (): z.ZodType<ResultsAt> =>
    z.union([
      z.tuple([z.enum(['onDraw', 'onStage', 'roundEnd'])], inner),
      z.tuple([z.literal('options'), index, z.enum(['success', 'fail'])], inner),
      z.tuple([z.literal('objectives'), index, z.enum(['results', 'fail'])], inner),
      z.tuple([z.literal('objectives'), index, z.literal('count'), z.enum(['results', 'fail'])], inner),
      z.tuple([z.literal('standing'), index, z.literal('results')], inner),
    ]),
)

export const run = once(() =>
  z.strictObject({
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
  }),
)

export const taskRef = once(() => z.strictObject({ run: run(), path: taskAt(), at: count }))

export const due = once(() => z.strictObject({ seat, card: cardNumber, objective: count, count: z.boolean() }))
