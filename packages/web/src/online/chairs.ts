import type { Chair } from '../table/table.ts'
import type { OnlineChair, TableInfo } from './types.ts'
import { t } from './words.ts'

/** What to call whoever sits on a chair. */
export function nameOf({ player, bot }: OnlineChair): string {
  if (player !== null) return player.name || t('online.deleted')
  return bot === null ? t('online.free') : botName(bot)
}

export function botName(bot: string): string {
  return t(`bot.${bot}` as 'bot.officer')
}

/** The chairs as boards know them; who has the same name as another gets a number. */
export function chairsOf({ chairs }: Pick<TableInfo, 'chairs'>): Chair[] {
  const names = chairs.map(nameOf)
  return chairs.map((chair, i) => {
    const name = names[i]!
    const same = names.filter(one => one === name).length
    const number = names.slice(0, i + 1).filter(one => one === name).length
    return { name: same > 1 ? `${name} ${number}` : name, bot: chair.bot }
  })
}
