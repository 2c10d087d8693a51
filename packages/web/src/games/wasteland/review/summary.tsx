import { captions, type Event, FACTIONS, narrator, tellStory, type View } from '@overseer/wasteland'
import { useMemo, useState } from 'preact/hooks'
import { language } from '../../../page/settings.ts'
import { lastView, momentAt, type Replay } from '../../../table/replay.ts'
import { Art } from '../../../ui/art.tsx'
import { AgendaPicture } from '../art/picture.tsx'
import { Mark } from '../art/mark.tsx'
import type { SummaryProps } from '../../kit.ts'
import { t } from '../words.ts'
import { type ByRound, byRound } from './by-round.ts'
import { Lines } from './lines.tsx'
import { turningPoints } from './turning-points.ts'
import css from './review.module.css'

/** Who won and why, how it came to that, and the whole story to read. */
export function WastelandSummary({ replay, names, onShow }: SummaryProps) {
  const view = lastView(replay) as View
  const figures = useFigures({ replay, view })
  if (view.result === null) return null
  return (
    <div class={css.summary}>
      <section class={css.charts}>
        <Verdict view={view} names={names} />
        <Race figures={figures} view={view} names={names} />
      </section>
      <section class={css.charts}>
        <TurningPoints replay={replay} names={names} onShow={onShow} />
        <Lines title={t('review.levels')} lines={bySeat(names, figures.levels)} />
        <Lines title={t('review.kills')} lines={bySeat(names, figures.kills)} />
        <Lines title={t('review.caps')} lines={bySeat(names, figures.caps)} />
      </section>
      <Story replay={replay} view={view} names={names} />
    </div>
  )
}

function Verdict({ view, names }: { view: View; names: readonly string[] }) {
  const { winners, standings, goal } = view.result!
  const { say, agenda: nameOf } = captions(language.value, names)
  const [why] = narrator(language.value, names).outcome(view)
  const order = [...names.keys()].sort((a, b) => standings[b]!.influence - standings[a]!.influence)
  return (
    <div data-lost-by-all={winners.length === 0 ? '' : undefined}>
      <div class={css.verdict}>
        <Art name={winners.length === 0 ? 'pictures/allLost' : 'pictures/winner'} class={css.picture ?? ''} />
        <h2>{why}</h2>
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
    </div>
  )
}

function useFigures({ replay, view }: { replay: Replay; view: View }): ByRound {
  return useMemo(() => byRound(replay.frames, view), [replay])
}

const bySeat = (names: readonly string[], values: readonly (readonly number[])[]) =>
  names.map((name, seat) => ({ name, colour: `var(--seat-${seat})`, values: values.map(round => round[seat]!) }))

/** What the game is about: influence, and the power of the factions. */
function Race({ figures, view, names }: { figures: ByRound; view: View; names: readonly string[] }) {
  const { faction } = captions(language.value, names)
  return (
    <>
      {figures.influence !== null && view.options.friends === null && (
        <Lines title={t('review.influence')} lines={bySeat(names, figures.influence)} mark={view.goal} />
      )}
      <Lines
        title={t('review.power')}
        lines={FACTIONS.map(side => ({
          name: faction(view, side),
          colour: side === 'star' ? 'var(--sky)' : 'var(--art-shield-line)',
          values: figures.power[side],
        }))}
        mark={view.options.trackEnd}
      />
    </>
  )
}

/** The greatest leaps of influence and power; a click shows the board as it was then. */
function TurningPoints({ replay, names, onShow }: Omit<SummaryProps, 'game'>) {
  const points = useMemo(() => turningPoints(replay), [replay])
  if (points.length === 0) return null
  const tell = narrator(language.value, names)
  const { faction } = captions(language.value, names)
  return (
    <div class={css.turning} data-turning>
      <h3>{t('review.turning')}</h3>
      <ol>
        {points.map(({ at, round, event, influence, power }) => {
          const view = momentAt(replay, at).view as View
          return (
            <li key={at}>
              <button type="button" onClick={() => onShow?.(at)} disabled={onShow === undefined}>
                <b>{t('review.turnRound', { n: round })}</b> {tell.event(view, event).split('\n')[0]}
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
    </div>
  )
}

/** The story of the game as a newspaper column, to be read, saved and passed on. */
function Story({ replay, view, names }: { replay: Replay; view: View; names: readonly string[] }) {
  const [copied, setCopied] = useState(false)
  const told = useMemo(() => {
    const opening = momentAt(replay, 0).view as View
    const events = replay.frames.map(({ event }) => event as Event)
    return tellStory(language.value, names, { opening, events, view }, 'text')
  }, [replay, language.value])
  const [title, ...paragraphs] = told.split('\n\n')
  const copy = async () => {
    await navigator.clipboard.writeText(told)
    setCopied(true)
  }
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(told)}`
  return (
    <section class={css.story} data-story>
      <h2>{title!.split('\n')[0]}</h2>
      <div tabIndex={0}>
        {paragraphs.map((text, at) => (
          <Paragraph key={at} text={text} />
        ))}
      </div>
      <p class={css.buttons}>
        <a class="button plain" href={file} download="overseer-wasteland.txt">
          {t('review.saveStory')}
        </a>
        <button type="button" class="button plain" onClick={() => void copy()}>
          {t(copied ? 'review.copied' : 'review.copyStory')}
        </button>
      </p>
    </section>
  )
}

/** A heading is underlined in the text; everything else is read as it stands. */
function Paragraph({ text }: { text: string }) {
  const [first, rule] = text.split('\n')
  return rule !== undefined && /^[-=]+$/.test(rule) ? <h3>{first}</h3> : <p>{text}</p>
}
