import type { TableInfo } from '@overseer/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { go } from '../../page/route.ts'
import { SeatPatterns } from '../../ui/seat.tsx'
import { GuestName } from '../account/guest-name.tsx'
import { me } from '../account/me.ts'
import { post, tableLink } from '../api.ts'
import { InviteFriends } from '../friends/invite-friends.tsx'
import { Invitation } from '../invitation.tsx'
import { Column, Columns, Page } from '../page.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { Talk } from '../table/chat.tsx'
import type { OnlineSession } from '../table/online-session.ts'
import { ownNonce } from '../table/verify.ts'
import { beat, countdown } from '../time.ts'
import { t } from '../words.ts'
import { tellOnScreen } from './my-turns.ts'
import { RoomBanner, RoomGlance } from './room-banner.tsx'
import { Chair } from './room-chair.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import room from './room.module.css'

/** A table before it plays: who sits where, and when it begins. */
export function Room({ session, info }: { session: OnlineSession; info: TableInfo }) {
  const request = useRequest()
  const mine = info.chairs.find(({ player }) => player !== null && player.id === me.value?.id)
  const host = info.host === me.value?.id
  const { sentAway, leaving } = useSentAway(mine !== undefined)
  const waited = info.chairs.filter(({ ready, player }) => player !== null && !ready && player.id !== info.host)
  const free = info.chairs.some(({ player, bot }) => player === null && bot === null)
  const seated = info.chairs.flatMap(({ player }) => (player === null ? [] : [player.id]))
  const allReady = info.chairs.every(({ ready, player }) => ready || player?.id === info.host)
  const ask = (what: string, body: object = {}) =>
    request.run(async () => session.takeInfo(await post<TableInfo>(`tables/${info.id}/${what}`, body)))
  const begin = () => void ask('start', { nonce: ownNonce(info.id) })
  const alone = info.chairs.filter(({ bot }) => bot === null).length === 1 // it begins with what we add to its chance
  const begins = !free && allReady
  const byItself = !alone && info.fills !== null
  useStart(host && byItself && begins, begin)
  const waits = host && !alone && !byItself && begins // the others have done all they can
  useEffect(() => tellOnScreen({ id: info.id, asked: waits }), [info.id, waits])
  useEffect(() => () => tellOnScreen(null), [])
  return (
    <Page title={<RoomBanner info={info} waited={waited} seated={mine !== undefined} sentAway={sentAway} />}>
      <SeatPatterns />
      <Columns>
        <section class={fields.card}>
          <h2>{t('room.chairs')}</h2>
          {free && <GuestName />}
          <ol class={room.chairs}>
            {info.chairs.map(chair => (
              <Chair
                key={chair.seat}
                chair={chair}
                info={info}
                session={session}
                request={request}
                maySit={mine === undefined && !sentAway}
              />
            ))}
          </ol>
          {info.fills !== null && <Filling at={info.fills} session={session} />}
          <div class={forms.buttons}>
            {mine !== undefined && !host && (
              <button
                type="button"
                class={`button ${mine.ready ? 'plain' : 'main'}`}
                aria-pressed={mine.ready}
                onClick={() => void ask('ready', { ready: !mine.ready })}
              >
                {mine.ready ? t('room.notReady') : t('room.ready')}
              </button>
            )}
            {host && (
              <button type="button" class="button main" disabled={!begins || request.busy} onClick={begin}>
                {t('setup.start')}
              </button>
            )}
            {mine !== undefined && (
              <button
                type="button"
                class="button plain"
                onClick={() => {
                  leaving()
                  void ask('leave').then(left => left && go('online'))
                }}
              >
                {t('room.leave')}
              </button>
            )}
          </div>
          <RequestError request={request} />
        </section>
        <Column>
          <section class={fields.card}>
            <h2>{t('room.invite')}</h2>
            <p class={fields.small}>{info.listed ? t('room.inviteListed') : t('room.inviteHint')}</p>
            <Invitation link={tableLink(info.id)} />
            {mine !== undefined && free && <InviteFriends table={info.id} seated={seated} />}
          </section>
          <RoomGlance game={info.game} />
        </Column>
        <section class={`${fields.card} ${room.talk}`}>
          <h2>{t('chat.title')}</h2>
          {info.chat ? <Talk session={session} /> : <p>{t('trouble.chat-off')}</p>}
          {host && (
            <button type="button" class="button plain" onClick={() => void ask('chat', { on: !info.chat })}>
              {t(info.chat ? 'chat.turnOff' : 'chat.turnOn')}
            </button>
          )}
        </section>
      </Columns>
    </Page>
  )
}

/** A quick table begins by itself as soon as everybody is there. */
function useStart(now: boolean, start: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!now || done.current) return
    done.current = true
    start()
  }, [now])
}

function Filling({ at, session }: { at: number; session: OnlineSession }) {
  void beat.value
  return <p role="timer">{t('room.fills', { time: countdown(at - session.now) })}</p>
}

/** Whether one was sent away from one's chair, rather than left it. */
function useSentAway(seated: boolean): { sentAway: boolean; leaving(): void } {
  const [sentAway, setSentAway] = useState(false)
  const was = useRef(seated)
  const leaves = useRef(false)
  useEffect(() => {
    if (was.current && !seated) setSentAway(!leaves.current)
    if (seated) setSentAway(false)
    was.current = seated
    leaves.current = false
  }, [seated])
  return { sentAway, leaving: () => (leaves.current = true) }
}
