import { useEffect, useRef, useState } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { BOXES, isGame } from '../games.ts'
import { go } from '../route.ts'
import { post, tableLink } from './api.ts'
import { botName, nameOf } from './chairs.ts'
import { Talk } from './chat.tsx'
import { Frame } from './frame.tsx'
import { GuestName } from './guest-name.tsx'
import { becomeSomebody, me } from './me.ts'
import { factsOf } from './table-list.tsx'
import { beat, countdown } from './time.ts'
import { type Deed, Told, useDeed } from './trouble.tsx'
import type { OnlineChair, TableInfo } from './types.ts'
import type { Visit } from './visit.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** A table before it plays: who sits where, and when it begins. */
export function Room({ visit, info }: { visit: Visit; info: TableInfo }) {
  const deed = useDeed()
  const mine = info.chairs.find(({ player }) => player !== null && player.id === me.value?.id)
  const host = info.host === me.value?.id
  const free = info.chairs.some(({ player, bot }) => player === null && bot === null)
  const allReady = info.chairs.every(({ ready, player }) => ready || player?.id === info.host)
  const ask = (what: string, body: object = {}) =>
    deed.run(async () => visit.takeInfo(await post<TableInfo>(`tables/${info.id}/${what}`, body)))
  useStart(host && info.fills !== null && !free && allReady, () => void ask('start'))
  return (
    <Frame title={t('room.title')}>
      <p>{factsOf(info).join(' · ')}</p>
      <div class={css.columns}>
        <section class={css.card}>
          <h2>{t('room.chairs')}</h2>
          {free && <GuestName />}
          <ol class={css.chairs}>
            {info.chairs.map(chair => (
              <Chair key={chair.seat} chair={chair} info={info} visit={visit} deed={deed} seated={mine !== undefined} />
            ))}
          </ol>
          {info.fills !== null && <Filling at={info.fills} visit={visit} />}
          <div class={css.buttons}>
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
              <button
                type="button"
                class="button main"
                disabled={free || !allReady || deed.busy}
                onClick={() => void ask('start')}
              >
                {t('setup.start')}
              </button>
            )}
            {mine !== undefined && (
              <button
                type="button"
                class="button plain"
                onClick={() => void ask('leave').then(left => left && go('online'))}
              >
                {t('room.leave')}
              </button>
            )}
          </div>
          {host && (free || !allReady) && <p class={css.small}>{free ? t('room.waitChair') : t('room.waitReady')}</p>}
          {mine !== undefined && !host && mine.ready && <p class={css.small}>{t('room.waitHost')}</p>}
          <Told deed={deed} />
        </section>
        <section class={css.card}>
          <h2>{t('room.invite')}</h2>
          <p class={css.small}>{info.listed ? t('room.inviteListed') : t('room.inviteHint')}</p>
          <Invitation link={tableLink(info.id)} />
        </section>
        <section class={`${css.card} ${css.talk}`}>
          <h2>{t('chat.title')}</h2>
          <Talk visit={visit} />
        </section>
      </div>
    </Frame>
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

function Filling({ at, visit }: { at: number; visit: Visit }) {
  void beat.value
  return <p role="timer">{t('room.fills', { time: countdown(at - visit.now) })}</p>
}

function Chair({
  chair,
  info,
  visit,
  deed,
  seated,
}: {
  chair: OnlineChair
  info: TableInfo
  visit: Visit
  deed: Deed
  seated: boolean
}) {
  const { seat, player, bot, ready } = chair
  const host = info.host === me.value?.id
  const name = nameOf(chair)
  const ask = (what: string, body: object) =>
    void deed.run(async () => {
      await becomeSomebody()
      visit.takeInfo(await post<TableInfo>(`tables/${info.id}/${what}`, body))
    })
  const bots = isGame(info.game) ? BOXES[info.game].bots : []
  return (
    <li style={{ '--seat': `var(--seat-${seat})` }} data-chair={seat}>
      {player !== null && (
        <>
          <span
            class={visit.here.value.includes(player.id) ? css.here : css.away}
            role="img"
            aria-label={visit.here.value.includes(player.id) ? t('online.here') : t('online.away')}
          />
          <a href={`#/online/player/${player.id}`}>{name}</a>
          {player.id === me.value?.id && <span class={css.you}>{t('room.you')}</span>}
          <span class={css.small}>
            {player.id === info.host ? t('room.host') : ready ? t('room.isReady') : t('room.isNotReady')}
          </span>
          {host && player.id !== me.value?.id && (
            <button type="button" class="button plain" onClick={() => ask('kick', { seat })}>
              {t('room.kick', { who: name })}
            </button>
          )}
        </>
      )}
      {player === null && !host && <span>{bot === null ? name : t('room.bot', { who: name })}</span>}
      {player === null && host && (
        <select
          aria-label={t('setup.kind', { n: seat + 1 })}
          value={bot ?? 'free'}
          onChange={event =>
            ask('bot', { seat, bot: event.currentTarget.value === 'free' ? null : event.currentTarget.value })
          }
        >
          <option value="free">{t('online.free')}</option>
          {bots.map(one => (
            <option key={one} value={one}>
              {t('room.bot', { who: botName(one) })}
            </option>
          ))}
        </select>
      )}
      {player === null && bot === null && !seated && (
        <button type="button" class="button main" disabled={deed.busy} onClick={() => ask('join', { seat })}>
          {t('room.sit')}
        </button>
      )}
    </li>
  )
}

/** The link to send, by whatever the device has for that. */
function Invitation({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <div class={css.invitation}>
      <input
        type="text"
        readOnly
        value={link}
        aria-label={t('room.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Sign name="share" /> {copied ? t('table.copied') : t('table.copyLink')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          class="button plain"
          onClick={() => void navigator.share({ title: 'Overseer', url: link }).catch(() => undefined)}
        >
          {t('room.share')}
        </button>
      )}
    </div>
  )
}
