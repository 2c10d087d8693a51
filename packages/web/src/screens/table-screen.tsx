import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { BOARDS } from '../board/boards.ts'
import { Stage } from '../board/stage.ts'
import { go } from '../route.ts'
import { boardStyle } from '../settings.ts'
import { playSound } from '../sound.ts'
import { LocalTable } from '../table/local-table.ts'
import { keep, saves } from '../table/saves.ts'
import type { Table } from '../table/table.ts'
import { t } from '../words.ts'
import { Hint } from './hint.tsx'
import { Preferences } from './preferences.tsx'
import css from './table-screen.module.css'

/** A table from the saved games: header, board, menu. */
export function TableScreen({ id }: { id: string }) {
  const table = useMemo(() => openTable(id), [id])
  const stage = useMemo(() => (table === undefined ? undefined : openStage(table)), [table])
  useEffect(
    () => () => {
      stage?.close()
      table?.close()
    },
    [table],
  )
  useEffect(() => {
    if (table === undefined) go()
  }, [table])
  if (table === undefined || stage === undefined) return null
  const { Board } = BOARDS[table.game]!
  return (
    <main class={css.screen}>
      <Header table={table} id={id} />
      <Board table={table} stage={stage} />
    </main>
  )
}

function openStage(table: Table): Stage {
  const stage = new Stage(table, BOARDS[table.game]!.pace)
  stage.listen(({ event }) => playSound((event as { type: string }).type))
  return stage
}

function openTable(id: string): LocalTable | undefined {
  const saved = saves.value.find(one => one.id === id)
  if (saved === undefined) return undefined
  const table: LocalTable = new LocalTable(saved.record, saved.chairs, record =>
    keep({ ...saved, record, over: table.state.value.pending === null, changed: Date.now() }),
  )
  return table
}

function Header({ table, id }: { table: Table; id: string }) {
  const { undo, pending, thinking } = table.state.value
  const menu = useRef<HTMLDialogElement>(null)
  const keys = useRef<HTMLDialogElement>(null)
  const closed = undo === null ? undefined : t(`undo.${undo}`)
  useShortcuts({
    u: () => table.undo(),
    r: () => go('rules'),
    g: () => document.querySelector<HTMLElement>('[data-log]')?.focus(),
    t: () => (boardStyle.value = boardStyle.value === 'text' ? 'picture' : 'text'),
    '?': () => keys.current?.showModal(),
  })
  const status =
    pending === null
      ? t('table.over')
      : thinking === null
        ? t('table.turnOf', { who: table.chairs[pending.seat]!.name })
        : t('table.thinks', { who: table.chairs[thinking]!.name })
  return (
    <header class={css.header}>
      <a href="#/" class={css.brand} aria-label={`OVERSEER, ${t('app.home')}`}>
        OVERSEER
      </a>
      <h1 class={css.status}>{status}</h1>
      {pending === null && (
        <button type="button" class="button main" data-over onClick={() => go('review', id)}>
          {t('table.review')}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={closed !== undefined}
        title={closed ?? ''}
        onClick={() => table.undo()}
      >
        <Sign name="undo" /> <span>{t('table.undo')}</span>
        {closed !== undefined && <span class="visually-hidden">{closed}</span>}
      </button>
      <Hint table={table} />
      <button type="button" class="button" onClick={() => go('rules')}>
        <Sign name="rules" /> <span>{t('table.rules')}</span>
      </button>
      <button type="button" class="button" data-menu onClick={() => menu.current?.showModal()}>
        <Sign name="menu" /> <span>{t('table.menu')}</span>
      </button>
      <dialog ref={menu} aria-label={t('table.menu')}>
        <form method="dialog" class={css.menu}>
          <h2>{t('table.menu')}</h2>
          <Preferences />
          <button type="button" class="button plain" onClick={() => download(table)}>
            <Sign name="download" /> {t('table.export')}
          </button>
          <button type="button" class="button plain" onClick={() => keys.current?.showModal()}>
            <Sign name="keyboard" /> {t('keys.title')}
          </button>
          <a class="button plain" href="#/">
            {t('table.leave')}
          </a>
          <button class="button main">{t('table.close')}</button>
        </form>
      </dialog>
      <dialog ref={keys} aria-label={t('keys.title')}>
        <form method="dialog" class={css.menu}>
          <h2>{t('keys.title')}</h2>
          <ul>
            {(
              ['arrows', 'enter', 'letters', 'numbers', 'pass', 'undo', 'hint', 'log', 'rules', 'text', 'help'] as const
            ).map(key => (
              <li key={key}>{t(`keys.${key}`)}</li>
            ))}
          </ul>
          <button class="button main">{t('table.close')}</button>
        </form>
      </dialog>
    </header>
  )
}

function useShortcuts(keys: Record<string, () => void>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      keys[event.key]?.()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

/** The record as a file. */
export function download(table: Pick<Table, 'record' | 'game'>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(table.record)], { type: 'application/json' }))
  link.download = `overseer-${table.game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
