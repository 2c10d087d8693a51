import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Seen } from './crowd.ts'
import { freePort, ServerProcess, usage } from './server-process.ts'

const PEERS = fileURLToPath(new URL('../../../bench/peers', import.meta.url))

/** What a server bore: playing at a steady pace, and as fast as it goes; each with the processor seconds it took. */
export interface Borne {
  readonly connections: number
  readonly perTable: number // kilobytes
  readonly steady: Seen & { readonly cpu: number }
  readonly fast: Seen & { readonly cpu: number }
}

/** boardgame.io's server with the same number of tables and people. */
export async function measurePeer(tables: number, perSecond: number, seconds: number): Promise<Borne> {
  install()
  const port = await freePort()
  const server = new ServerProcess(port, {}, 'bench/peers/server.mjs', [String(port)])
  await server.start()
  const empty = usage(server.pid)
  const args = [port, tables, perSecond, seconds].map(String)
  const crowd = spawn(process.execPath, ['crowd.mjs', ...args], { cwd: PEERS, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: crowd.stdout })[Symbol.asyncIterator]()
  const next = async <T>(): Promise<T> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`boardgame.io did not bear it: ${server.said}`)
    return JSON.parse(value) as T
  }
  try {
    const { connections } = await next<{ connections: number }>()
    const perTable = ((usage(server.pid).megabytes - empty.megabytes) * 1024) / tables
    await next()
    const measured = async (): Promise<Seen & { cpu: number }> => {
      const before = usage(server.pid).seconds
      const seen = await next<Seen>()
      return { ...seen, cpu: usage(server.pid).seconds - before }
    }
    return { connections, perTable, steady: await measured(), fast: await measured() }
  } finally {
    crowd.kill()
    await server.stop('SIGKILL')
  }
}

function install(): void {
  if (existsSync(`${PEERS}/node_modules/boardgame.io`)) return
  console.error('installing the peer in bench/peers …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEERS,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('boardgame.io could not be installed; a connection to the npm registry is needed')
}
