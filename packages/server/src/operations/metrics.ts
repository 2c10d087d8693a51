import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { LIVE_REFUSALS } from '@overseer/protocol'
import type { Backups } from './backups.ts'
import type { Pressure } from './pressure.ts'
import type { LiveGateway } from '../live/live-gateway.ts'
import type { BotPool } from '../tables/bot-pool.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { Journal } from '../tables/journal.ts'
import type { Keeper } from '../tables/keeper.ts'

const MS = 1000
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30]
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500]

interface Watched {
  readonly liveTables: LiveTables
  readonly journal: Journal
  readonly keeper: Keeper
  readonly gateway: LiveGateway
  readonly bots: BotPool
}

/** What is counted and timed while a process runs, as Prometheus reads it. */
export class Metrics {
  readonly registry = new Registry()
  readonly #choices = this.#counter('choices_total', 'Choices written to the log', ['by'])
  readonly #refusals = this.#counter('refusals_total', 'Messages at tables that were refused', ['kind'])
  readonly #rounds = this.#counter('rounds_total', 'Rounds made by those who look after tables and notices', ['of'])
  readonly #notices = this.#counter('notices_total', 'Turn notices', ['way', 'outcome'])
  readonly #shed = this.#counter('shed_total', 'Calls turned away because there was too much to do', [])
  readonly #backups = this.#counter('backups_total', 'Scheduled backups', ['outcome'])
  readonly #update = this.#histogram('choice_to_update_seconds', 'From a choice heard to the updates sent', QUICK)
  readonly #commit = this.#histogram('journal_commit_seconds', 'Time of one transaction of the journal', QUICK)
  readonly #batch = this.#histogram('journal_batch_lines', 'Lines in one transaction of the journal', SIZES)
  readonly #thinking = this.#histogram('bot_thinking_seconds', 'Time until a bot has answered', SLOW, ['bot'])
  readonly #lag = this.#histogram('keeper_lag_seconds', 'How late the keeper came to a table that was due', SLOW)
  readonly #requests = this.#histogram('http_request_seconds', 'Time of HTTP requests', QUICK, ['route', 'status'])

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    // What has not happened yet is there as 0: else the first time would look as if it had always been.
    for (const by of ['person', 'bot']) this.#choices.inc({ by }, 0)
    for (const kind of LIVE_REFUSALS) this.#refusals.inc({ kind }, 0)
    for (const outcome of ['made', 'failed']) this.#backups.inc({ outcome }, 0)
  }

  watch({ liveTables, journal, keeper, gateway, bots }: Watched): void {
    this.#gauge('tables_live', 'Tables in the memory of this process', () => liveTables.size)
    this.#gauge('connections', 'WebSocket connections to tables', () => gateway.connections)
    this.#gauge('bot_threads', 'Threads in which bots think', () => bots.size)
    this.#gauge('bot_questions_waiting', 'Questions that wait for a thread', () => bots.waiting)
    journal.onCommit = (lines, ms) => {
      this.#commit.observe(ms / MS)
      this.#batch.observe(lines.length)
      for (const { row } of lines)
        if (row.entry.startsWith('{"choice"')) this.#choices.inc({ by: row.player === null ? 'bot' : 'person' })
    }
    keeper.onThought = (bot, ms) => this.#thinking.observe({ bot }, ms / MS)
    keeper.onLag = ms => this.#lag.observe(Math.max(0, ms) / MS)
    keeper.onRound = () => this.#rounds.inc({ of: 'keeper' })
    gateway.onUpdate = ms => this.#update.observe(ms / MS)
    gateway.onRefusal = kind => this.#refusals.inc({ kind })
  }

  watchPressure(pressure: Pressure): void {
    this.#gauge('pressed', 'Whether there is more to do than can be done', () => (pressure.isHigh ? 1 : 0))
  }

  watchReports(waiting: () => number): void {
    this.#gauge('reports_waiting', 'Reports that wait for a moderator', waiting)
  }

  /** Something was turned away because of that. */
  shed(): void {
    this.#shed.inc()
  }

  watchBackups(backups: Backups): void {
    this.#gauge('backup_last_success_timestamp_seconds', 'When the last good backup was made', () =>
      Math.round(backups.lastGood / MS),
    )
    backups.onOutcome = outcome => this.#backups.inc({ outcome })
  }

  request(route: string, status: number, ms: number): void {
    this.#requests.observe({ route, status }, ms / MS)
  }

  notice(channel: string, outcome: 'sent' | 'failed' | 'retried' | 'dropped'): void {
    this.#notices.inc({ way: channel, outcome })
  }

  noticesRound(): void {
    this.#rounds.inc({ of: 'notices' })
  }

  close(): void {
    this.registry.clear()
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name: `overseer_${name}`, help, labelNames, registers: [this.registry] })
  }

  #histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name: `overseer_${name}`, help, buckets, labelNames, registers: [this.registry] })
  }

  #gauge(name: string, help: string, value: () => number): Gauge {
    return new Gauge({
      name: `overseer_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
  }
}
