// A PostgreSQL and a Redis of our own for tests: finds or installs them, starts them on free ports in a temporary folder,
// and stops them again. Runs on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const PACKAGES = ['postgresql', 'redis-server']
const isRoot = process.getuid?.() === 0

/**
 * Starts both. If `durable`, a commit of PostgreSQL is on the disk when it returns.
 * @param {{ durable: boolean }} wish
 * @returns {Promise<{ postgres: string, redis: string, stop(): Promise<void> }>}
 */
export async function startServices({ durable }) {
  const programs = findPrograms() ?? installed() ?? missing()
  const folder = mkdtempSync(join(tmpdir(), 'overseer-services-'))
  const running = []
  const stop = async () => {
    await Promise.all(running.map(end))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [postgres, redis] = await Promise.all([
      startPostgres(programs.postgres, folder, durable, running),
      startRedis(programs.redis, running),
    ])
    return { postgres, redis, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function findPrograms() {
  const postgres = postgresFolders().find(folder => existsSync(join(folder, 'initdb')))
  const redis = onPath().find(folder => existsSync(join(folder, 'redis-server')))
  return postgres === undefined || redis === undefined ? undefined : { postgres, redis: join(redis, 'redis-server') }
}

/** Debian keeps the programs of PostgreSQL out of the way, the newest version last. */
function postgresFolders() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map(version => join(debian, version, 'bin')), ...onPath()]
}

const onPath = () => [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

function installed() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const run = (...args) => {
    const [command, ...rest] = [...apt, ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  console.error(`Installing ${PACKAGES.join(' and ')} for the tests …`)
  return run('update', '-qq') && run('install', '-y', '-qq', ...PACKAGES) ? findPrograms() : undefined
}

function missing() {
  throw new Error(
    `The tests of the server need PostgreSQL and Redis. Install them (Debian: apt-get install ${PACKAGES.join(' ')}; ` +
      'macOS: brew install postgresql redis) so that initdb and redis-server are on the PATH.',
  )
}

async function startPostgres(bin, folder, durable, running) {
  const user = isRoot ? ownerOf() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'postgres')
  const as = user === undefined ? {} : { uid: user.uid, gid: user.gid }
  const options = { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } }
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'overseer', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`)
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: durable,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  await begin(running, join(bin, 'postgres'), ['-D', data, ...args], options, 'SIGINT') // stops at once, cleanly
  return `postgres://overseer@127.0.0.1:${port}/postgres`
}

/** PostgreSQL refuses to be root. */
function ownerOf() {
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (status === 0) return { uid: Number(stdout), gid: Number(group.stdout) }
  }
  throw new Error(`PostgreSQL refuses to run as ${userInfo().username}, and there is no user postgres or nobody.`)
}

async function startRedis(program, running) {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  await begin(running, program, args, {}, 'SIGKILL') // it keeps nothing
  return `redis://127.0.0.1:${port}`
}

/** Starts a program and waits until it says that it is ready; both say so in the same words. */
function begin(running, program, args, options, signal) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push({ child, signal })
  process.once('exit', () => child.kill(signal))
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = text => {
      said = (said + text).slice(-2000)
      if (/ready to accept connections/i.test(said)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${program} does not start: ${said}`)))
  })
}

function end({ child, signal }) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.on('exit', resolve)
    child.kill(signal)
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
