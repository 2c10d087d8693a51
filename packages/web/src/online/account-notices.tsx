import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call, get } from './api.ts'
import { change, type Me, type Notices } from './me.ts'
import { notify } from './my-games.ts'
import { canNotify, turnOff, turnOn } from './push.ts'
import { Told, useDeed } from './trouble.tsx'
import { t } from './words.ts'
import css from './online.module.css'

const NIGHT = { from: 22, to: 8 }

/** How one wants to hear that it is one's turn. Nothing is asked of the browser before somebody turns it on. */
export function NoticeWishes({ who }: { who: Me }) {
  const { notices } = who.preferences
  const denied = useSignal(false)
  const deed = useDeed()
  const set = (changed: Partial<Notices>) =>
    void deed.run(() => change({ preferences: { ...who.preferences, notices: { ...notices, ...changed } } }))
  const toggle = (on: boolean) =>
    void deed.run(async () => {
      if (!on) return turnOff()
      denied.value = !(await turnOn())
    })
  return (
    <section class={css.card}>
      <h2>{t('notice.wishes')}</h2>
      {canNotify && (
        <label class={css.check}>
          <input
            type="checkbox"
            checked={notify.value === 'on'}
            onChange={event => toggle(event.currentTarget.checked)}
          />{' '}
          {t('notice.browser')}
        </label>
      )}
      {denied.value && <p class={css.small}>{t('notice.denied')}</p>}
      <Email />
      <label class={css.field}>
        {t('notice.email')}
        <select value={notices.email} onChange={event => set({ email: event.currentTarget.value as Notices['email'] })}>
          {(['off', 'turn', 'digest'] as const).map(kind => (
            <option key={kind} value={kind}>
              {t(`notice.email.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label class={css.check}>
        <input
          type="checkbox"
          checked={notices.quiet !== null}
          onChange={event =>
            set({
              quiet: event.currentTarget.checked
                ? { ...NIGHT, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
                : null,
            })
          }
        />{' '}
        {t('notice.quiet')}
      </label>
      {notices.quiet !== null && (
        <div class={css.hours}>
          {(['from', 'to'] as const).map(end => (
            <label key={end}>
              {t(`notice.quiet.${end}`)}{' '}
              <select
                value={notices.quiet![end]}
                onChange={event => set({ quiet: { ...notices.quiet!, [end]: Number(event.currentTarget.value) } })}
              >
                {Array.from({ length: 24 }, (_, hour) => (
                  <option key={hour} value={hour}>
                    {hour}:00
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <Told deed={deed} />
    </section>
  )
}

interface Address {
  readonly email: string | null // confirmed
  readonly available: boolean // whether this server sends e-mails at all
}

/** Where e-mails go. An address counts once the link in the e-mail to it has been followed. */
function Email() {
  const address = useSignal<Address>({ email: null, available: false })
  const typed = useSignal('')
  const asked = useSignal(false)
  const deed = useDeed()
  useEffect(() => {
    get<Address>('email').then(
      found => (address.value = found),
      () => undefined, // a server without e-mail
    )
  }, [])
  const { email, available } = address.value
  if (!available) return null
  if (email !== null)
    return (
      <div class={css.oneLine}>
        <span>{email}</span>
        <button
          type="button"
          class="button plain"
          onClick={() =>
            void deed.run(async () => {
              await call('DELETE', 'email')
              address.value = { email: null, available }
            })
          }
        >
          {t('account.remove')}
        </button>
        <Told deed={deed} />
      </div>
    )
  return (
    <form
      class={css.oneLine}
      onSubmit={event => {
        event.preventDefault()
        void deed.run(async () => {
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
