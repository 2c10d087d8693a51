import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { kept } from '../page/settings.ts'
import type { Table } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
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

/** It makes way, and is known from now on. */
export function closeAim(game: string): void {
  seen(game).value = 'known'
  aimWanted.value = false
}

const LONG = 2 // changes of the table: one's own move, and an answer

/** What wins, what ends the game and what a turn is, in one glance: for newcomers, until they have begun to play. */
export function Aim({ table }: { table: Table }) {
  const aim = gameCalled(table.game).kit.aim?.()
  const known = seen(table.game)
  const { version, pending } = table.state.value
  useEffect(() => {
    if (version >= LONG && !aimWanted.value) known.value = 'known'
  }, [version])
  useEffect(() => () => void (aimWanted.value = false), [])
  const played = table.record?.choices.length ?? version
  const begins = known.value === 'new' && played < LONG && table.record?.options !== null
  if (aim === undefined || pending === null || (!begins && !aimWanted.value)) return null
  const [wins, ends, turn] = aim
  return (
    <aside class={css.aim} aria-label={t('aim.title')} data-aim>
      <header>
        <h2>{t('aim.title')}</h2>
        <button type="button" class="button plain" aria-label={t('table.close')} onClick={() => closeAim(table.game)}>
          ×
        </button>
      </header>
      <dl>
        <dt>
          <Sign name="hint" /> {t('aim.goal')}
        </dt>
        <dd>{wins}</dd>
        <dt>
          <Sign name="skip" /> {t('aim.end')}
        </dt>
        <dd>{ends}</dd>
        <dt>
          <Sign name="play" /> {t('aim.yourTurn')}
        </dt>
        <dd>{turn}</dd>
      </dl>
      <a class="button plain" href={`#/learn/${table.game}`}>
        {t('home.learn')}
      </a>
    </aside>
  )
}
