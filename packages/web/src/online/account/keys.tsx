import type { Passkey, Session } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { PasswordField } from '../../ui/fields.tsx'
import { call, get } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { ago, day } from '../time.ts'
import { t } from '../words.ts'
import { browserName } from './browser-name.ts'
import { addPasskey, canUsePasskeys, provenByPasskey } from './passkeys.ts'
import { NewPasswordField, useSecondStep } from './proof-fields.tsx'
import { proving } from './proof.tsx'
import { renewIfOn } from './push.ts'
import { SecondFactor } from './second-factor.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** The ways into an account: password, passkeys, app, browsers that are signed in. */
export function Keys() {
  return (
    <>
      <Password />
      {canUsePasskeys && <Passkeys />}
      <SecondFactor />
      <Sessions />
    </>
  )
}

function Password() {
  const old = useSignal('')
  const password = useSignal('')
  const second = useSecondStep()
  const done = useSignal(false)
  const request = useRequest()
  return (
    <section class={fields.card}>
      <h2>{t('account.password')}</h2>
      <form
        class={forms.form}
        onSubmit={event => {
          event.preventDefault()
          void request.run(async () => {
            const proof = old.value === '' ? { passkey: await provenByPasskey() } : { old: old.value, ...second.typed }
            if (!(await second.passes(() => call('PUT', 'password', { password: password.value, ...proof })))) return
            for (const text of [old, password]) text.value = ''
            second.forget()
            done.value = true
            await renewIfOn() // everybody was signed out, and this browser forgotten
          })
        }}
      >
        <PasswordField
          label={t('account.oldPassword')}
          text={old}
          required={!canUsePasskeys}
          autoComplete="current-password"
        />
        {canUsePasskeys && <p class={fields.small}>{t('account.oldPasswordHint')}</p>}
        <NewPasswordField label={t('account.newPassword')} text={password} />
        {second.field}
        <button type="submit" class="button plain" disabled={request.busy}>
          {t('account.changePassword')}
        </button>
        <p role="status" class={fields.small}>
          {done.value ? t('account.passwordChanged') : ''}
        </p>
      </form>
      <RequestError request={request} />
    </section>
  )
}

function Passkeys() {
  const list = useSignal<readonly Passkey[]>([])
  const request = useRequest()
  const read = async (answer: Promise<{ passkeys: readonly Passkey[] }>) => {
    list.value = (await answer).passkeys
  }
  useEffect(() => void request.run(() => read(get('passkeys'))), [])
  return (
    <section class={fields.card}>
      <h2>{t('account.passkeys')}</h2>
      <ul class={forms.rows}>
        {list.value.map(({ id, created }) => (
          <li key={id}>
            {t('account.passkeyOf', { day: day(created) })}
            <button
              type="button"
              class="button plain"
              onClick={() => void request.run(() => read(proving(() => call('DELETE', `passkeys/${id}`))))}
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button plain"
        disabled={request.busy}
        onClick={() => void request.run(async () => (list.value = await proving(addPasskey)))}
      >
        {t('account.addPasskey')}
      </button>
      <RequestError request={request} />
    </section>
  )
}

function Sessions() {
  const list = useSignal<readonly Session[]>([])
  const request = useRequest()
  const read = async () => {
    list.value = (await get<{ sessions: Session[] }>('sessions')).sessions
  }
  useEffect(() => void request.run(read), [])
  return (
    <section class={fields.card}>
      <h2>{t('account.places')}</h2>
      <ul class={forms.rows}>
        {list.value.map(({ id, agent, seen, here }) => (
          <li key={id}>
            <span>
              {browserName(agent)} <span class={fields.small}>{here ? t('account.here') : ago(seen)}</span>
            </span>
            {!here && (
              <button
                type="button"
                class="button plain"
                onClick={() =>
                  void request.run(async () => {
                    await call('DELETE', `sessions/${id}`)
                    await read()
                  })
                }
              >
                {t('account.signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <RequestError request={request} />
    </section>
  )
}
