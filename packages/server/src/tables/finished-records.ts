import type { FinishedGame, TableInfo } from '@overseer/protocol'
import type { Database } from '../storage/database.ts'
import { fairnessOf } from './bot-choices.ts'
import { readLog } from './log.ts'
import { checkEnd, fold } from './rules-mismatch.ts'
import type { TableSetup } from './table-play.ts'
import { ToldOnce } from './told-once.ts'

/** The records of games that are over, with what shows that they were fair. Each is played once more to be sure of its end. */
export class FinishedRecords {
  readonly #database: Database
  readonly #told = new ToldOnce<FinishedGame>()

  constructor(database: Database) {
    this.#database = database
  }

  of(setup: TableSetup, info: Pick<TableInfo, 'commitment' | 'result'>): Promise<FinishedGame> {
    const key = `${setup.id} ${JSON.stringify(info.result)}` // what was told holds for this end only
    return this.#told.get(key, () => this.#tell(setup, info))
  }

  async #tell(
    setup: TableSetup,
    { commitment, result }: Pick<TableInfo, 'commitment' | 'result'>,
  ): Promise<FinishedGame> {
    const log = await readLog(this.#database, setup.id)
    const play = await fold(setup, log)
    checkEnd(play, result)
    return { record: play.match.record, commitment, result, fair: fairnessOf(setup, log) }
  }
}
