import { useSignal } from '@preact/signals'
import { bound } from '../../ui/fields.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

interface AddressFormProps {
  readonly button: string
  readonly before?: string // what is said until a link has been sent …
  readonly sent: string // … and then
  /** Has a link sent to an address. */
  send(email: string): Promise<unknown>
}

/** Asks for an e-mail address and has a link sent to it. */
export function AddressForm({ button, before = '', sent, send }: AddressFormProps) {
  const email = useSignal('')
  const isSent = useSignal(false)
  const request = useRequest()
  return (
    <form
      class={forms.oneLine}
      onSubmit={event => {
        event.preventDefault()
        void request.run(async () => {
          isSent.value = false
          await send(email.value.trim())
          isSent.value = true
        })
      }}
    >
      <input
        {...bound(email)}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        aria-label={t('notice.address')}
        placeholder={t('notice.address')}
      />
      <button type="submit" class="button plain" disabled={request.busy}>
        {button}
      </button>
      <p role="status" class={fields.small}>
        {isSent.value ? sent : before}
      </p>
      <RequestError request={request} />
    </form>
  )
}
