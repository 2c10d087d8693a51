import { boxOf, isGame } from '@overseer/games/boxes'
import type { TableChair, TableInfo } from '@overseer/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Emblem } from '../../games/emblem.tsx'
import { coverOf, gameName } from '../../games/kits.ts'
import { go } from '../../page/route.ts'
import { Select } from '../../ui/fields.tsx'
import { SeatPatterns } from '../../ui/seat.tsx'
import { GuestName } from '../account/guest-name.tsx'
import { becomeSomebody, me } from '../account/me.ts'
import { post, tableLink } from '../api.ts'
import { InviteFriends } from '../friends/invite-friends.tsx'
import { Invitation } from '../invitation.tsx'
import { Columns, Page } from '../page.tsx'
import { GuestTag, Presence, YouTag } from '../presence.tsx'
import { type RequestState, RequestError, useRequest } from '../request.tsx'
import { Talk } from '../table/chat.tsx'
import type { OnlineSession } from '../table/online-session.ts'
import { ownNonce } from '../table/verify.ts'
import { beat, countdown } from '../time.ts'
import { t } from '../words.ts'
import { botName, nameOf } from './chairs.ts'
import { factsOf } from './table-list.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './chairs.module.css'
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
  useStart(host && !alone && info.fills !== null && !free && allReady, begin)
  return (
    <Page title={t('room.title')}>
      <SeatPatterns />
      <p class={room.facts}>
        <Emblem game={info.game} class={room.emblem} />
        {factsOf(info).join(' · ')}
      </p>
      {mine === undefined && <Welcome info={info} />}
      {sentAway && <p role="alert">{t('room.sentAway')}</p>}
      <Columns>
        <section class={fields.card}>
          <h2>{t('room.chairs')}</h2>
          {free && <GuestName />}
          <ol class={css.chairs}>
            {info.chairs.map(chair => (
              <Chair
                key={chair.seat}
                chair={chair}
                info={info}
                session={session}
                request={request}
                seated={mine !== undefined}
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
              <button type="button" class="button main" disabled={free || !allReady || request.busy} onClick={begin}>
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
          {mine !== undefined && <p class={fields.small}>{waitText(info, waited)}</p>}
          <RequestError request={request} />
        </section>
        <section class={fields.card}>
          <h2>{t('room.invite')}</h2>
          <p class={fields.small}>{info.listed ? t('room.inviteListed') : t('room.inviteHint')}</p>
          <Invitation link={tableLink(info.id)} />
          {mine !== undefined && free && <InviteFriends table={info.id} seated={seated} />}
        </section>
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

/** Who or what the table waits for, as whoever sits there should know it. */
function waitText({ chairs, host }: TableInfo, waited: readonly TableChair[]): string {
  const mine = host === me.value?.id
  const free = chairs.filter(({ player, bot }) => player === null && bot === null).length
  if (free > 0) return mine ? t('room.waitChair') : t('room.waitSeats', { n: free })
  if (waited.some(({ player }) => player?.id === me.value?.id)) return t('room.waitYou')
  if (waited.length > 0) return t('room.waitFor', { who: waited.map(nameOf).join(', ') })
  const hosting = chairs.find(({ player }) => player?.id === host)
  return mine || hosting === undefined ? '' : t('room.waitHost', { who: nameOf(hosting) })
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

function Chair({
  chair,
  info,
  session,
  request,
  seated,
}: {
  chair: TableChair
  info: TableInfo
  session: OnlineSession
  request: RequestState
  seated: boolean
}) {
  const { seat, player, bot, ready } = chair
  const host = info.host === me.value?.id
  const name = nameOf(chair)
  const tell = (what: string, body: object) => async () => {
    await becomeSomebody()
    session.takeInfo(await post<TableInfo>(`tables/${info.id}/${what}`, body))
  }
  const ask = (what: string, body: object) => void request.run(tell(what, body))
  const bots = isGame(info.game) ? boxOf(info.game).bots : []
  const { Piece } = coverOf(info.game)
  return (
    <li data-chair={seat} data-free={player === null && bot === null}>
      <Piece seat={seat} />
      {player !== null && (
        <>
          <Presence here={session.here.value.includes(player.id)} />
          <a href={`#/online/player/${player.id}`}>{name}</a>
          {player.id === me.value?.id ? <YouTag /> : player.guest && <GuestTag />}
          <span class={fields.small}>
            {player.id === info.host ? t('room.host') : ready ? t('room.isReady') : t('room.isNotReady')}
          </span>
          {host && player.id !== me.value?.id && <KickButton who={name} kick={() => ask('kick', { seat })} />}
        </>
      )}
      {player === null && !host && <span>{bot === null ? name : t('room.bot', { who: name })}</span>}
      {player === null && host && (
        <Select<string | null>
          label={t('setup.kind', { n: seat + 1 })}
          value={bot}
          options={[
            { value: null, name: t('online.free') },
            ...bots.map(one => ({ value: one, name: t('room.bot', { who: botName(one) }) })),
          ]}
          onChange={chosen => void request.queue(tell('bot', { seat, bot: chosen }))}
        />
      )}
      {player === null && bot === null && !seated && (
        <button type="button" class="button main" disabled={request.busy} onClick={() => ask('join', { seat })}>
          {t('room.sit')}
        </button>
      )}
    </li>
  )
}

/** Sends somebody away; asks once. */
function KickButton({ who, kick }: { who: string; kick(): void }) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      class={`button ${sure ? 'main' : 'plain'}`}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? kick() : setSure(true))}
    >
      {sure ? t('room.kickSure', { who }) : t('room.kick', { who })}
    </button>
  )
}

/** What somebody who was invited should know: which game it is, how long it takes, where to learn it. */
function Welcome({ info }: { info: TableInfo }) {
  if (!isGame(info.game)) return null
  const { minutes } = boxOf(info.game)
  return (
    <p class={fields.small} data-welcome>
      {t('room.welcome', { game: gameName(info.game) })}{' '}
      {minutes && t('room.takes', { from: minutes[0], to: minutes[1] })}{' '}
      <a href={`#/learn/${info.game}`}>{t('home.learn')}</a>
    </p>
  )
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
