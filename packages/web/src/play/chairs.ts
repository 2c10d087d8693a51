import { type BotLevel, boxOf, STAND_IN_BOT } from '@overseer/games/boxes'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'

/** A name for a person who gives none. */
export function personName(seat: number): string {
  const names = t('setup.people').split(', ')
  return names[seat % names.length]!
}

/** The bot that is easiest to beat at a game. */
export function weakestBot(game: string): BotLevel {
  return boxOf(game).bots[0] ?? STAND_IN_BOT
}

export function botChair(bot: BotLevel): Chair {
  return { name: t(`bot.${bot}`), bot }
}

/** Two players of one name get numbers. */
export function distinct(chairs: readonly Chair[]): Chair[] {
  return chairs.map((chair, i) => {
    const same = chairs.filter(({ name }) => name === chair.name)
    if (same.length < 2) return chair
    return {
      ...chair,
      name: `${chair.name} ${chairs.slice(0, i + 1).filter(({ name }) => name === chair.name).length}`,
    }
  })
}
