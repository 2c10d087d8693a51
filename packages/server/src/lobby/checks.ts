import { BOT_NAMES } from '@overseer/bots'
import { gameCalled } from '@overseer/games/wordless'
import { isCooperative } from '@overseer/games/boxes'
import { BadInput } from '@overseer/kernel'
import type { WishedTable } from '@overseer/protocol'
import type { Caller } from '../http/caller.ts'
import { conflict, forbidden, Problem } from '../http/problem.ts'

/** Ratings are about people whom one meets again: with a name of their own, and no programs. */
export function onlyNamed({ program, name_key: claimed }: Caller): void {
  if (program) throw forbidden('Programs do not play rated games.')
  if (claimed === null) throw conflict('rated-name', 'Rated games are for people with an account. Claim a name first.')
}

/** A rated game has an end for everybody, and somebody to win against. */
export function checkRated({ game, options, chairs, clock }: WishedTable, host: Caller): void {
  onlyNamed(host)
  if (clock.kind === 'none') throw conflict('rated-clock', 'A rated game needs a clock, so that it ends for everybody.')
  if (chairs.filter(chair => 'person' in chair).length < 2 || isCooperative(game, options))
    throw conflict('rated-people', 'A rated game needs two people who play against each other.')
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
  if (wish.fillBot !== undefined) checkBot(wish.fillBot, 'body.fillBot')
  try {
    game.parse.options({ ...wish.options, seats })
  } catch (error) {
    if (error instanceof BadInput) throw new Problem(400, 'bad-input', error.message, `body.${error.field}`)
    throw error
  }
}
