import { parentPort, workerData } from 'node:worker_threads'
import { answerQuestion, type BotQuestion } from '@overseer/bots'
import { knowledgeOf } from '@overseer/bots/knowledge'
import { stepBack } from './thread-priority.ts'

if (!(workerData as { isQuick: boolean }).isQuick) stepBack() // whoever plays does not wait for long thoughts

/** However busy the machine: nobody waits longer for a bot. */
const LIMIT = { ms: 3000, clock: () => performance.now() }

parentPort!.on('message', (question: BotQuestion) => {
  void answerQuestion(question, knowledgeOf, LIMIT).then(answer => parentPort!.postMessage(answer))
})
