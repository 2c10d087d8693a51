import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const MAIN = createRequire(import.meta.url).resolve('@overseer/server/main')
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Whatever happens to us, no server outlives us. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Megabytes of a process without garbage: what its own data takes, and what the system has given it. */
export interface Weight {
  readonly held: number
  readonly resident: number
}

/** A server in a process of its own, as `npm start` runs it. */
export class ServerProcess {
  readonly port: number
  readonly #env: Readonly<Record<string, string>>
  readonly #program: string
  readonly #args: readonly string[]
  #child: ChildProcess | undefined
  #said = ''

  constructor(port: number, env: Readonly<Record<string, string>>, program = MAIN, args: readonly string[] = []) {
    this.port = port
    this.#env = env
    this.#program = program
    this.#args = args
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.#child!.pid!
  }

  /** Whatever it complained about. */
  get said(): string {
    return this.#said
  }

  get isUp(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Runs once it says that it is ready; how long that took, in ms. */
  async start(): Promise<number> {
    const began = performance.now()
    const env = {
      ...process.env,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: `${root}/node_modules/.cache/overseer`,
      ...this.#env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
    }
    const child = spawn(process.execPath, [this.#program, ...this.#args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    child.stderr!.on('data', (text: Buffer) => this.#hear(text))
    running.add(child)
    child.once('exit', () => running.delete(child))
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => (text.includes('is ready') ? resolve() : this.#hear(text)))
      child.on('exit', () => reject(new Error(`the server does not start: ${this.#said}`)))
    })
    return performance.now() - began
  }

  #hear(text: Buffer): void {
    this.#said = (this.#said + text.toString()).slice(-4000)
  }

  /** What it holds once its garbage is gone. Only of programs that answer (load-server.ts). */
  async weigh(): Promise<Weight> {
    const child = this.#child!
    const answer = once(child, 'message')
    child.send('weigh')
    return ((await answer) as [Weight])[0]
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child === undefined || !this.isUp) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}

/** What a process has used so far: processor seconds and megabytes held. Linux only; zeros elsewhere. */
export function usage(pid: number): { seconds: number; megabytes: number } {
  if (!existsSync(`/proc/${pid}/stat`)) return { seconds: 0, megabytes: 0 }
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { seconds: ticks / 100, megabytes: Number(resident ?? 0) / 1024 }
}

/** A server without limits on how much one address may ask, which says what it holds. */
export const LOAD_SERVER = fileURLToPath(new URL('./load-server.ts', import.meta.url))

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
