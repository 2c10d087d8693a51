import { go } from '../route.ts'
import type { RemoteTable } from '../table/remote-table.ts'
import { post } from './api.ts'
import { me } from './me.ts'
import { useDeed } from './trouble.tsx'
import type { TableInfo } from './types.ts'
import type { Visit } from './visit.ts'
import { t } from './words.ts'

/** What can be done once the game is over. */
export function OverButtons({ visit }: { visit: Visit }) {
  return (
    <>
      <button type="button" class="button main" data-over onClick={() => go('online', 'review', visit.id)}>
        {t('table.review')}
      </button>
      <Rematch info={visit.info.value!} />
    </>
  )
}

/** Play again with the same people; who did not play may come along and watch. */
export function Rematch({ info }: { info: TableInfo }) {
  const deed = useDeed()
  const played = info.chairs.some(({ player }) => player !== null && player.id === me.value?.id)
  if (info.rematch !== null)
    return (
      <a class="button" href={`#/online/table/${info.rematch}`}>
        {t('over.toRematch')}
      </a>
    )
  if (!played) return null
  return (
    <button
      type="button"
      class="button"
      data-rematch
      disabled={deed.busy}
      onClick={() =>
        void deed.run(async () => {
          const { id } = await post<TableInfo>(`tables/${info.id}/rematch`)
          go('online', 'table', id)
        })
      }
    >
      {t('over.rematch')}
    </button>
  )
}

/** Lines of the menu that only a table online has. */
export function TableMenu({ table }: { table: RemoteTable }) {
  const over = table.state.value.pending === null
  const bot = table.seat === null ? null : (table.sight.value.stead[table.seat] ?? null)
  return (
    <>
      {table.seat !== null && !over && bot === null && (
        <button type="submit" class="button plain" onClick={() => table.stand()}>
          {t('online.stand')}
        </button>
      )}
      <a class="button plain" href="#/online">
        {t('online.toLobby')}
      </a>
    </>
  )
}
