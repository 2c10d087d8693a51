import type { Database } from './database.ts'

/** A value that every process shares: made by the first that needs it, and kept. */
export async function sharedSetting(
  database: Database,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const kept = database.selectFrom('settings').select('value').where('name', '=', name)
  const known = await kept.executeTakeFirst()
  if (known !== undefined) return known.value
  await database
    .insertInto('settings')
    .values({ name, value: await make() })
    .onConflict(conflict => conflict.doNothing()) // another process may be as quick
    .execute()
  return (await kept.executeTakeFirstOrThrow()).value
}
