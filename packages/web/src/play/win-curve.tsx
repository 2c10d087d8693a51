import { t } from '../text/words.ts'
import { percent } from '../text/numbers.ts'
import type { Judged } from './analysis.ts'
import css from './analysis-panel.module.css'

const WIDE = 600
const TALL = 120

/** The chance to win of every player, decision by decision; a click goes to that moment. */
export function WinCurve({
  judged,
  names,
  length,
  at,
  onShow,
}: {
  judged: readonly Judged[]
  names: readonly string[]
  length: number
  at: number
  onShow(at: number): void
}) {
  const x = (choice: number): number => (choice / Math.max(1, length)) * WIDE
  const y = (win: number): number => (1 - win) * (TALL - 8) + 4
  const line = (seat: number): string =>
    judged
      .filter(one => one.seat === seat)
      .map(one => `${x(one.at).toFixed(1)},${y(one.win).toFixed(1)}`)
      .join(' ')
  const show = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    onShow(Math.round(((event.clientX - box.left) / box.width) * length))
  }
  return (
    <div class={css.chart}>
      <ol class={css.scale} aria-hidden="true" data-scale>
        {[1, 0.5, 0].map(part => (
          <li key={part}>{percent(part)}</li>
        ))}
      </ol>
      <svg
        class={css.curve}
        viewBox={`0 0 ${WIDE} ${TALL}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('analysis.curve')}
        onClick={show}
        data-curve
      >
        <path d={`M0 ${y(0.5)}H${WIDE}`} class={css.middle} />
        {names.map((name, seat) => (
          <polyline key={seat} points={line(seat)} style={{ stroke: `var(--seat-${seat})` }}>
            <title>{name}</title>
          </polyline>
        ))}
        <path d={`M${x(at)} 0V${TALL}`} class={css.now} />
      </svg>
    </div>
  )
}
