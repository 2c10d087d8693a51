import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call, get } from './api.ts'
import { type Me, type Notices, wish } from './me.ts'
import { canNotify, isOn, type Told as Came, turnOff, turnOn } from './push.ts'
import { Told, troubleText, useDeed } from './trouble.tsx'
import { t } from './words.ts'
import css from './online.module.css'

const NIGHT = { from: 22, to: 8 }

/** How one wants to hear that it is one's turn. Nothing is asked of the browser before somebody turns it on. */
export function NoticeWishes({ who }: { who: Me }) {
  const { notices } = who.preferences
  const trouble = useSignal('')
  const set = (changed: Partial<Notices>) => {
    trouble.value = ''
    wish({ ...who.preferences, notices: { ...notices, ...changed } }).catch((error: unknown) => {
      trouble.value = troubleText(error)
    })
  }
  return (
    <section class={css.card}>
      <h2>{t('notice.wishes')}</h2>
      {canNotify && <Browser />}
      <Email notices={notices} set={set} />
      <QuietHours notices={notices} set={set} />
      <p role="alert" class={css.trouble}>
        {trouble.value}
      </p>
    </section>
  )
}

/** Notices of the system. What comes of turning them on is said: not every browser allows them, or can be reached. */
function Browser() {
  const told = useSignal<Came>('push')
  const deed = useDeed()
  const toggle = (box: HTMLInputElement) =>
    void deed.run(async () => {
      told.value = 'push' // what was said of an earlier try is over
      if (!box.checked) return turnOff()
      told.value = await turnOn()
      box.checked = told.value !== 'denied'
    })
  return (
    <>
      <label class={css.check}>
        <input
          type="checkbox"
          checked={isOn()}
          disabled={deed.busy}
          data-notify
          onChange={event => toggle(event.currentTarget)}
        />{' '}
        {t('notice.browser')}
      </label>
      <p role="status" class={css.small}>
        {told.value === 'denied' && t('notice.denied')}
        {told.value === 'pageOnly' && isOn() && t('notice.pageOnly')}
      </p>
      <Told deed={deed} />
    </>
  )
}

interface Wished {
  readonly notices: Notices
  set(changed: Partial<Notices>): void
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** When nothing is sent. */
function QuietHours({ notices: { quiet }, set }: Wished) {
  return (
    <>
      <label class={css.check}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={event => set({ quiet: event.currentTarget.checked ? { ...NIGHT, zone: zone() } : null })}
        />{' '}
        {t('notice.quiet')}
      </label>
      {quiet !== null && (
        <div class={css.hours}>
          {(['from', 'to'] as const).map(end => (
            <label key={end}>
              {t(`notice.quiet.${end}`)}{' '}
              <Hour value={quiet[end]} set={hour => set({ quiet: { ...quiet, [end]: hour, zone: zone() } })} />
            </label>
          ))}
        </div>
      )}
    </>
  )
}

function Hour({ value, set }: { value: number; set(hour: number): void }) {
  return (
    <select value={value} onChange={event => set(Number(event.currentTarget.value))}>
      {Array.from({ length: 24 }, (_, hour) => (
        <option key={hour} value={hour}>
          {hour}:00
        </option>
      ))}
    </select>
  )
}

interface Address {
  readonly email: string | null // confirmed
  readonly available: boolean // whether this server sends e-mails at all
}

/** E-mails about turns. An address counts once the link in the e-mail to it has been followed, perhaps in another tab. */
function Email({ notices, set }: Wished) {
  const address = useSignal<Address>({ email: null, available: false })
  useEffect(() => {
    const read = async () => {
      if (!document.hidden) address.value = await get<Address>('email')
    }
    const look = () => void read().catch(() => undefined) // a server that cannot be reached says so elsewhere
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const { email, available } = address.value
  if (!available) return null
  if (email === null) return <NewAddress />
  const forget = async () => {
    await call('DELETE', 'email')
    address.value = { email: null, available }
  }
  return (
    <>
      <ConfirmedAddress email={email} forget={forget} />
      <label class={css.field}>
        {t('notice.email')}
        <select
          value={notices.email}
          onChange={event =>
            set({
              email: event.currentTarget.value as Notices['email'],
              digest: { ...notices.digest, zone: zone() },
            })
          }
        >
          {(['off', 'turn', 'digest'] as const).map(kind => (
            <option key={kind} value={kind}>
              {t(`notice.email.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {notices.email === 'digest' && (
        <label class={css.field}>
          {t('notice.digestAt')}
          <Hour value={notices.digest.at} set={at => set({ digest: { at, zone: zone() } })} />
        </label>
      )}
    </>
  )
}

function ConfirmedAddress({ email, forget }: { email: string; forget(): Promise<void> }) {
  const deed = useDeed()
  return (
    <div class={css.oneLine}>
      <span data-address>{email}</span>
      <button type="button" class="button plain" disabled={deed.busy} onClick={() => void deed.run(forget)}>
        {t('account.remove')}
      </button>
      <Told deed={deed} />
    </div>
  )
}

function NewAddress() {
  const typed = useSignal('')
  const asked = useSignal(false)
  const deed = useDeed()
  return (
    <form
      class={css.oneLine}
      data-email
      onSubmit={event => {
        event.preventDefault()
        void deed.run(async () => {
          asked.value = false
          await call('PUT', 'email', { email: typed.value.trim() })
          asked.value = true
        })
      }}
    >
      <input
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        aria-label={t('notice.address')}
        placeholder={t('notice.address')}
        value={typed.value}
        onInput={event => (typed.value = event.currentTarget.value)}
      />
      <button type="submit" class="button plain" disabled={deed.busy}>
        {t('notice.confirm')}
      </button>
      <p role="status" class={css.small}>
        {asked.value ? t('notice.confirmSent') : ''}
      </p>
      <Told deed={deed} />
    </form>
  )
}
