import type { CaseFile, Role, Sanction } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { ProofDialog, proving } from '../account/proof.tsx'
import { get, post } from '../api.ts'
import { Column, Columns, Page, PageLoading } from '../page.tsx'
import { errorText, RequestError, useRequest } from '../request.tsx'
import { moment } from '../time.ts'
import { Audit } from './audit.tsx'
import { t } from './words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'

const DAY = 24 * 60 * 60_000
const TERMS = [1, 3, 7, 30, 365]
const ROLES = ['player', 'moderator', 'admin'] as const

/** Does something at the server, with the reason that was given, and looks again. */
type Act = (path: string, body?: object) => void

/** Everything about one player, and what can be done about them. */
export function CaseFileScreen({ id, role }: { id: string; role: Role }) {
  const [file, setFile] = useState<CaseFile | null>(null)
  const [times, setTimes] = useState(0) // so often something was done
  const [error, setError] = useState('')
  const request = useRequest()
  const reason = useSignal('')
  useEffect(() => {
    get<CaseFile>(`admin/players/${id}`).then(setFile, (fault: unknown) => setError(errorText(fault)))
  }, [id, times])
  if (file === null) return <PageLoading title={t('staff.case')} error={error} />
  const act: Act = (path, body = {}) =>
    void request.run(async () => {
      await proving(() => post(`admin/${path}`, body))
      setTimes(times + 1)
    })
  const because: Act = (path, body = {}) => act(path, { reason: reason.value, ...body })
  return (
    <Page title={file.player.name}>
      <ProofDialog />
      <p>
        <a href="#/online/admin">{t('staff.back')}</a> · <a href={`#/online/player/${id}`}>{id}</a> ·{' '}
        {t('staff.seen', { when: moment(file.seen) })}
      </p>
      <Columns>
        <Column>
          <section class={fields.card}>
            <TextField label={t('staff.reason')} text={reason} maxLength={300} />
            <p class={fields.small}>{t('staff.reasonHint')}</p>
            <Sanctions file={file} act={because} />
            <Rename file={file} act={because} />
            <div class={forms.buttons}>
              <button type="button" class="button" onClick={() => because(`players/${id}/end-sessions`)}>
                {t('staff.endSessions')}
              </button>
            </div>
            {role === 'admin' && !file.player.guest && (
              <SelectField
                label={t('staff.role')}
                value={file.role ?? 'player'}
                options={ROLES.map(value => ({ value, name: t(`staff.role.${value}`) }))}
                onChange={value => act(`players/${id}/role`, { role: value })}
              />
            )}
            <RequestError request={request} />
          </section>
          <Places file={file} act={because} />
        </Column>
        <Column>
          <Lines file={file} act={because} />
          <Audit key={times} subject={id} />
        </Column>
      </Columns>
    </Page>
  )
}

const holds = ({ lifted, until }: Sanction): boolean => lifted === null && (until ?? Infinity) > Date.now()

function Sanctions({ file: { player, sanctions }, act }: { file: CaseFile; act: Act }) {
  const term = useSignal<number | null>(7)
  const until = (): number | null => (term.value === null ? null : Date.now() + term.value * DAY)
  return (
    <>
      <ul>
        {sanctions.map(one => (
          <li key={`${one.kind} ${one.since}`}>
            {t(`staff.kind.${one.kind}`)}{' '}
            {one.until === null ? t('staff.forGood') : t('staff.until', { when: moment(one.until) })} · {one.reason}
            {one.lifted !== null && ` (${t('staff.lifted')})`}
          </li>
        ))}
      </ul>
      <SelectField<number | null>
        label={t('staff.for')}
        value={term.value}
        options={[
          ...TERMS.map(n => ({ value: n, name: t('staff.days', { n }) })),
          { value: null, name: t('staff.forGood') },
        ]}
        onChange={n => (term.value = n)}
      />
      <div class={forms.buttons}>
        {(['ban', 'mute'] as const).map(kind =>
          sanctions.some(one => one.kind === kind && holds(one)) ? (
            <button key={kind} type="button" class="button" onClick={() => act(`players/${player.id}/un${kind}`)}>
              {t(`staff.un${kind}`)}
            </button>
          ) : (
            <button
              key={kind}
              type="button"
              class="button main"
              onClick={() => act(`players/${player.id}/${kind}`, { until: until() })}
            >
              {t(`staff.${kind}`)}
            </button>
          ),
        )}
      </div>
    </>
  )
}

function Rename({ file: { player }, act }: { file: CaseFile; act: Act }) {
  const name = useSignal('')
  return (
    <form
      class={forms.form}
      onSubmit={event => {
        event.preventDefault()
        act(`players/${player.id}/rename`, { name: name.value })
      }}
    >
      <TextField label={t('staff.newName')} text={name} required maxLength={24} />
      <div class={forms.buttons}>
        <button type="submit" class="button">
          {t('staff.rename')}
        </button>
      </div>
    </form>
  )
}

/** Where somebody is signed in, and where they sit. */
function Places({ file: { sessions, tables }, act }: { file: CaseFile; act: Act }) {
  return (
    <section class={fields.card}>
      <h2>{t('staff.tables')}</h2>
      <ul class={forms.rows}>
        {tables.map(({ id, game, status }) => (
          <li key={id}>
            <a href={`#/online/table/${id}`}>
              {game} · {status}
            </a>
            <button type="button" class="button plain" onClick={() => act(`tables/${id}/close`)}>
              {t('staff.close')}
            </button>
          </li>
        ))}
      </ul>
      <h2>{t('staff.sessions')}</h2>
      <ul>
        {sessions.map(({ agent, created, seen }) => (
          <li key={created} class={fields.small}>
            {agent} · {moment(seen)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lines({ file: { lines }, act }: { file: CaseFile; act: Act }) {
  return (
    <section class={fields.card}>
      <h2>{t('staff.lines')}</h2>
      {lines.length === 0 && <p class={fields.small}>{t('staff.noLines')}</p>}
      <ul class={forms.rows}>
        {lines.map(({ id, text, at }) => (
          <li key={id}>
            <span>
              {text} <small class={fields.small}>{moment(at)}</small>
            </span>
            <button type="button" class="button plain" onClick={() => act(`lines/${id}/remove`)}>
              {t('staff.removeLine')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
