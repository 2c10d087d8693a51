import type { Narrator } from '@overseer/kernel'
import type { Frame } from '../table/table.ts'
import { t } from '../words.ts'
import { attention } from './attention.ts'
import { memo } from './memo.ts'
import css from './log.module.css'

const SHOWN = 300

interface LogProps {
  readonly frames: readonly Frame[] // of one table always the same list, which grows
  readonly count: number // how many of them are told
  readonly narrator: Narrator
}

/** What the log looks for in an event, whatever the game: whose it is, and the space of the board it happened at. */
interface Happened {
  readonly type: string
  readonly seat?: number
  readonly space?: unknown
}

/** What happened, as sentences; pointing at one shows where. The list stays at its end by its style. */
export const Log = memo(
  function Log({ frames, count, narrator }: LogProps) {
    const from = Math.max(0, count - SHOWN)
    return (
      <section class={css.log} aria-label={t('table.log')}>
        <h2>{t('table.log')}</h2>
        <div class={css.scroll} tabIndex={0} data-log>
          <ol>
            {frames.slice(from, count).map((frame, i) => (
              <Entry key={from + i} frame={frame} narrator={narrator} />
            ))}
          </ol>
        </div>
      </section>
    )
  },
  (before, next) => before.count === next.count && before.frames === next.frames && before.narrator === next.narrator,
)

const Entry = memo(
  function Entry({ frame, narrator }: { frame: Frame; narrator: Narrator }) {
    const { type, seat, space } = frame.event as Happened
    const text = narrator.event(frame.view, frame.event)
    const mark = seat === undefined ? 'transparent' : `var(--seat-${seat})`
    return (
      <li class={type === 'roundBegan' ? css.round : ''} style={{ '--mark': mark }}>
        {typeof space === 'string' ? <Linked space={space}>{text}</Linked> : text}
      </li>
    )
  },
  (before, next) => before.frame === next.frame && before.narrator === next.narrator,
)

function Linked({ space, children }: { space: string; children: string }) {
  const show = () => {
    attention.value = space
  }
  const leave = () => {
    attention.value = null
  }
  return (
    <button type="button" onClick={show} onPointerEnter={show} onPointerLeave={leave}>
      {children}
    </button>
  )
}
