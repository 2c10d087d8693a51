import type { Seat } from '@overseer/kernel'
import type { TableChair, TableInfo } from '@overseer/protocol'
import { distinct } from '../../play/chairs.ts'
import type { Chair } from '../../table/table.ts'
import { t } from '../words.ts'

/** What to call whoever sits on a chair. */
export function nameOf({ player, bot }: TableChair): string {
  if (player !== null) return player.name || t('online.deleted')
  return bot === null ? t('online.free') : botName(bot)
}

/** What to call whoever sits at a seat. */
export function nameAt(chairs: readonly TableChair[], seat: Seat): string {
  const chair = chairs[seat]
  return chair === undefined ? '' : nameOf(chair)
}

export function botName(bot: string): string {
  return t(`bot.${bot}` as 'bot.officer')
}

/** The chairs as boards know them; who has the same name as another gets a number. */
export function chairsOf({ chairs }: Pick<TableInfo, 'chairs'>): Chair[] {
  return distinct(chairs.map(chair => ({ name: nameOf(chair), bot: chair.bot })))
}
