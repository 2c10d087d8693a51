import * as z from 'zod'
import { playerSchema } from './players.ts'
import type { Wire } from './wire.ts'

/** What people may do about each other, and what moderators see and do. */

/** Somebody one does not want to read, or to meet. */
export const blockSchema = z.object({ player: playerSchema, how: z.enum(['mute', 'block']), since: z.number() })
export type Block = Wire<typeof blockSchema>

export const roleSchema = z.enum(['moderator', 'admin'])
export type Role = Wire<typeof roleSchema>

/** Something somebody may not do for a while. */
const sanctionSchema = z.object({
  kind: z.enum(['ban', 'mute']),
  reason: z.string(),
  since: z.number(),
  until: z.number().nullable().describe('null: for good'),
  lifted: z.number().nullable(),
})
export type Sanction = Wire<typeof sanctionSchema>

/** A player as moderators see them. */
export const caseSchema = z.object({
  player: playerSchema,
  role: roleSchema.nullable(),
  created: z.number(),
  seen: z.number(),
  sanctions: z.array(sanctionSchema).describe('The latest first'),
})
export type Case = Wire<typeof caseSchema>

/** Everything a moderator may know of somebody. */
export const caseFileSchema = caseSchema.extend({
  sessions: z.array(z.object({ agent: z.string(), created: z.number(), seen: z.number() })),
  tables: z.array(z.object({ id: z.string(), game: z.string(), status: z.string() })).describe('Where they sit now'),
  lines: z
    .array(z.object({ id: z.string(), table: z.string(), text: z.string(), at: z.number() }))
    .describe('What they said last, the latest first'),
})
export type CaseFile = Wire<typeof caseFileSchema>

export const reportSchema = z.object({
  id: z.string(),
  kind: z.enum(['person', 'name', 'line']),
  by: playerSchema.nullable().describe('null: the account is deleted'),
  about: playerSchema,
  table: z.string().nullable(),
  line: z.string().nullable(),
  quoted: z.string().describe('The name or the line as it was then'),
  text: z.string(),
  at: z.number(),
  settled: z.number().nullable(),
  outcome: z.string().nullable(),
})
export type Report = Wire<typeof reportSchema>

export const auditSchema = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.string(),
  actorName: z.string().nullable(),
  act: z.string(),
  subject: z.string(),
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditLine = Wire<typeof auditSchema>

/** When the server is looked after, and what is said about it. */
export const maintenanceSchema = z.object({
  from: z.number(),
  until: z.number().nullable().describe('null: nobody knows yet'),
  text: z.string().describe('The operator’s own words; may be empty'),
})
export type Maintenance = Wire<typeof maintenanceSchema>
