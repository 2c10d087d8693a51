import type { Report } from '@overseer/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get, post } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { moment } from '../time.ts'
import { t } from './words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** What people reported, the oldest first. */
export function Reports() {
  const [reports, setReports] = useState<readonly Report[]>([])
  const request = useRequest()
  const look = async () => setReports((await get<{ reports: Report[] }>('admin/reports')).reports)
  useEffect(() => void request.run(look), [])
  const settle = (id: string, outcome: string) =>
    void request.run(async () => {
      await post(`admin/reports/${id}/settle`, { outcome })
      await look()
    })
  return (
    <section class={fields.card} data-reports>
      <h2>{t('staff.reports')}</h2>
      {reports.length === 0 && <p class={fields.small}>{t('staff.noReports')}</p>}
      <ol class={forms.rows}>
        {reports.map(({ id, kind, by, about, quoted, text, table, at }) => (
          <li key={id}>
            <div>
              <p>
                <a href={`#/online/admin/${about.id}`}>{t('staff.about', { who: about.name })}</a> ·{' '}
                {t(`staff.kind.${kind}`)}
                {table !== null && (
                  <>
                    {' · '}
                    <a href={`#/online/table/${table}`}>{table}</a>
                  </>
                )}
              </p>
              <blockquote>{quoted}</blockquote>
              {text !== '' && <p>{text}</p>}
              <p class={fields.small}>
                {by !== null && t('staff.by', { who: by.name })} · {moment(at)}
              </p>
            </div>
            <div class={forms.buttons}>
              <button type="button" class="button" onClick={() => settle(id, t('staff.settle'))}>
                {t('staff.settle')}
              </button>
              <button type="button" class="button plain" onClick={() => settle(id, t('staff.fine'))}>
                {t('staff.fine')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <RequestError request={request} />
    </section>
  )
}
