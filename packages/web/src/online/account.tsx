import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Preferences } from '../screens/preferences.tsx'
import { call, post } from './api.ts'
import { Keys } from './account-keys.tsx'
import { NoticeWishes } from './account-notices.tsx'
import { Frame } from './frame.tsx'
import { become, change, type Me, me, signOut, welcome, whoAmI } from './me.ts'
import { canUsePasskeys, claimByPasskey, provenByPasskey, signInByPasskey } from './passkeys.ts'
import { leavePush } from './push.ts'
import { Told, useDeed } from './trouble.tsx'
import { t } from './words.ts'
import css from './online.module.css'

/** Who I am here. Nothing of it is needed for playing. */
export function Account() {
  useEffect(() => {
    const look = () => document.hidden || void whoAmI().catch(() => undefined) // a link in an e-mail may have changed it
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const who = me.value
  return (
    <Frame title={t('account.title')}>
      <div class={css.columns}>
        <div class={css.column}>
          {who != null && <Name key={who.name} who={who} />}
          {who?.guest && <Claim key={who.name} who={who} />}
          {(who == null || who.guest) && <SignIn guest={who?.guest ?? false} />}
          {who != null && !who.guest && <Keys />}
        </div>
        <div class={css.column}>
          <section class={css.card}>
            <h2>{t('account.wishes')}</h2>
            <Preferences />
          </section>
          {who != null && <NoticeWishes who={who} />}
          {who != null && <Leave who={who} />}
        </div>
      </div>
    </Frame>
  )
}

function Name({ who }: { who: Me }) {
  const name = useSignal(who.name)
  const deed = useDeed()
  return (
    <section class={css.card}>
      <h2>{t('account.youAre', { who: who.name })}</h2>
      <p class={css.small}>{who.guest ? t('account.guest') : t('account.claimed')}</p>
      <form
        class={css.oneLine}
        onSubmit={event => {
          event.preventDefault()
          void deed.run(() => change({ name: name.value.trim() }))
        }}
      >
        <input
          type="text"
          maxLength={24}
          required
          aria-label={t('account.name')}
          value={name.value}
          onInput={event => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button plain" disabled={deed.busy || name.value.trim() === who.name}>
          {t('account.rename')}
        </button>
      </form>
      <a href={`#/online/player/${who.id}`}>{t('account.page')}</a>
      <Told deed={deed} />
    </section>
  )
}

/** A guest keeps the name and the games, for any browser. */
function Claim({ who }: { who: Me }) {
  const name = useSignal(who.name)
  const password = useSignal('')
  const deed = useDeed()
  return (
    <section class={css.card}>
      <h2>{t('account.claim')}</h2>
      <p class={css.small}>{t('account.claimHint')}</p>
      <form
        class={css.form}
        data-claim
        onSubmit={event => {
          event.preventDefault()
          void deed.run(async () => {
            become((await post<{ me: Me }>('claim', { name: name.value.trim(), password: password.value })).me)
          })
        }}
      >
        <label class={css.field}>
          {t('account.name')}
          <input
            type="text"
            maxLength={24}
            required
            autoComplete="username"
            value={name.value}
            onInput={event => (name.value = event.currentTarget.value)}
          />
        </label>
        <label class={css.field}>
          {t('account.password')}
          <input
            type="password"
            minLength={8}
            maxLength={200}
            required
            autoComplete="new-password"
            value={password.value}
            onInput={event => (password.value = event.currentTarget.value)}
          />
        </label>
        <div class={css.buttons}>
          <button type="submit" class="button main" disabled={deed.busy}>
            {t('account.byPassword')}
          </button>
          {canUsePasskeys && (
            <button
              type="button"
              class="button"
              disabled={deed.busy}
              onClick={() => void deed.run(async () => become(await claimByPasskey(name.value.trim())))}
            >
              {t('account.byPasskey')}
            </button>
          )}
        </div>
      </form>
      <Told deed={deed} />
    </section>
  )
}

function SignIn({ guest }: { guest: boolean }) {
  const name = useSignal('')
  const password = useSignal('')
  const bring = useSignal(true)
  const deed = useDeed()
  const enter = (signIn: () => Promise<Me>) => void deed.run(async () => welcome(await signIn()))
  return (
    <section class={css.card}>
      <h2>{t('account.signIn')}</h2>
      <form
        class={css.form}
        data-sign-in
        onSubmit={event => {
          event.preventDefault()
          const wish = { name: name.value, password: password.value, bring: bring.value }
          enter(async () => (await post<{ me: Me }>('sign-in', wish)).me)
        }}
      >
        <label class={css.field}>
          {t('account.name')}
          <input
            type="text"
            required
            autoComplete="username webauthn"
            value={name.value}
            onInput={event => (name.value = event.currentTarget.value)}
          />
        </label>
        <label class={css.field}>
          {t('account.password')}
          <input
            type="password"
            required
            autoComplete="current-password"
            value={password.value}
            onInput={event => (password.value = event.currentTarget.value)}
          />
        </label>
        {guest && (
          <label class={css.check}>
            <input
              type="checkbox"
              checked={bring.value}
              onChange={event => (bring.value = event.currentTarget.checked)}
            />{' '}
            {t('account.bring')}
          </label>
        )}
        <div class={css.buttons}>
          <button type="submit" class="button main" disabled={deed.busy}>
            {t('account.signIn')}
          </button>
          {canUsePasskeys && (
            <button
              type="button"
              class="button"
              disabled={deed.busy}
              onClick={() => enter(() => signInByPasskey(bring.value))}
            >
              {t('account.withPasskey')}
            </button>
          )}
        </div>
      </form>
      <Told deed={deed} />
    </section>
  )
}

/** Signing out, here or everywhere, and going for good. */
function Leave({ who }: { who: Me }) {
  const deed = useDeed()
  const sheet = useRef<HTMLDialogElement>(null)
  const password = useSignal('')
  const leave = (everywhere: boolean) =>
    void deed.run(async () => {
      await leavePush().catch(() => undefined) // it is no reason to stay
      await signOut(everywhere)
    })
  const forget = (proof: () => Promise<object>) =>
    void deed.run(async () => {
      await call('DELETE', 'me', await proof())
      sheet.current?.close()
      become(null)
    })
  return (
    <section class={css.card}>
      <h2>{t('account.leave')}</h2>
      {who.guest && <p class={css.small}>{t('account.guestLeaves')}</p>}
      <div class={css.buttons}>
        <button type="button" class="button plain" data-sign-out onClick={() => leave(false)}>
          {t('account.signOut')}
        </button>
        {!who.guest && (
          <button type="button" class="button plain" onClick={() => leave(true)}>
            {t('account.everywhere')}
          </button>
        )}
        <button type="button" class="button plain" onClick={() => sheet.current!.showModal()}>
          {t('account.delete')}
        </button>
      </div>
      <dialog ref={sheet} aria-label={t('account.delete')}>
        <form
          class={css.form}
          onSubmit={event => {
            event.preventDefault()
            forget(() => Promise.resolve(who.guest ? {} : { password: password.value }))
          }}
        >
          <h2>{t('account.delete')}</h2>
          <p>{t('account.deleteHint')}</p>
          {!who.guest && (
            <label class={css.field}>
              {t('account.password')}
              <input
                type="password"
                autoComplete="current-password"
                value={password.value}
                onInput={event => (password.value = event.currentTarget.value)}
              />
            </label>
          )}
          <div class={css.buttons}>
            <button type="submit" class="button">
              {t('account.deleteNow')}
            </button>
            {!who.guest && canUsePasskeys && (
              <button
                type="button"
                class="button"
                onClick={() => forget(async () => ({ passkey: await provenByPasskey() }))}
              >
                {t('account.withPasskey')}
              </button>
            )}
            <button type="button" class="button main" onClick={() => sheet.current!.close()}>
              {t('account.stay')}
            </button>
          </div>
          <Told deed={deed} />
        </form>
      </dialog>
    </section>
  )
}
