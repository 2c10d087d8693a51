import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Sign } from '../art/art.tsx'
import { becomeSomebody, me } from './me.ts'
import { moment } from './time.ts'
import { refusalText } from './trouble.tsx'
import type { ChatMessage } from './types.ts'
import type { Visit } from './visit.ts'
import { t } from './words.ts'
import css from './online.module.css'

const KEY = 'overseer.muted'

/** Those I do not want to read, in this browser. */
const muted = signal<readonly string[]>(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])

function toggleMute(player: string): void {
  muted.value = muted.value.includes(player) ? muted.value.filter(one => one !== player) : [...muted.value, player]
  localStorage.setItem(KEY, JSON.stringify(muted.value))
}

const isOpen = signal(false)
const read = signal<ReadonlyMap<string, number>>(new Map()) // up to when, by table

/** What was said, without those who are muted. */
const heard = (visit: Visit): ChatMessage[] => visit.said.value.filter(({ player }) => !muted.value.includes(player))

export function ChatButton({ visit }: { visit: Visit }) {
  const last = read.value.get(visit.id) ?? 0
  const fresh = isOpen.value ? 0 : heard(visit).filter(({ at, player }) => at > last && player !== me.value?.id).length
  return (
    <button
      type="button"
      class="button"
      aria-expanded={isOpen.value}
      data-chat
      onClick={() => (isOpen.value = !isOpen.value)}
    >
      <Sign name="chat" />
      {fresh > 0 && <b class={css.fresh}>{fresh}</b>}
      <span>{fresh > 0 ? t('chat.unread', { n: fresh }) : t('chat.title')}</span>
    </button>
  )
}

/** The chat beside the board, when it is wanted. */
export function Chat({ visit }: { visit: Visit }) {
  if (!isOpen.value) return null
  return (
    <aside class={css.chatPanel} aria-label={t('chat.title')}>
      <header>
        <h2>{t('chat.title')}</h2>
        <button type="button" class="button plain" aria-label={t('table.close')} onClick={() => (isOpen.value = false)}>
          <Sign name="close" />
        </button>
      </header>
      <Talk visit={visit} />
    </aside>
  )
}

/** What is said at a table, and saying something. */
export function Talk({ visit }: { visit: Visit }) {
  const end = useRef<HTMLLIElement>(null)
  const said = heard(visit)
  const last = said.at(-1)?.at ?? 0
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
    read.value = new Map([...read.value, [visit.id, last]])
  }, [last])
  return (
    <>
      <ol class={css.said} aria-live="polite" tabIndex={0} aria-label={t('chat.title')}>
        {said.length === 0 && <li class={css.small}>{t('chat.empty')}</li>}
        {said.map(message => (
          <Said key={message.id} message={message} />
        ))}
        <li ref={end} />
      </ol>
      <Muted visit={visit} />
      <SayLine visit={visit} />
    </>
  )
}

function Said({ message: { player, name, text, at } }: { message: ChatMessage }) {
  const who = name || t('online.deleted')
  return (
    <li class={css.message}>
      <b title={moment(at)}>{who}</b> <span>{text}</span>
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
    </li>
  )
}

/** Whoever was muted can be heard again. */
function Muted({ visit }: { visit: Visit }) {
  const names = new Map(
    visit.said.value.filter(({ player }) => muted.value.includes(player)).map(({ player, name }) => [player, name]),
  )
  if (names.size === 0) return null
  return (
    <p class={css.small}>
      {[...names].map(([player, name]) => (
        <button key={player} type="button" class="button plain" onClick={() => toggleMute(player)}>
          {t('chat.unmute', { who: name || t('online.deleted') })}
        </button>
      ))}
    </p>
  )
}

function SayLine({ visit }: { visit: Visit }) {
  const field = useRef<HTMLInputElement>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const text = field.current!.value.trim()
    if (text === '') return
    if (!me.value) return void (await becomeSomebody()) // the table is entered anew by whoever one is now
    if (await visit.say(text)) field.current!.value = ''
  }
  return (
    <form class={css.sayLine} onSubmit={event => void send(event)}>
      <input ref={field} type="text" maxLength={500} aria-label={t('chat.say')} placeholder={t('chat.say')} />
      <button type="submit" class="button">
        {t('chat.send')}
      </button>
      <p role="alert" class={css.trouble}>
        {refusalText(visit.refused.value)}
      </p>
    </form>
  )
}
