import { useEffect, useRef, useState } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { attention } from '../board/attention.ts'
import { gameCalled } from '../games.ts'
import { language } from '../settings.ts'
import type { Advice, Table } from '../table/table.ts'
import { t } from '../words.ts'
import css from './hint.module.css'

const SHOWN = 3

/** What the strongest bot would do here, and why: what it expects to gain and how often it looked. */
export function Hint({ table }: { table: Table }) {
  const { version, choices, view } = table.state.value
  const sheet = useRef<HTMLDialogElement>(null)
  const [advice, setAdvice] = useState<{ version: number; list: readonly Advice[] } | null>(null)
  const current = advice?.version === version ? advice.list : null
  useEffect(() => sheet.current?.close(), [version])
  const ask = () => {
    sheet.current?.showModal()
    if (current === null) void table.hint().then(list => setAdvice({ version, list }))
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key === 'h' &&
        choices.length > 0 &&
        document.querySelector('dialog[open]') === null &&
        !(event.target instanceof HTMLInputElement)
      )
        ask()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
  const narrator = gameCalled(table.game).narrator(
    language.value,
    table.chairs.map(({ name }) => name),
  )
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={choices.length === 0}
        onClick={() => choices.length > 0 && ask()}
      >
        <Sign name="hint" /> <span>{t('table.hint')}</span>
      </button>
      <dialog ref={sheet} aria-label={t('hint.title')}>
        <form method="dialog" class={css.hint}>
          <h2>{t('hint.title')}</h2>
          <div aria-live="polite">
            {current === null ? (
              <p>{t('hint.thinking')}</p>
            ) : (
              <ol>
                {different(current).map(({ choice, visits, win, gain }, i) => (
                  <li key={i}>
                    <button type="button" class="button plain" onClick={() => show(choice)}>
                      {narrator.choice(view, choice)}
                    </button>
                    <p>
                      {t('hint.win', { n: percent.format(win) })} · {t('hint.gain', { n: number.format(gain) })} ·{' '}
                      {t('hint.visits', { n: visits })}
                    </p>
                  </li>
                ))}
              </ol>
            )}
          </div>
          <button class="button main">{t('table.close')}</button>
        </form>
      </dialog>
    </>
  )

  /** Closes the sheet and points at the space, if there is one. */
  function show(choice: unknown): void {
    sheet.current?.close()
    attention.value = typeof choice === 'object' && choice !== null && 'space' in choice ? String(choice.space) : null
  }
}

/** The best few choices, of those that differ only in who goes the best one. */
function different(list: readonly Advice[]): Advice[] {
  const places = new Set<unknown>()
  return list
    .filter(({ choice }) => {
      const { space } = choice as { space?: unknown }
      if (space === undefined) return true
      return !places.has(space) && places.add(space)
    })
    .slice(0, SHOWN)
}
