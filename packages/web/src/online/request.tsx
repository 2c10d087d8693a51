import { useRef, useState } from 'preact/hooks'
import { language } from '../page/settings.ts'
import { ApiError } from './api.ts'
import { REFUSALS } from './refusals.ts'
import type { en } from './text/en.ts'
import { onlineWords, t } from './words.ts'
import forms from './forms.module.css'

/** What went wrong, by the server's codes; the catalogue has a sentence for each of them. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('trouble.other')
  const { code, field } = error
  if (code === 'bad-input' && field?.endsWith('name')) return t('trouble.bad-name')
  if (code === 'bad-input' && field?.endsWith('password')) return t('trouble.bad-password')
  if (code === 'bad-input' && field?.endsWith('email')) return t('trouble.bad-email')
  return isKnown(code) ? t(`trouble.${code}`) : t('trouble.other')
}

type Code = keyof typeof en extends infer Key ? (Key extends `trouble.${infer Name}` ? Name : never) : never

function isKnown(code: string): code is Code {
  return `trouble.${code}` in onlineWords.in(language.value)
}

/** Why something said over the connection to a table was refused; empty if there is nothing to say about it. */
export function refusalText(why: string | null): string {
  if (why === null) return ''
  const key = why in REFUSALS ? REFUSALS[why as keyof typeof REFUSALS] : 'trouble.other'
  return key === null ? '' : t(key)
}

/** Something done at the server: once at a time, and what goes wrong is said. */
export interface RequestState {
  readonly busy: boolean
  readonly error: string
  run(request: () => Promise<unknown>): Promise<boolean>
  /** After what is under way, where each of several quick changes is meant. */
  queue(request: () => Promise<unknown>): Promise<boolean>
}

export function useRequest(): RequestState {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const begin = async (request: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setError('')
    try {
      await request()
      return true
    } catch (fault) {
      setError(errorText(fault))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    error,
    run: request => (busy ? Promise.resolve(false) : (last.current = begin(request))),
    queue: request => (last.current = last.current.then(() => begin(request))),
  }
}

export function RequestError({ request }: { request: RequestState }) {
  return (
    <p role="alert" class={forms.error}>
      {request.error}
    </p>
  )
}
