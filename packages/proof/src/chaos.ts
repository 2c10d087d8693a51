import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CutProxy } from './cut-proxy.ts'
import { busHarms, cutHarm, databaseHarms } from './harms.ts'
import { killTest, type Outcome } from './kill-test.ts'
import { newDatabase } from './new-database.ts'
import { startServices } from './services.ts'

interface ChaosOptions {
  readonly kills: number // over all ways of running the server
  readonly tables: number
  readonly patience: number // times as long as usual, for a machine that others use too
  readonly path: string // part of the name of a way of running it; empty: all
  say(line: string): void
}

/**
 * Players play while their server is killed again and again: with its own database, with PostgreSQL, and as two
 * processes that share one. In between PostgreSQL and Redis crash and hang, and a process is cut off from one of them or from
 * both. Afterwards every choice that was acknowledged must be there, every table must go on, and every game must replay;
 * throws if not.
 */
export async function chaos({ kills, tables, patience, path, say }: ChaosOptions): Promise<ChaosFigures> {
  const services = await startServices({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'overseer-chaos-'))
  const outcomes: Outcome[] = []
  const ways: CutProxy[] = []
  try {
    const [alone, shared] = [await newDatabase(services.postgres.url), await newDatabase(services.postgres.url)]
    const embedded = `sqlite:${folder}/chaos.db`
    for (let n = 0; n < 4; n++) ways.push(await CutProxy.to(portOf(n < 2 ? services.postgres.url : services.redis.url)))
    const envs = [0, 1].map(n => ({
      DATABASE_URL: ways[n]!.url(shared),
      BUS_URL: ways[n + 2]!.url(services.redis.url),
    }))
    const cuts = [
      cutHarm('one process is cut off', [ways[0]!, ways[2]!]),
      cutHarm('one process is cut off from the database', [ways[1]!]),
      cutHarm('one process is cut off from the bus', [ways[3]!]),
    ]
    const paths = [
      { name: 'embedded', share: 0.3, database: embedded, envs: [{ DATABASE_URL: embedded }], harms: [] },
      {
        name: 'PostgreSQL',
        share: 0.3,
        database: alone,
        envs: [{ DATABASE_URL: alone }],
        harms: databaseHarms(services),
      },
      {
        name: 'two processes',
        share: 0.4,
        database: shared,
        envs,
        harms: [...databaseHarms(services), ...busHarms(services), ...cuts],
      },
    ]
    const gone = paths.filter(({ name }) => name.includes(path))
    const whole = gone.reduce((sum, { share }) => sum + share, 0)
    for (const { share, ...one } of gone) {
      const mine = Math.max(Math.round((kills * share) / whole), 2 * one.harms.length) // everything happens, if only once
      const outcome = await killTest({ ...one, tables, patience, kills: mine })
      say(tell(outcome))
      outcomes.push(outcome)
    }
  } finally {
    for (const way of ways) way.close()
    await services.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const all = (of: (outcome: Outcome) => number): number => outcomes.reduce((sum, outcome) => sum + of(outcome), 0)
  const harms = all(one => Object.values(one.harms).reduce((sum, n) => sum + n, 0))
  const sums = { kills: all(one => one.kills), harms, acknowledged: all(one => one.acknowledged), lost: 0 as const }
  say(`${sums.kills} kills, ${harms} other harms, ${sums.acknowledged} choices acknowledged, nothing lost`)
  return { ...sums, paths: outcomes.map(figuresOf) }
}

/** What came of it; times in ms. */
interface ChaosFigures {
  readonly kills: number
  readonly harms: number
  readonly acknowledged: number
  readonly lost: 0 // it throws if something was
  readonly paths: readonly object[]
}

function figuresOf({ start, away, ...counts }: Outcome): object {
  return { ...counts, startMedian: median(start), awayMedian: median(away), awayLongest: Math.max(...away) }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function tell({
  name,
  kills: killed,
  harms,
  acknowledged,
  unanswered,
  resumed,
  whole,
  over,
  ...durations
}: Outcome): string {
  return [
    `${name}: killed ${killed} times; ${acknowledged} choices acknowledged, all there; ${unanswered} left unanswered`,
    `  came back ${resumed} times by number and ${whole} times with a whole sight; ${over} games ended, all replay`,
    ...Object.entries(harms).map(([harm, times]) => `  ${harm}: ${times} times`),
    `  start of a process: median ${ms(durations.start)}; from harm to everybody back: median ${ms(durations.away)}, longest ${ms(Math.max(...durations.away))}`,
  ].join('\n')
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

function ms(times: readonly number[] | number): string {
  return `${Math.round(typeof times === 'number' ? times : median(times))} ms`
}
