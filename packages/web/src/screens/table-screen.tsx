import type { GameRecord } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { Stage } from '../board/stage.ts'
import { gameCalled } from '../games.ts'
import { go } from '../route.ts'
import { boardStyle } from '../settings.ts'
import { playSound } from '../sound.ts'
import { LocalTable } from '../table/local-table.ts'
import { keep, saves } from '../table/saves.ts'
import type { Table } from '../table/table.ts'
import { t } from '../words.ts'
import { Hint } from './hint.tsx'
import { Preferences } from './preferences.tsx'
import { WithGame } from './with-game.tsx'
import css from './table-screen.module.css'

/** A table from the saved games. */
export function TableScreen({ id }: { id: string }) {
  const saved = saves.value.find(one => one.id === id)
  useEffect(() => {
    if (saved === undefined) go()
  }, [saved])
  return saved === undefined ? null : <WithGame id={saved.record.game}>{() => <SavedTable id={id} />}</WithGame>
}

function SavedTable({ id }: { id: string }) {
  const table = useMemo(() => openTable(id)!, [id])
  useEffect(() => () => table.close(), [table])
  return (
    <main class={css.screen}>
      <Header
        table={table}
        over={
          <button type="button" class="button main" data-over onClick={() => go('review', id)}>
            {t('table.review')}
          </button>
        }
      />
      <Played table={table} />
    </main>
  )
}

/** The board of a table, with its show and its sounds. */
export function Played({ table }: { table: Table }) {
  const { Board, pace } = gameCalled(table.game)
  const stage = useMemo(() => {
    const made = new Stage(table, pace)
    made.listen(({ event }) => playSound((event as { type: string }).type))
    return made
  }, [table])
  useEffect(() => () => stage.close(), [stage])
  return <Board table={table} stage={stage} />
}

function openTable(id: string): LocalTable | undefined {
  const saved = saves.value.find(one => one.id === id)
  if (saved === undefined) return undefined
  const table: LocalTable = new LocalTable(saved.record, saved.chairs, record =>
    keep({ ...saved, record, over: table.state.value.pending === null, changed: Date.now() }),
  )
  return table
}

const KEYS = [
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['S P E C I A L', 'letters'],
  ['D', 'plain'],
  ['X', 'hurt'],
  ['1 – 9', 'numbers'],
  ['0', 'pass'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['H', 'hint'],
  ['G', 'log'],
  ['R', 'rules'],
  ['T', 'text'],
  ['?', 'help'],
] as const

/** What stands above every board: whose turn it is, undo, hint, rules, menu. */
export function Header({
  table,
  over,
  children,
  more,
}: {
  table: Table
  over: ComponentChildren // what can be done once the game is over
  children?: ComponentChildren // further buttons
  more?: ComponentChildren // further lines of the menu
}) {
  const { undo, pending, version } = table.state.value
  const menu = useRef<HTMLDialogElement>(null)
  const keys = useRef<HTMLDialogElement>(null)
  const [told, tell] = useState(-1) // the version for which somebody asked why there is no undo
  const closed = undo === null ? undefined : t(`undo.${undo}`)
  const takeBack = () => (undo === null ? table.undo() : tell(version))
  useShortcuts({
    u: takeBack,
    r: () => go('rules', table.game),
    g: () => document.querySelector<HTMLElement>('[data-log]')?.focus(),
    t: () => (boardStyle.value = boardStyle.value === 'text' ? 'picture' : 'text'),
    '?': () => keys.current?.showModal(),
  })
  return (
    <header class={css.header}>
      <a href="#/" class={css.brand} aria-label={t('app.brand')}>
        OVERSEER
      </a>
      <h1 class={css.status}>{statusOf(table)}</h1>
      <p class={css.told} role="status">
        {told === version ? closed : ''}
      </p>
      {children}
      {pending === null ? (
        over
      ) : (
        <>
          <button
            type="button"
            class="button"
            aria-disabled={closed !== undefined}
            title={closed ?? ''}
            onClick={takeBack}
          >
            <Sign name="undo" /> <span>{t('table.undo')}</span>
          </button>
          {table.hints && <Hint table={table} />}
        </>
      )}
      <button type="button" class="button" onClick={() => go('rules', table.game)}>
        <Sign name="rules" /> <span>{t('table.rules')}</span>
      </button>
      <button type="button" class="button" data-menu onClick={() => menu.current?.showModal()}>
        <Sign name="menu" /> <span>{t('table.menu')}</span>
      </button>
      <dialog ref={menu} aria-label={t('table.menu')}>
        <form method="dialog" class={css.menu}>
          <h2>{t('table.menu')}</h2>
          <Preferences />
          {table.record !== null && (
            <button type="button" class="button plain" onClick={() => download(table.record!)}>
              <Sign name="download" /> {t('table.export')}
            </button>
          )}
          {more}
          <button type="button" class="button plain" onClick={() => keys.current?.showModal()}>
            <Sign name="keyboard" /> {t('keys.title')}
          </button>
          <a class="button plain" href="#/">
            {more === undefined ? t('table.leave') : t('app.home')}
          </a>
          <button class="button main">{t('table.close')}</button>
        </form>
      </dialog>
      <dialog ref={keys} aria-label={t('keys.title')}>
        <form method="dialog" class={css.menu}>
          <h2>{t('keys.title')}</h2>
          <dl class={css.keys}>
            {KEYS.map(([key, what]) => (
              <div key={what}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`keys.${what}`)}</dd>
              </div>
            ))}
          </dl>
          <button class="button main">{t('table.close')}</button>
        </form>
      </dialog>
    </header>
  )
}

/** Whose turn it is; a person alone at this screen is spoken to. */
function statusOf(table: Table): string {
  const { pending, thinking } = table.state.value
  if (pending === null) return t('table.over')
  if (thinking !== null) return t('table.thinks', { who: table.chairs[thinking]!.name })
  const mine = table.seat === pending.seat || table.chairs.filter(({ bot }) => bot === null).length === 1
  return t(mine ? 'table.yourTurn' : 'table.turnOf', { who: table.chairs[pending.seat]!.name })
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
export function download(record: GameRecord): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `overseer-${record.game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
