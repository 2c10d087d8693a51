import type { Frame, Seat } from '@overseer/kernel'

/** What has happened since somebody decided last. */

interface Happened {
  readonly type: string
  readonly seat?: Seat
}

const eventOf = ({ event }: Frame): Happened => event as Happened

/** How many of the frames that followed a decision it brought itself: after the end of a turn it is the table that acts. */
export function broughtBy(frames: readonly Frame[], turnOver: readonly string[]): number {
  const over = frames.findIndex(frame => turnOver.includes(eventOf(frame).type))
  return over < 0 ? frames.length : over + 1
}

/**
 * The end of a history since a seat's turn was over; where no event says so, from the last thing others did back to where
 * the seat acted before that.
 */
export function sinceActing(
  history: readonly Frame[],
  seat: Seat | null,
  turnOver: readonly string[],
): readonly Frame[] {
  const over = history.findLastIndex(frame => turnOver.includes(eventOf(frame).type) && eventOf(frame).seat === seat)
  if (over >= 0) return history.slice(over + 1)
  const end = history.findLastIndex(frame => ![undefined, seat].includes(eventOf(frame).seat))
  const before = history.slice(0, Math.max(0, end)).findLastIndex(frame => eventOf(frame).seat === seat)
  return end < 0 ? [] : history.slice(before + 1)
}
