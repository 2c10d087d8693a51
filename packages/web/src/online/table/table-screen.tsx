import type { RulesMismatch, TableInfo } from '@overseer/protocol'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { gameCalled } from '../../games/kits.ts'
import { BesideLog } from '../../games/log.tsx'
import { tellRefusal } from '../../games/tell-refusal.ts'
import { useRefusal } from '../../games/use-refusal.ts'
import { language } from '../../page/settings.ts'
import { Header } from '../../play/header.tsx'
import { useStage } from '../../play/use-stage.ts'
import { WithGame } from '../../play/with-game.tsx'
import { absent } from '../../table/attention.ts'
import { WithWords } from '../../play/with-words.tsx'
import { me } from '../account/me.ts'
import { Calls } from '../friends/calls.tsx'
import { tellOnScreen } from '../lobby/my-turns.ts'
import { Room } from '../lobby/room.tsx'
import { MaintenanceNotice } from '../maintenance.tsx'
import { Page, SignedOutNotice } from '../page.tsx'
import { refusalText } from '../request.tsx'
import { beat, span } from '../time.ts'
import { t } from '../words.ts'
import { AfterGame, callText } from './after-game.tsx'
import { Chat, ChatButton, isDocked, isOver } from './chat.tsx'
import { LeavingNotice, TableMenu } from './leaving.tsx'
import { OnlineSession } from './online-session.ts'
import { PlayerBar } from './player-bar.tsx'
import type { RemoteTable } from './remote-table.ts'
import { TakeBackNotice } from './take-back.tsx'
import { rememberCommitment } from './verify.ts'
import css from './table-screen.module.css'

/** A table online, whatever state it is in. Whoever signs in or out comes in anew. */
export function OnlineTableScreen({ id }: { id: string }) {
  const who = me.value?.id
  const session = useMemo(
    () => (me.value === undefined ? null : new OnlineSession(id)),
    [id, who, me.value === undefined],
  )
  useEffect(() => () => session?.close(), [session])
  const info = session?.info.value
  useEffect(() => {
    if (info) rememberCommitment(info)
  }, [info?.commitment])
  if (session === null || info == null) return <Arriving session={session} />
  if (info.status === 'dropped') return <Message text={t(info.started === null ? 'table.dropped' : 'table.closed')} />
  if (info.status === 'unplayable') return <Message text={restText(info.misfit)} />
  const table = session.table.value
  if (info.status === 'open') return <Room session={session} info={info} />
  if (table === null) return <Arriving session={session} />
  return (
    <WithGame id={info.game}>
      {() => (
        <WithWords game={info.game} view={() => table.state.value.view}>
          {() => <Playing session={session} info={info} table={table} />}
        </WithWords>
      )}
    </WithGame>
  )
}

/** Why a game rests whose rules have changed. */
function restText(misfit: RulesMismatch | null): string {
  const { n, rule = null } = misfit ?? { n: 0 }
  return rule === null ? t('table.unplayable') : `${t('table.unplayable')} ${t('table.misfit', { n, rule })}`
}

function Arriving({ session }: { session: OnlineSession | null }) {
  if (session?.connection.value === 'gone') return <Message text={t('trouble.not-found')} />
  if (session?.connection.value === 'crowded') return <Message text={t('trouble.too-many-connections')} />
  return <Message text={t('app.loading')} />
}

function Message({ text }: { text: string }) {
  return (
    <Page title={t('lobby.title')}>
      <p role="status">{text}</p>
      <a class="button plain" href="#/online">
        {t('online.toLobby')}
      </a>
    </Page>
  )
}

