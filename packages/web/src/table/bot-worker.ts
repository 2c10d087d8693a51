import { advise, botCalled, eyesOf, gameCalled } from '@overseer/bots'
import { seedRandom } from '@overseer/kernel'

/** One question to a bot. The state is a sample of what its seat knows: the real one never comes here. */
export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly bot: string | null // null: what the strongest bot thinks of every choice
  readonly state: unknown
  readonly seed: string
}

export interface BotAnswer {
  readonly id: number
  readonly answer: unknown // a choice, or advice
}

/** However slow the device: nobody waits longer for a bot. */
const LIMIT = { ms: 4000, clock: () => performance.now() }

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { game } = gameCalled(data.game)
  const eyes = eyesOf(game, data.state as ReturnType<typeof game.clone>)
  const random = seedRandom(data.seed)
  const answer = data.bot === null ? advise(eyes, random, LIMIT) : botCalled(data.bot).choose(eyes, random, LIMIT)
  postMessage({ id: data.id, answer } satisfies BotAnswer)
})
