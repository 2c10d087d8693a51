import { LIST } from '#list'
import { called } from './called.ts'
import type { GameModule } from './entry.ts'

/** Games as a server needs them: what is played, and counted at the end, without a word in any language. */
export interface WordlessGame extends Pick<GameModule, 'game'> {
  readonly statistics: Awaited<ReturnType<GameModule['statistics']>>
}

export const GAMES: Readonly<Record<string, WordlessGame>> = Object.fromEntries(
  await Promise.all(
    Object.entries(LIST).map(async ([id, { load }]) => {
      const { game, statistics } = await load()
      return [id, { game, statistics: await statistics() }] as const
    }),
  ),
)

export function gameCalled(id: string): WordlessGame {
  return called(GAMES, id)
}
