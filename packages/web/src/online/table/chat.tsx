import type { ChatMessage } from '@overseer/protocol'
import { computed, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { closeAim } from '../../play/aim.tsx'
import { Sign } from '../../ui/art.tsx'
import { small } from '../../ui/screen-size.ts'
import { becomeSomebody, me } from '../account/me.ts'
import { GuestTag } from '../presence.tsx'
import { call, post } from '../api.ts'
import { refusalText } from '../request.tsx'
import { moment } from '../time.ts'
import { t } from '../words.ts'
import type { OnlineSession } from './online-session.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './chat.module.css'

const KEY = 'overseer.muted'

/** Those I do not want to read, in this browser. */
const muted = signal<readonly string[]>(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])

/** The server keeps it too, so that it holds in every browser. */
async function keepMute(player: string, wanted: boolean): Promise<void> {
  await call(wanted ? 'PUT' : 'DELETE', `blocks/${player}`, wanted ? { how: 'mute' } : undefined)
}

function toggleMute(player: string): void {
  muted.value = muted.value.includes(player) ? muted.value.filter(one => one !== player) : [...muted.value, player]
  localStorage.setItem(KEY, JSON.stringify(muted.value))
  if (me.peek()) void keepMute(player, muted.value.includes(player)).catch(() => undefined)
}

const isOpen = signal(false)
const read = signal<ReadonlyMap<string, number>>(new Map()) // up to when, by table

/** What was said, without those who are muted. */
const heard = (session: OnlineSession): ChatMessage[] =>
  session.said.value.filter(({ player }) => !muted.value.includes(player))

export function ChatButton({ session, game }: { session: OnlineSession; game: string }) {
  const last = read.value.get(session.id) ?? 0
  const fresh = isOpen.value
    ? 0
    : heard(session).filter(({ at, player }) => at > last && player !== me.value?.id).length
  return (
    <button
      type="button"
      class="button"
      aria-expanded={isOpen.value}
      data-chat
      onClick={() => {
        isOpen.value = !isOpen.value
        closeAim(game) // they would share a place
      }}
    >
      <Sign name="chat" />
      {fresh > 0 && <b class={css.fresh}>{fresh}</b>}
      <span>{fresh > 0 ? t('chat.unread', { n: fresh }) : t('chat.title')}</span>
    </button>
  )
}

/** Whether the chat is wanted, and has its place beside the log rather than over the table. */
export const isDocked = computed(() => isOpen.value && !small.value)
export const isOver = computed(() => isOpen.value && small.value)

export function Chat({ session }: { session: OnlineSession }) {
  return (
    <aside class={isDocked.value ? css.docked : css.panel} aria-label={t('chat.title')} data-talk>
      <header>
        <h2>{t('chat.title')}</h2>
        <button type="button" class="button plain" aria-label={t('table.close')} onClick={() => (isOpen.value = false)}>
          <Sign name="close" />
        </button>
      </header>
      <Talk session={session} />
    </aside>
  )
}

/** What is said at a table, and saying something. */
export function Talk({ session }: { session: OnlineSession }) {
  const list = useRef<HTMLOListElement>(null)
  const said = heard(session)
  const last = said.at(-1)?.at ?? 0
  useEffect(() => {
    const { current } = list
    if (current !== null) current.scrollTop = current.scrollHeight // the list alone: the page stays where it is
    read.value = new Map([...read.value, [session.id, last]])
  }, [last])
  return (
    <>
      <ol ref={list} class={css.said} aria-live="polite" tabIndex={0} aria-label={t('chat.title')}>
        {said.length === 0 && <li class={fields.small}>{t('chat.empty')}</li>}
        {said.map(message => (
          <Said key={message.id} message={message} />
        ))}
      </ol>
      <Muted session={session} />
      <SayLine session={session} />
    </>
  )
}

/** What was reported in this browser: once is enough. */
const reported = signal<ReadonlySet<string>>(new Set())

async function report({ id, player }: ChatMessage): Promise<void> {
  await post('reports', { kind: 'line', player, line: id })
  reported.value = new Set([...reported.value, id])
}

function Said({ message }: { message: ChatMessage }) {
  const { id, player, name, guest, text, at } = message
  const who = name || t('online.deleted')
  return (
    <li class={css.message}>
      <b title={moment(at)}>{who}</b> {guest && <GuestTag />} <span>{text}</span>
      {player !== me.value?.id && (
        <button
          type="button"
          aria-label={t('chat.mute', { who })}
          title={t('chat.mute', { who })}
          onClick={() => toggleMute(player)}
        >
          <Sign name="mute" />
        </button>
      )}
      {me.value && player !== me.value.id && !reported.value.has(id) && (
        <button
          type="button"
          aria-label={t('report.line', { who })}
          title={t('report.line', { who })}
          onClick={() => void report(message).catch(() => undefined)}
        >
          <Sign name="report" />
        </button>
      )}
      {reported.value.has(id) && <small role="status">{t('report.thanks')}</small>}
    </li>
  )
}

/** Whoever was muted can be heard again. */
function Muted({ session }: { session: OnlineSession }) {
  const names = new Map(
    session.said.value.filter(({ player }) => muted.value.includes(player)).map(({ player, name }) => [player, name]),
  )
  if (names.size === 0) return null
  return (
    <p class={fields.small}>
      {[...names].map(([player, name]) => (
        <button key={player} type="button" class="button plain" onClick={() => toggleMute(player)}>
          {t('chat.unmute', { who: name || t('online.deleted') })}
        </button>
      ))}
    </p>
  )
}

function SayLine({ session }: { session: OnlineSession }) {
  const field = useRef<HTMLInputElement>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const text = field.current!.value.trim()
    if (text === '') return
    if (!me.value) return void (await becomeSomebody()) // the table is entered anew by whoever one is now
    if (await session.say(text)) field.current!.value = ''
  }
  return (
    <form class={css.sayLine} onSubmit={event => void send(event)}>
      <input ref={field} type="text" maxLength={500} aria-label={t('chat.say')} placeholder={t('chat.say')} />
      <button type="submit" class="button">
        {t('chat.send')}
      </button>
      <p role="alert" class={forms.error}>
        {refusalText(session.refused.value)}
      </p>
    </form>
  )
}
