import { signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/fields.tsx'
import { ApiError, post } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { provenByPasskey } from './passkeys.ts'
import { PasskeyButton, useSecondStep } from './proof-fields.tsx'
import forms from '../forms.module.css'

/** Showing that it is you, where the server wants to know. */

interface Question {
  answer(shown: boolean): void
}

const question = signal<Question | null>(null)

/** Does something; if the server wants a proof for it, asks for one and does it again. */
export async function proving<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof-needed') throw error
    const shown = await new Promise<boolean>(answer => {
      question.value = { answer }
    })
    if (!shown) throw error
    return act()
  }
}

/** The sheet that asks. */
export function ProofDialog() {
  const sheet = useRef<HTMLDialogElement>(null)
  const password = useSignal('')
  const second = useSecondStep()
  const request = useRequest()
  const asked = question.value
  useEffect(() => {
    if (asked !== null) sheet.current?.showModal()
  }, [asked])
  const close = (shown: boolean) => {
    const open = question.peek()
    question.value = null
    password.value = ''
    second.forget()
    sheet.current?.close()
    open?.answer(shown)
  }
  const show = (proof: () => Promise<object>) =>
    void request.run(async () => {
      if (await second.passes(async () => post('proof', await proof()))) close(true)
    })
  return (
    <Dialog
      sheet={sheet}
      title={t('proof.title')}
      class={forms.form}
      onClose={() => question.value !== null && close(false)}
      onSubmit={event => {
        event.preventDefault()
        show(() => Promise.resolve({ password: password.value, ...second.typed }))
      }}
      actions={
        <>
          <div class={forms.buttons}>
            <button type="submit" class="button main" disabled={request.busy}>
              {t('proof.go')}
            </button>
            <PasskeyButton
              label={t('account.withPasskey')}
              request={request}
              onUse={() => show(async () => ({ passkey: await provenByPasskey() }))}
            />
            <button type="button" class="button plain" onClick={() => close(false)}>
              {t('account.stay')}
            </button>
          </div>
          <RequestError request={request} />
        </>
      }
    >
      <p>{t('proof.hint')}</p>
      <PasswordField label={t('account.password')} text={password} autoComplete="current-password" />
      {second.field}
    </Dialog>
  )
}
