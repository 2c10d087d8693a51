import { gameCalled } from '@overseer/bots/games'
import type { Database } from '../storage/database.ts'
import type { Clock } from './clock.ts'
import { Course, type Setting, type Snapshot } from './course.ts'
import { readLog } from './log.ts'

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

/** A table as its log leaves it. */
export async function readCourse(database: Database, setting: Setting): Promise<Course> {
  const kept = await database
    .selectFrom('snapshots')
    .selectAll()
    .where('table', '=', setting.id)
    .where('rules_version', '=', gameCalled(setting.game).game.rulesVersion)
    .executeTakeFirst()
  const course = new Course(setting, kept === undefined ? undefined : (JSON.parse(kept.course) as Snapshot))
  for (const row of await readLog(database, setting.id, course.n)) course.take(row)
  await catchPauses(database, course)
  return course
}

/** Time in which no server ran is nobody's; the turn says from when on it counts. */
async function catchPauses(database: Database, course: Course): Promise<void> {
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
