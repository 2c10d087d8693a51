import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/words.ts'
import css from './review.module.css'

/** One line of a chart: a colour, a shape for those who cannot tell colours apart, and a value for each round. */
export interface Line {
  readonly name: string
  readonly colour: string
  readonly values: readonly number[]
}

const WIDE = 380
const TALL = 150
const SMALL = { wide: 124, tall: 74 }
const LEFT = 24
const RIGHT = 84 // at least; longer names take more
const LETTER = 6.6 // how wide a letter of a name is, with room to spare
const BOTTOM = 20
const TOP = 12
const SHAPES = ['M-4-4h8v8h-8z', 'M0-5L5 0 0 5-5 0z', 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0', 'M0-5L5 4H-5z']

/**
 * Values by round as lines, each named at its end; what wins or ends the game is a dashed line, the round that is looked at a
 * band. A small chart leaves the names to the larger ones beside it.
 */
export function Lines({
  title,
  lines,
  mark,
  round,
  tall = TALL,
  small = false,
}: {
  title: string
  lines: readonly Line[]
  mark?: number
  round: number
  tall?: number
  small?: boolean
}) {
  const plot = useRef<HTMLDivElement>(null)
  const room = useRoom(plot)
  const [wide, high] = small ? [SMALL.wide, SMALL.tall] : [WIDE, Math.max(tall, room)]
  const rounds = Math.max(1, ...lines.map(({ values }) => values.length))
  const most = Math.max(1, mark ?? 0, ...lines.flatMap(({ values }) => values))
  const names = Math.max(RIGHT, 12 + LETTER * Math.max(...lines.map(({ name }) => name.length)))
  const right = wide - (small ? 8 : names)
  const x = (at: number): number => LEFT + (rounds === 1 ? 0 : (at / (rounds - 1)) * (right - LEFT))
  const y = (value: number): number => TOP + (1 - value / most) * (high - TOP - BOTTOM)
  const step = Math.ceil(rounds / (small ? 4 : 10))
  const spoken = lines.map(({ name, values }) => t('app.labeled', { what: name, text: values.join(', ') })).join('. ')
  return (
    <figure class={css.lines}>
      <figcaption>{title}</figcaption>
      <div ref={plot}>
        <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={`${title}. ${spoken}`}>
          {round <= rounds && (
            <rect x={x(round - 1) - 5} y={0} width={10} height={high - BOTTOM + 4} class={css.band} />
          )}
          {[0, Math.round(most / 2), most].map(tick => (
            <g key={tick}>
              <path d={`M${LEFT} ${y(tick)}H${right}`} class={css.grid} />
              <text x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
                {tick}
              </text>
            </g>
          ))}
          {mark !== undefined && <path d={`M${LEFT} ${y(mark)}H${right}`} class={css.mark} />}
          {Array.from({ length: rounds }, (_, at) =>
            at % step === 0 ? (
              <text key={at} x={x(at)} y={high - 4} text-anchor="middle">
                {at + 1}
              </text>
            ) : null,
          )}
          {lines.map(({ name, colour, values }, at) => (
            <g key={name} style={{ color: colour }}>
              <path d={`M${values.map((value, round) => `${x(round)} ${y(value)}`).join('L')}`} class={css.line} />
              <path
                d={SHAPES[at % SHAPES.length]}
                transform={`translate(${x(values.length - 1)} ${y(values.at(-1) ?? 0)})`}
                class={css.end}
              />
            </g>
          ))}
          {(small ? [] : named(lines, y)).map(({ name, at, top }) => (
            <text key={name} x={x(at) + 9} y={top + 4} class={css.name}>
              {name}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}

/** How tall a chart may be that fills what its column has left, in its own units; 0 where it makes its own room. */
function useRoom(plot: { readonly current: HTMLDivElement | null }): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const { current } = plot
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight, firstElementChild } = current!
      const fills = getComputedStyle(firstElementChild!).position === 'absolute'
      setRoom(fills && clientWidth > 0 ? Math.floor((WIDE * clientHeight) / clientWidth) : 0)
    })
    watch.observe(current!)
    return () => watch.disconnect()
  }, [])
  return room
}

const APART = 14

/** Names at the ends of the lines, moved apart where they would lie over each other. */
function named(lines: readonly Line[], y: (value: number) => number): { name: string; at: number; top: number }[] {
  const ends = lines
    .map(({ name, values }) => ({ name, at: values.length - 1, top: y(values.at(-1) ?? 0) }))
    .sort((a, b) => a.top - b.top)
  let lowest = -APART
  return ends.map(end => {
    lowest = Math.max(end.top, lowest + APART)
    return { ...end, top: lowest }
  })
}
