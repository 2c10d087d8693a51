import type { Me } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Dialog } from '../../ui/dialog.tsx'
import { Check, PasswordField, TextField, TextInput } from '../../ui/fields.tsx'
import { Preferences } from '../../ui/preferences.tsx'
import { call, get, post } from '../api.ts'
import { Column, Columns, Page } from '../page.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { Events } from './events.tsx'
import { Forgotten } from './forgotten.tsx'
import { Keys } from './keys.tsx'
import { become, becomeSomebody, change, guestName, me, signOut, welcome, whoAmI } from './me.ts'
import { StaffLink } from '../admin/staff-link.tsx'
import { NoticeWishes } from './notices.tsx'
import { claimByPasskey, provenByPasskey, signInByPasskey } from './passkeys.ts'
import { NewPasswordField, PasskeyButton, useSecondStep } from './proof-fields.tsx'
import { ProofDialog, proving } from './proof.tsx'
import { leavePush } from './push.ts'
import { Tokens } from './tokens.tsx'
import { workingIfAsked } from './work.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

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
    <Page title={t('account.title')}>
      <Columns>
        <Column>
          {who != null && <Name key={who.name} who={who} />}
          {who == null && <SignIn guest={false} />}
          {(who === null || who?.guest) && <Claim who={who} />}
          {who?.guest && <SignIn guest />}
          {who != null && !who.guest && <Keys />}
        </Column>
        <Column>
          <section class={fields.card}>
            <h2>{t('account.wishes')}</h2>
            <Preferences />
          </section>
          {who != null && <NoticeWishes who={who} />}
          {who != null && !who.guest && <Tokens />}
          {who != null && !who.guest && <Events />}
          {who != null && !who.guest && <StaffLink />}
          {who != null && <Leave who={who} />}
        </Column>
      </Columns>
      <ProofDialog />
    </Page>
  )
}

function Name({ who }: { who: Me }) {
  const name = useSignal(who.name)
  const request = useRequest()
  return (
    <section class={fields.card}>
      <h2>{t('account.youAre', { who: who.name })}</h2>
      <p class={fields.small}>{who.guest ? t('account.guest') : t('account.claimed')}</p>
      <form
        class={forms.oneLine}
        onSubmit={event => {
          event.preventDefault()
          void request.run(() => change({ name: name.value.trim() }))
        }}
      >
        <TextInput label={t('account.name')} text={name} maxLength={24} required />
        <button type="submit" class="button plain" disabled={request.busy || name.value.trim() === who.name}>
          {t('account.rename')}
        </button>
      </form>
      <a href={`#/online/player/${who.id}`}>{t('account.page')}</a>
      <RequestError request={request} />
    </section>
  )
}

/** A guest keeps the name and the games, for any browser; whoever is nobody yet comes to stay. */
function Claim({ who }: { who: Me | null }) {
  const name = useSignal('')
  const password = useSignal('')
  const request = useRequest()
  useEffect(() => void (name.value = who?.name ?? guestName.peek()), [who?.name])
  const claim = (how: (name: string) => Promise<Me>) =>
    void request.run(async () => {
      const chosen = name.value.trim()
      if (who === null) guestName.value = chosen
      await becomeSomebody()
      become(await how(chosen))
    })
  return (
    <section class={fields.card}>
      <h2>{t(who === null ? 'account.create' : 'account.claim')}</h2>
      <p class={fields.small}>{t('account.claimHint')}</p>
      <form
        class={forms.form}
        data-claim
        onSubmit={event => {
          event.preventDefault()
          claim(async chosen => (await post<{ me: Me }>('claim', { name: chosen, password: password.value })).me)
        }}
      >
        <TextField label={t('account.name')} text={name} maxLength={24} required autoComplete="username" />
        <NewPasswordField label={t('account.password')} text={password} />
        <div class={forms.buttons}>
          <button type="submit" class="button main" disabled={request.busy}>
            {t('account.byPassword')}
          </button>
          <PasskeyButton label={t('account.byPasskey')} request={request} onUse={() => claim(claimByPasskey)} />
        </div>
      </form>
      <RequestError request={request} />
    </section>
  )
}

