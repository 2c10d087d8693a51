import { captions, type Event, FACTIONS, narrator, tellStory, type View } from '@overseer/wasteland'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { language } from '../../../page/settings.ts'
import { lastView, momentAt, type Replay } from '../../../table/replay.ts'
import { Art } from '../../../ui/art.tsx'
import { useCopy } from '../../../ui/copy.ts'
import { AgendaPicture } from '../art/picture.tsx'
import { Mark } from '../art/mark.tsx'
import type { SummaryProps } from '../../kit.ts'
import { t } from '../words.ts'
import { type ByRound, byRound } from './by-round.ts'
import { Lines } from './lines.tsx'
import { turningPoints } from './turning-points.ts'
import css from './review.module.css'

/** Who won and why, how it came to that, and the whole story to read. */
export function WastelandSummary(props: SummaryProps) {
  const { replay, names, at } = props
  const view = lastView(replay) as View
  const figures = useFigures({ replay, view })
  if (view.result === null) return null
  const { round } = momentAt(replay, at).view as View
  return (
    <div class={css.summary}>
      <div class={css.left}>
        <Verdict view={view} names={names} />
        <section class={css.charts}>
          <Race figures={figures} view={view} names={names} round={round} />
          <div class={css.small}>
            <Lines title={t('review.levels')} lines={bySeat(names, figures.levels)} round={round} small />
            <Lines title={t('review.kills')} lines={bySeat(names, figures.kills)} round={round} small />
            <Lines title={t('review.caps')} lines={bySeat(names, figures.caps)} round={round} small />
          </div>
        </section>
      </div>
      <TurningPoints {...props} />
      <Story {...props} view={view} round={round} />
    </div>
  )
}

