import { GAMES } from '@overseer/bots/games'
import type { Database } from '../storage/database.ts'
import type { Clock } from './clock.ts'
import type { Course, Setting, Snapshot } from './course.ts'
import { readLog } from './log.ts'
import { fold, OtherRules } from './misfit.ts'

/** What a table that plays, or has been played, was set up with; undefined if there is none. */
export async function readSetting(database: Database, id: string): Promise<Setting | undefined> {
  const table = await database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (table === undefined || table.started === null) return undefined
  const chairs = await database
    .selectFrom('chairs')
    .select(['player', 'bot'])
    .where('table', '=', id)
    .orderBy('seat')
    .execute()
  return {
    id,
    game: table.game,
    rulesVersion: table.rules_version,
    options: JSON.parse(table.options),
    seed: table.seed,
    seated: chairs,
    clock: JSON.parse(table.clock) as Clock,
    started: table.started,
  }
}

/** A table as its log leaves it. Throws OtherRules if the log does not fit today's. */
export async function readCourse(database: Database, setting: Setting): Promise<Course> {
  const course = (await fromSnapshot(database, setting)) ?? fold(setting, await readLog(database, setting.id))
  await catchPauses(database, course)
  return course
}

/** Undefined if none was kept by today's rules; and one that does not fit them was a cache, no more. */
async function fromSnapshot(database: Database, setting: Setting): Promise<Course | undefined> {
  const kept = await database.selectFrom('snapshots').selectAll().where('table', '=', setting.id).executeTakeFirst()
  if (kept === undefined || kept.rules_version !== rulesToday(setting)) return undefined
  const rows = await readLog(database, setting.id, kept.n)
  try {
    return fold(setting, rows, JSON.parse(kept.course) as Snapshot)
  } catch (error) {
    if (error instanceof OtherRules) return undefined
    throw error
  }
}

/** Undefined if the game is no longer here. */
function rulesToday({ game }: Setting): number | undefined {
  return GAMES[game]?.game.rulesVersion
}

/** Time in which no server ran is nobody's; the turn says from when on it counts. */
export async function catchPauses(database: Database, course: Course): Promise<void> {
  const turn = await database
    .selectFrom('turns')
    .select(['n', 'since'])
    .where('table', '=', course.setting.id)
    .executeTakeFirst()
  if (turn !== undefined && turn.n === course.n) course.pause(turn.since - course.since)
}

/** Keeps a course, so that the next reader need not play it from its start. */
export async function keepSnapshot(database: Database, course: Course): Promise<void> {
  const snapshot = course.snapshot()
  if (snapshot === undefined) return
  const kept = { n: snapshot.n, rules_version: course.game.rulesVersion, course: JSON.stringify(snapshot) }
  await database
    .insertInto('snapshots')
    .values({ table: course.setting.id, ...kept })
    .onConflict(conflict => conflict.column('table').doUpdateSet(kept).where('snapshots.n', '<', snapshot.n))
    .execute()
}
