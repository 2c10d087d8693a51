import type { Entry } from '@overseer/bots'
import { BadInput } from '@overseer/kernel'
import { narrator, shelter } from '@overseer/shelter'

/** What the page needs of a game; bots know the rest, in their worker. */
type Offered = Pick<Entry, 'game' | 'narrator'>

/** The games that the page offers: a list of its own, so that nobody loads a game that has no board here. */
export const GAMES: Readonly<Record<string, Offered>> = { shelter: { game: shelter, narrator } }

export function gameCalled(id: string): Offered {
  const offered = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (offered === undefined) throw new BadInput('game', `there is no game '${id}'`)
  return offered
}
