import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { DEFAULT_GAME } from '@overseer/games/boxes'
import { below, seedRandom } from '@overseer/kernel'
import { quantile } from '../quantile.ts'
import { seedDatabase, seedGuests } from '../seed-database.ts'
import { freePort, ServerProcess } from '../server-process.ts'
import type { Answers, Target } from './assault.ts'
import { ASSAULTS } from './assaults.ts'
import { HonestTables, type Patience } from './honest-tables.ts'

const P99_MS = 100
const BOT_TIMES = 2
const GUESTS = 40 // of each attack
const LONERS = 4 // people who play against a bot each
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
  readonly botTimes: number // as long as right before and after
  readonly botRange: readonly [low: number, high: number] // in which that lies nine times in ten, by what was drawn
  readonly botAnswers: readonly [usual: number, now: number] // so many were measured
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
    const people = await seedGuests(url, LONERS + GUESTS * Object.keys(ASSAULTS).length)
    const [loners, guests] = [people.slice(0, LONERS), people.slice(LONERS)]
    const env = { DATABASE_URL: url, TRUST_PROXY: '1', PUSH_PRIVATE: 'true', LOG_LEVEL: 'silent' }
    const server = new ServerProcess(await freePort(), env)
    await server.start()
    const honest = new HonestTables(server.url, begun, loners)
    honest.begin()
    await sleep(3000) // until everything is compiled and the bots are awake
    /** A while in which nobody attacks. */
    const calm = async (): Promise<Patience> => {
      honest.take()
      await sleep(seconds * 1000)
      return honest.take()
    }
    let before = await calm()
    const usual = figuresOf('nobody attacks', before, before.bots, {})
    say(told(usual))
    const assaults: Figures[] = []
    for (const [n, name] of Object.keys(ASSAULTS).entries()) {
      if (!name.includes(only)) continue
      // Each comes from machines of its own, with guests of its own: else the next would pay for the limits of the last.
      const [network, cookies] = [`198.18.${n}.`, guests.slice(n * GUESTS, (n + 1) * GUESTS)]
      const target: Target = { port: server.port, network, cookies, table: honest.table, dripping: dripping.port }
      const answers = await assaulted(name, target, seconds)
      const during = honest.take()
      await sleep(2000) // whoever is left over hangs up
      // Other programs of this machine come and go: so it is compared with the moments right before and after.
      const after = await calm()
      const figures = figuresOf(name, during, [...before.bots, ...after.bots], answers)
      say(told(figures))
      assaults.push(figures)
      before = after
    }
    const up = server.isUp && (await fetch(`${server.url}/readyz`)).status === 200
    await honest.stop()
    await server.stop('SIGTERM')
    const quick = assaults.every(one => one.quick)
    say(`an honest table beside every attack: ${quick ? 'as quick as promised' : 'NOT always as quick as promised'}`)
    if (!usual.quick) say('but it was slow before anybody attacked: this machine has too much else to do to tell')
    return { usual, assaults, quick, up }
  } finally {
    dripping.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function assaulted(name: string, target: Target, seconds: number): Promise<Answers> {
  const worker = new Worker(WORKER, { workerData: { name, target } })
  const answers = once(worker, 'message') as Promise<[Answers]>
  await sleep(seconds * 1000)
  worker.postMessage('stop')
  const [counted] = await answers
  await worker.terminate()
  return counted
}

function figuresOf(name: string, { choices, bots }: Patience, usually: readonly number[], answers: Answers): Figures {
  const p99 = quantile(choices, 0.99)
  const bot = quantile(bots, 0.5)
  const botTimes = usually.length === 0 ? 1 : bot / quantile(usually, 0.5)
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
    botRange: rangeOfTimes(usually, bots),
    botAnswers: [usually.length, bots.length],
    quick,
    answers,
  }
}

const DRAWS = 400

/** Within which the ratio of two medians lies, nine times in ten: both are drawn again from what was measured (bootstrap). */
function rangeOfTimes(usually: readonly number[], now: readonly number[]): [low: number, high: number] {
  const random = seedRandom('drawn again')
  const median = (of: readonly number[]): number =>
    quantile(
      of.map(() => of[below(random, of.length)]!),
      0.5,
    )
  if (usually.length === 0 || now.length === 0) return [0, Infinity]
  const times = Array.from({ length: DRAWS }, () => median(now) / median(usually))
  return [quantile(times, 0.05), quantile(times, 0.95)]
}

function told(figures: Figures): string {
  const { name, choices, p50, p99, worst, bot, botWorst, botTimes, botRange, botAnswers, quick, answers } = figures
  const ms = (n: number): string => `${n.toFixed(n < 10 ? 1 : 0)} ms`
  const range = botRange.map(times => times.toFixed(1)).join(' to ')
  return [
    `${name}: ${choices} choices, median ${ms(p50)}, p99 ${ms(p99)}, worst ${ms(worst)}`,
    `  the bot answers after ${ms(bot)} (×${botTimes.toFixed(1)}, ${range}, ${botAnswers[1]} beside ${botAnswers[0]} answers), at worst ${ms(botWorst)}${quick ? '' : '  TOO SLOW'}`,
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
