// A thread of bots that comes to harm, in the way the name of the bot says.
import { parentPort } from 'node:worker_threads'
import type { BotQuestion } from '@overseer/bots'

const HARMS: Readonly<Record<string, () => void>> = {
  leaves: () => process.exit(),
  breaks: () => setImmediate(() => lament()),
  hoards() {
    const hoard: number[][] = []
    for (;;) hoard.push(Array<number>(1e6).fill(hoard.length + 0.5))
  },
  broods() {
    for (;;);
  },
}

function lament(): never {
  throw new Error('woe')
}

parentPort!.on('message', ({ id, bot }: BotQuestion) => {
  HARMS[bot!]?.()
  if (bot === 'well') parentPort!.postMessage({ id, choice: 'played' })
})
