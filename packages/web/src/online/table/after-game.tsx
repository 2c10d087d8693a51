import type { TableInfo } from '@overseer/protocol'
import { go } from '../../page/route.ts'
import { me } from '../account/me.ts'
import { post } from '../api.ts'
import { nameOf } from '../lobby/chairs.ts'
import { useRequest } from '../request.tsx'
import { t } from '../words.ts'
import css from './after-game.module.css'

/** Who calls to another game: by name if it is nobody else. */
export function callText({ chairs }: TableInfo): string {
  const others = chairs.filter(({ player }) => player !== null && player.id !== me.value?.id)
  return others.length === 1 ? t('over.calledBy', { who: nameOf(others[0]!) }) : t('over.called')
}

/** What can be done once the game is over. */
export function AfterGame({ info }: { info: TableInfo }) {
  return (
    <>
      <button type="button" class="button main" data-over onClick={() => go('online', 'review', info.id)}>
        {t('table.review')}
      </button>
      <Rematch info={info} />
    </>
  )
}

/** Play again with the same people; who did not play may come along and watch. */
export function Rematch({ info }: { info: TableInfo }) {
  const request = useRequest()
  const played = info.chairs.some(({ player }) => player !== null && player.id === me.value?.id)
  if (info.rematch !== null)
    return (
      <>
        {played && (
          <span class={css.called} role="status">
            {callText(info)}
          </span>
        )}
        <a class={played ? 'button main' : 'button'} href={`#/online/table/${info.rematch}`}>
          {t(played ? 'over.come' : 'over.toRematch')}
        </a>
      </>
    )
  if (!played) return null
  return (
    <>
      <button
        type="button"
        class="button"
        data-rematch
        disabled={request.busy}
        onClick={() =>
          void request.run(async () => {
            const { id } = await post<TableInfo>(`tables/${info.id}/rematch`)
            go('online', 'table', id)
          })
        }
      >
        {t('over.rematch')}
      </button>
      {request.error !== '' && <span role="alert">{request.error}</span>}
    </>
  )
}
