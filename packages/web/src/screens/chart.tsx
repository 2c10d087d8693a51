import css from './chart.module.css'

export interface Line {
  readonly seat: number
  readonly points: readonly number[] // at the end of each round
  readonly parts: readonly (readonly number[])[] // the same, by source
}

const WIDE = 520
const TALL = 220
const LEFT = 30
const BOTTOM = 22

/** Happiness by round: a line for each player, and under it small bars of where it came from. */
export function Chart({ lines, names }: { lines: readonly Line[]; names: readonly string[] }) {
  const rounds = Math.max(2, ...lines.map(({ points }) => points.length))
  const most = Math.max(4, ...lines.flatMap(({ points }) => points))
  const x = (i: number) => LEFT + (i / (rounds - 1)) * (WIDE - LEFT - 12)
  const y = (value: number) => TALL - BOTTOM - (value / most) * (TALL - BOTTOM - 12)
  const ticks = [0, Math.round(most / 2), most]
  return (
    <figure class={css.chart}>
      <svg
        viewBox={`0 0 ${WIDE} ${TALL}`}
        role="img"
        aria-label={lines.map(({ seat, points }) => `${names[seat]}: ${points.join(', ')}`).join('. ')}
      >
        {ticks.map(tick => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDE - 8}`} class={css.grid} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, i) => i)
          .filter(i => rounds < 14 || i % 2 === 0)
          .map(i => (
            <text key={i} x={x(i)} y={TALL - 5} text-anchor="middle">
              {i + 1}
            </text>
          ))}
        {lines.map(({ seat, points }) => (
          <g key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
            <path
              d={points.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('')}
              class={css.line}
              stroke-dasharray={DASHES[seat]}
            />
            {points.map((value, i) => (
              <circle key={i} cx={x(i)} cy={y(value)} r="3.2" class={css.dot}>
                <title>{`${names[seat]}: ${value}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        {lines.map(({ seat }) => (
          <span key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
            {names[seat]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** A pattern beside the colour, as everywhere. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3']
