import { parentPort } from 'node:worker_threads'
import { botCalled, eyesOf } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import { seedRandom } from '@overseer/kernel'

/** One question to a bot. The state is a sample of what its seat knows: the real one never comes here. */
export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly state: unknown
  readonly seed: string
}

export type BotAnswer = { readonly id: number } & ({ readonly choice: unknown } | { readonly error: string })

/** However busy the machine: nobody waits longer for a bot. */
const LIMIT = { ms: 3000, clock: () => performance.now() }

parentPort!.on('message', ({ id, game: name, bot, state, seed }: BotQuestion) => {
  try {
    const minds = gameCalled(name)
    const { game } = minds
    const eyes = eyesOf(game, state as ReturnType<typeof game.clone>)
    const choice = botCalled(bot, minds).choose(eyes, seedRandom(seed), LIMIT)
    parentPort!.postMessage({ id, choice } satisfies BotAnswer)
  } catch (error) {
    parentPort!.postMessage({ id, error: String(error) } satisfies BotAnswer)
  }
})
