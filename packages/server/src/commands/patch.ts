import type { RulesMismatch } from '@overseer/protocol'
import type { Database } from '../storage/database.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { readLog } from '../tables/log.ts'
import { checkEnd, fold, RulesMismatchProblem } from '../tables/rules-mismatch.ts'
import { readSetup } from '../tables/store.ts'
import { migrationsOf, withDatabase } from './open.ts'

interface Stored {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly result: string | null
  readonly seat: number | null // who was asked last
}

/** Plays every stored game again by today's rules and names those that differ; returns how many they are. */
export function patch(url: string, print: (line: string) => void): Promise<number> {
  return withDatabase(url, async database => {
    if ((await migrationsOf(database)).join() !== Object.keys(MIGRATIONS).join())
      throw new Error('the database is of another version; the server brings it up to date when it starts')
    let games = 0
    let differ = 0
    for await (const stored of storedGames(database)) {
      const mismatch = await mismatchOf(database, stored)
      games++
      if (mismatch === undefined) continue
      differ++
      print(`${stored.id}  ${stored.game}  ${stored.status}  ${lineOf(mismatch)}`)
    }
    print(`${games} games played again, ${differ} of them differ`)
    return differ
  })
}

/** All games that began, a few at a time. */
async function* storedGames(database: Database): AsyncGenerator<Stored> {
  let last = ''
  for (;;) {
    const page: readonly Stored[] = await database
      .selectFrom('tables')
      .leftJoin('turns', 'turns.table', 'tables.id')
      .select(['id', 'game', 'status', 'result', 'turns.seat'])
      .where('started', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(100)
      .execute()
    if (page.length === 0) return
    yield* page
    last = page.at(-1)!.id
  }
}

async function mismatchOf(
  database: Database,
  { id, status, result, seat }: Stored,
): Promise<RulesMismatch | undefined> {
  const setup = await readSetup(database, id)
  try {
    const play = await fold(setup!, await readLog(database, id))
    checkEnd(play, result === null ? null : JSON.parse(result))
    if (status === 'over' || play.asked === (seat ?? undefined)) return undefined
    return { n: play.n, rule: null, why: 'somebody else is asked', played: setup!.rulesVersion, today: null }
  } catch (error) {
    if (error instanceof RulesMismatchProblem) return error.mismatch
    throw error
  }
}

function lineOf({ n, rule, why, played, today }: RulesMismatch): string {
  const under =
    today === null || played === today ? '' : ` (began under version ${played} of the rules, today ${today})`
  return `entry ${n}: ${rule === null ? why : `forbidden by ${rule}`}${under}`
}
