import type { BotAnswer, BotQuestion } from './bot-worker.ts'

/** The room where bots think, out of the page's way. */
export class BotRoom {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, (answer: unknown) => void>()

  ask(question: Omit<BotQuestion, 'id'>): Promise<unknown> {
    this.#worker ??= this.#open()
    const id = this.#next++
    this.#worker.postMessage({ id, ...question })
    return new Promise(resolve => this.#waiting.set(id, resolve))
  }

  #open(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      this.#waiting.get(data.id)?.(data.answer)
      this.#waiting.delete(data.id)
    })
    return worker
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#waiting.clear()
  }
}
