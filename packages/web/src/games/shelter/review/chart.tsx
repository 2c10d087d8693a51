import { t } from '../../../text/words.ts'
import css from './chart.module.css'

export interface Series {
  readonly seat: number
  readonly totals: readonly number[] // at the end of each round
  readonly parts: readonly (readonly number[])[] // what was gained by source, in the order of the legend
  readonly lost: readonly number[] // and lost again: gains less losses are the total
}

const WIDE = 230
const TALL = 116
const LEFT = 22
const BOTTOM = 18

/** Happiness by round and source: a panel for each player, a column for each round, the same scale for all. */
export function Chart({
  series,
  names,
  sources,
  loss,
}: {
  series: readonly Series[]
  names: readonly string[]
  sources: readonly string[]
  loss: string // what the losses are called
}) {
  const rounds = Math.max(1, ...series.map(({ totals }) => totals.length))
  const most = Math.max(
    4,
    ...series.flatMap(({ totals, parts }) => [...totals, ...parts.map(part => part.reduce((sum, n) => sum + n, 0))]),
  )
  return (
    <div class={css.chart}>
      <ul class={css.legend}>
        {sources.map((source, i) => (
          <li key={source}>
            <i class={css[`source${i}`]} /> {source}
          </li>
        ))}
        <li>
          <i class={css.lost} /> {loss}
        </li>
      </ul>
      <div class={css.panels}>
        {series.map(one => (
          <Panel key={one.seat} series={one} name={names[one.seat]!} rounds={rounds} most={most} />
        ))}
      </div>
    </div>
  )
}

function Panel({
  series: { seat, totals, parts, lost },
  name,
  rounds,
  most,
}: {
  series: Series
  name: string
  rounds: number
  most: number
}) {
  const step = (WIDE - LEFT) / rounds
  const y = (value: number): number => TALL - BOTTOM - (value / most) * (TALL - BOTTOM - 14)
  return (
    <figure style={{ '--seat': `var(--seat-${seat})` }}>
      <figcaption>{name}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${TALL}`}
        role="img"
        aria-label={t('app.labeled', { what: name, text: totals.join(', ') })}
      >
        {[0, Math.round(most / 2), most].map(tick => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDE}`} class={css.grid} />
            <text x={LEFT - 4} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {parts.map((part, round) => (
          <Column
            key={round}
            part={part}
            lost={lost[round] ?? 0}
            total={totals[round] ?? 0}
            x={LEFT + round * step + 1}
            wide={Math.max(2, step - 2)}
            y={y}
            last={round === parts.length - 1}
            title={t('app.labeled', { what: round + 1, text: totals[round]! })}
          />
        ))}
        {totals.map((_total, round) =>
          rounds < 12 || round % 2 === 0 ? (
            <text key={round} x={LEFT + round * step + step / 2} y={TALL - 4} text-anchor="middle">
              {round + 1}
            </text>
          ) : null,
        )}
      </svg>
    </figure>
  )
}

/** What was gained, one source on the other; what was lost again is struck out from above, and the total stays. */
function Column({
  part,
  lost,
  total,
  last,
  x,
  wide,
  y,
  title,
}: {
  part: readonly number[]
  lost: number
  total: number
  last: boolean
  x: number
  wide: number
  y: (value: number) => number
  title: string
}) {
  let below = 0
  return (
    <g>
      <title>{title}</title>
      {part.map((n, source) => {
        const top = y(below + n)
        const tall = y(below) - top
        below += n
        return <rect key={source} class={css[`source${source}`]} x={x} y={top} width={wide} height={tall} />
      })}
      {lost > 0 && (
        <rect class={css.lost} x={x} y={y(below)} width={wide} height={y(below - lost) - y(below)} data-lost={lost} />
      )}
      {last && (
        <text x={x + wide / 2} y={y(Math.max(below, 0)) - 2} text-anchor="middle" class={css.total} data-total={total}>
          {total}
        </text>
      )}
    </g>
  )
}
