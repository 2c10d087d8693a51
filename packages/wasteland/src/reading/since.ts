import type { Seat } from '@overseer/kernel'
import type { Event } from '../event.ts'

/** What happened since somebody's last turn, without what does not matter any more. */

/** Told one by one. */
const TOLD: ReadonlySet<Event['type']> = new Set([
  ...(['roundBegan', 'tileExplored', 'enemyKilled', 'killed', 'eliminated', 'resigned', 'levelGained'] as const),
  ...(['questStaged', 'objectiveCompleted', 'objectiveCounted', 'questFailed', 'encounterDrawn'] as const),
  ...(['agendaRevealed', 'powerGained', 'powerLost', 'deckPassed', 'loyaltyDeclared', 'loyaltyEnded'] as const),
  ...(['itemBought', 'companionRecruited', 'traded', 'enemyTurnedUp', 'tokenPlaced', 'wreckPlaced'] as const),
  ...(['traitGained', 'traitLost', 'gameEnded'] as const),
])

/** Told once, as they stand at the end. */
const LAST_OF = {
  survivorMoved: (event: Event) => ('seat' in event ? `moved ${event.seat}` : ''),
  survivorPlaced: (event: Event) => ('seat' in event ? `moved ${event.seat}` : ''),
  enemyMoved: (event: Event) => ('foe' in event ? `enemy ${event.foe}` : ''),
  markerMoved: (event: Event) => ('card' in event ? `marker ${event.card}` : ''),
} as const satisfies Partial<Record<Event['type'], (event: Event) => string>>

/** Added up. */
const SUMMED: ReadonlySet<Event['type']> = new Set(['damaged', 'radsSuffered', 'healed', 'capsGained', 'xpGained'])

/** The events from the last turn of a seat that has ended, or from the beginning, until its next one begins. */
export function sinceTurn(events: readonly Event[], seat: Seat): readonly Event[] {
  const since = events.slice(events.findLastIndex(event => event.type === 'turnEnded' && event.seat === seat) + 1)
  const next = since.findIndex(event => event.type === 'turnBegan' && event.seat === seat)
  return next < 0 ? since : since.slice(0, next)
}

/** The same in short: positions as they are now, numbers added up, small things left out. */
export function digestSince(events: readonly Event[], seat: Seat): readonly Event[] {
  const list = sinceTurn(events, seat)
  const last = new Map<string, Event>()
  const sums = new Map<string, Event>()
  for (const event of list) {
    if (event.type in LAST_OF) last.set(LAST_OF[event.type as keyof typeof LAST_OF](event), event)
    if (!SUMMED.has(event.type) || !('n' in event) || !('seat' in event)) continue
    const key = `${event.type} ${event.seat}`
    const before = sums.get(key)
    sums.set(key, before !== undefined && 'n' in before ? { ...event, n: before.n + event.n } : event)
  }
  const kept = list.filter(event => TOLD.has(event.type) || [...last.values()].includes(event))
  return [...kept, ...sums.values()]
}

/** An outcome of an encounter that the table has seen. */
export interface SeenOutcome {
  readonly card: number
  readonly option: number // from 1
  readonly success: boolean
}

/** What the table has seen encounters do: only that may be told before an option is chosen. */
export function outcomesSeen(events: readonly Event[]): SeenOutcome[] {
  const seen = new Map<string, SeenOutcome>()
  for (const event of events)
    if (event.type === 'optionResolved') {
      const { card, option, success } = event
      seen.set(`${card} ${option} ${success}`, { card, option, success })
    }
  return [...seen.values()]
}
