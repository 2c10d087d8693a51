/** Hours of the day where somebody lives. */

const QUARTER = 15 * 60_000 // every zone is a multiple of it away from the others
const QUARTERS_AT_MOST = 50 * 4 // two days and a change of the clocks

const KEPT_AT_MOST = 500 // clocks: a zone has a thousand spellings, and each clock takes some room

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const there = clocks.get(zone)
  if (there !== undefined) return there
  const clock = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone: zone,
  })
  if (clocks.size >= KEPT_AT_MOST) clocks.clear()
  clocks.set(zone, clock)
  return clock
}

function readClock(zone: string, at: number): { readonly hour: number; readonly minute: number } {
  const parts = clockOf(zone).formatToParts(at)
  const read = (type: string): number => Number(parts.find(part => part.type === type)!.value)
  return { hour: read('hour'), minute: read('minute') }
}

/** The next time after a moment that the clock of a zone strikes an hour. */
export function nextHour(hour: number, zone: string, after: number): number {
  const first = Math.floor(after / QUARTER) + 1
  for (let n = first; n < first + QUARTERS_AT_MOST; n++) {
    const clock = readClock(zone, n * QUARTER)
    if (clock.hour === hour && clock.minute === 0) return n * QUARTER
  }
  return first * QUARTER // no day has such an hour; do not wait for it
}

/** Hours in which nothing is sent: from the first to the second, over midnight if need be. Equal ones are none. */
export interface Quiet {
  readonly from: number
  readonly to: number
  readonly zone: string
}

/** When something may be sent that should be sent now. */
export function afterQuiet(quiet: Quiet | null, now: number): number {
  if (quiet === null || quiet.from === quiet.to) return now
  const { from, to, zone } = quiet
  const { hour } = readClock(zone, now)
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to
  return isQuiet ? nextHour(to, zone, now) : now
}
