import { BadInput } from '@overseer/kernel'

/** One of a table of games; the sentence says which there are. */
export function called<T>(games: Readonly<Record<string, T>>, id: string): T {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined)
    throw new BadInput('game', `there is no game '${id}'; there is ${Object.keys(games).join(', ')}`)
  return game
}
