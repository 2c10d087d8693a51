import type { ShownRating } from '@overseer/protocol'
import { day } from '../time.ts'
import { t } from '../words.ts'
import { points, ratingText } from './rating-words.ts'
import css from './rating-chart.module.css'

const WIDE = 320
const TALL = 120
const EDGE = 34
const ROOM = 2 // above and below the line, some 120 points: the band of a newcomer would make any line flat

/** How a rating went: the guess as a line, its uncertainty as a band around it, as far as there is room. */
export function RatingChart({ history }: { history: readonly (ShownRating & { readonly at: number })[] }) {
  if (history.length < 2) return null
  const low = Math.floor(Math.min(...history.map(({ mu }) => mu)) - ROOM)
  const high = Math.ceil(Math.max(...history.map(({ mu }) => mu)) + ROOM)
  const x = (i: number): number => EDGE + (i / (history.length - 1)) * (WIDE - EDGE - 4)
  const y = (value: number): number => 6 + ((high - Math.min(high, Math.max(low, value))) / (high - low)) * (TALL - 24)
  const path = (values: readonly number[]): string => values.map((value, i) => `${x(i)},${y(value)}`).join(' ')
  const band = [...history.map((one, i) => `${x(i)},${y(one.high)}`)]
    .concat(history.map((one, i) => `${x(i)},${y(one.low)}`).reverse())
    .join(' ')
  const first = history[0]!
  const last = history.at(-1)!
  return (
    <svg
      class={css.chart}
      viewBox={`0 0 ${WIDE} ${TALL}`}
      role="img"
      aria-label={t('ratings.chart', { from: ratingText(first), to: ratingText(last), n: history.length })}
    >
      <polygon points={band} class={css.band} />
      <polyline points={path(history.map(({ mu }) => mu))} class={css.line} />
      {[low, high].map(value => (
        <text key={value} x={EDGE - 4} y={y(value) + 4} text-anchor="end">
          {points(value)}
        </text>
      ))}
      <text x={EDGE} y={TALL - 3}>
        {day(first.at)}
      </text>
      <text x={WIDE - 4} y={TALL - 3} text-anchor="end">
        {day(last.at)}
      </text>
    </svg>
  )
}
