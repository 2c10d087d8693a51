import type { Case, Role } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { TextInput } from '../../ui/fields.tsx'
import { get } from '../api.ts'
import { Column, Columns, Page, PageLoading } from '../page.tsx'
import { errorText, RequestError, useRequest } from '../request.tsx'
import { moment } from '../time.ts'
import { Audit } from './audit.tsx'
import { CaseFileScreen } from './case-file.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'
import { Reports } from './reports.tsx'
import { t } from './words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

/** What moderators and admins see: whom others report, whom they look for, and what was done. */
export function Admin({ id }: { id: string | undefined }) {
  const [role, setRole] = useState<Role | null | undefined>(undefined)
  const [error, setError] = useState('')
  useEffect(() => {
    get<{ role: Role | null }>('admin').then(
      answer => setRole(answer.role),
      (fault: unknown) => setError(errorText(fault)),
    )
  }, [])
  if (role === undefined) return <PageLoading title={t('staff.title')} error={error} />
  if (role === null) return <PageLoading title={t('staff.title')} error={t('staff.notStaff')} />
  if (id !== undefined) return <CaseFileScreen key={id} id={id} role={role} />
  return (
    <Page title={t('staff.title')}>
      <Columns>
        <Column>
          <Find />
          <Reports />
        </Column>
        <Column>
          {role === 'admin' && <MaintenanceForm />}
          <Audit />
        </Column>
      </Columns>
    </Page>
  )
}

function Find() {
  const text = useSignal('')
  const [found, setFound] = useState<readonly Case[] | null>(null)
  const request = useRequest()
  return (
    <section class={fields.card}>
      <h2>{t('staff.find')}</h2>
      <form
        class={forms.oneLine}
        onSubmit={event => {
          event.preventDefault()
          void request.run(async () => {
            const query = encodeURIComponent(text.value)
            setFound((await get<{ players: Case[] }>(`admin/players?find=${query}`)).players)
          })
        }}
      >
        <TextInput label={t('staff.findHint')} text={text} required maxLength={40} />
        <button type="submit" class="button main">
          {t('staff.find')}
        </button>
      </form>
      <RequestError request={request} />
      {found?.length === 0 && <p>{t('staff.none')}</p>}
      <ul class={forms.rows}>
        {found?.map(({ player, role, seen }) => (
          <li key={player.id}>
            <a href={`#/online/admin/${player.id}`}>{player.name}</a>
            <span class={fields.small}>
              {t(`staff.role.${role ?? 'player'}`)} · {t('staff.seen', { when: moment(seen) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
