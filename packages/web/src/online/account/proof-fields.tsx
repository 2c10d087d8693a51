import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { PasswordField, TextField } from '../../ui/fields.tsx'
import { ApiError } from '../api.ts'
import type { RequestState } from '../request.tsx'
import { t } from '../words.ts'
import { canUsePasskeys } from './passkeys.ts'

/** What every form has that lets somebody in or out: passwords, codes, passkeys. */

/** A password as it is going to be. */
export function NewPasswordField({ label, text }: { label: string; text: Signal<string> }) {
  return <PasswordField label={label} text={text} minLength={8} maxLength={200} required autoComplete="new-password" />
}

/** Another way than the password, where the browser knows it. */
export function PasskeyButton({ label, request, onUse }: { label: string; request: RequestState; onUse(): void }) {
  if (!canUsePasskeys) return null
  return (
    <button type="button" class="button" disabled={request.busy} onClick={onUse}>
      {label}
    </button>
  )
}

/** The code of an authenticator app, or one on paper. */
export function CodeField({ text, label = t('account.code') }: { text: Signal<string>; label?: string }) {
  return <TextField label={label} text={text} required maxLength={40} autoComplete="one-time-code" />
}

interface SecondStep {
  readonly field: ComponentChild // where the code is typed, once it is wanted
  readonly typed: { readonly code?: string } // goes along with the password
  /** Does something; if the password was right and a code is wanted too, asks for it and answers false. */
  passes(act: () => Promise<unknown>): Promise<boolean>
  forget(): void
}

/** The code that some accounts want beside the password. */
export function useSecondStep(): SecondStep {
  const code = useSignal('')
  const isAsked = useSignal(false)
  return {
    field: isAsked.value && <CodeField text={code} />,
    typed: isAsked.value ? { code: code.value.trim() } : {},
    async passes(act) {
      try {
        await act()
        return true
      } catch (error) {
        if (isAsked.value || !(error instanceof ApiError) || error.code !== 'code-needed') throw error
        isAsked.value = true
        return false
      }
    },
    forget() {
      code.value = ''
      isAsked.value = false
    },
  }
}
