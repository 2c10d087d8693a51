import type { ComponentChildren } from 'preact'
import { FIRST_GAME } from '../games/kits.ts'
import { me, signedOut } from './account/me.ts'
import { Calls } from './friends/calls.tsx'
import { MaintenanceNotice } from './maintenance.tsx'
import { t } from './words.ts'
import css from './page.module.css'

/** What stands around every online screen that is not a table; its title may be more than a line. */
export function Page({ title, children }: { title: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class={css.page}>
      <header class={css.top}>
        <a href="#/" class={css.brand} aria-label={`OVERSEER, ${t('app.home')}`}>
          OVERSEER
        </a>
        <nav aria-label={t('online.nav')}>
          <a class="button" href="#/online">
            {t('lobby.title')}
          </a>
          <a class="button" href={`#/online/ratings/${FIRST_GAME}`}>
            {t('ratings.title')}
          </a>
          <a class="button" href="#/online/account" data-account>
            {me.value ? me.value.name : t('account.signIn')}
          </a>
        </nav>
      </header>
      <main class={css.body}>
        {typeof title === 'string' ? <h1>{title}</h1> : title}
        <SignedOutNotice />
        <MaintenanceNotice />
        <Calls />
        {children}
      </main>
    </div>
  )
}

/** A screen whose data are on their way, or why they do not come. */
export function PageLoading({ title, error }: { title: string; error: string }) {
  return (
    <Page title={title}>
      <p role={error === '' ? 'status' : 'alert'}>{error || t('app.loading')}</p>
    </Page>
  )
}

/** Signed out elsewhere, or in another tab: better said than guessed. */
export function SignedOutNotice() {
  return (
    <p role="status" class={css.signedOut}>
      {signedOut.value && (
        <>
          {t('online.signedOut')} <a href="#/online/account">{t('account.signIn')}</a>
        </>
      )}
    </p>
  )
}

/** Columns side by side where there is room. */
export function Columns({ children }: { children: ComponentChildren }) {
  return <div class={css.columns}>{children}</div>
}

/** What stands below one another in one of them. */
export function Column({ children }: { children: ComponentChildren }) {
  return <div class={css.column}>{children}</div>
}
