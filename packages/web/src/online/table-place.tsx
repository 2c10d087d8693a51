import { useEffect, useMemo } from 'preact/hooks'
import { Header, Played } from '../screens/table-screen.tsx'
import { WithGame } from '../screens/with-game.tsx'
import type { RemoteTable } from '../table/remote-table.ts'
import { Chat, ChatButton } from './chat.tsx'
import { Frame, TurnedOut } from './frame.tsx'
import { me } from './me.ts'
import { tellOnScreen } from './my-games.ts'
import { OverButtons, TableMenu } from './over.tsx'
import { People } from './people.tsx'
import { Room } from './room.tsx'
import { refusalText } from './trouble.tsx'
import type { Misfit } from './types.ts'
import { rememberCommitment } from './verify.ts'
import { Visit } from './visit.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** A table online, whatever state it is in. Whoever signs in or out comes in anew. */
export function TablePlace({ id }: { id: string }) {
  const who = me.value?.id
  const visit = useMemo(() => (me.value === undefined ? null : new Visit(id)), [id, who, me.value === undefined])
  useEffect(() => () => visit?.close(), [visit])
  const info = visit?.info.value
  useEffect(() => {
    if (info) rememberCommitment(info)
  }, [info?.commitment])
  if (visit === null || info == null) return <Arriving visit={visit} />
  if (info.status === 'dropped') return <Message text={t('table.dropped')} />
  if (info.status === 'unplayable') return <Message text={restText(info.misfit)} />
  const table = visit.table.value
  if (info.status === 'open') return <Room visit={visit} info={info} />
  if (table === null) return <Arriving visit={visit} />
  return <WithGame id={info.game}>{() => <Playing visit={visit} table={table} />}</WithGame>
}

/** Why a game rests whose rules have changed. */
function restText(misfit: Misfit | null): string {
  const { n, rule = null } = misfit ?? { n: 0 }
  return rule === null ? t('table.unplayable') : `${t('table.unplayable')} ${t('table.misfit', { n, rule })}`
}

function Arriving({ visit }: { visit: Visit | null }) {
  if (visit?.line.value === 'gone') return <Message text={t('trouble.not-found')} />
  return <Message text={t('app.loading')} />
}

function Message({ text }: { text: string }) {
  return (
    <Frame title={t('lobby.title')}>
      <p role="status">{text}</p>
      <a class="button plain" href="#/online">
        {t('online.toLobby')}
      </a>
    </Frame>
  )
}

function Playing({ visit, table }: { visit: Visit; table: RemoteTable }) {
  const asked = visit.asked.value
  useEffect(() => tellOnScreen({ id: visit.id, asked }), [visit.id, asked])
  useEffect(() => () => tellOnScreen(null), [])
  return (
    <main class={css.table}>
      <Header table={table} over={<OverButtons visit={visit} />} more={<TableMenu table={table} />}>
        <ChatButton visit={visit} />
      </Header>
      <People visit={visit} table={table} />
      <TurnedOut />
      <Notice visit={visit} table={table} />
      <div class={css.play}>
        <Played table={table} />
        <Chat visit={visit} />
      </div>
    </main>
  )
}

/** What one should know before one goes on: the connection is lost, a bot plays, one only watches. */
function Notice({ visit, table }: { visit: Visit; table: RemoteTable }) {
  const { seat } = table
  const bot = seat === null ? null : (table.sight.value.stead[seat] ?? null)
  const over = table.state.value.pending === null
  const refused = refusalText(table.refused.value)
  return (
    <div class={css.notice} role="status">
      {refused !== '' && <p>{refused}</p>}
      {visit.line.value !== 'open' && <p class={css.lost}>{t('online.lost')}</p>}
      {bot !== null && !over && (
        <p>
          {t('online.botPlays')}{' '}
          <button type="button" class="button main" onClick={() => table.sit()}>
            {t('online.takeBack')}
          </button>
        </p>
      )}
    </div>
  )
}