function Playing({ session, info, table }: { session: OnlineSession; info: TableInfo; table: RemoteTable }) {
  const asked = session.asked.value
  const stage = useStage(table)
  const { Board } = gameCalled(table.game).kit
  const isLost = session.connection.value !== 'open'
  const away = awayText(session, info, table)
  useEffect(() => {
    absent.value = away !== undefined
    return () => void (absent.value = false)
  }, [away !== undefined])
  const called = useCall(info, table)
  useEffect(() => tellOnScreen({ id: session.id, asked: asked || called }), [session.id, asked, called])
  useEffect(() => () => tellOnScreen(null), [])
  return (
    <main class={css.table}>
      <Header
        table={table}
        stage={stage}
        status={isLost ? t('online.away') : away}
        over={<AfterGame info={info} />}
        more={<TableMenu table={table} id={info.id} rated={info.rated} />}
        request={table.sight.value.mayAsk && !isLost ? () => table.askUndo(true) : undefined}
      >
        <ChatButton session={session} game={table.game} />
      </Header>
      <SignedOutNotice />
      <MaintenanceNotice />
      <div class={css.above}>
        <PlayerBar session={session} info={info} table={table} />
        <div class={css.notices}>
          <Calls />
          <Notice session={session} table={table} />
          <RematchCall info={info} table={table} />
        </div>
      </div>
      <div class={css.play} data-lost={isLost}>
        <BesideLog.Provider value={isDocked.value ? <Chat session={session} /> : null}>
          <Board table={table} stage={stage} />
        </BesideLog.Provider>
        {isOver.value && <Chat session={session} />}
      </div>
    </main>
  )
}

/** That whoever is to decide is not even here, and since when. */
function awayText(session: OnlineSession, { chairs }: TableInfo, { state, sight }: RemoteTable): string | undefined {
  const { thinking } = state.value
  const player = thinking === null || sight.value.stead[thinking] != null ? null : (chairs[thinking]?.player ?? null)
  if (player === null || session.here.value.includes(player.id)) return undefined
  const left = session.leftAt(player.id)
  if (left === undefined) return t('online.isAway', { who: player.name })
  void beat.value
  return t('online.isAwaySince', { who: player.name, time: span(session.now - left) })
}

/** Why the last click did nothing: in the words of the game if one of its rules forbids it. */
function useRefusedText({ game, chairs, state, refused }: RemoteTable): string {
  const { code = null, refusal } = refused.value ?? {}
  const told = useRefusal(
    () => refusal,
    wrong => {
      const narrator = gameCalled(game).narrator(chairs.map(({ name }) => name))
      return tellRefusal(game, narrator, state.value.view, wrong)
    },
    [refusal, language.value],
  )
  return refusal === undefined ? refusalText(code) : (told ?? '')
}

/** What one should know before one goes on: the connection is lost, a bot plays, one only watches. */
function Notice({ session, table }: { session: OnlineSession; table: RemoteTable }) {
  const { seat } = table
  const bot = seat === null ? null : (table.sight.value.stead[seat] ?? null)
  const over = table.state.value.pending === null
  const refused = useRefusedText(table)
  return (
    <div class={css.notice} role="status">
      {refused !== '' && <p>{refused}</p>}
      {session.connection.value !== 'open' && (
        <p class={css.lost}>
          {t(session.connection.value === 'crowded' ? 'trouble.too-many-connections' : 'online.lost')}
        </p>
      )}
      {bot !== null && !over && (
        <p>
          {t('online.botPlays')}{' '}
          <button type="button" class="button main" onClick={() => table.sit()}>
            {t('online.takeBack')}
          </button>
        </p>
      )}
      <TakeBackNotice table={table} />
      <LeavingNotice table={table} />
    </div>
  )
}

/** Whether others have called to another game since one is here: that is heard, and the tab says so. */
function useCall({ rematch }: TableInfo, { seat }: RemoteTable): boolean {
  const came = useRef(rematch)
  return seat !== null && rematch !== came.current
}

/** Others wish to play again. */
function RematchCall({ info, table }: { info: TableInfo; table: RemoteTable }) {
  if (info.rematch === null || table.seat === null) return null
  return (
    <div class={css.notice} role="status" data-rematch-call>
      <p>
        {callText(info)}{' '}
        <a class="button main" href={`#/online/table/${info.rematch}`}>
          {t('over.come')}
        </a>
      </p>
    </div>
  )
}
