import type { Maintenance } from '@overseer/protocol'
import { Problem } from '../http/problem.ts'
import type { Database } from '../storage/database.ts'
import type { SanctionRow } from '../storage/schema.ts'

/**
 * What holds at this process until further notice: who is banned or muted, and whether something new may begin. In memory,
 * because every request asks; whoever changes it makes us read it again.
 */
export class StandingOrders {
  readonly #database: Database
  readonly #now: () => number
  #sanctions: ReadonlyMap<string, readonly SanctionRow[]> = new Map()
  maintenance: Maintenance | null = null

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  async reload(): Promise<void> {
    const rows = await this.#database
      .selectFrom('sanctions')
      .selectAll()
      .where('lifted', 'is', null)
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', this.#now())]))
      .execute()
    this.#sanctions = Map.groupBy(rows, ({ player }) => player)
  }

  /** The sanction of a kind that holds for somebody now; the one that lasts longest. */
  on(player: string, kind: SanctionRow['kind']): SanctionRow | undefined {
    const all = this.#sanctions.get(player) ?? []
    const end = ({ until }: SanctionRow): number => until ?? Infinity
    return all.filter(one => one.kind === kind && end(one) > this.#now()).toSorted((a, b) => end(b) - end(a))[0]
  }

  /** Refuses whoever is banned, and says until when and why. */
  admit(player: string): void {
    const ban = this.on(player, 'ban')
    if (ban === undefined) return
    const { until, reason } = ban
    throw new Problem(403, 'banned', 'This account is banned.', undefined, { until, reason })
  }

  /** Refuses what would begin something new while the server is looked after. */
  mayBegin(): void {
    const { maintenance: notice } = this
    if (notice === null || notice.from > this.#now()) return
    const { until, text: reason } = notice
    throw new Problem(503, 'maintenance', 'The server is being looked after.', undefined, { until, reason })
  }
}
