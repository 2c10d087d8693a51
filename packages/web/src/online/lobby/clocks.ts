import type { Clock } from '@overseer/protocol'
import { DAY, span } from '../time.ts'
import { t } from '../words.ts'

const MINUTE = 60_000

export const LIVE_CLOCKS = {
  brisk: { kind: 'live', each: 20_000, reserve: 10 * MINUTE },
  calm: { kind: 'live', each: 45_000, reserve: 20 * MINUTE },
  long: { kind: 'live', each: 2 * MINUTE, reserve: 45 * MINUTE },
} as const satisfies Record<string, Clock>

/** What is offered; any other clock can be asked for over the API. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  ...LIVE_CLOCKS,
  day: { kind: 'slow', each: DAY, reserve: 3 * DAY },
  days: { kind: 'slow', each: 3 * DAY, reserve: 7 * DAY },
  week: { kind: 'slow', each: 7 * DAY, reserve: 14 * DAY },
  none: { kind: 'none' },
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return t('clock.none')
  return t(`clock.${clock.kind}`, { each: span(clock.each), reserve: span(clock.reserve) })
}

/** What whoever decides since then has left, with the reserve. */
export function timeLeft(clock: Clock, reserve: number, since: number, now: number): number | null {
  return clock.kind === 'none' ? null : Math.max(0, since + clock.each + reserve - now)
}

/** Whether that is so little that one should hurry. */
export function isShort(clock: Clock, left: number): boolean {
  return left < (clock.kind === 'slow' ? DAY / 8 : 20_000)
}
