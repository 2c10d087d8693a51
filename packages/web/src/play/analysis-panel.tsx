import { type GameRecord, same } from '@overseer/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { momentAt, type Replay } from '../table/replay.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { seatColors } from '../ui/seat.tsx'
import { accuracyOf, analyse, type Judged, lossOf, mistakesOf } from './analysis.ts'
import { rememberedAnalysis, turningPointOf } from './analysis.ts'
import { betterText, didText } from './better-text.ts'
import { practiceFrom } from './new-game.ts'
import { percent } from '../text/numbers.ts'
import { WinCurve } from './win-curve.tsx'
import css from './analysis-panel.module.css'

export interface Analysed {
  readonly record: GameRecord
  readonly chairs: readonly Chair[]
  readonly replay: Replay
  readonly at: number
  onShow(at: number): void
  onSolve(mistake: Judged): void
  onLearn(mistakes: readonly Judged[]): void
}

/** What a strong bot thinks of the game: the chance to win over time, the mistakes, what was better. */
export function AnalysisPanel(game: Analysed) {
  const { record } = game
  const [judged, setJudged] = useState(() => rememberedAnalysis(record))
  const [part, setPart] = useState<number | 'failed' | null>(null)
  const stop = useRef<() => void>(undefined)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (judged !== null && part !== null) panel.current?.scrollIntoView({ block: 'nearest' }) // it is taller than the offer was
  }, [judged])
  const begin = () => {
    setPart(0)
    stop.current = analyse(record, {
      progress: setPart,
      found: found => setJudged(found),
      failed: () => setPart('failed'),
    })
  }
  return (
    <section ref={panel} class={css.analysis} aria-label={t('analysis.title')} data-analysis>
      <h2>{t('analysis.title')}</h2>
      {judged !== null ? (
        <Findings {...game} judged={judged} />
      ) : part === null || part === 'failed' ? (
        <p>
          {t(part === null ? 'analysis.offer' : 'analysis.failed')}{' '}
          <button type="button" class="button main" onClick={begin}>
            <Sign name="hint" /> {t('analysis.begin')}
          </button>
        </p>
      ) : (
        <p>
          <progress value={part} max={1} aria-label={t('analysis.running')} /> {t('analysis.running')}
        </p>
      )}
    </section>
  )
}

function Findings({ judged, ...game }: Analysed & { judged: readonly Judged[] }) {
  const { chairs, record, replay, onShow, at } = game
  const names = chairs.map(({ name }) => name)
  const people = chairs.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const [seat, setSeat] = useState(people[0] ?? 0)
  const mistakes = mistakesOf(judged, seat)
  const questions = mistakes.filter(one => !same(one.better, record.choices[one.at])) // not: where else to walk to
  const turned = turningPointOf(judged, seat)
  return (
    <>
      <WinCurve judged={judged} names={names} length={record.choices.length} at={at} onShow={onShow} />
      <ul class={css.accuracies}>
        {chairs.map(({ name }, one) => {
          const accuracy = accuracyOf(judged, one)
          return (
            <li key={one} style={seatColors(one)}>
              <button type="button" class="button plain" aria-pressed={one === seat} onClick={() => setSeat(one)}>
                {accuracy === null ? name : t('analysis.accuracy', { who: name, n: percent(accuracy) })}
              </button>
            </li>
          )
        })}
      </ul>
      {(turned !== null || questions.length > 0) && (
        <p class={css.ways}>
          {questions.length > 0 && (
            <button type="button" class="button main" onClick={() => game.onLearn(questions)}>
              {t('analysis.learn')}
            </button>
          )}
          {turned !== null && (
            <button type="button" class="button plain" onClick={() => onShow(turned.at + 1)}>
              {t('analysis.turning', { n: turned.at + 1 })}
            </button>
          )}
          {turned !== null && (
            <span>
              {didText(record.game, momentAt(replay, turned.at).view, turned, record.choices[turned.at], names)}
            </span>
          )}
        </p>
      )}
      {mistakes.length === 0 ? (
        <p>{t('analysis.flawless')}</p>
      ) : (
        <>
          <h3>{t('analysis.mistakes')}</h3>
          <ol class={css.mistakes}>
            {mistakes.map(one => (
              <Mistake key={one.at} {...game} one={one} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

/** What was done, what it cost, what was better and why; and a copy to try it in. */
function Mistake({ one, record, chairs, replay, onSolve }: Analysed & { one: Judged }) {
  const names = chairs.map(({ name }) => name)
  const { view } = momentAt(replay, one.at)
  const better = { ...record, choices: [...record.choices.slice(0, one.at), one.better] }
  return (
    <li data-mistake={one.at}>
      <p>
        <b>{t('analysis.cost', { n: one.at + 1, cost: percent(lossOf(one)) })}</b>{' '}
        {didText(record.game, view, one, record.choices[one.at], names)}
      </p>
      <p>{betterText(record.game, view, one, names)}</p>
      <button type="button" class="button plain" onClick={() => onSolve(one)}>
        {t('analysis.show')}
      </button>{' '}
      <button type="button" class="button plain" onClick={() => practiceFrom(better, chairs, one.at + 1)}>
        {t('analysis.try')}
      </button>
    </li>
  )
}
