import type { Player } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { me } from '../account/me.ts'
import { post } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** Tells the moderators about somebody's conduct or name. */
export function ReportPlayer({ player }: { player: Player }) {
  const kind = useSignal<'person' | 'name'>('person')
  const text = useSignal('')
  const sent = useSignal(false)
  const request = useRequest()
  if (!me.value || player.name === '' || player.id === me.value.id) return null
  if (sent.value) return <p role="status">{t('report.thanks')}</p>
  return (
    <details>
      <summary>{t('report.open')}</summary>
      <form
        class={`${fields.card} ${forms.form}`}
        onSubmit={event => {
          event.preventDefault()
          void request.run(async () => {
            await post('reports', { kind: kind.value, player: player.id, text: text.value })
            sent.value = true
          })
        }}
      >
        <SelectField
          label={t('report.what')}
          value={kind.value}
          options={[
            { value: 'person' as const, name: t('report.person') },
            { value: 'name' as const, name: t('report.name') },
          ]}
          onChange={value => (kind.value = value)}
        />
        <TextField label={t('report.text')} text={text} maxLength={500} />
        <button type="submit" class="button" disabled={request.busy}>
          {t('report.send')}
        </button>
        <RequestError request={request} />
      </form>
    </details>
  )
}
