// `npm run chaos`: players play while their server is killed again and again, with its own database, with PostgreSQL, and
// as two processes that share one. Afterwards every choice that was acknowledged must be there, every table must go on,
// and every game must replay. `--kills N` (200 in all), `--tables N`, `--path embedded` for one of them.
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Outcome, torment } from './proof/torment.ts'
import { newDatabase } from './proof/database.ts'
import { startServices } from './services.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '16' },
    path: { type: 'string', default: '' },
  },
})
const kills = Number(values.kills)
const tables = Number(values.tables)

const services = await startServices({ durable: true })
const folder = mkdtempSync(join(tmpdir(), 'overseer-chaos-'))
const outcomes: Outcome[] = []
try {
  const shared = { BUS_URL: services.redis }
  const paths = [
    { name: 'embedded', processes: 1, share: 0.4, env: { DATABASE_URL: `sqlite:${folder}/chaos.db` } },
    { name: 'PostgreSQL', processes: 1, share: 0.4, env: { DATABASE_URL: await newDatabase(services.postgres) } },
    {
      name: 'two processes',
      processes: 2,
      share: 0.2,
      env: { DATABASE_URL: await newDatabase(services.postgres), ...shared },
    },
  ]
  const gone = paths.filter(({ name }) => name.includes(values.path))
  const whole = gone.reduce((sum, { share }) => sum + share, 0)
  for (const { name, processes, share, env } of gone) {
    const outcome = await torment({ name, processes, env, tables, kills: Math.round((kills * share) / whole) })
    console.log(tell(outcome))
    outcomes.push(outcome)
  }
} finally {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
}
const all = (of: (outcome: Outcome) => number): number => outcomes.reduce((sum, outcome) => sum + of(outcome), 0)
console.log(`${all(one => one.kills)} kills, ${all(one => one.acknowledged)} choices acknowledged, nothing lost`)

function tell({ name, kills: killed, acknowledged, unanswered, resumed, whole, over, ...times }: Outcome): string {
  return [
    `${name}: killed ${killed} times; ${acknowledged} choices acknowledged, all there; ${unanswered} left unanswered`,
    `  came back ${resumed} times by number and ${whole} times with a whole sight; ${over} games ended, all replay`,
    `  start of a process: median ${ms(times.start)}; from a kill to everybody back: median ${ms(times.away)}, longest ${ms(Math.max(...times.away))}`,
  ].join('\n')
}

function ms(times: readonly number[] | number): string {
  const time = typeof times === 'number' ? times : times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
  return `${Math.round(time)} ms`
}
