import type { BotChoice, FinishedGame } from '@overseer/protocol'
import type { Logged } from './entry.ts'
import { keptChoices } from './log.ts'
import type { TableSetup } from './table-play.ts'

/** What shows that a finished game was fair; null if it began before that was promised. */
export function fairnessOf(
  { id, rulesVersion, secret, seated }: TableSetup,
  log: readonly Logged[],
): FinishedGame['fair'] {
  if (secret === null) return null
  const shares = seated.map(({ bot, nonce }) => ({ bot, nonce }))
  return { table: id, rulesVersion, secret, shares, bots: botChoices(log) }
}

/** The choices that bots made and nobody took back, by their number in the record. */
function botChoices(log: readonly Logged[]): BotChoice[] {
  return keptChoices(log).flatMap(({ seat, made }, choice) => {
    if (made === undefined) return []
    const { bot, v: version, attempt = 0, cut } = made
    return [{ choice, seat, bot, version, attempt, ...(cut !== undefined && { cut }) }]
  })
}
