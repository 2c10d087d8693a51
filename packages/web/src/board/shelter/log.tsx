import type { Narrator } from '@overseer/kernel'
import type { View } from '@overseer/shelter'
import { useEffect, useRef } from 'preact/hooks'
import type { Frame } from '../../table/table.ts'
import { t } from '../../words.ts'
import css from './log.module.css'

/** What happened, as sentences; a click shows where. */
export function Log({
  frames,
  narrator,
  onPlace,
}: {
  frames: readonly Frame[]
  narrator: Narrator<View>
  onPlace: (space: string | null) => void
}) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), [frames.length])
  const shown = frames.slice(-SHOWN)
  return (
    <section class={css.log} aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      <ol tabIndex={0}>
        {shown.map((frame, i) => {
          const space = spaceOf(frame.event)
          const text = narrator.event(frame.view as View, frame.event)
          return (
            <li
              key={frames.length - shown.length + i}
              class={(frame.event as { type: string }).type === 'roundBegan' ? css.round : ''}
            >
              {space === null ? (
                text
              ) : (
                <button
                  type="button"
                  onClick={() => onPlace(space)}
                  onPointerEnter={() => onPlace(space)}
                  onPointerLeave={() => onPlace(null)}
                >
                  {text}
                </button>
              )}
            </li>
          )
        })}
        <li ref={end} />
      </ol>
    </section>
  )
}

const SHOWN = 300

function spaceOf(event: unknown): string | null {
  return typeof event === 'object' && event !== null && 'space' in event ? String(event.space) : null
}
