import type { Me } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../page/route.ts'
import { get, post } from '../api.ts'
import { Column, Columns, Page } from '../page.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { AddressForm } from './address-form.tsx'
import { welcome } from './me.ts'
import { NewPasswordField, useSecondStep } from './proof-fields.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** The way back by e-mail, where the server sends any. */
export function Forgotten() {
  const isThere = useSignal(false)
  const isOpen = useSignal(false)
  useEffect(() => {
    const read = async () => {
      isThere.value = (await get<{ available: boolean }>('password/forgotten')).available
    }
    void read().catch(() => undefined) // a server that cannot be reached says so elsewhere
  }, [])
  if (!isThere.value) return null
  return (
    <details data-forgotten onToggle={event => (isOpen.value = event.currentTarget.open)}>
      <summary>{t('forgot.title')}</summary>
      {isOpen.value && <AskForLink />}
    </details>
  )
}

/** Asks for a link. What is said afterwards is the same whether anybody has that address or not. */
function AskForLink() {
  return (
    <>
      <p class={fields.small}>{t('forgot.hint')}</p>
      <AddressForm
        button={t('forgot.send')}
        sent={t('forgot.sent')}
        send={email => post('password/forgotten', { email })}
      />
    </>
  )
}

/** What the link in that e-mail leads to. */
export function ResetScreen({ token }: { token: string }) {
  const password = useSignal('')
  const second = useSecondStep()
  const request = useRequest()
  return (
    <Page title={t('reset.title')}>
      <Columns>
        <Column>
          <section class={fields.card}>
            <p class={fields.small}>{t('reset.hint')}</p>
            <form
              class={forms.form}
              data-reset
              onSubmit={event => {
                event.preventDefault()
                void request.run(() =>
                  second.passes(async () => {
                    const wish = { token, password: password.value, ...second.typed }
                    welcome((await post<{ me: Me }>('password/reset', wish)).me)
                    go('online', 'account')
                  }),
                )
              }}
            >
              <NewPasswordField label={t('account.newPassword')} text={password} />
              {second.field}
              <button type="submit" class="button main" disabled={request.busy}>
                {t('reset.go')}
              </button>
            </form>
            <RequestError request={request} />
          </section>
        </Column>
      </Columns>
    </Page>
  )
}
