import { type Breakdown, type Event, type ShelterResult, SOURCES, verdictText, type View } from '@overseer/shelter'
import { language } from '../../../page/settings.ts'
import { lastView, type Replay } from '../../../table/replay.ts'
import { Art, Sign } from '../../../ui/art.tsx'
import { happinessOf } from '../board/play.ts'
import { shelterSay, t } from '../words.ts'
import { Chart, type Series } from './chart.tsx'
import { tied } from './highlights.ts'
import css from './summary.module.css'

/** Who won and why, and how happiness grew. */
export function ShelterSummary({ replay, names }: { replay: Replay; names: readonly string[] }) {
  const { result } = lastView(replay) as View
  if (result === null) return null
  const say = shelterSay(language.value)
  return (
    <div class={css.summary}>
      <Scores result={result} names={names} />
      <section>
        <h2>{t('review.chart')}</h2>
        <Chart
          series={happinessByRound(replay, names.length)}
          names={names}
          loss={t('review.lost')}
          sources={[...SOURCES.map(source => say(`source.${source}`)), t('review.items')]}
        />
      </section>
    </div>
  )
}

function Scores({ result, names }: { result: ShelterResult; names: readonly string[] }) {
  const say = shelterSay(language.value)
  const winners = result.winners.map(seat => names[seat]!)
  const verdict = verdictText(say, winners)
  const tie = tied(result)
  const won = (seat: number): boolean => result.winners.includes(seat)
  const lines: { what: string; of: (score: Breakdown) => string | number }[] = [
    ...SOURCES.map(source => ({ what: say(`source.${source}`), of: ({ sources }: Breakdown) => sources[source] })),
    { what: t('review.items'), of: ({ items }) => Object.values(items).reduce((sum, n) => sum + n, 0) },
    { what: t('review.lost'), of: ({ lost }) => (lost === 0 ? 0 : `−${lost}`) },
  ]
  const order = [...result.ranks.keys()].sort((a, b) => result.ranks[a]! - result.ranks[b]!)
  return (
    <section class={css.scores}>
      <div class={css.verdict}>
        {winners.length > 0 && <Art name="pictures/winner" class={css.winner ?? ''} />}
        <h2>{verdict}</h2>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {order.map(seat => (
              <th key={seat} scope="col" style={{ '--seat': `var(--seat-${seat})` }} data-won={won(seat)}>
                {result.ranks[seat]}. {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, of }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {order.map(seat => (
                <td key={seat} data-won={won(seat)}>
                  {of(result.breakdown[seat]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Sign name="happiness" /> {say('icon.happiness')}
            </th>
            {order.map(seat => (
              <td key={seat} data-won={won(seat)}>
                {result.breakdown[seat]!.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {tie !== '' && <p>{tie}</p>}
    </section>
  )
}

/** Each player's happiness at the end of each round, by source; items count at the very end. */
function happinessByRound(replay: Replay, seats: number): Series[] {
  const rounds = replay.frames
    .filter(({ event }) => (event as Event).type === 'recalled')
    .map(({ view }) => view as View)
  const views = [...rounds.slice(0, -1), lastView(replay) as View]
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    totals: views.map(view => happinessOf(view, seat)),
    lost: views.map(({ result }) => result?.breakdown[seat]?.lost ?? 0),
    parts: views.map(({ players, result }) => [
      ...SOURCES.map(source => players[seat]!.sources[source]),
      Object.values(result?.breakdown[seat]?.items ?? {}).reduce((sum, n) => sum + n, 0),
    ]),
  }))
}
