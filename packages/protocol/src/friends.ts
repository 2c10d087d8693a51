import * as z from 'zod'
import { playerSchema } from './players.ts'
import { tableSchema } from './tables.ts'
import type { Wire } from './wire.ts'

/** Friends as the API tells somebody of their own. */

const friendSchema = z
  .object({
    player: playerSchema,
    mutual: z.boolean().describe('Whether they remember you too'),
    here: z.boolean().describe('Whether they are in the lobby or at a table; told of friends on both sides only'),
  })
  .meta({ id: 'Friend' })
export type Friend = Wire<typeof friendSchema>

const invitationSchema = z.object({ table: tableSchema, by: playerSchema, at: z.number() }).meta({ id: 'Invitation' })
export type Invitation = Wire<typeof invitationSchema>

export const companySchema = z.object({
  friends: z.array(friendSchema).describe('Whom you remember; those who are here first'),
  asks: z.array(playerSchema).describe('Who remembers you after a game together, and whom you do not remember yet'),
  recent: z.array(playerSchema).describe('Others you played with last'),
  invitations: z.array(invitationSchema).describe('Tables that friends call you to, the latest first'),
  declined: z
    .array(z.object({ table: z.string(), player: z.string() }))
    .describe('Whom you called to a table that still waits, and who does not come now'),
  hidden: z.boolean().describe('Whether you keep to yourself that you are here'),
})
export type Company = Wire<typeof companySchema>
