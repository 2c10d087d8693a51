import { Worker } from 'node:worker_threads'
import type { BotAnswer, BotQuestion } from '@overseer/bots'
import { BOT_LEVELS } from '@overseer/games/boxes'
import { BotQueue, type Ordered } from './bot-queue.ts'

/** Whom a bot thinks for, and whether anybody still wants to know. */
interface Order extends Ordered {
  /** What is asked: questions of a kind take about the same time. */
  readonly kind: string
  isWanted(): boolean
}

type Question = Omit<BotQuestion, 'id'>

/** What a bot chose, and where its time was up: see BotQuestion. */
interface Thought {
  readonly choice: unknown
  readonly cut?: number
}

interface Asked extends Order {
  question(): Question
  resolve(answer: Thought): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  readonly isQuick: boolean // only for questions that take no time
  thinks: { readonly asked: Asked; readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | undefined
}

/** The table has moved on without the bot. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted'
}

const BOT_WORKER = new URL('./bot-worker.ts', import.meta.url)
const PATIENCE_MS = 30_000 // a bot answers after some three seconds, however busy the machine
const MEMORY_MB = 512 // of a thread: one that wants more dies alone, not with the server
const QUICK_MS = 200
const LEARNED = 0.2 // how much the last question of a kind tells about the next
const SLOW_LEVEL = BOT_LEVELS.at(-1)!
const NOBODY: Order = { owner: '', attended: true, kind: '', isWanted: () => true }

/**
 * Threads in which bots think, one question each at a time, so that nobody's move waits for theirs. One that dies or hangs
 * is replaced, and only the question it thought about fails. One more thread than the operator grants is for questions that
 * take no time, so that no quick move waits behind somebody's long thoughts.
 */
export class BotPool {
  readonly #size: number
  readonly #program: URL
  readonly #patience: number
  readonly #queue: BotQueue<Asked>
  readonly #usualMs = new Map<string, number>() // by kind of question
  #threads: Thread[] = []
  #next = 0
  #rested: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(size: number, program = BOT_WORKER, patience = PATIENCE_MS, now?: () => number) {
    this.#size = size
    this.#program = program
    this.#patience = patience
    this.#queue = new BotQueue(now)
  }

  /** How many threads there are. */
  get size(): number {
    return this.#threads.length
  }

  /** How many questions wait for one. */
  get waiting(): number {
    return this.#queue.length
  }

  /** Starts a thread before anybody needs it: loading takes longer than a move may. */
  wake(): void {
    if (this.#threads.length === 0) this.#open(true, true)
  }

  ask(question: () => Question, order = NOBODY): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.#queue.add({ ...order, question, resolve, reject })
      this.#serve()
    })
  }

  /** Gives whoever is next to a thread that has nothing to do. */
  #serve(): void {
    const { rest } = this.#queue // before: a rest that ends meanwhile has kept somebody waiting, who must be woken
    this.#serveBy(true)
    this.#serveBy(false)
    this.#wakeAfter(rest)
  }

  #serveBy(isQuick: boolean): void {
    while (!this.#closed && this.#queue.length > 0) {
      const asked = this.#queue.peek(isQuick ? one => this.#isQuick(one) : undefined)
      const thread = asked === undefined ? undefined : this.#free(isQuick)
      if (asked === undefined || thread === undefined) return
      if (asked.isWanted()) this.#put(thread, asked)
      else {
        this.#queue.remove(asked)
        asked.reject(new NoLongerWanted())
      }
    }
  }

  /** Tables that were left alone go on after a rest. */
  #wakeAfter(rest: number): void {
    clearTimeout(this.#rested)
    if (rest > 0 && this.#queue.length > 0) this.#rested = setTimeout(() => this.#serve(), rest + 1).unref()
  }

  /** By what such questions took so far. Those of the strongest bot never are: it thinks for as long as it has time. */
  #isQuick({ kind }: Asked): boolean {
    return !kind.endsWith(SLOW_LEVEL) && (this.#usualMs.get(kind) ?? 0) < QUICK_MS
  }

  #free(isQuick: boolean): Thread | undefined {
    const mine = this.#threads.filter(thread => thread.isQuick === isQuick)
    const free = mine.find(({ thinks }) => thinks === undefined)
    return free ?? (mine.length < (isQuick ? 1 : this.#size) ? this.#open(isQuick) : undefined)
  }

  /** A bot that thinks for ever is ended with its thread. */
  #put(thread: Thread, asked: Asked): void {
    this.#queue.begin(asked)
    const timer = setTimeout(() => void thread.worker.terminate(), this.#patience).unref()
    thread.thinks = { asked, since: performance.now(), timer }
    thread.worker.postMessage({ id: this.#next++, ...asked.question() })
  }

  #open(isQuick: boolean, isEarly = false): Thread {
    const worker = new Worker(this.#program, {
      workerData: { isQuick, isEarly },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const thread: Thread = { worker, isQuick, thinks: undefined }
    let why = new Error('a thread of the bots ended')
    worker.unref()
    worker.on('message', (answer: BotAnswer) => {
      const asked = this.#done(thread)
      if ('choice' in answer) asked?.resolve(answer)
      else asked?.reject(new Error('error' in answer ? answer.error : 'it gave advice where a choice was wanted'))
      this.#serve()
    })
    worker.on('error', (error: Error) => (why = error)) // the exit follows
    worker.on('exit', () => {
      this.#threads = this.#threads.filter(one => one !== thread)
      this.#done(thread)?.reject(why)
      this.#serve()
    })
    this.#threads.push(thread)
    return thread
  }

  /** A thread has finished, one way or another; whoever asked pays for its time. */
  #done(thread: Thread): Asked | undefined {
    const { thinks } = thread
    thread.thinks = undefined
    if (thinks === undefined) return undefined
    clearTimeout(thinks.timer)
    const ms = performance.now() - thinks.since
    const { kind } = thinks.asked
    this.#queue.end(thinks.asked, ms)
    this.#usualMs.set(kind, ms * LEARNED + (this.#usualMs.get(kind) ?? ms) * (1 - LEARNED))
    return thinks.asked
  }

  /** Whatever is being thought about is never said. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#rested)
    for (const { reject } of this.#queue.clear()) reject(new Error('the bots are closed'))
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }
}
