import type { ComponentChildren } from 'preact'
import { me, turnedOut } from './me.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** What stands around every online screen that is not a table. */
export function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class={css.frame}>
      <header class={css.top}>
        <a href="#/" class={css.brand} aria-label={`OVERSEER, ${t('app.home')}`}>
          OVERSEER
        </a>
        <nav aria-label={t('online.nav')}>
          <a class="button" href="#/online">
            {t('lobby.title')}
          </a>
          <a class="button" href="#/online/ratings/shelter">
            {t('ratings.title')}
          </a>
          <a class="button" href="#/online/account" data-account>
            {me.value ? me.value.name : t('account.signIn')}
          </a>
        </nav>
      </header>
      <main class={css.body}>
        <h1>{title}</h1>
        <TurnedOut />
        {children}
      </main>
    </div>
  )
}

/** Signed out elsewhere, or in another tab: better said than guessed. */
export function TurnedOut() {
  return (
    <p role="status" class={css.turnedOut}>
      {turnedOut.value && (
        <>
          {t('online.signedOut')} <a href="#/online/account">{t('account.signIn')}</a>
        </>
      )}
    </p>
  )
}
