import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { DEFAULT_GAME } from '@overseer/games/boxes'
import { quantile } from '../quantile.ts'
import { seedDatabase, seedGuests } from '../seed-database.ts'
import { freePort, ServerProcess } from '../server-process.ts'
import type { Answers, Field } from './assault.ts'
import { ASSAULTS } from './assaults.ts'
import { HonestTables, type Patience } from './honest-tables.ts'

const P99_MS = 100
const BOT_TIMES = 2
const GUESTS = 40 // of each attack
const HONEST_TABLES = 60
const WORKER = new URL('./assault-worker.ts', import.meta.url)

/** What honest people saw while something went on, in ms. */
interface Figures {
  readonly name: string
  readonly choices: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly bot: number // median
  readonly botWorst: number
  readonly botTimes: number // as long as usually
  readonly quick: boolean // within what we promise
  readonly answers: Answers // what the attack was told
}

export interface SiegeFigures {
  readonly usual: Figures
  readonly assaults: readonly Figures[]
  readonly quick: boolean
  readonly up: boolean // the server, all the time
}

interface SiegeOptions {
  readonly seconds: number // for each attack
  readonly only: string // part of the name of an attack; empty: all
  say(line: string): void
}

/**
 * Attacks a server as it is run, limits and all, in every way that aims at other people's patience, one after the other,
 * while honest people play there; and measures how long those wait.
 */
export async function siege({ seconds, only, say }: SiegeOptions): Promise<SiegeFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'overseer-siege-'))
  const url = `sqlite:${folder}/siege.db`
  const dripping = await dripper()
  try {
    const begun = await seedDatabase(
      url,
      Array.from({ length: HONEST_TABLES }, () => ({ game: DEFAULT_GAME, seats: 2 })),
    )
    const [loner, ...guests] = await seedGuests(url, 1 + GUESTS * Object.keys(ASSAULTS).length)
    const env = { DATABASE_URL: url, TRUST_PROXY: '1', PUSH_PRIVATE: 'true', LOG_LEVEL: 'silent' }
    const server = new ServerProcess(await freePort(), env)
    await server.start()
    const honest = new HonestTables(server.url, begun, loner!)
    honest.begin()
    await sleep(3000) // until everything is compiled and the bots are awake
    honest.take()
    await sleep(seconds * 1000)
    const usual = figuresOf('nobody attacks', honest.take(), 0, {})
    say(told(usual))
    const assaults: Figures[] = []
    for (const [n, name] of Object.keys(ASSAULTS).entries()) {
      if (!name.includes(only)) continue
      // Each comes from machines of its own, with guests of its own: else the next would pay for the limits of the last.
      const [network, cookies] = [`198.18.${n}.`, guests.slice(n * GUESTS, (n + 1) * GUESTS)]
      const field: Field = { port: server.port, network, cookies, table: honest.table, dripping: dripping.port }
      const answers = await assaulted(name, field, seconds)
      const figures = figuresOf(name, honest.take(), usual.bot, answers)
      say(told(figures))
      assaults.push(figures)
      await sleep(2000)
      honest.take() // whoever is left over hangs up
    }
    const up = server.isUp && (await fetch(`${server.url}/readyz`)).status === 200
    await honest.stop()
    await server.stop('SIGTERM')
    const quick = assaults.every(one => one.quick)
    say(`an honest table beside every attack: ${quick ? 'as quick as promised' : 'NOT always as quick as promised'}`)
    return { usual, assaults, quick, up }
  } finally {
    dripping.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function assaulted(name: string, field: Field, seconds: number): Promise<Answers> {
  const worker = new Worker(WORKER, { workerData: { name, field } })
  const answers = once(worker, 'message') as Promise<[Answers]>
  await sleep(seconds * 1000)
  worker.postMessage('stop')
  const [counted] = await answers
  await worker.terminate()
  return counted
}

function figuresOf(name: string, { choices, bots }: Patience, usual: number, answers: Answers): Figures {
  const p99 = quantile(choices, 0.99)
  const bot = quantile(bots, 0.5)
  const botTimes = usual === 0 ? 1 : bot / usual
  // Without a single answer they have waited all the time.
  const quick = choices.length > 0 && bots.length > 0 && p99 < P99_MS && botTimes <= BOT_TIMES
  return {
    name,
    choices: choices.length,
    p50: quantile(choices, 0.5),
    p99,
    worst: Math.max(0, ...choices),
    bot,
    botWorst: Math.max(0, ...bots),
    botTimes,
    quick,
    answers,
  }
}

function told({ name, choices, p50, p99, worst, bot, botWorst, botTimes, quick, answers }: Figures): string {
  const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`
  return [
    `${name}: ${choices} choices, median ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(worst)}`,
    `  the bot answers after ${ms(bot)} (×${botTimes.toFixed(1)}), at worst ${ms(botWorst)}${quick ? '' : '  TOO SLOW'}`,
    ...(Object.keys(answers).length === 0 ? [] : [`  the attack was told ${JSON.stringify(answers)}`]),
  ].join('\n')
}

/** A service that takes everything and answers a byte at a time, for ever. */
async function dripper(): Promise<{ port: number; close(): void }> {
  const server = createServer((_request, answer) => {
    const drip = setInterval(() => answer.write('.'), 3000)
    answer.on('close', () => clearInterval(drip))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
