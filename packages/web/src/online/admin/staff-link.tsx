import { useEffect, useState } from 'preact/hooks'
import { get } from '../api.ts'
import { t } from '../words.ts'
import fields from '../../ui/fields.module.css'

/** The way to the page for moderators, for those who are some. */
export function StaffLink() {
  const [reports, setReports] = useState<number | null>(null)
  useEffect(() => {
    get<{ role: string | null; reports: number }>('admin').then(
      answer => setReports(answer.role === null ? null : answer.reports),
      () => undefined,
    )
  }, [])
  if (reports === null) return null
  return (
    <section class={fields.card}>
      <a class="button" href="#/online/admin" data-staff>
        {t('staff.link')} {reports > 0 && <b>{reports}</b>}
      </a>
    </section>
  )
}
