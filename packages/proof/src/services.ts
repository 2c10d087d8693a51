// A PostgreSQL and a Redis of our own for tests: finds or installs them, starts them on free ports in a temporary folder,
// and stops them again.
import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './server-process.ts'

const PACKAGES = ['postgresql', 'redis-server']
const isRoot = process.getuid?.() === 0

interface Programs {
  readonly postgres: string // the folder of its programs
  readonly redis: string
}

/** A program that runs, and what may happen to it. */
class Service {
  readonly url: string
  readonly #start: () => Promise<ChildProcess>
  readonly #signal: NodeJS.Signals // by which it stops
  #child: ChildProcess | undefined

  constructor(url: string, start: () => Promise<ChildProcess>, signal: NodeJS.Signals) {
    this.url = url
    this.#start = start
    this.#signal = signal
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  async start(): Promise<this> {
    this.#child = await this.#start()
    return this
  }

  /** Ends it; without a signal, as it should be ended. */
  async stop(signal = this.#signal): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    this.#hang('SIGCONT') // whatever is frozen hears nothing
    child.kill(signal)
    await gone
  }

  /** Stops the service in its tracks: connections stay open, and nobody is answered. */
  freeze(): void {
    this.#hang('SIGSTOP')
  }

  thaw(): void {
    this.#hang('SIGCONT')
  }

  /** Sends a signal to the service and to whatever it has started itself. */
  #hang(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const { pid } = this.#child!
    for (const one of [pid!, ...childrenOf(pid!)])
      try {
        process.kill(one, signal)
      } catch {} // it ended meanwhile
  }
}

/** What a process has started. Linux only. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** Both of them. */
interface Services {
  readonly postgres: Service
  readonly redis: Service
  stop(): Promise<void>
}

/** Starts both. If `durable`, a commit of PostgreSQL is on the disk when it returns. */
export async function startServices({ durable }: { readonly durable: boolean }): Promise<Services> {
  const programs = findPrograms() ?? installed() ?? missing()
  const folder = mkdtempSync(join(tmpdir(), 'overseer-services-'))
  const postgres = await postgresIn(programs.postgres, folder, durable)
  const redis = await redisBy(programs.redis)
  const stop = async (): Promise<void> => {
    await Promise.all([postgres.stop(), redis.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([postgres.start(), redis.start()])
    return { postgres, redis, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function findPrograms(): Programs | undefined {
  const postgres = postgresFolders().find(folder => existsSync(join(folder, 'initdb')))
  const redis = onPath().find(folder => existsSync(join(folder, 'redis-server')))
  return postgres === undefined || redis === undefined ? undefined : { postgres, redis: join(redis, 'redis-server') }
}

/** Debian keeps the programs of PostgreSQL out of the way, the newest version last. */
function postgresFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map(version => join(debian, version, 'bin')), ...onPath()]
}

const onPath = (): string[] => [
  ...(process.env.PATH ?? '').split(':'),
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
]

function installed(): Programs | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const run = (...args: readonly string[]): boolean => {
    const [command, ...rest] = [...apt, ...args] as [string, ...string[]]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  console.error(`Installing ${PACKAGES.join(' and ')} for the tests …`)
  return run('update', '-qq') && run('install', '-y', '-qq', ...PACKAGES) ? findPrograms() : undefined
}

function missing(): never {
  throw new Error(
    `The tests of the server need PostgreSQL and Redis. Install them (Debian: apt-get install ${PACKAGES.join(' ')}; ` +
      'macOS: brew install postgresql redis) so that initdb and redis-server are on the PATH.',
  )
}

async function postgresIn(bin: string, folder: string, durable: boolean): Promise<Service> {
  const user = isRoot ? ownerOf() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'postgres')
  const as = user === undefined ? {} : { uid: user.uid, gid: user.gid }
  const options = { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } }
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'overseer', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr === '' ? String(made.error) : made.stderr}`)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: durable,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = (): Promise<ChildProcess> => begin(join(bin, 'postgres'), ['-D', data, ...args], options)
  return new Service(`postgres://overseer@127.0.0.1:${port}/postgres`, start, 'SIGINT') // at once, cleanly
}

/** PostgreSQL refuses to be root. */
function ownerOf(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (status === 0) return { uid: Number(stdout), gid: Number(group.stdout) }
  }
  throw new Error(`PostgreSQL refuses to run as ${userInfo().username}, and there is no user postgres or nobody.`)
}

async function redisBy(program: string): Promise<Service> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return new Service(`redis://127.0.0.1:${port}`, () => begin(program, args, {}), 'SIGKILL') // it keeps nothing
}

/** Starts a program and waits until it says that it is ready; both say so in the same words. */
function begin(program: string, args: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer): void => {
      said = (said + text.toString()).slice(-2000)
      if (/ready to accept connections/i.test(said)) resolve(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${program} does not start: ${said}`)))
  })
}
