import type { Email as Address, Me, Preferences } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Check, SelectField } from '../../ui/fields.tsx'
import { call, get } from '../api.ts'
import { RequestError, errorText, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { AddressForm } from './address-form.tsx'
import { savePreferences } from './me.ts'
import { proving } from './proof.tsx'
import { canNotify, isOn, type PushOutcome, turnOff, turnOn } from './push.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

type Notices = Preferences['notices']

const NIGHT = { from: 22, to: 8 }

/** How one wants to hear that it is one's turn. Nothing is asked of the browser before somebody turns it on. */
export function NoticeWishes({ who }: { who: Me }) {
  const { notices } = who.preferences
  const error = useSignal('')
  const set = (changed: Partial<Notices>) => {
    error.value = ''
    savePreferences({ ...who.preferences, notices: { ...notices, ...changed } }).catch((fault: unknown) => {
      error.value = errorText(fault)
    })
  }
  return (
    <section class={fields.card}>
      <h2>{t('notice.wishes')}</h2>
      {canNotify && <Browser />}
      <Email notices={notices} set={set} />
      <QuietHours notices={notices} set={set} />
      <p role="alert" class={forms.error}>
        {error.value}
      </p>
    </section>
  )
}

/** Notices of the system. What comes of turning them on is said: not every browser allows them, or can be reached. */
function Browser() {
  const outcome = useSignal<PushOutcome>('push')
  const request = useRequest()
  const toggle = (box: HTMLInputElement) =>
    void request.run(async () => {
      outcome.value = 'push' // what was said of an earlier try is over
      if (!box.checked) return turnOff()
      outcome.value = await turnOn()
      box.checked = outcome.value !== 'denied'
    })
  return (
    <>
      <Check
        label={t('notice.browser')}
        checked={isOn()}
        disabled={request.busy}
        data-notify
        onChange={(_checked, box) => toggle(box)}
      />
      <p role="status" class={fields.small}>
        {outcome.value === 'denied' && t('notice.denied')}
        {outcome.value === 'pageOnly' && isOn() && t('notice.pageOnly')}
      </p>
      <RequestError request={request} />
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
      <Check
        label={t('notice.quiet')}
        checked={quiet !== null}
        onChange={checked => set({ quiet: checked ? { ...NIGHT, zone: zone() } : null })}
      />
      {quiet !== null && (
        <div class={forms.buttons}>
          {(['from', 'to'] as const).map(end => (
            <HourField
              key={end}
              label={t(`notice.quiet.${end}`)}
              value={quiet[end]}
              set={hour => set({ quiet: { ...quiet, [end]: hour, zone: zone() } })}
            />
          ))}
        </div>
      )}
    </>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, name: `${hour}:00` }))

function HourField({ label, value, set }: { label: string; value: number; set(hour: number): void }) {
  return <SelectField label={label} value={value} options={HOURS} onChange={set} />
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
    await proving(() => call('DELETE', 'email'))
    address.value = { email: null, available }
  }
  return (
    <>
      <ConfirmedAddress email={email} forget={forget} />
      <SelectField
        label={t('notice.email')}
        value={notices.email}
        options={(['off', 'turn', 'digest'] as const).map(value => ({ value, name: t(`notice.email.${value}`) }))}
        onChange={email => set({ email, digest: { ...notices.digest, zone: zone() } })}
      />
      {notices.email === 'digest' && (
        <HourField
          label={t('notice.digestAt')}
          value={notices.digest.at}
          set={at => set({ digest: { at, zone: zone() } })}
        />
      )}
    </>
  )
}

function ConfirmedAddress({ email, forget }: { email: string; forget(): Promise<void> }) {
  const request = useRequest()
  return (
    <div class={forms.oneLine}>
      <span data-address>{email}</span>
      <button type="button" class="button plain" disabled={request.busy} onClick={() => void request.run(forget)}>
        {t('account.remove')}
      </button>
      <RequestError request={request} />
    </div>
  )
}

function NewAddress() {
  return (
    <AddressForm
      button={t('notice.confirm')}
      before={t('notice.wayBack')}
      sent={t('notice.confirmSent')}
      send={email => proving(() => call('PUT', 'email', { email }))}
    />
  )
}
