import type { Token } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { SelectField, TextInput } from '../../ui/fields.tsx'
import { call, get, post } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { ago, day } from '../time.ts'
import { t } from '../words.ts'
import { proving } from './proof.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './keys.module.css'

const SCOPES = ['play', 'read'] as const
const DAYS = [7, 30, 90, 365]

/** Programs that play for me, or look on. */
export function Tokens() {
  const list = useSignal<readonly Token[]>([])
  const fresh = useSignal('')
  const request = useRequest()
  const read = async () => {
    list.value = (await get<{ tokens: Token[] }>('tokens')).tokens
  }
  useEffect(() => void request.run(read), [])
  return (
    <section class={fields.card}>
      <h2>{t('account.tokens')}</h2>
      <p class={fields.small}>
        {t('account.tokensHint')} <a href="./api">{t('account.api')}</a>
      </p>
      <ul class={forms.rows}>
        {list.value.map(token => (
          <li key={token.id}>
            <span>
              {token.name} <span class={fields.small}>{about(token)}</span>
            </span>
            <button
              type="button"
              class="button plain"
              onClick={() =>
                void request.run(async () => {
                  await call('DELETE', `tokens/${token.id}`)
                  await read()
                })
              }
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <NewToken
        busy={request.busy}
        make={wish =>
          request.run(async () => {
            fresh.value = (await proving(() => post<{ token: string }>('tokens', wish))).token
            await read()
          })
        }
      />
      {fresh.value !== '' && (
        <p role="status">
          {t('account.tokenOnce')} <code class={css.token}>{fresh.value}</code>
        </p>
      )}
      <RequestError request={request} />
    </section>
  )
}

/** What it may do, how long, and when it last did. */
function about({ scope, expires, created, used }: Token): string {
  const last = used === null ? day(created) : t('account.used', { when: ago(used) })
  return [t(`token.${scope}`), t('token.until', { day: day(expires) }), last].join(' · ')
}

interface NewTokenProps {
  readonly busy: boolean
  make(wish: object): Promise<boolean>
}

function NewToken({ busy, make }: NewTokenProps) {
  const name = useSignal('')
  const scope = useSignal<(typeof SCOPES)[number]>('play')
  const days = useSignal(90)
  return (
    <form
      class={forms.form}
      onSubmit={event => {
        event.preventDefault()
        const wish = { name: name.value.trim(), scope: scope.value, days: days.value }
        void make(wish).then(made => made && (name.value = ''))
      }}
    >
      <TextInput label={t('account.tokenName')} text={name} required maxLength={60} />
      <SelectField
        label={t('token.may')}
        value={scope.value}
        options={SCOPES.map(value => ({ value, name: t(`token.${value}`) }))}
        onChange={value => (scope.value = value)}
      />
      <SelectField
        label={t('token.for')}
        value={days.value}
        options={DAYS.map(value => ({ value, name: t('token.days', { n: value }) }))}
        onChange={value => (days.value = value)}
      />
      <button type="submit" class="button plain" disabled={busy}>
        {t('account.makeToken')}
      </button>
    </form>
  )
}
