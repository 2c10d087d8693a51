import { parentPort, workerData } from 'node:worker_threads'
import { answerQuestion, type BotQuestion } from '@overseer/bots'
import { loadKnowledge } from '@overseer/bots/lazy'
import { GAME_IDS } from '@overseer/games/boxes'
import { stepBack } from './thread-priority.ts'

const { isQuick, isEarly } = workerData as { isQuick: boolean; isEarly: boolean }

if (!isQuick) stepBack() // whoever plays does not wait for long thoughts
if (isEarly) for (const game of GAME_IDS) void loadKnowledge(game) // else only games that are asked about

/** However busy the machine: nobody waits longer for a bot. */
const LIMIT = { ms: 3000, clock: () => performance.now() }

parentPort!.on('message', (question: BotQuestion) => {
  void answerQuestion(question, loadKnowledge, LIMIT).then(answer => parentPort!.postMessage(answer))
})
