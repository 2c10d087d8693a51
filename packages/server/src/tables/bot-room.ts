import { Worker } from 'node:worker_threads'
import type { BotAnswer, BotQuestion } from './bot-worker.ts'

interface Asked {
  resolve(choice: unknown): void
  reject(error: Error): void
}

interface Chair {
  readonly worker: Worker
  readonly asked: Map<number, Asked>
}

/** Threads in which bots think, so that nobody's move waits for theirs. */
export class BotRoom {
  readonly #size: number
  #chairs: Chair[] = []
  #next = 0

  constructor(size: number) {
    this.#size = size
  }

  ask(question: Omit<BotQuestion, 'id'>): Promise<unknown> {
    const chair = this.#leastBusy()
    const id = this.#next++
    return new Promise((resolve, reject) => {
      chair.asked.set(id, { resolve, reject })
      chair.worker.postMessage({ id, ...question })
    })
  }

  #leastBusy(): Chair {
    if (this.#chairs.length < this.#size && this.#chairs.every(({ asked }) => asked.size > 0)) this.#open()
    return this.#chairs.reduce((best, chair) => (chair.asked.size < best.asked.size ? chair : best))
  }

  #open(): void {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    const chair: Chair = { worker, asked: new Map() }
    worker.unref()
    worker.on('message', (answer: BotAnswer) => {
      const asked = chair.asked.get(answer.id)
      chair.asked.delete(answer.id)
      if ('choice' in answer) asked?.resolve(answer.choice)
      else asked?.reject(new Error(answer.error))
    })
    worker.on('error', error => {
      this.#chairs = this.#chairs.filter(one => one !== chair)
      for (const { reject } of chair.asked.values()) reject(error)
    })
    this.#chairs.push(chair)
  }

  /** Whatever is being thought about is never said. */
  async close(): Promise<void> {
    const chairs = this.#chairs.splice(0)
    await Promise.all(chairs.map(({ worker }) => worker.terminate()))
    for (const { asked } of chairs) for (const { reject } of asked.values()) reject(new Error('the bots have left'))
  }
}