function Verdict({ view, names }: { view: View; names: readonly string[] }) {
  const { winners, standings, goal, ending } = view.result!
  const lost = winners.length === 0 && ending !== 'agreed'
  const { say, agenda: nameOf } = captions(language.value, names)
  const [why] = narrator(language.value, names).outcome(view)
  const who = winners.map(seat => names[seat]).join(', ')
  const verdict =
    ending === 'agreed'
      ? t('end.agreed')
      : lost
        ? t('end.allLost')
        : t(winners.length > 1 ? 'end.shared' : 'end.won', { who })
  const order = [...names.keys()].sort((a, b) => standings[b]!.influence - standings[a]!.influence)
  return (
    <section data-lost-by-all={lost ? '' : undefined}>
      <div class={css.verdict}>
        {ending !== 'agreed' && <Art name={lost ? 'pictures/allLost' : 'pictures/winner'} class={css.picture ?? ''} />}
        <div>
          <h2>{verdict}</h2>
          <p>{why}</p>
        </div>
      </div>
      <ol class={css.standings}>
        {order.map(seat => {
          const { influence, agendas } = standings[seat]!
          return (
            <li key={seat} style={{ '--seat': `var(--seat-${seat})` }} data-won={winners.includes(seat)}>
              <p>
                <b>{names[seat]}</b>
                <Mark name="influence" /> <b>{t('goal.count', { n: influence, all: goal })}</b>
              </p>
              <ul>
                {agendas.map(({ agenda, worth }) => (
                  <li key={agenda}>
                    <AgendaPicture of={agenda} /> {say('score.agenda', { agenda: nameOf(agenda), n: worth })}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function useFigures({ replay, view }: { replay: Replay; view: View }): ByRound {
  return useMemo(() => byRound(replay.frames, view), [replay])
}

const bySeat = (names: readonly string[], values: readonly (readonly number[])[]) =>
  names.map((name, seat) => ({ name, colour: `var(--seat-${seat})`, values: values.map(round => round[seat]!) }))

/** What the game is about: influence, and the power of the factions. */
function Race({
  figures,
  view,
  names,
  round,
}: {
  figures: ByRound
  view: View
  names: readonly string[]
  round: number
}) {
  const { faction } = captions(language.value, names)
  return (
    <>
      {figures.influence !== null && view.options.friends === null && (
        <Lines
          title={t('review.influence')}
          lines={bySeat(names, figures.influence)}
          mark={view.goal}
          round={round}
          tall={138}
        />
      )}
      <Lines
        title={t('review.power')}
        lines={FACTIONS.map(side => ({
          name: faction(view, side),
          colour: side === 'star' ? 'var(--sky)' : 'var(--art-shield-line)',
          values: figures.power[side],
        }))}
        mark={view.options.trackEnd}
        round={round}
        tall={88}
      />
    </>
  )
}

/** The greatest leaps of influence and power; a click shows the board as it was then. */
function TurningPoints({ replay, names, at: now, onShow }: SummaryProps) {
  const points = useMemo(() => turningPoints(replay), [replay])
  if (points.length === 0) return null
  const tell = narrator(language.value, names)
  const { faction, title } = captions(language.value, names)
  return (
    <section class={css.turning} data-turning>
      <ol class={css.pins} aria-hidden="true">
        {points.map(({ at }, n) => (
          <li key={at} style={{ left: `${(at / (replay.moments.length - 1)) * 100}%` }} data-now={at === now}>
            {n + 1}
          </li>
        ))}
      </ol>
      <h3>{t('review.turning')}</h3>
      <ol>
        {points.map(({ at, round, event, influence, power }, n) => {
          const view = momentAt(replay, at).view as View
          return (
            <li key={at}>
              <button
                type="button"
                aria-pressed={at === now}
                onClick={() => onShow?.(at)}
                disabled={onShow === undefined}
              >
                <i aria-hidden="true">{n + 1}</i>
                <span>
                  <b>{t('review.turnRound', { n: round })}</b>{' '}
                  {'card' in event && 'seat' in event
                    ? t('quest.did', { who: names[event.seat]!, what: title(event.card) })
                    : tell.event(view, event).split('\n')[0]}
                </span>
                <small>
                  {influence !== null &&
                    t('review.turnInfluence', { who: names[influence.seat]!, a: influence.from, b: influence.to })}{' '}
                  {power !== null &&
                    t('review.turnPower', { who: faction(view, power.side), a: power.from, b: power.to })}
                </small>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const COPY_STORY = { 'not yet': 'review.copyStory', copied: 'review.copied', refused: 'table.copyRefused' } as const

/** The story of the game as a newspaper column, to be read, saved and passed on. */
function Story({ replay, view, names, round, onShow }: SummaryProps & { view: View; round: number }) {
  const { say } = captions(language.value, names)
  const beginnings = useMemo(() => beginningsOf(replay), [replay])
  const { outcome, copy } = useCopy()
  const told = useMemo(() => {
    const opening = momentAt(replay, 0).view as View
    const events = replay.frames.map(({ event }) => event as Event)
    return tellStory(language.value, names, { opening, events, view }, 'text')
  }, [replay, language.value])
  const column = useColumnAt(round)
  const [title, ...paragraphs] = told.split('\n\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(told)}`
  return (
    <section class={css.story} data-story>
      <h2>{title!.split('\n')[0]}</h2>
      <div ref={column} tabIndex={0}>
        {paragraphs.map((text, at) => {
          const heading = headingOf(text)
          if (heading === null) return <p key={at}>{text}</p>
          const n = beginnings.findIndex((_, one) => say('table.round', { n: one }) === heading)
          return (
            <h3 key={at} data-now={n === round}>
              <button type="button" onClick={() => onShow?.(beginnings[n] ?? 0)} disabled={onShow === undefined}>
                {heading}
              </button>
            </h3>
          )
        })}
      </div>
      <p class={css.buttons}>
        <a class="button plain" href={file} download="overseer-wasteland.txt">
          {t('review.saveStory')}
        </a>
        <button type="button" class="button plain" onClick={() => void copy(told)}>
          {t(COPY_STORY[outcome])}
        </button>
      </p>
    </section>
  )
}

/** A column that goes along with the round that is shown. It begins at its top: who comes to read begins to read. */
function useColumnAt(round: number) {
  const column = useRef<HTMLDivElement>(null)
  const shown = useRef(round)
  useEffect(() => {
    if (round === shown.current) return
    shown.current = round
    const heading = column.current?.querySelector<HTMLElement>('[data-now="true"]')
    if (heading) column.current!.scrollTop = heading.offsetTop
  }, [round])
  return column
}

/** A heading is underlined in the text; everything else is read as it stands. */
function headingOf(text: string): string | null {
  const [first, rule] = text.split('\n')
  return rule !== undefined && /^[-=]+$/.test(rule) ? first! : null
}

/** After how many choices each round began, by its number. */
function beginningsOf({ moments }: Replay): readonly number[] {
  const found: number[] = []
  for (const [at, { view }] of moments.entries()) found[(view as View).round] ??= at
  return found
}
