import type { Advice, BotAnswer, BotQuestion } from '@overseer/bots'

/** What a bot is to think about. */
type Position = Pick<BotQuestion, 'game' | 'state' | 'seed' | 'cut'>

interface Waiting {
  resolve(answer: BotAnswer): void
  reject(error: Error): void
}

/** The worker in which bots think, out of the page's way. It is started when the first question comes. */
export class BotRoom {
  #worker: Worker | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  /** What a bot chooses. Rejected if the bot failed, or if its worker could not even start. */
  async choose(bot: string, position: Position): Promise<unknown> {
    const answer = await this.#ask({ ...position, bot })
    return 'choice' in answer ? answer.choice : undefined
  }

  /** What the strongest bot thinks of every choice. */
  async advise(position: Position): Promise<readonly Advice[]> {
    const answer = await this.#ask({ ...position, bot: null })
    return 'advice' in answer ? answer.advice : []
  }

  #ask(question: Omit<BotQuestion, 'id'>): Promise<BotAnswer> {
    this.#worker ??= this.#open()
    const id = this.#next++
    this.#worker.postMessage({ id, ...question })
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #open(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asked = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) asked?.reject(new Error(data.error))
      else asked?.resolve(data)
    })
    worker.addEventListener('error', event => {
      event.preventDefault() // whoever asked is told
      const left = [...this.#waiting.values()]
      this.close() // the next question starts another one
      for (const { reject } of left) reject(new Error(event.message || 'the worker of the bots did not start'))
    })
    return worker
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#waiting.clear()
  }
}
