import type { AuthenticatorKey, SecondFactor as Factor } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call, get, post } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { CodeField } from './proof-fields.tsx'
import { proving } from './proof.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './keys.module.css'

/** The key as it is shown. */
interface ShownKey {
  readonly secret: string
  readonly picture: string // an SVG
}

/** The picture of a link for an authenticator app; what draws it is loaded when somebody wants one. */
async function newKey(): Promise<ShownKey> {
  const { secret, uri } = await post<AuthenticatorKey>('second-factor')
  const { renderSVG } = await import('uqr')
  return { secret, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}` }
}

/** An authenticator app that is asked for beside the password. */
export function SecondFactor() {
  const factor = useSignal<Factor>({ on: false, codesLeft: 0 })
  const key = useSignal<ShownKey | null>(null)
  const codes = useSignal<readonly string[]>([])
  const typed = useSignal('')
  const request = useRequest()
  const read = async () => {
    factor.value = await get<Factor>('second-factor')
  }
  useEffect(() => void request.run(read), [])
  const change = (act: () => Promise<readonly string[]>) =>
    void request.run(async () => {
      codes.value = await proving(act)
      key.value = null
      typed.value = ''
      await read()
    })
  const { on, codesLeft } = factor.value
  return (
    <section class={fields.card} data-second-factor={on ? 'on' : 'off'}>
      <h2>{t('second.title')}</h2>
      <p class={fields.small}>{on ? t('second.on', { n: codesLeft }) : t('second.hint')}</p>
      {key.value !== null && (
        <form
          class={forms.form}
          onSubmit={event => {
            event.preventDefault()
            change(
              async () => (await call<{ codes: string[] }>('PUT', 'second-factor', { code: typed.value.trim() })).codes,
            )
          }}
        >
          <p>{t('second.scan')}</p>
          <img class={css.picture} src={key.value.picture} alt={t('second.picture')} />
          <p>
            {t('second.key')} <code class={css.token}>{key.value.secret}</code>
          </p>
          <CodeField text={typed} label={t('second.code')} />
          <button type="submit" class="button main" disabled={request.busy}>
            {t('second.confirm')}
          </button>
        </form>
      )}
      {codes.value.length > 0 && <Codes codes={codes.value} />}
      <div class={forms.buttons}>
        {!on && key.value === null && (
          <button
            type="button"
            class="button plain"
            disabled={request.busy}
            onClick={() => void request.run(async () => (key.value = await proving(newKey)))}
          >
            {t('second.setUp')}
          </button>
        )}
        {on && (
          <>
            <button
              type="button"
              class="button plain"
              disabled={request.busy}
              onClick={() => change(async () => (await post<{ codes: string[] }>('second-factor/codes')).codes)}
            >
              {t('second.newCodes')}
            </button>
            <button
              type="button"
              class="button plain"
              disabled={request.busy}
              onClick={() => change(() => call('DELETE', 'second-factor').then(() => []))}
            >
              {t('second.off')}
            </button>
          </>
        )}
      </div>
      <RequestError request={request} />
    </section>
  )
}

/** Codes for when the phone is lost, shown this once. */
function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <div role="status">
      <p>{t('second.codesOnce')}</p>
      <ul class={css.codes}>
        {codes.map(code => (
          <li key={code}>
            <code class={css.token}>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
