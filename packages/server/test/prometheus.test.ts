import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Server } from '@overseer/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from './helper.ts'

const TOKEN = 'a-token-of-some-length'
const isInstalled = spawnSync('prometheus', ['--version']).error === undefined
const deployed = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')

/** Our own files, read by a Prometheus that watches a server of ours. */
describe.skipIf(!isInstalled)('Prometheus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-prometheus-'))
  const config = join(folder, 'prometheus.yml')
  let server: Server
  let prometheus: ChildProcess
  let api = ''

  beforeAll(async () => {
    server = await testServer({ METRICS_TOKEN: TOKEN })
    const token = join(folder, 'token')
    writeFileSync(token, TOKEN)
    writeFileSync(join(folder, 'overseer.rules.yml'), deployed('prometheus/overseer.rules.yml'))
    const here = new URL(server.url).host
    const ours = deployed('prometheus/prometheus.yml')
      .replace('/etc/prometheus/overseer.token', token)
      .replace("'first:8080', 'second:8080'", `'${here}', '127.0.0.1:1'`) // nobody answers at the second
      .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
    writeFileSync(config, ours)
    const port = await freePort()
    api = `http://127.0.0.1:${port}/api/v1`
    const options = [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`]
    prometheus = spawn('prometheus', [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  })
  afterAll(async () => {
    const gone = once(prometheus, 'exit')
    prometheus.kill()
    await gone
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** What it answers; undefined while it does not. */
  const ask = async <T>(path: string): Promise<T | undefined> => {
    const answer = await fetch(api + path).catch(() => undefined)
    const { status, data } = ((await answer?.json()) ?? {}) as { status?: string; data?: T }
    return status === 'success' ? data : undefined
  }
  const within = { timeout: 60_000 }

  test('takes our configuration', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', config], { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })

  test('reads a process by its token, and sees that the other one does not answer', async () => {
    const health = async (): Promise<unknown> =>
      (await ask<{ activeTargets: { health: string }[] }>('/targets'))?.activeTargets.map(one => one.health).sort()
    await expect.poll(health, within).toEqual(['down', 'up'])
  })

  test('works out every alert, and calls for help about the process that is down alone', async () => {
    interface Rules {
      readonly groups: readonly {
        rules: readonly { name: string; health: string; state: string; lastError?: string }[]
      }[]
    }
    const rules = async () => (await ask<Rules>('/rules'))?.groups.flatMap(group => group.rules) ?? []
    const named = Array.from(deployed('prometheus/overseer.rules.yml').matchAll(/alert: (\w+)/g), ([, name]) => name)
    await expect.poll(async () => (await rules()).map(({ health }) => health), within).toEqual(named.map(() => 'ok'))
    const raised = async () => (await rules()).filter(({ state }) => state !== 'inactive').map(({ name }) => name)
    await expect.poll(raised, within).toEqual(['OverseerDown'])
    expect((await rules()).map(({ name }) => name).sort()).toEqual(named.sort())
  })

  test('answers every question of the dashboard', async () => {
    const { panels } = JSON.parse(deployed('grafana/overseer.json')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(asked.length).toBeGreaterThan(10)
    for (const expr of asked)
      expect(
        await ask(`/query?query=${encodeURIComponent(expr.replaceAll('$__rate_interval', '1m'))}`),
        expr,
      ).toBeDefined()
  })
})

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  taken.close()
  await once(taken, 'close')
  return port
}
