import { signal } from '@preact/signals'
import { language } from '../page/settings.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A heartbeat for whatever shows running time. */
export const beat = signal(0)
setInterval(() => beat.value++, SECOND)

function unit(n: number, name: 'day' | 'hour' | 'minute' | 'second'): string {
  const said = new Intl.NumberFormat(language.value, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n)
  return said.replace(' ', '\u00a0') // no line ends between them
}

/** A span of time in as few words as it needs: `2 days 3 hr`, `45 min`. */
export function span(ms: number): string {
  if (ms >= DAY) {
    const hours = Math.floor((ms % DAY) / HOUR)
    return unit(Math.floor(ms / DAY), 'day') + (hours > 0 ? ` ${unit(hours, 'hour')}` : '')
  }
  if (ms >= HOUR) {
    const minutes = Math.floor((ms % HOUR) / MINUTE)
    return unit(Math.floor(ms / HOUR), 'hour') + (minutes > 0 ? ` ${unit(minutes, 'minute')}` : '')
  }
  return ms >= MINUTE ? unit(Math.floor(ms / MINUTE), 'minute') : unit(Math.floor(ms / SECOND), 'second')
}

/** Time that runs out: with seconds while it is short, else in words. */
export function countdown(ms: number): string {
  if (ms >= 2 * HOUR) return span(ms)
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'short' })
  const ms = at - now
  if (-ms >= DAY) return format.format(Math.round(ms / DAY), 'day')
  if (-ms >= HOUR) return format.format(Math.round(ms / HOUR), 'hour')
  if (-ms >= MINUTE) return format.format(Math.round(ms / MINUTE), 'minute')
  return format.format(0, 'second') // “now”: nobody says “this minute”
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at)
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(at)
}
