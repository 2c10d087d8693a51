import type { RulesMismatch } from '@overseer/protocol'
import type { Logger } from 'pino'
import type { Database } from '../storage/database.ts'
import type { TablePlay } from './table-play.ts'
import { readLog } from './log.ts'
import { fold, RulesMismatchProblem } from './rules-mismatch.ts'
import { readSetup } from './store.ts'

/** A table whose log does not fit today's rules rests, and says why. Nothing of it is lost. */
export async function markUnplayable(database: Database, table: string, mismatch: RulesMismatch): Promise<void> {
  await database
    .updateTable('tables')
    .set({ status: 'unplayable', misfit: JSON.stringify(mismatch) })
    .where('id', '=', table)
    .where('status', '=', 'playing')
    .execute()
  await database.updateTable('turns').set({ due: null }).where('table', '=', table).execute()
}

/** Lets unplayable tables play on, if the rules of this version of the program fit them again. */
export async function resumeTables(database: Database, log: Logger, now: number): Promise<void> {
  const resting = await database.selectFrom('tables').select('id').where('status', '=', 'unplayable').execute()
  for (const { id } of resting) {
    const play = await playable(database, id)
    if (play === undefined) continue
    play.pause(now - play.since) // nobody's time ran while it rested
    if (await resume(database, id, play)) log.info({ table: id }, 'a table plays on')
  }
}

/** False if another process was faster: somebody may have played there since. */
function resume(database: Database, id: string, { n, asked, since, due }: TablePlay): Promise<boolean> {
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

async function playable(database: Database, id: string): Promise<TablePlay | undefined> {
  const setup = await readSetup(database, id)
  if (setup === undefined) return undefined
  try {
    return await fold(setup, await readLog(database, id))
  } catch (error) {
    if (error instanceof RulesMismatchProblem) return undefined
    throw error
  }
}
