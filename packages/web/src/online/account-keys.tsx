import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call, get, post } from './api.ts'
import { addPasskey, canUsePasskeys, type Passkey, provenByPasskey } from './passkeys.ts'
import { renewIfOn } from './push.ts'
import { ago, day } from './time.ts'
import { Told, useDeed } from './trouble.tsx'
import { t } from './words.ts'
import css from './online.module.css'

/** The ways into an account: password, passkeys, browsers that are signed in, tokens of programs. */
export function Keys() {
  return (
    <>
      <Password />
      {canUsePasskeys && <Passkeys />}
      <Places />
      <Tokens />
    </>
  )
}

function Password() {
  const old = useSignal('')
  const password = useSignal('')
  const done = useSignal(false)
  const deed = useDeed()
  return (
    <section class={css.card}>
      <h2>{t('account.password')}</h2>
      <form
        class={css.form}
        onSubmit={event => {
          event.preventDefault()
          void deed.run(async () => {
            const proof = old.value === '' ? { passkey: await provenByPasskey() } : { old: old.value }
            await call('PUT', 'password', { password: password.value, ...proof })
            old.value = ''
            password.value = ''
            done.value = true
            await renewIfOn() // everybody was signed out, and this browser forgotten
          })
        }}
      >
        <label class={css.field}>
          {t('account.oldPassword')}
          <input
            type="password"
            required={!canUsePasskeys}
            autoComplete="current-password"
            value={old.value}
            onInput={event => (old.value = event.currentTarget.value)}
          />
        </label>
        {canUsePasskeys && <p class={css.small}>{t('account.oldPasswordHint')}</p>}
        <label class={css.field}>
          {t('account.newPassword')}
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
        <button type="submit" class="button plain" disabled={deed.busy}>
          {t('account.changePassword')}
        </button>
        <p role="status" class={css.small}>
          {done.value ? t('account.passwordChanged') : ''}
        </p>
      </form>
      <Told deed={deed} />
    </section>
  )
}

function Passkeys() {
  const list = useSignal<readonly Passkey[]>([])
  const deed = useDeed()
  const read = async (answer: Promise<{ passkeys: readonly Passkey[] }>) => {
    list.value = (await answer).passkeys
  }
  useEffect(() => void deed.run(() => read(get('passkeys'))), [])
  return (
    <section class={css.card}>
      <h2>{t('account.passkeys')}</h2>
      <ul class={css.keys}>
        {list.value.map(({ id, created }) => (
          <li key={id}>
            {t('account.passkeyOf', { day: day(created) })}
            <button
              type="button"
              class="button plain"
              onClick={() => void deed.run(() => read(call('DELETE', `passkeys/${id}`)))}
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button plain"
        disabled={deed.busy}
        onClick={() => void deed.run(async () => (list.value = await addPasskey()))}
      >
        {t('account.addPasskey')}
      </button>
      <Told deed={deed} />
    </section>
  )
}

interface Place {
  readonly id: string
  readonly agent: string
  readonly seen: number
  readonly here: boolean
}

function Places() {
  const list = useSignal<readonly Place[]>([])
  const deed = useDeed()
  const read = async () => {
    list.value = (await get<{ sessions: Place[] }>('sessions')).sessions
  }
  useEffect(() => void deed.run(read), [])
  return (
    <section class={css.card}>
      <h2>{t('account.places')}</h2>
      <ul class={css.keys}>
        {list.value.map(({ id, agent, seen, here }) => (
          <li key={id}>
            <span>
              {browserName(agent)} <span class={css.small}>{here ? t('account.here') : ago(seen)}</span>
            </span>
            {!here && (
              <button
                type="button"
                class="button plain"
                onClick={() =>
                  void deed.run(async () => {
                    await call('DELETE', `sessions/${id}`)
                    await read()
                  })
                }
              >
                {t('account.signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Told deed={deed} />
    </section>
  )
}

/** What people call the browser that calls itself a dozen things. */
function browserName(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? t('account.unknownBrowser')
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1]
  const known = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return system === undefined ? known : `${known}, ${system}`
}

interface Token {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly used: number | null
}

function Tokens() {
  const list = useSignal<readonly Token[]>([])
  const name = useSignal('')
  const fresh = useSignal('')
  const deed = useDeed()
  const read = async () => {
    list.value = (await get<{ tokens: Token[] }>('tokens')).tokens
  }
  useEffect(() => void deed.run(read), [])
  return (
    <section class={css.card}>
      <h2>{t('account.tokens')}</h2>
      <p class={css.small}>
        {t('account.tokensHint')} <a href="./api">{t('account.api')}</a>
      </p>
      <ul class={css.keys}>
        {list.value.map(({ id, name: called, created, used }) => (
          <li key={id}>
            <span>
              {called}{' '}
              <span class={css.small}>{used === null ? day(created) : t('account.used', { when: ago(used) })}</span>
            </span>
            <button
              type="button"
              class="button plain"
              onClick={() =>
                void deed.run(async () => {
                  await call('DELETE', `tokens/${id}`)
                  await read()
                })
              }
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <form
        class={css.oneLine}
        onSubmit={event => {
          event.preventDefault()
          void deed.run(async () => {
            fresh.value = (await post<{ token: string }>('tokens', { name: name.value.trim() })).token
            name.value = ''
            await read()
          })
        }}
      >
        <input
          type="text"
          required
          maxLength={60}
          aria-label={t('account.tokenName')}
          placeholder={t('account.tokenName')}
          value={name.value}
          onInput={event => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button plain" disabled={deed.busy}>
          {t('account.makeToken')}
        </button>
      </form>
      {fresh.value !== '' && (
        <p role="status">
          {t('account.tokenOnce')} <code class={css.token}>{fresh.value}</code>
        </p>
      )}
      <Told deed={deed} />
    </section>
  )
}
