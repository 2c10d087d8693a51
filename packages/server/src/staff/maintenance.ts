import { maintenanceSchema } from '@overseer/protocol/schemas'
import type * as z from 'zod'
import type { Database } from '../storage/database.ts'

const NAME = 'maintenance'

export type Maintenance = z.infer<typeof maintenanceSchema>

/** What is announced now; null: nothing. */
export async function readMaintenance(database: Database): Promise<Maintenance | null> {
  const row = await database.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
  return row === undefined ? null : maintenanceSchema.parse(JSON.parse(row.value))
}

export async function setMaintenance(database: Database, notice: Maintenance | null): Promise<void> {
  await database.deleteFrom('settings').where('name', '=', NAME).execute()
  if (notice !== null)
    await database
      .insertInto('settings')
      .values({ name: NAME, value: JSON.stringify(notice) })
      .execute()
}
