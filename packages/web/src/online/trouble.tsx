import { useState } from 'preact/hooks'
import { Trouble } from './api.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** What went wrong, by the server's codes. */
const CODES = [
  'offline',
  'not-found',
  'not-signed-in',
  'forbidden',
  'too-fast',
  'too-many',
  'too-many-tables',
  'no-chair',
  'not-open',
  'free-chair',
  'not-ready',
  'not-over',
  'name-taken',
  'wrong-password',
  'bad-passkey',
  'passkey-taken',
  'last-passkey',
  'other-rules',
] as const

export function troubleText(error: unknown): string {
  if (!(error instanceof Trouble)) return t('trouble.other')
  const known = CODES.find(code => code === error.code)
  if (known !== undefined) return t(`trouble.${known}`)
  if (error.field?.endsWith('name')) return t('trouble.bad-name')
  if (error.field?.endsWith('password')) return t('trouble.bad-password')
  return t('trouble.other')
}

/** Something done at the server: once at a time, and what goes wrong is said. */
export interface Deed {
  readonly busy: boolean
  readonly trouble: string
  run(deed: () => Promise<unknown>): Promise<boolean>
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  return {
    busy,
    trouble,
    async run(deed) {
      if (busy) return false
      setBusy(true)
      setTrouble('')
      try {
        await deed()
        return true
      } catch (error) {
        setTrouble(troubleText(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

export function Told({ deed }: { deed: Deed }) {
  return (
    <p role="alert" class={css.trouble}>
      {deed.trouble}
    </p>
  )
}
