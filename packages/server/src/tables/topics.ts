import type { Outgoing } from '@overseer/protocol'
import { type Topic, topic } from '../bus/bus.ts'
import type { LogRow } from '../storage/schema.ts'

/** What processes tell each other about a table. */

/** A row was written to its log. */
export const rowTopic = (table: string): Topic<{ readonly row: LogRow }> => topic(`table ${table}`)

/** Who sits there, or whether it plays, has changed: whoever shows it looks again. */
export const roomTopic = (table: string): Topic<object> => topic(`room ${table}`)

/** Something for everybody who is connected to it, playing or not. */
export const crowdTopic = (table: string): Topic<Outgoing> => topic(`crowd ${table}`)
