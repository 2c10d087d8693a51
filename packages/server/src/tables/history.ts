import { type Onlooker, playback } from '@overseer/kernel'
import { type EventFrames, eventFramesOf, type History } from '@overseer/protocol'
import type { Database } from '../storage/database.ts'
import { choicesIn, readLog } from './log.ts'
import { Slices } from './slices.ts'
import { gameOf, recordOf, type TableSetup } from './table-play.ts'
import { ToldOnce } from './told-once.ts'

/**
 * What people may know of how tables came to be as they are. Telling it plays the whole game again: one at a time, in
 * slices, and for each version and onlooker once.
 */
export class Histories {
  readonly #database: Database
  readonly #told = new ToldOnce<History>()

  constructor(database: Database) {
    this.#database = database
  }

  /** As it was at a moment; without one, as it is. */
  async of(setup: TableSetup, onlooker: Onlooker, until = Infinity): Promise<History> {
    const v = await this.#versionAt(setup.id, until)
    const key = `${setup.id} ${gameOf(setup).openInformation ? '' : onlooker} ${v}`
    return this.#told.get(key, () => tell(this.#database, setup, onlooker, v))
  }

  async #versionAt(table: string, until: number): Promise<number> {
    const { n } = await this.#database
      .selectFrom('log')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('table', '=', table)
      .$if(Number.isFinite(until), query => query.where('at', '<=', until))
      .executeTakeFirstOrThrow()
    return n ?? 0
  }
}

async function tell(database: Database, setup: TableSetup, onlooker: Onlooker, v: number): Promise<History> {
  const rows = (await readLog(database, setup.id)).filter(({ n }) => n <= v)
  const told: EventFrames[] = []
  let first: unknown
  let last: unknown // as far as it is told
  const slices = new Slices()
  for (const { n, frames, view } of playback(gameOf(setup), recordOf(setup, choicesIn(rows)), onlooker)) {
    if (n === 0) first = last = view
    else told.push(eventFramesOf(last, frames))
    last = frames.at(-1)?.view ?? last
    await slices.rest()
  }
  return { v, view: first, told }
}
