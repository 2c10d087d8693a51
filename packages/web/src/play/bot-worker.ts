import { answerQuestion, type BotQuestion } from '@overseer/bots'
import { loadKnowledge } from '@overseer/bots/lazy'

/** However slow the device: nobody waits longer for a bot. */
const LIMIT = { ms: 4000, clock: () => performance.now() }

/** The words of a game stay on the page, and what is not played is not loaded. */
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  void answerQuestion(data, loadKnowledge, LIMIT).then(answer => postMessage(answer))
})
