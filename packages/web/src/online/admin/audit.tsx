import type { AuditLine } from '@overseer/protocol'
import { useEffect, useState } from 'preact/hooks'
import { get } from '../api.ts'
import { moment } from '../time.ts'
import { t } from './words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** What may be done, as the server calls it, and our words for it. */
const ACTS = {
  rename: 'staff.rename',
  ban: 'staff.ban',
  unban: 'staff.unban',
  mute: 'staff.mute',
  unmute: 'staff.unmute',
  'end sessions': 'staff.endSessions',
  'close table': 'staff.close',
  'remove line': 'staff.removeLine',
  'settle report': 'staff.settle',
  'give role': 'staff.role',
  maintenance: 'staff.maintenance',
} as const

function actText(act: string): string {
  return act in ACTS ? t(ACTS[act as keyof typeof ACTS]) : act
}

/** What was done, by whom and why; about everybody, or about one. */
export function Audit({ subject }: { subject?: string }) {
  const [lines, setLines] = useState<readonly AuditLine[]>([])
  useEffect(() => {
    const about = subject === undefined ? '' : `?subject=${subject}`
    get<{ lines: AuditLine[] }>(`admin/audit${about}`).then(
      answer => setLines(answer.lines),
      () => undefined,
    )
  }, [subject])
  return (
    <section class={fields.card} data-audit>
      <h2>{t('staff.audit')}</h2>
      <ol class={forms.rows}>
        {lines.map(({ id, at, actor, actorName, act, subject: whom, subjectName, details }) => (
          <li key={id}>
            <span>
              {actorName ?? actor}: <b>{actText(act)}</b>{' '}
              {subjectName === null ? whom : <a href={`#/online/admin/${whom}`}>{subjectName}</a>}{' '}
              <small class={fields.small}>{Object.values(details).filter(isText).join(' · ')}</small>
            </span>
            <span class={fields.small}>{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
