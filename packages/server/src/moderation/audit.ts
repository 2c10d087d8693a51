import type { Database } from '../storage/database.ts'
import { orderedId } from '../storage/ids.ts'

/** What people with a role do. The names are stored. */
export type Act =
  | 'rename'
  | 'ban'
  | 'unban'
  | 'mute'
  | 'unmute'
  | 'end sessions'
  | 'close table'
  | 'remove line'
  | 'settle report'
  | 'give role'
  | 'maintenance'

/** Writes a line into the audit log, in the transaction of what it tells about. */
export async function writeAudit(
  transaction: Database,
  line: { readonly actor: string; readonly act: Act; readonly subject: string; readonly details: object },
  at: number,
): Promise<void> {
  const details = JSON.stringify(line.details)
  await transaction
    .insertInto('audit')
    .values({ id: orderedId(at), at, ...line, details })
    .execute()
}
