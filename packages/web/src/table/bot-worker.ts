import { botCalled, eyesOf, gameCalled } from '@overseer/bots'
import { seedRandom } from '@overseer/kernel'

/** One question to a bot. The state is a sample of what its seat knows: the real one never comes here. */
export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly state: unknown
  readonly seed: string
}

export interface BotAnswer {
  readonly id: number
  readonly choice: unknown
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { game } = gameCalled(data.game)
  const state = data.state as ReturnType<typeof game.clone>
  const choice = botCalled(data.bot).choose(eyesOf(game, state), seedRandom(data.seed))
  postMessage({ id: data.id, choice } satisfies BotAnswer)
})
