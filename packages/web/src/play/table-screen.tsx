import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { go } from '../page/route.ts'
import { t } from '../text/words.ts'
import { BotFailure } from './bot-failure.tsx'
import { Header } from './header.tsx'
import { LocalTable } from './local-table.ts'
import { agreedOptions, practiceFrom, startGame } from './new-game.ts'
import { takenOver, takeOver } from './one-tab.ts'
import { keep, type Saved } from './saves.ts'
import { useStage } from './use-stage.ts'
import { WithSaved } from './with-saved.tsx'
import { WithWords } from './with-words.tsx'
import css from './table-screen.module.css'

/** A table from the saved games, with whatever else one is told meanwhile. */
export function TableScreen({ id, notices }: { id: string; notices: ComponentChildren }) {
  useEffect(() => takeOver(id), [id])
  if (takenOver.value === id) return <Elsewhere id={id} />
  return <WithSaved id={id}>{saved => <SavedTable saved={saved} notices={notices} />}</WithSaved>
}

/** Another tab has this game; here it can be gone on with from where that one is. */
function Elsewhere({ id }: { id: string }) {
  return (
    <main class="fault">
      <h1>{t('tab.elsewhere')}</h1>
      <p role="status">{t('tab.stays')}</p>
      <button type="button" class="button main" onClick={() => takeOver(id)}>
        {t('tab.here')}
      </button>
      <a class="button plain" href="#/">
        {t('app.home')}
      </a>
    </main>
  )
}

function SavedTable({ saved, notices }: { saved: Saved; notices: ComponentChildren }) {
  const { id } = saved
  const table = useMemo(() => openTable(saved), [id])
  useEffect(() => () => table.close(), [table])
  return (
    <WithWords game={table.game} view={() => table.state.value.view}>
      {() => <Playing id={id} table={table} notices={notices} />}
    </WithWords>
  )
}

function Playing({ id, table, notices }: { id: string; table: LocalTable; notices: ComponentChildren }) {
  const stage = useStage(table)
  const retry = () => practiceFrom(table.record, table.chairs, table.lastOwn)
  const again = () => void startGame(table.game, table.chairs, agreedOptions(table.record))
  const { Board } = gameCalled(table.game).kit
  return (
    <main class={css.screen}>
      <div>
        <Header
          table={table}
          stage={stage}
          retry={retry}
          again={again}
          over={
            <>
              <button type="button" class="button main" data-over onClick={() => go('review', id)}>
                {t('table.review')}
              </button>
              <button type="button" class="button" onClick={again}>
                {t('review.again')}
              </button>
            </>
          }
        />
        <BotFailure table={table} />
        {notices}
      </div>
      <Board table={table} stage={stage} />
    </main>
  )
}

function openTable(saved: Saved): LocalTable {
  const { game, kit } = gameCalled(saved.record.game)
  return new LocalTable(saved.record, saved.chairs, (record, state) => {
    const standing = kit.standing?.(game.view(state, 'spectator'))
    const over = game.pending(state) === undefined
    keep({ ...saved, record, over, changed: Date.now(), ...(standing === undefined ? {} : { standing }) })
  })
}
