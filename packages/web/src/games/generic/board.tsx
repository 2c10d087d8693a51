import type { Narrator } from '@overseer/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { language } from '../../page/settings.ts'
import type { Stage } from '../../table/stage.ts'
import type { Table } from '../../table/table.ts'
import { t } from '../../text/words.ts'
import { gameCalled } from '../kits.ts'
import { Log } from '../log.tsx'
import { Answers } from './answers.tsx'
import { paint, Painted } from './painted.tsx'
import css from './board.module.css'

/** A table in words, for any game: the narrator's picture, what is asked, the answers, and what happened. */
export function GenericBoard({ table, stage }: { table: Table; stage: Stage }) {
  const { pending, choices, version, thinking } = table.state.value
  const { view, event } = stage.scene.value
  const names = useMemo(() => table.chairs.map(({ name }) => name), [table])
  const narrator = useMemo(() => gameCalled(table.game).narrator(names), [language.value, names])
  const happened = table.history.at(-1)
  return (
    <div class={css.board}>
      <Picture narrator={narrator} view={view} />
      <section class={css.question} aria-label={t('table.question')}>
        <p class="visually-hidden" role="status">
          {happened === undefined ? '' : narrator.event(happened.view, happened.event)}{' '}
          {choices.length > 0 && event === null ? narrator.question(view) : ''}
        </p>
        {pending === null ? (
          <Outcome lines={narrator.outcome(view)} />
        ) : choices.length > 0 ? (
          <Answers key={version} table={table} narrator={narrator} />
        ) : (
          <p class={css.waiting}>{t('table.waitsFor', { who: names[thinking ?? pending.seat]! })}</p>
        )}
      </section>
      <div class={css.log}>
        <Log table={table} stage={stage} narrator={narrator} />
      </div>
    </div>
  )
}

function Outcome({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

const NARROWEST = 36
const WIDEST = 120

/** The table as the narrator draws it, as wide as there is room for. */
function Picture({ narrator, view }: { narrator: Narrator; view: unknown }) {
  const frame = useRef<HTMLPreElement>(null)
  const letter = useRef<HTMLSpanElement>(null)
  const [columns, setColumns] = useState(80)
  useEffect(() => {
    const measure = () => {
      if (frame.current === null || letter.current === null) return // gone before the fonts came
      const room = Math.floor((frame.current.clientWidth - 20) / (letter.current.getBoundingClientRect().width / 10))
      setColumns(Math.max(NARROWEST, Math.min(WIDEST, room)))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(frame.current!)
    void document.fonts.ready.then(measure)
    return () => watch.disconnect()
  }, [])
  const text = useMemo(() => narrator.picture(view, columns, paint), [narrator, view, columns])
  return (
    <pre ref={frame} class={css.picture} tabIndex={0} role="region" aria-label={t('table.picture')}>
      <span ref={letter} class={css.letter} aria-hidden="true">
        0123456789
      </span>
      <Painted text={text} />
    </pre>
  )
}
