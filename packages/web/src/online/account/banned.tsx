import { signal } from '@preact/signals'
import { ApiError } from '../api.ts'
import { Page } from '../page.tsx'
import { moment } from '../time.ts'
import { t } from '../words.ts'
import { signOut } from './me.ts'

/** The ban of whoever is here, if there is one. */
const ban = signal<{ readonly until: number | null; readonly reason: string } | null>(null)

/** Takes in why we do not know who is here: perhaps because they may not be. */
export function seeBan(error: unknown): void {
  if (error instanceof ApiError && error.code === 'banned') ban.value = error.details
}

export function isBanned(): boolean {
  return ban.value !== null
}

/** What somebody who is kept out reads, and the way out of it. */
export function Banned() {
  const { until, reason } = ban.value!
  const leave = async () => {
    await signOut(false)
    ban.value = null
  }
  return (
    <Page title={t('account.title')}>
      <p role="alert" data-banned>
        {until === null ? t('trouble.banned') : t('account.bannedUntil', { when: moment(until) })}{' '}
        {reason !== '' && t('account.bannedWhy', { why: reason })}
      </p>
      <button type="button" class="button" onClick={() => void leave()}>
        {t('account.signOut')}
      </button>
    </Page>
  )
}
