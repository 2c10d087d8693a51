import { GAMES } from '@overseer/games/wordless'
import type { Clock } from '@overseer/protocol'
import type { Database } from '../storage/database.ts'
import type { TablePlay, TableSetup, Snapshot } from './table-play.ts'
import { readLog } from './log.ts'
import { fold, RulesMismatchProblem } from './rules-mismatch.ts'

const REPLAYED_AT_MOST = 200 // rows, for somebody who only missed a few

/** What a table that plays, or has been played, was set up with; undefined if there is none. */
export async function readSetup(database: Database, id: string): Promise<TableSetup | undefined> {
  const table = await database.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (table === undefined || table.started === null) return undefined
  const chairs = await database
    .selectFrom('chairs')
    .select(['player', 'bot', 'nonce'])
    .where('table', '=', id)
    .orderBy('seat')
    .execute()
  return {
    id,
    host: table.host,
    game: table.game,
    rulesVersion: table.rules_version,
    options: JSON.parse(table.options),
    seed: table.dealt ?? table.seed,
    secret: table.fair === 1 ? null : table.seed,
    seated: chairs,
    clock: JSON.parse(table.clock) as Clock,
    rated: table.rated === 1,
    started: table.started,
  }
}

/** A table as its log leaves it. Throws RulesMismatchProblem if the log does not fit today's. */
export async function readPlay(database: Database, setup: TableSetup): Promise<TablePlay> {
  const play = (await fromSnapshot(database, setup)) ?? (await fold(setup, await readLog(database, setup.id)))
  await catchPauses(database, play)
  return play
}

/** A table as it stood at a version of some rows ago; undefined if it would take long to find out. */
export async function readPlayAt(database: Database, setup: TableSetup, n: number): Promise<TablePlay | undefined> {
  const kept = await keptSnapshot(database, setup)
  if (kept !== undefined && kept.n > n) return undefined
  const rows = await readLog(database, setup.id, kept?.n ?? 0)
  const until = rows.filter(row => row.n <= n)
  return until.length > REPLAYED_AT_MOST ? undefined : fold(setup, until, kept)
}

/** The last snapshot, if it was kept by today's rules. */
async function keptSnapshot(database: Database, setup: TableSetup): Promise<Snapshot | undefined> {
  const kept = await database.selectFrom('snapshots').selectAll().where('table', '=', setup.id).executeTakeFirst()
  return kept?.rules_version === rulesToday(setup) ? (JSON.parse(kept!.course) as Snapshot) : undefined
}

/** Undefined if none was kept by today's rules; and one that does not fit them was a cache, no more. */
async function fromSnapshot(database: Database, setup: TableSetup): Promise<TablePlay | undefined> {
  const kept = await keptSnapshot(database, setup)
  if (kept === undefined) return undefined
  const rows = await readLog(database, setup.id, kept.n)
  try {
    return await fold(setup, rows, kept)
  } catch (error) {
    if (error instanceof RulesMismatchProblem) return undefined
    throw error
  }
}

/** Undefined if the game is no longer here. */
function rulesToday({ game }: TableSetup): number | undefined {
  return GAMES[game]?.game.rulesVersion
}

/** Time in which no server ran is nobody's; the turn says from when on it counts. */
export async function catchPauses(database: Database, play: TablePlay): Promise<void> {
  const turn = await database
    .selectFrom('turns')
    .select(['n', 'since'])
    .where('table', '=', play.setup.id)
    .executeTakeFirst()
  if (turn !== undefined && turn.n === play.n) play.pause(turn.since - play.since)
}

/** Keeps a table as it stands, so that the next reader need not play it from its start. */
export async function keepSnapshot(database: Database, play: TablePlay): Promise<void> {
  const snapshot = play.snapshot()
  if (snapshot === undefined) return
  const kept = { n: snapshot.n, rules_version: play.game.rulesVersion, course: JSON.stringify(snapshot) }
  await database
    .insertInto('snapshots')
    .values({ table: play.setup.id, ...kept })
    .onConflict(conflict => conflict.column('table').doUpdateSet(kept).where('snapshots.n', '<', snapshot.n))
    .execute()
}
