import { Worker } from 'node:worker_threads'
import type { BotAnswer, BotQuestion } from './bot-worker.ts'

interface Asked {
  resolve(choice: unknown): void
  reject(error: Error): void
}

interface Chair {
  readonly worker: Worker
  readonly asked: Map<number, Asked> // in the order in which they are answered
  timer: ReturnType<typeof setTimeout> | undefined // for the first of them
}

const BOT_WORKER = new URL('./bot-worker.ts', import.meta.url)
const PATIENCE_MS = 30_000 // a bot answers after some three seconds, however busy the machine
const MEMORY_MB = 512 // of a thread: one that wants more dies alone, not with the server

/** Threads in which bots think, so that nobody's move waits for theirs. One that dies or hangs is replaced. */
export class BotRoom {
  readonly #size: number
  readonly #program: URL
  readonly #patience: number
  #chairs: Chair[] = []
  #next = 0

  constructor(size: number, program = BOT_WORKER, patience = PATIENCE_MS) {
    this.#size = size
    this.#program = program
    this.#patience = patience
  }

  /** How many threads there are. */
  get size(): number {
    return this.#chairs.length
  }

  /** Starts a thread before anybody needs it: loading takes longer than a move may. */
  wake(): void {
    if (this.#chairs.length === 0) this.#open()
  }

  ask(question: Omit<BotQuestion, 'id'>): Promise<unknown> {
    const chair = this.#leastBusy()
    const id = this.#next++
    return new Promise((resolve, reject) => {
      chair.asked.set(id, { resolve, reject })
      if (chair.asked.size === 1) this.#watch(chair)
      chair.worker.postMessage({ id, ...question })
    })
  }

  #leastBusy(): Chair {
    if (this.#chairs.length < this.#size && this.#chairs.every(({ asked }) => asked.size > 0)) this.#open()
    return this.#chairs.reduce((best, chair) => (chair.asked.size < best.asked.size ? chair : best))
  }

  #open(): void {
    const worker = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    const chair: Chair = { worker, asked: new Map(), timer: undefined }
    let why = new Error('a thread of the bots ended')
    worker.unref()
    worker.on('message', (answer: BotAnswer) => {
      const asked = chair.asked.get(answer.id)
      chair.asked.delete(answer.id)
      this.#watch(chair)
      if ('choice' in answer) asked?.resolve(answer.choice)
      else asked?.reject(new Error(answer.error))
    })
    worker.on('error', (error: Error) => (why = error)) // the exit follows
    worker.on('exit', () => this.#clear(chair, why))
    this.#chairs.push(chair)
  }

  /** Whoever is asked first has so much time; a bot that thinks for ever would keep all others from playing. */
  #watch(chair: Chair): void {
    clearTimeout(chair.timer)
    if (chair.asked.size > 0) chair.timer = setTimeout(() => void chair.worker.terminate(), this.#patience).unref()
  }

  #clear(chair: Chair, why: Error): void {
    clearTimeout(chair.timer)
    this.#chairs = this.#chairs.filter(one => one !== chair)
    for (const { reject } of chair.asked.values()) reject(why)
    chair.asked.clear()
  }

  /** Whatever is being thought about is never said. */
  async close(): Promise<void> {
    await Promise.all(this.#chairs.map(({ worker }) => worker.terminate()))
  }
}
