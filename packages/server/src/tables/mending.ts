import type { Logger } from 'pino'
import type { Database } from '../storage/database.ts'
import type { Course } from './course.ts'
import { readLog } from './log.ts'
import { fold, type Misfit, OtherRules } from './misfit.ts'
import { readSetting } from './store.ts'

/** A table whose log does not fit today's rules rests, and says why. Nothing of it is lost. */
export async function rest(database: Database, table: string, misfit: Misfit): Promise<void> {
  await database
    .updateTable('tables')
    .set({ status: 'unplayable', misfit: JSON.stringify(misfit) })
    .where('id', '=', table)
    .where('status', '=', 'playing')
    .execute()
  await database.updateTable('turns').set({ due: null }).where('table', '=', table).execute()
}

/** Lets tables that rest play on, if the rules of this version of the program fit them again. */
export async function wakeTables(database: Database, log: Logger, now: number): Promise<void> {
  const resting = await database.selectFrom('tables').select('id').where('status', '=', 'unplayable').execute()
  for (const { id } of resting) {
    const course = await fits(database, id)
    if (course === undefined) continue
    course.pause(now - course.since) // nobody's time ran while it rested
    if (await wake(database, id, course)) log.info({ table: id }, 'a table plays on')
  }
}

/** False if another process was faster: somebody may have played there since. */
function wake(database: Database, id: string, { n, asked, since, due }: Course): Promise<boolean> {
  return database.transaction().execute(async transaction => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({ status: 'playing', misfit: null })
      .where('id', '=', id)
      .where('status', '=', 'unplayable')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction
      .updateTable('turns')
      .set({ n, seat: asked ?? null, since, due })
      .where('table', '=', id)
      .execute()
    return true
  })
}

async function fits(database: Database, id: string): Promise<Course | undefined> {
  const setting = await readSetting(database, id)
  if (setting === undefined) return undefined
  try {
    return fold(setting, await readLog(database, id))
  } catch (error) {
    if (error instanceof OtherRules) return undefined
    throw error
  }
}
