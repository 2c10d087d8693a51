import { useSignal } from '@preact/signals'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { ProofDialog, proving } from '../account/proof.tsx'
import { call } from '../api.ts'
import { askMaintenance, maintenance } from '../maintenance.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { t } from './words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

const HOUR = 60 * 60_000
const STARTS = [0, 1, 2, 6, 12, 24]
const LENGTHS = [1, 2, 4, 8]

/** Tells players that the server will be looked after, and ends it. */
export function MaintenanceForm() {
  const start = useSignal(1)
  const length = useSignal<number | null>(1)
  const text = useSignal('')
  const request = useRequest()
  const put = (notice: object | null) =>
    request.run(async () => {
      await proving(() => call('PUT', 'admin/maintenance', { notice }))
      await askMaintenance()
    })
  const announce = () => {
    const from = Date.now() + start.value * HOUR
    return put({ from, until: length.value === null ? null : from + length.value * HOUR, text: text.value })
  }
  return (
    <section class={fields.card}>
      <h2>{t('staff.maintenance')}</h2>
      <form
        class={forms.form}
        onSubmit={event => {
          event.preventDefault()
          void announce()
        }}
      >
        <SelectField
          label={t('staff.from')}
          value={start.value}
          options={STARTS.map(n => ({ value: n, name: n === 0 ? t('staff.now') : t('staff.inHours', { n }) }))}
          onChange={n => (start.value = n)}
        />
        <SelectField<number | null>
          label={t('staff.hours')}
          value={length.value}
          options={[
            ...LENGTHS.map(n => ({ value: n, name: t('staff.hoursLater', { n }) })),
            { value: null, name: t('staff.unknownEnd') },
          ]}
          onChange={n => (length.value = n)}
        />
        <TextField label={t('staff.text')} text={text} maxLength={300} />
        <div class={forms.buttons}>
          <button type="submit" class="button main" disabled={request.busy}>
            {t('staff.announce')}
          </button>
          {maintenance.value !== null && (
            <button type="button" class="button" disabled={request.busy} onClick={() => void put(null)}>
              {t('staff.cancel')}
            </button>
          )}
        </div>
      </form>
      <RequestError request={request} />
      <ProofDialog />
    </section>
  )
}
