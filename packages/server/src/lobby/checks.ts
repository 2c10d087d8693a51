import { BOT_NAMES } from '@overseer/bots'
import { gameCalled } from '@overseer/bots/games'
import { BadInput } from '@overseer/kernel'
import type { Caller } from '../accounts/players.ts'
import { forbidden, Problem } from '../http/problem.ts'
import type { WishedTable } from './table-schema.ts'

/** Ratings are about people. */
export function onlyPeople({ program }: Caller): void {
  if (program) throw forbidden('Programs do not play rated games.')
}

export function namedGame(name: string): ReturnType<typeof gameCalled> {
  try {
    return gameCalled(name)
  } catch (error) {
    throw new Problem(400, 'bad-input', (error as Error).message, 'body.game')
  }
}

export function checkBot(name: string, field: string): void {
  if (!BOT_NAMES.includes(name))
    throw new Problem(400, 'bad-input', `${field}: there is no bot '${name}'; there is ${BOT_NAMES.join(', ')}`, field)
}

export function checkOptions(wish: WishedTable): void {
  const { game } = namedGame(wish.game)
  const seats = wish.chairs.length
  if (seats < game.seats.min || seats > game.seats.max)
    throw new Problem(
      400,
      'bad-input',
      `${game.id} is for ${game.seats.min} to ${game.seats.max} players`,
      'body.chairs',
    )
  if (!wish.chairs.some(chair => 'person' in chair))
    throw new Problem(400, 'bad-input', 'There must be a chair for you', 'body.chairs')
  for (const [seat, chair] of wish.chairs.entries()) if ('bot' in chair) checkBot(chair.bot, `body.chairs.${seat}.bot`)
  try {
    game.parse.options({ ...wish.options, seats })
  } catch (error) {
    if (error instanceof BadInput) throw new Problem(400, 'bad-input', error.message, `body.${error.field}`)
    throw error
  }
}
