import { useEffect, useRef, useState } from 'preact/hooks'
import { gameCalled } from '../games.ts'
import { ReviewOf } from '../screens/review.tsx'
import { WithGame } from '../screens/with-game.tsx'
import { language } from '../settings.ts'
import { get } from './api.ts'
import { chairsOf } from './chairs.ts'
import { Frame } from './frame.tsx'
import { Rematch } from './over.tsx'
import { troubleText } from './trouble.tsx'
import type { TableInfo } from './types.ts'
import { CHECKS, type Sealed, type Verdict, verify } from './verify.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** A finished game from the server, to look back at and to check. */
export function OnlineReview({ id }: { id: string }) {
  const [found, setFound] = useState<{ info: TableInfo; sealed: Sealed; verdict: Verdict } | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    const load = async () => {
      const [info, sealed] = await Promise.all([get<TableInfo>(`tables/${id}`), get<Sealed>(`tables/${id}/record`)])
      setFound({ info, sealed, verdict: await verify(id, sealed) })
    }
    load().catch((error: unknown) => setTrouble(troubleText(error)))
  }, [id])
  if (found === null)
    return (
      <Frame title={t('review.title')}>
        <p role={trouble === '' ? 'status' : 'alert'}>{trouble || t('app.loading')}</p>
      </Frame>
    )
  const { info, sealed, verdict } = found
  if (verdict.checks.rules !== 'right')
    return (
      <Frame title={t('verify.title')}>
        <section class={css.card}>
          <Findings verdict={verdict} sealed={sealed} />
        </section>
      </Frame>
    )
  return (
    <WithGame id={info.game}>
      {() => (
        <ReviewOf record={sealed.record} chairs={chairsOf(info)}>
          <Verify id={id} sealed={sealed} />
          <Rematch info={info} />
          <a class="button main" href="#/online">
            {t('online.toLobby')}
          </a>
        </ReviewOf>
      )}
    </WithGame>
  )
}

/** Shows that no shuffle was rigged, or what does not fit. */
function Verify({ id, sealed }: { id: string; sealed: Sealed }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const check = () => {
    sheet.current!.showModal()
    void verify(id, sealed).then(setVerdict)
  }
  return (
    <>
      <button type="button" class="button" data-verify onClick={check}>
        {t('verify.button')}
      </button>
      <dialog ref={sheet} aria-label={t('verify.title')}>
        <form method="dialog" class={css.verify}>
          <h2>{t('verify.title')}</h2>
          <p class={css.small}>{t('verify.how')}</p>
          <div aria-live="polite">
            {verdict === null ? t('verify.checking') : <Findings verdict={verdict} sealed={sealed} />}
          </div>
          <button class="button main">{t('table.close')}</button>
        </form>
      </dialog>
    </>
  )
}

const MARKS = { right: '✓', wrong: '✗', unknown: '?' } as const

function Findings({ verdict, sealed: { record, commitment } }: { verdict: Verdict; sealed: Sealed }) {
  const { checks, choice, rule } = verdict
  const fair = CHECKS.every(name => checks[name] === 'right')
  const wrong = CHECKS.some(name => checks[name] === 'wrong')
  const text = rule === undefined ? undefined : gameCalled(record.game).narrator(language.value, []).rule(rule)?.text
  return (
    <>
      <p class={wrong ? css.wrong : css.fair} data-verdict={fair ? 'fair' : wrong ? 'wrong' : 'open'}>
        {fair ? t('verify.fair') : wrong ? t('verify.wrong') : t('verify.open')}
      </p>
      <ul class={css.checks}>
        {CHECKS.map(name => (
          <li key={name} data-check={checks[name]}>
            <span aria-hidden="true">{MARKS[checks[name]]}</span> {t(`verify.${name}.${checks[name]}`)}
          </li>
        ))}
        {choice !== undefined && (
          <li data-check="wrong">{t('import.illegal', { n: choice, rule: rule ?? '?', text: text ?? '' })}</li>
        )}
      </ul>
      <dl class={css.numbers}>
        <dt>{t('verify.commitment')}</dt>
        <dd>{commitment}</dd>
        <dt>{t('verify.seedIs')}</dt>
        <dd>{record.seed}</dd>
      </dl>
    </>
  )
}
