import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { kept } from '../page/settings.ts'
import type { Table } from '../table/table.ts'
import { t } from '../text/words.ts'
import { small } from '../ui/screen-size.ts'
import { AimList } from './aim-list.tsx'
import css from './aim.module.css'

/** The games whose aim this browser has shown. */
const shown = new Map<string, ReturnType<typeof keep>>()

function keep(game: string) {
  return kept(`aim.${game}`, ['new', 'known'] as const, 'new')
}

function seen(game: string): ReturnType<typeof keep> {
  const known = shown.get(game) ?? keep(game)
  shown.set(game, known)
  return known
}

/** Whether somebody wants to read it again. */
export const aimWanted = signal(false)

/** Closes the glance; it does not open by itself again. */
export function closeAim(game: string): void {
  seen(game).value = 'known'
  aimWanted.value = false
}

const LONG = 2 // changes of the table since one was asked first: one's own move, and an answer
const BEFORE = 2 // choices that each of the others may have made by then

/** Whether somebody new to the game has just sat down. */
function begins(known: 'new' | 'known', { record, state, chairs }: Table): boolean {
  const played = record?.choices.length ?? state.value.version
  return known === 'new' && played < LONG + BEFORE * (chairs.length - 1) && record?.options !== null
}

/**
 * What wins, what ends the game and what a turn is, in one glance: for newcomers, until they have begun to play. On a
 * small screen it lies where answers are given, and makes way for them as soon as something is touched.
 */
export function Aim({ table }: { table: Table }) {
  const aim = gameCalled(table.game).kit.aim?.(table.state.value.view)
  const known = seen(table.game)
  const { version, pending, choices } = table.state.value
  const asked = useRef<number | null>(null) // the version at which somebody here was asked first
  if (choices.length > 0) asked.current ??= version
  useEffect(() => {
    if (asked.current !== null && version >= asked.current + LONG && !aimWanted.value) known.value = 'known'
  }, [version])
  useEffect(() => () => void (aimWanted.value = false), [])
  const isOpen = aim !== undefined && pending !== null && (begins(known.value, table) || aimWanted.value)
  useEffect(() => {
    if (!isOpen || !small.value) return
    const makeWay = ({ target }: Event) => {
      if (!(target as Element).closest('[data-aim]')) closeAim(table.game)
    }
    addEventListener('click', makeWay)
    return () => removeEventListener('click', makeWay)
  }, [isOpen, small.value])
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement // what lies under it can leave it the room
    if (isOpen) style.setProperty('--aim-height', `${box.current!.offsetHeight}px`)
    return () => void style.removeProperty('--aim-height')
  }, [isOpen])
  if (!isOpen) return null
  return (
    <aside ref={box} class={css.aim} aria-label={t('aim.title')} data-aim>
      <header>
        <h2>{t('aim.title')}</h2>
        <button type="button" class="button plain" aria-label={t('table.close')} onClick={() => closeAim(table.game)}>
          ×
        </button>
      </header>
      <AimList aim={aim} />
      <a class="button plain" href={`#/learn/${table.game}`}>
        {t('home.learn')}
      </a>
    </aside>
  )
}
