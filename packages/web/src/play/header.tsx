import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { go } from '../page/route.ts'
import { boardStyle } from '../page/settings.ts'
import type { Scene, Stage } from '../table/stage.ts'
import { chairAt, type Table } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { keysInUse, useKeys } from '../ui/keys.ts'
import { Preferences } from '../ui/preferences.tsx'
import { touch } from '../ui/screen-size.ts'
import { download } from './files.ts'
import { Aim, aimWanted } from './aim.tsx'
import { EndScreen } from './end-screen.tsx'
import { Hint } from './hint.tsx'
import { ShareButton } from './share-button.tsx'
import css from './header.module.css'

interface HeaderProps {
  readonly table: Table
  readonly stage: Stage
  readonly status?: string | undefined // what is more important than whose turn it is
  readonly over: ComponentChildren // what can be done once the game is over
  readonly children?: ComponentChildren // further buttons
  readonly more?: ComponentChildren // further lines of the menu
  again?(): void // starts a new game with the same people
  /** Asks the others to let it be taken back. */
  readonly request?: (() => void) | undefined
  retry?(): void // opens such a copy from before the last choice made here
}

/** What stands above every board: whose turn it is, undo, hint, rules, menu. */
export function Header(props: HeaderProps) {
  const { table, stage, over, children, request, status } = props
  const { undo, version } = table.state.value
  const menu = useRef<HTMLDialogElement>(null)
  const keys = useRef<HTMLDialogElement>(null)
  const tooLate = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState(-1) // the version for which somebody asked why there is no undo
  const closed = undo === null ? undefined : t(`undo.${undo}`)
  const mayRetry = undo === 'somethingRevealed' && props.retry !== undefined
  const takeBack = () => {
    if (undo === null) return table.undo()
    if (request !== undefined) return request()
    if (mayRetry) return tooLate.current?.showModal()
    setAsked(version)
  }
  const toRules = () => go('rules', table.game)
  const showKeys = () => keys.current?.showModal()
  useKeys([
    { keys: ['u'], shown: 'U', help: () => t('keys.undo'), run: takeBack },
    { keys: ['g'], shown: 'G', help: () => t('keys.log'), run: focusLog },
    { keys: ['r'], shown: 'R', help: () => t('keys.rules'), run: toRules },
    { keys: ['t'], shown: 'T', help: () => t('keys.text'), run: otherBoard },
    { keys: ['?'], shown: '?', help: () => t('keys.help'), run: showKeys },
  ])
  return (
    <header class={css.header}>
      <a href="#/" class={css.brand} aria-label={t('app.brand')}>
        OVERSEER
      </a>
      {table.record?.practice && <b class={css.practice}>{t('table.practice')}</b>}
      <h1 class={css.status}>{status ?? statusOf(table, stage.scene.value)}</h1>
      <p class={css.notice} role="status">
        {asked === version ? closed : ''}
      </p>
      {children}
      {table.state.value.pending === null ? (
        <End table={table} stage={stage} over={over} />
      ) : (
        <>
          {table.seat !== null && (
            <button
              type="button"
              class="button"
              aria-disabled={closed !== undefined && !mayRetry && request === undefined}
              title={closed ?? ''}
              onClick={takeBack}
            >
              <Sign name="undo" /> <span>{t(request === undefined ? 'table.undo' : 'table.askUndo')}</span>
            </button>
          )}
          {table.hints && <Hint table={table} stage={stage} />}
        </>
      )}
      <button type="button" class="button" onClick={toRules}>
        <Sign name="rules" /> <span>{t('table.rules')}</span>
      </button>
      <button type="button" class="button" data-menu onClick={() => menu.current?.showModal()}>
        <Sign name="menu" /> <span>{t('table.menu')}</span>
      </button>
      <Aim table={table} />
      <Dialog sheet={menu} title={t('table.menu')} class={css.menu}>
        <MenuLines {...props} onKeys={showKeys} />
      </Dialog>
      <Dialog
        sheet={tooLate}
        title={t('table.undo')}
        class={css.menu}
        actions={
          <>
            <button type="button" class="button main" onClick={props.retry}>
              {t('undo.tryAgain')}
            </button>
            <button class="button plain">{t('table.close')}</button>
          </>
        }
      >
        <p>{closed}</p>
        <p>{t('undo.practice')}</p>
      </Dialog>
      <Dialog sheet={keys} title={t('keys.title')} class={css.menu}>
        <KeyList />
      </Dialog>
    </header>
  )
}

/** How it ended, once that has been shown: until then nothing tells of it. Whoever has looked at it may do what comes after. */
function End({ table, stage, over }: Pick<HeaderProps, 'table' | 'stage' | 'over'>) {
  const [looked, setLooked] = useState(false)
  if (looked) return over
  if (stage.scene.value.busy) return null
  return (
    <EndScreen table={table} onClose={() => setLooked(true)}>
      {over}
    </EndScreen>
  )
}

/** What the menu has beside the list of keys, which it only leads to. */
function MenuLines({ table, more, again, onKeys }: HeaderProps & { onKeys(): void }) {
  const { record } = table
  return (
    <>
      <Preferences />
      {record !== null && (
        <>
          <button type="button" class="button plain" onClick={() => download(record, table.chairs)}>
            <Sign name="download" /> {t('table.export')}
          </button>
          <ShareButton record={record} chairs={table.chairs} />
        </>
      )}
      {more}
      <button class="button plain" onClick={() => (aimWanted.value = true)}>
        <Sign name="hint" /> {t('aim.title')}
      </button>
      <a class="button plain" href={`#/learn/${table.game}`}>
        {t('home.learn')}
      </a>
      {again !== undefined && (
        <button type="button" class="button plain" onClick={again}>
          <Sign name="again" /> {t('table.newGame')}
        </button>
      )}
      {!touch.value && (
        <button type="button" class="button plain" onClick={onKeys}>
          <Sign name="keyboard" /> {t('keys.title')}
        </button>
      )}
      <a class="button plain" href="#/">
        {more === undefined ? t('table.leave') : t('app.home')}
      </a>
    </>
  )
}

function focusLog(): void {
  document.querySelector<HTMLElement>('[data-log]')?.focus()
}

function otherBoard(): void {
  boardStyle.value = boardStyle.value === 'text' ? 'picture' : 'text'
}

/** Keys on which a word stands, which is another one on other keyboards. */
const KEY_NAMES: Partial<Record<string, () => string>> = { Enter: () => t('key.enter'), Esc: () => t('key.escape') }

/** Every key that means something at this table. */
function KeyList() {
  return (
    <dl class={css.keys}>
      {keysInUse().map(({ shown, help }) => (
        <div key={shown}>
          <dt>
            <kbd>{KEY_NAMES[shown]?.() ?? shown}</kbd>
          </dt>
          <dd>{help()}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whose move is being shown, else whose turn it is; a person alone at this screen is spoken to. */
function statusOf(table: Table, { busy, seat, again }: Scene): string {
  const { pending, thinking } = table.state.value
  if (busy && seat === null) return t('table.happening')
  if (busy) return t(again ? 'table.showingAgain' : 'table.showing', { who: chairAt(table, seat!).name })
  if (pending === null) return t('table.over')
  if (thinking !== null) return t('table.thinks', { who: chairAt(table, thinking).name })
  const mine = table.seat === pending.seat || table.chairs.filter(({ bot }) => bot === null).length === 1
  return t(mine ? 'table.yourTurn' : 'table.turnOf', { who: chairAt(table, pending.seat).name })
}
