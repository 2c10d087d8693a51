import { advise, botCalled, eyesOf, type Minds } from '@overseer/bots'
import { shelterMinds } from '@overseer/bots/shelter/minds'
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

/** What bots know of the games; the words of a game stay on the page, and what is not played is not loaded. */
async function mindsOf(game: string): Promise<Minds> {
  if (game === 'wasteland') return (await import('@overseer/bots/wasteland/minds')).wastelandMinds
  return shelterMinds
}

/** However slow the device: nobody waits longer for a bot. */
const LIMIT = { ms: 4000, clock: () => performance.now() }

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => void answer(data))

async function answer(data: BotQuestion): Promise<void> {
  const minds = await mindsOf(data.game)
  const { game } = minds
  const eyes = eyesOf(game, data.state as ReturnType<typeof game.clone>)
  const random = seedRandom(data.seed)
  const found =
    data.bot === null ? advise(minds, eyes, random, LIMIT) : botCalled(data.bot, minds).choose(eyes, random, LIMIT)
  postMessage({ id: data.id, answer: found } satisfies BotAnswer)
}
