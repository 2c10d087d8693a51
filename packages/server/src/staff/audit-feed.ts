import type { Logger } from 'pino'
import { hangUp } from '../accounts/signed-out.ts'
import type { Bus } from '../bus/bus.ts'
import type { LiveGateway } from '../live/live-gateway.ts'
import type { StandingOrders } from '../moderation/standing-orders.ts'
import type { Database } from '../storage/database.ts'
import type { AuditRow } from '../storage/schema.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { openReports } from './case-files.ts'
import { type Maintenance, readMaintenance } from './maintenance.ts'

const LOOKS_EVERY = 1000
const LAST = 100 // lines; nobody is faster than that

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly liveTables: LiveTables
  readonly gateway: LiveGateway
  readonly orders: StandingOrders
  readonly log: Logger
}

/**
 * Reads the audit log and does at this process what follows from it: closes connections and tables, takes lines away,
 * tells of maintenance. So it does not matter who acted where: a page, another process, or a command line.
 */
export class AuditFeed {
  readonly #deps: Dependencies
  readonly #seen = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: Promise<void> = Promise.resolve()
  #closed = false
  #reports = 0

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** How many reports wait for a moderator. */
  get reportsWaiting(): number {
    return this.#reports
  }

  /** What happened before is done; from now on we follow. */
  async begin(): Promise<void> {
    for (const { id } of await this.#last()) this.#seen.add(id)
    await this.#reload()
    this.#again()
  }

  /** Looks now: whoever acted here need not wait. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#read()).catch((error: unknown) => this.#complain(error))
    return this.#looking
  }

  #again(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.look().then(() => this.#again()), LOOKS_EVERY).unref()
  }

  async #read(): Promise<void> {
    this.#reports = await openReports(this.#deps.database)
    const fresh = (await this.#last()).filter(({ id }) => !this.#seen.has(id)).reverse()
    if (fresh.length === 0 || this.#closed) return
    await this.#reload()
    for (const line of fresh) {
      this.#seen.add(line.id)
      await this.#follow(line).catch((error: unknown) => this.#complain(error))
    }
    for (const id of [...this.#seen].slice(0, -2 * LAST)) this.#seen.delete(id)
  }

  #last(): Promise<AuditRow[]> {
    return this.#deps.database.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(LAST).execute()
  }

  /** What holds now, whatever we missed. */
  async #reload(): Promise<void> {
    const { database, orders } = this.#deps
    await orders.reload()
    this.#announce(await readMaintenance(database))
  }

  #announce(notice: Maintenance | null): void {
    const { orders, gateway } = this.#deps
    if (JSON.stringify(orders.maintenance) === JSON.stringify(notice)) return
    orders.maintenance = notice
    gateway.tellEverybody({ is: 'maintenance', notice })
  }

  async #follow({ act, subject, details }: AuditRow): Promise<void> {
    const { bus, gateway, liveTables } = this.#deps
    if (act === 'ban' || act === 'end sessions') hangUp(bus, { player: subject })
    if (act === 'close table') {
      await liveTables.refreshOne(subject)
      await gateway.showAgain(subject)
    }
    if (act === 'remove line') {
      const { table } = JSON.parse(details) as { table: string }
      gateway.tellCrowd(table, { is: 'unsaid', message: subject })
    }
  }

  #complain(error: unknown): void {
    if (!this.#closed) this.#deps.log.error({ err: error }, 'the audit log could not be followed')
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#looking
  }
}
