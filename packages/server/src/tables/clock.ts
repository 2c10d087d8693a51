import type { Clock } from '@overseer/protocol'

/** How the time of players is counted. */

/** What is left of each seat's reserve. */
export type Reserves = readonly number[]

export function fullReserves(clock: Clock, seats: number): Reserves {
  return Array.from({ length: seats }, () => (clock.kind === 'none' ? 0 : clock.reserve))
}

/** What a decision costs of the reserve. */
export function spentOn(clock: Clock, reserve: number, took: number): number {
  if (clock.kind === 'none') return 0
  return Math.min(reserve, Math.max(0, took - clock.each))
}

/** What a decision took without touching the reserve. */
export function freely(clock: Clock, took: number): number {
  return clock.kind === 'none' ? took : Math.min(clock.each, took)
}

/** When the time of whoever decides since then runs out; null: never. */
export function deadline(clock: Clock, reserve: number, since: number): number | null {
  return clock.kind === 'none' ? null : since + clock.each + reserve
}
