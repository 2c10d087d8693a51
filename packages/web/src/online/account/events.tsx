import type { AccountEvent } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { moment } from '../time.ts'
import { t } from '../words.ts'
import { browserName } from './browser-name.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

const SHOWN = 8

/** What happened to my account. Whatever I do not recognize somebody else did. */
export function Events() {
  const list = useSignal<readonly AccountEvent[]>([])
  const all = useSignal(false)
  const request = useRequest()
  useEffect(
    () => void request.run(async () => (list.value = (await get<{ events: AccountEvent[] }>('me/events')).events)),
    [],
  )
  if (list.value.length === 0) return null
  const shown = all.value ? list.value : list.value.slice(0, SHOWN)
  return (
    <section class={fields.card} data-events>
      <h2>{t('event.title')}</h2>
      <p class={fields.small}>{t('event.hint')}</p>
      <ul class={forms.rows}>
        {shown.map(({ kind, at, agent, network }) => (
          <li key={`${at} ${kind}`}>
            <span>
              {t(`event.${kind}`)}{' '}
              <span class={fields.small}>
                {moment(at)} · {browserName(agent)} · {network}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < list.value.length && (
        <button type="button" class="button plain" onClick={() => (all.value = true)}>
          {t('player.more')}
        </button>
      )}
      <RequestError request={request} />
    </section>
  )
}
