import type { RuleId } from '@overseer/kernel'
import type { Finding, FinishedGame, TableInfo } from '@overseer/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gameCalled } from '../../games/kits.ts'
import { useRefusal } from '../../games/use-refusal.ts'
import { language } from '../../page/settings.ts'
import { ReviewOf } from '../../play/review.tsx'
import { WithGame } from '../../play/with-game.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { get, recordAddress } from '../api.ts'
import { Calls } from '../friends/calls.tsx'
import { chairsOf } from '../lobby/chairs.ts'
import { Page, PageLoading } from '../page.tsx'
import { errorText } from '../request.tsx'
import { t } from '../words.ts'
import { Rematch } from './after-game.tsx'
import { CHECKS, type Verdict, verify } from './verify.ts'
import fields from '../../ui/fields.module.css'
import css from './review.module.css'

/** A finished game from the server, to look back at and to check. */
export function OnlineReview({ id }: { id: string }) {
  const [found, setFound] = useState<{ info: TableInfo; finished: FinishedGame; verdict: Verdict } | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    const load = async () => {
      const [info, finished] = await Promise.all([
        get<TableInfo>(`tables/${id}`),
        get<FinishedGame>(`tables/${id}/record`),
      ])
      setFound({ info, finished, verdict: await verify(id, finished) })
    }
    load().catch((fault: unknown) => setError(errorText(fault)))
  }, [id])
  if (found === null) return <PageLoading title={t('review.title')} error={error} />
  const { info, finished, verdict } = found
  if (verdict.checks.rules !== 'right')
    return (
      <Page title={t('verify.title')}>
        <section class={fields.card}>
          <Findings verdict={verdict} finished={finished} info={info} />
        </section>
      </Page>
    )
  return (
    <WithGame id={info.game}>
      {() => (
        <ReviewOf
          record={finished.record}
          chairs={chairsOf(info)}
          when={info.ended ?? Date.now()}
          played={verdict.replay}
          notices={<Calls />}
        >
          <Verify verdict={verdict} finished={finished} info={info} />
          <Rematch info={info} />
          <a class="button main" href="#/online">
            {t('online.toLobby')}
          </a>
        </ReviewOf>
      )}
    </WithGame>
  )
}

interface Checked {
  readonly verdict: Verdict
  readonly finished: FinishedGame
  readonly info: TableInfo
}

/** Shows that no shuffle was rigged, or what does not fit. */
function Verify(checked: Checked) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" class="button" data-verify onClick={() => sheet.current?.showModal()}>
        {t('verify.button')}
      </button>
      <Dialog sheet={sheet} title={t('verify.title')} class={css.verify}>
        <p class={fields.small}>{checked.finished.fair === null ? t('verify.howAlone') : t('verify.how')}</p>
        <Findings {...checked} />
      </Dialog>
    </>
  )
}

/** A rule in words, once they are here. */
function useRuleText(game: string, rule: RuleId | undefined): string | undefined {
  return useRefusal(
    () => rule,
    async id => {
      const { rulebook, narrator } = gameCalled(game)
      await rulebook.fetch().catch(() => {}) // then its name has to do
      return narrator([]).rule(id)?.text
    },
    [game, rule, language.value],
  )
}

const MARKS = { right: '✓', wrong: '✗', unknown: '?' } as const

function Findings({ verdict, finished, info }: Checked) {
  const { choice, rule } = verdict
  const [bots, setBots] = useState<BotsFinding>('open')
  const found = { ...verdict.checks, ...(bots === 'right' || bots === 'wrong' ? { bots } : {}) }
  const names = CHECKS.filter(name => found[name] !== undefined)
  const fair = names.every(name => found[name] === 'right')
  const wrong = names.some(name => found[name] === 'wrong')
  const text = useRuleText(finished.record.game, rule)
  return (
    <>
      <p class={wrong ? css.wrong : css.fair} data-verdict={fair ? 'fair' : wrong ? 'wrong' : 'open'}>
        {fair ? t('verify.fair') : wrong ? t('verify.wrong') : t('verify.open')}
      </p>
      <ul class={css.checks}>
        {names.map(name => (
          <li key={name} data-check={found[name]} data-of={name}>
            <span aria-hidden="true">{MARKS[found[name]!]}</span> {t(`verify.${name}.${found[name]!}`)}
          </li>
        ))}
        {choice !== undefined && (
          <li data-check="wrong">{t('import.illegal', { n: choice, rule: rule ?? '?', text: text ?? '' })}</li>
        )}
      </ul>
      {found.bots === 'unknown' && <BotsCheck finished={finished} found={bots} onFound={setBots} />}
      <Numbers finished={finished} info={info} />
    </>
  )
}

type BotsFinding = Finding | 'open' | 'busy'

/** Asks the bots again when somebody wants to know: it takes as long as they thought. */
function BotsCheck({
  finished,
  found,
  onFound,
}: {
  finished: FinishedGame
  found: BotsFinding
  onFound(found: BotsFinding): void
}) {
  const check = async () => {
    onFound('busy')
    const { verifyBots } = await import('./verify-bots.ts')
    onFound(await verifyBots(finished))
  }
  if (found === 'unknown') return <p class={fields.small}>{t('verify.bots.other')}</p>
  return (
    <button
      type="button"
      class="button"
      data-verify-bots
      disabled={found === 'busy'}
      onClick={() => void check().catch(() => onFound('unknown'))}
    >
      {found === 'busy' ? t('verify.bots.busy') : t('verify.bots.check')}
    </button>
  )
}

/** What all of it was computed from. */
function Numbers({ finished, info }: Omit<Checked, 'verdict'>) {
  const { record, commitment, fair } = finished
  const chairs = chairsOf(info)
  return (
    <>
      <dl class={css.numbers}>
        <dt>{t('verify.commitment')}</dt>
        <dd>{commitment}</dd>
        {fair !== null && (
          <>
            <dt>{t('verify.secretIs')}</dt>
            <dd>{fair.secret}</dd>
            {fair.shares.map(({ bot, nonce }, seat) =>
              bot !== null ? null : (
                <div key={seat}>
                  <dt>{t('verify.added', { who: chairs[seat]?.name ?? '' })}</dt>
                  <dd>{nonce ?? t('verify.nothing')}</dd>
                </div>
              ),
            )}
          </>
        )}
        <dt>{t('verify.seedIs')}</dt>
        <dd>{record.seed}</dd>
      </dl>
      <a class="button plain" href={recordAddress(info.id)} download={`${info.id}.json`}>
        {t('verify.save')}
      </a>
    </>
  )
}
