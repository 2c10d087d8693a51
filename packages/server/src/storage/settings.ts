import type { Database } from './database.ts'

/** A value that every process shares: made by the first that needs it, and kept. */
export async function sharedSetting(database: Database, name: string, make: () => string): Promise<string> {
  await database
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
