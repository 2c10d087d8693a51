import { speaker } from '@overseer/kernel'
import { CATALOGUES, type English, type Event, type ShelterResult, SOURCES, type View } from '@overseer/shelter'
import { Art, Sign } from '../../art/art.tsx'
import { language } from '../../settings.ts'
import type { Frame } from '../../table/table.ts'
import { t } from '../../words.ts'
import { Chart, type Series } from './chart.tsx'
import css from './summary.module.css'

/** Who won and why, and how happiness grew. */
export function ShelterSummary({ frames, names }: { frames: readonly Frame[]; names: readonly string[] }) {
  const { result } = frames.at(-1)!.view as View
  if (result === null) return null
  const say = speaker<English>(language.value, CATALOGUES[language.value])
  return (
    <div class={css.summary}>
      <Scores result={result} names={names} />
      <section>
        <h2>{t('review.chart')}</h2>
        <Chart
          series={happinessByRound(frames, names.length)}
          names={names}
          sources={[...SOURCES.map(source => say(`source.${source}`)), t('review.items')]}
        />
      </section>
    </div>
  )
}

function Scores({ result, names }: { result: ShelterResult; names: readonly string[] }) {
  const say = speaker<English>(language.value, CATALOGUES[language.value])
  const order = [...result.ranks.keys()].sort((a, b) => result.ranks[a]! - result.ranks[b]!)
  return (
    <section class={css.scores}>
      <Art name="big/winner" class={css.winner ?? ''} />
      <table>
        <thead>
          <tr>
            <th />
            {SOURCES.map(source => (
              <th key={source} scope="col">
                {say(`source.${source}`)}
              </th>
            ))}
            <th scope="col">{t('review.items')}</th>
            <th scope="col">{t('review.lost')}</th>
            <th scope="col">
              <Sign name="happiness" label={say('icon.happiness')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(seat => {
            const { sources, items, lost, total } = result.breakdown[seat]!
            return (
              <tr key={seat} class={result.winners.includes(seat) ? css.won : ''}>
                <th scope="row" style={{ '--seat': `var(--seat-${seat})` }}>
                  {result.ranks[seat]}. {names[seat]}
                </th>
                {SOURCES.map(source => (
                  <td key={source}>{sources[source]}</td>
                ))}
                <td>{Object.values(items).reduce((sum, n) => sum + n, 0)}</td>
                <td>{lost === 0 ? 0 : `−${lost}`}</td>
                <td>
                  <b>{total}</b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {result.tieBreaks.length > 0 && (
        <p>{say(result.winners.length > 1 ? 'tie.shared' : `tie.${result.tieBreaks.at(-1)!}`)}</p>
      )}
    </section>
  )
}

/** Each player's happiness at the end of each round, by source; items count at the very end. */
function happinessByRound(frames: readonly Frame[], seats: number): Series[] {
  const rounds = frames
    .filter(({ event }) => (event as Event | null)?.type === 'recalled')
    .map(({ view }) => view as View)
  const end = frames.at(-1)!.view as View
  const views = [...rounds.slice(0, -1), end]
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    totals: views.map(({ players, result }) => result?.breakdown[seat]?.total ?? players[seat]!.happiness),
    parts: views.map(({ players, result }) => [
      ...SOURCES.map(source => players[seat]!.sources[source]),
      Object.values(result?.breakdown[seat]?.items ?? {}).reduce((sum, n) => sum + n, 0),
    ]),
  }))
}
