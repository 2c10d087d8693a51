import { useState } from 'preact/hooks'
import { Trouble } from './api.ts'
import { REFUSALS } from './refusals.ts'
import { en } from './text/en.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** What went wrong, by the server's codes; the catalogue has a sentence for each of them. */
export function troubleText(error: unknown): string {
  if (!(error instanceof Trouble)) return t('trouble.other')
  const { code, field } = error
  if (field?.endsWith('name')) return t('trouble.bad-name')
  if (field?.endsWith('password')) return t('trouble.bad-password')
  if (field?.endsWith('email')) return t('trouble.bad-email')
  return isKnown(code) ? t(`trouble.${code}`) : t('trouble.other')
}

type Code = keyof typeof en extends infer Key ? (Key extends `trouble.${infer Name}` ? Name : never) : never

function isKnown(code: string): code is Code {
  return `trouble.${code}` in en
}

/** Why something said over the connection to a table was refused; empty if there is nothing to say about it. */
export function refusalText(why: string | null): string {
  if (why === null) return ''
  const key = why in REFUSALS ? REFUSALS[why as keyof typeof REFUSALS] : 'trouble.other'
  return key === null ? '' : t(key)
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
