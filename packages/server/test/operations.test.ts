import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeLog, type Server } from '@overseer/server'
import { metric, Person, type Seat, testServer } from './helper.ts'

async function server(env: Record<string, string> = {}, lines?: string[]): Promise<Server> {
  const log = lines && makeLog(env.LOG_LEVEL ?? 'info', { write: line => lines.push(line) })
  const one = await testServer(env, undefined, log)
  onTestFinished(() => one.close().catch(() => undefined))
  return one
}

const withBot = { game: 'shelter', chairs: [{ person: true }, { bot: 'random' }] }

/** Somebody at a table against a bot, asked for a choice. */
async function asked({ url }: Server): Promise<Seat> {
  const ann = await Person.guest(url, 'Ann')
  const { id } = await ann.post<{ id: string }>('/api/tables', withBot)
  const seat = await ann.open(id)
  await seat.until(() => (seat.sight?.choices.length ?? 0) > 0)
  return seat
}

describe('metrics', () => {
  test('count choices, refusals, connections and tables, and time the way from choice to update', async () => {
    const one = await server()
    const seat = await asked(one)
    await seat.choose(seat.sight!.choices[0])
    await seat.choose({ nonsense: true })
    await seat.until(() => seat.version >= 2) // the bot has answered
    const text = await (await fetch(`${one.url}/metrics`)).text()
    const value = (name: string): number => Number(new RegExp(`^${escape(name)} (.+)$`, 'm').exec(text)?.[1])
    expect(value('overseer_choices_total{by="person"}')).toBe(1)
    expect(value('overseer_choices_total{by="bot"}')).toBeGreaterThan(0)
    expect(value('overseer_tables_live')).toBe(1)
    expect(value('overseer_connections')).toBe(1)
    expect(value('overseer_choice_to_update_seconds_count')).toBe(1)
    expect(value('overseer_journal_batch_lines_sum')).toBeGreaterThan(1)
    expect(value('overseer_bot_thinking_seconds_count{bot="random"}')).toBeGreaterThan(0)
    expect(value('overseer_keeper_lag_seconds_count')).toBeGreaterThan(0)
    expect(text).toMatch(/^overseer_refusals_total\{kind="(bad|stale|notAsked)"\} 1$/m)
    expect(text).toContain('overseer_http_request_seconds_count{route="/api/tables",status="200"} 1')
    expect(text).toContain('process_cpu_seconds_total')
  })

  test('are for this machine alone where there is none: not for whoever comes through a proxy', async () => {
    const { url } = await server({ TRUST_PROXY: '1' })
    const status = async (headers: Record<string, string> = {}): Promise<number> =>
      (await fetch(`${url}/metrics`, { headers })).status
    expect(await status()).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect([header, await status({ [header]: '203.0.113.7' })]).toEqual([header, 401])
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(401)
  })

  test('are for those who know the token, where there is one', async () => {
    const { url } = await server({ METRICS_TOKEN: 'a-token-of-some-length' })
    const status = async (authorization?: string): Promise<number> =>
      (await fetch(`${url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })).status
    expect(await status()).toBe(401)
    expect(await status('Bearer another-token-of-some-length')).toBe(401)
    expect(await status('Bearer a-token-of-some-length')).toBe(200)
  })
})

describe('what watches over it', () => {
  const deployed = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
  const NAMED = /\b(overseer|process|nodejs)_\w+/g

  test.each(['prometheus/overseer.rules.yml', 'grafana/overseer.json'])(
    '%s names only metrics that there are',
    async file => {
      const one = await server()
      const text = await (await fetch(`${one.url}/metrics`)).text()
      const known = new Map(Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name, type]) => [name!, type!]))
      const named = new Set(Array.from(deployed(file).matchAll(NAMED), ([name]) => name))
      expect(named.size).toBeGreaterThan(10)
      for (const name of named) {
        const base = name.replace(/_(bucket|sum|count)$/, '')
        expect(known.get(name) ?? (known.get(base) === 'histogram' ? 'histogram' : undefined), name).toBeDefined()
      }
    },
  )

  test('alerts fire where they should, and nowhere else', ({ skip }) => {
    const folder = fileURLToPath(new URL('../../../deploy/prometheus', import.meta.url))
    const { error, status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'overseer.rules.test.yml'], {
      cwd: folder,
      encoding: 'utf8',
    })
    skip(error !== undefined, 'promtool is not installed here')
    expect(status, stdout + stderr).toBe(0)
  })

  test('where nobody wants backups, none is overdue', async () => {
    const one = await server()
    const text = await (await fetch(`${one.url}/metrics`)).text()
    expect(text).toMatch(/^overseer_backup_last_success_timestamp_seconds NaN$/im)
    expect(text).toContain('overseer_refusals_total{kind="trouble"} 0')
  })

  test('every metric of ours is shown on the dashboard', async () => {
    const one = await server()
    const text = await (await fetch(`${one.url}/metrics`)).text()
    const ours = Array.from(text.matchAll(/^# TYPE (overseer_\w+) /gm), ([, name]) => name!)
    const board = deployed('grafana/overseer.json')
    expect(ours.filter(name => !board.includes(name))).toEqual([])
  })

  interface Board {
    readonly uid: string
    readonly title: string
    readonly schemaVersion: number
    readonly time: { readonly from: string; readonly to: string }
    readonly templating: { readonly list: readonly { name: string; type: string; query: string }[] }
    readonly panels: readonly {
      readonly id: number
      readonly type: string
      readonly title: string
      readonly datasource: { readonly type: string; readonly uid: string }
      readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
      readonly fieldConfig: { readonly defaults: { readonly unit?: string }; readonly overrides: readonly unknown[] }
      readonly targets: readonly { readonly refId: string; readonly expr: string; readonly legendFormat?: string }[]
    }[]
  }

  test('the dashboard has what Grafana asks of one: panels that know their source, and none over another', () => {
    const board = JSON.parse(deployed('grafana/overseer.json')) as Board
    expect(board.uid).toMatch(/^[\w-]{1,40}$/)
    expect(board.schemaVersion).toBeGreaterThanOrEqual(36) // from there on a panel names its source by type and uid
    const [source] = board.templating.list
    expect(board.templating.list).toHaveLength(1)
    expect(source).toMatchObject({ type: 'datasource', query: 'prometheus' })
    expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length)
    const taken = new Set<string>()
    for (const { id, type, title, datasource, gridPos, fieldConfig, targets } of board.panels) {
      expect(Number.isInteger(id) && id > 0, title).toBe(true)
      expect(['timeseries', 'stat', 'table']).toContain(type)
      expect(title).not.toBe('')
      expect(datasource, title).toEqual({ type: 'prometheus', uid: `\${${source!.name}}` })
      expect([gridPos.x >= 0, gridPos.x + gridPos.w <= 24, gridPos.h > 0], title).toEqual([true, true, true])
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(taken.has(`${x} ${y}`), title).toBe(false)
          taken.add(`${x} ${y}`)
        }
      expect(fieldConfig.overrides, title).toBeInstanceOf(Array)
      expect(targets.length).toBeGreaterThan(0)
      expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length)
    }
  })

  test('every query of the dashboard is about a metric of ours, and by labels that it has', async () => {
    const one = await server()
    const seat = await asked(one)
    await seat.choose(seat.sight!.choices[0])
    await seat.until(() => seat.version >= 2)
    const text = await (await fetch(`${one.url}/metrics`)).text()
    const labels = new Map<string, Set<string>>()
    for (const [, name, said = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm))
      labels.set(
        name!,
        new Set([...(labels.get(name!) ?? []), ...Array.from(said.matchAll(/(\w+)="/g), one => one[1]!)]),
      )
    const { panels } = JSON.parse(deployed('grafana/overseer.json')) as Board
    for (const { expr, legendFormat = '' } of panels.flatMap(({ targets }) => targets)) {
      const metrics = Array.from(expr.matchAll(NAMED), ([name]) => name)
      expect(metrics.length, expr).toBeGreaterThan(0)
      const by = Array.from(expr.matchAll(/by \(([^)]+)\)/g), ([, list]) => list!.split(/,\s*/)).flat()
      for (const metric of metrics) {
        if (metric === 'overseer_notices_total') continue // of which there is no line before the first notice
        expect(labels.has(metric), metric).toBe(true)
        for (const label of by) expect(labels.get(metric), `${metric} by ${label}`).toContain(label)
      }
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect([...by, 'instance'], expr).toContain(label)
    }
  })
})

describe('too much to do', () => {
  test('newcomers and strangers are asked to wait; whoever plays goes on', async () => {
    const one = await server()
    const seat = await asked(one)
    const ann = await Person.guest(one.url, 'Ann')
    one.pressure.force(true)
    const refused = await fetch(`${one.url}/api/tables`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await ann.call('POST', '/api/tables', withBot)).status).toBe(503)
    expect((await new Person(one.url).call('POST', '/api/guest', {})).status).toBe(503)
    expect((await ann.call('GET', '/api/my/tables')).status).toBe(200)
    expect((await new Person(one.url).call('GET', '/api/me')).status).toBe(200)
    expect((await seat.choose(seat.sight!.choices[0])).is).toBe('done')
    expect(await metric(one.url, 'overseer_pressed')).toBe(1)
    expect(await metric(one.url, 'overseer_shed_total')).toBe(3)
    one.pressure.force(false)
    expect((await fetch(`${one.url}/api/tables`)).status).toBe(200)
  })
})

describe('the log', () => {
  test('has a line for each request, with an id that the answer carries too', async () => {
    const lines: string[] = []
    const { url } = await server({ LOG_LEVEL: 'info' }, lines)
    const answer = await fetch(`${url}/api/tables?status=open`)
    const line = lines
      .map(text => JSON.parse(text) as Record<string, unknown>)
      .find(({ path }) => path === '/api/tables')
    expect(line).toMatchObject({ method: 'GET', status: 200, reqId: answer.headers.get('x-request-id') })
  })

  test('never holds cookies, tokens, or what stands behind a question mark', async () => {
    const lines: string[] = []
    const one = await server({ LOG_LEVEL: 'debug' }, lines)
    const ann = await Person.guest(one.url, 'Ann')
    await fetch(`${one.url}/api/me?token=hush-query`, {
      headers: { cookie: ann.cookie, authorization: 'Bearer hush-bearer-hush-bearer' },
    })
    await ann.call('PATCH', '/api/me', { name: 'Ben', password: 'hush-password' })
    one.app.log.info({ password: 'hush-1', body: { token: 'hush-2', user: { email: 'hush-3' } } }, 'by mistake')
    one.app.log.error({ err: Object.assign(new Error('broken'), { body: 'hush-4' }) }, 'failed')
    const all = lines.join('')
    expect(all).toContain('"by mistake"')
    expect(all).toContain('"message":"broken"')
    expect(all).not.toContain('hush')
    expect(all).not.toContain(ann.cookie.split('=')[1])
  })
})

describe('shutdown', () => {
  test('first says that it is not ready any more, while it still works', async () => {
    const one = await server({ DRAIN_SECONDS: '1' })
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
    const closed = one.close()
    expect((await fetch(`${one.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${one.url}/healthz`)).status).toBe(200)
    await closed
    await expect(fetch(`${one.url}/healthz`)).rejects.toThrow('fetch failed')
  })

  test('answers a choice that was heard, then sends everybody away with 1012', async () => {
    const one = await server()
    const seat = await asked(one)
    const code = new Promise<number>(resolve => seat.socket.once('close', resolve))
    seat.socket.send(JSON.stringify({ do: 'choose', id: 99, v: seat.version, choice: seat.sight!.choices[0] }))
    await seat.ask({ do: 'ping' }) // answered before the choice is on the disk
    await one.close()
    expect(await code).toBe(1012)
    expect(seat.heard('done').map(({ id }) => id)).toContain(99)
  })
})

function escape(text: string): string {
  return text.replaceAll(/[{}.]/g, String.raw`\$&`)
}