function SignIn({ guest }: { guest: boolean }) {
  const name = useSignal('')
  const password = useSignal('')
  const bring = useSignal(true)
  const second = useSecondStep()
  const request = useRequest()
  const enter = (signIn: () => Promise<Me>) =>
    void request.run(() => second.passes(async () => welcome(await signIn())))
  return (
    <section class={fields.card}>
      <h2>{t('account.signIn')}</h2>
      <form
        class={forms.form}
        data-sign-in
        onSubmit={event => {
          event.preventDefault()
          const wish = { name: name.value, password: password.value, bring: bring.value, ...second.typed }
          enter(async () => {
            const signIn = (more: object) => post<{ me: Me }>('sign-in', { ...wish, ...more })
            return (await workingIfAsked('sign-in', signIn)).me
          })
        }}
      >
        <TextField label={t('account.name')} text={name} required autoComplete="username webauthn" />
        <PasswordField label={t('account.password')} text={password} required autoComplete="current-password" />
        {second.field}
        {guest && (
          <Check label={t('account.bring')} checked={bring.value} onChange={checked => (bring.value = checked)} />
        )}
        <div class={forms.buttons}>
          <button type="submit" class="button main" disabled={request.busy}>
            {t('account.signIn')}
          </button>
          <PasskeyButton
            label={t('account.withPasskey')}
            request={request}
            onUse={() => enter(() => signInByPasskey(bring.value))}
          />
        </div>
      </form>
      <RequestError request={request} />
      <Forgotten />
    </section>
  )
}

/** All that the server knows of me, as a file. */
async function downloadData(): Promise<void> {
  const data = await proving(() => get<object>('me/export'))
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'overseer-data.json' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Signing out, here or everywhere, and going for good. */
function Leave({ who }: { who: Me }) {
  const request = useRequest()
  const sheet = useRef<HTMLDialogElement>(null)
  const password = useSignal('')
  const second = useSecondStep()
  const leave = (everywhere: boolean) =>
    void request.run(async () => {
      await leavePush().catch(() => undefined) // it is no reason to stay
      await signOut(everywhere)
    })
  const forget = (proof: () => Promise<object>) =>
    void request.run(async () => {
      if (!(await second.passes(async () => call('DELETE', 'me', await proof())))) return
      sheet.current?.close()
      become(null)
    })
  return (
    <section class={fields.card}>
      <h2>{t('account.leave')}</h2>
      {who.guest && <p class={fields.small}>{t('account.guestLeaves')}</p>}
      <div class={forms.buttons}>
        <button type="button" class="button plain" data-sign-out onClick={() => leave(false)}>
          {t('account.signOut')}
        </button>
        {!who.guest && (
          <button type="button" class="button plain" onClick={() => leave(true)}>
            {t('account.everywhere')}
          </button>
        )}
        <button type="button" class="button plain" data-export onClick={() => void request.run(downloadData)}>
          {t('account.export')}
        </button>
        <button type="button" class="button plain" onClick={() => sheet.current?.showModal()}>
          {t('account.delete')}
        </button>
      </div>
      <Dialog
        sheet={sheet}
        title={t('account.delete')}
        class={forms.form}
        onSubmit={event => {
          event.preventDefault()
          forget(() => Promise.resolve(who.guest ? {} : { password: password.value, ...second.typed }))
        }}
        actions={
          <>
            <div class={forms.buttons}>
              <button type="submit" class="button">
                {t('account.deleteNow')}
              </button>
              {!who.guest && (
                <PasskeyButton
                  label={t('account.withPasskey')}
                  request={request}
                  onUse={() => forget(async () => ({ passkey: await provenByPasskey() }))}
                />
              )}
              <button type="button" class="button main" onClick={() => sheet.current?.close()}>
                {t('account.stay')}
              </button>
            </div>
            <RequestError request={request} />
          </>
        }
      >
        <p>{t('account.deleteHint')}</p>
        {!who.guest && <PasswordField label={t('account.password')} text={password} autoComplete="current-password" />}
        {second.field}
      </Dialog>
    </section>
  )
}
