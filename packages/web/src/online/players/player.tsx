import { isGame } from '@overseer/games/boxes'
import type { CardUse, PlayerPage, TableInfo, TablePage } from '@overseer/protocol'
import { useEffect, useState } from 'preact/hooks'
import { gameName, type LoadedGame, loadGame } from '../../games/kits.ts'
import { get } from '../api.ts'
import { FriendButtons } from '../friends/friend-buttons.tsx'
import { TableList } from '../lobby/table-list.tsx'
import { Column, Columns, Page, PageLoading } from '../page.tsx'
import { errorText, useRequest } from '../request.tsx'
import { day } from '../time.ts'
import { t } from '../words.ts'
import { RatingChart } from './rating-chart.tsx'
import { SeatPatterns } from '../../ui/seat.tsx'
import { ReportPlayer } from './report.tsx'
import { levelText, ratingText, sureText } from './rating-words.ts'
import fields from '../../ui/fields.module.css'
import css from './players.module.css'

/** What anybody may know of a player: ratings, games, what they like to use. */
export function PlayerScreen({ id }: { id: string }) {
  const [page, setPage] = useState<PlayerPage | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    get<PlayerPage>(`players/${id}`).then(setPage, (fault: unknown) => setError(errorText(fault)))
  }, [id])
  if (page === null) return <PageLoading title={t('player.title')} error={error} />
  const { player, since, ratings, played } = page
  const games = [...new Set(played.map(({ game }) => game))]
  return (
    <Page title={player.name || t('online.deleted')}>
      <SeatPatterns />
      <p>
        {player.guest ? `${t('player.guest')} · ` : ''}
        {t('player.since', { day: day(since) })}
      </p>
      <FriendButtons player={player} />
      <ReportPlayer player={player} />
      <Columns>
        {ratings.length + played.length > 0 && (
          <Column>
            {ratings.map(rating => (
              <section key={rating.game} class={fields.card}>
                <h2>{gameName(rating.game)}</h2>
                <p class={css.rating} data-rating>
                  {ratingText(rating)} <small>{levelText(rating)}</small>
                </p>
                <p class={fields.small}>
                  {t('ratings.games', { n: rating.games })} · {sureText(rating)}
                </p>
                {!rating.listed && <p class={fields.small}>{t('ratings.notListed')}</p>}
                <RatingChart history={[...rating.history].reverse()} />
              </section>
            ))}
            {played.length > 0 && (
              <section class={fields.card}>
                <h2>{t('player.played')}</h2>
                <Played played={played} />
              </section>
            )}
            {games.map(game => (
              <Favourites key={game} id={id} game={game} />
            ))}
          </Column>
        )}
        <History id={id} />
      </Columns>
    </Page>
  )
}

function Played({ played }: { played: PlayerPage['played'] }) {
  return (
    <table class={css.played}>
      <thead>
        <tr>
          <th scope="col">{t('setup.game')}</th>
          <th scope="col">{t('setup.seats')}</th>
          <th scope="col">{t('player.games')}</th>
          <th scope="col">{t('player.won')}</th>
        </tr>
      </thead>
      <tbody>
        {played.map(({ game, players, games, won }) => (
          <tr key={`${game} ${players}`}>
            <th scope="row">{gameName(game)}</th>
            <td>{players}</td>
            <td>{games}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SHOWN = 5

/** What somebody used most. */
function Favourites({ id, game }: { id: string; game: string }) {
  const [found, setFound] = useState<{ uses: readonly CardUse[]; played: LoadedGame } | null>(null)
  useEffect(() => {
    if (!isGame(game)) return
    Promise.all([get<{ uses: CardUse[] }>(`players/${id}/cards?game=${game}`), loadGame(game)]).then(
      ([{ uses }, played]) => setFound({ uses, played }),
      () => undefined, // the page goes without
    )
  }, [id, game])
  if (found === null) return null
  const { played, uses } = found
  const kinds = played.kit.favourites
    .map(({ use: kind, title }) => ({ kind, title, list: uses.filter(use => use.kind === kind).slice(0, SHOWN) }))
    .filter(({ list }) => list.length > 0)
  if (kinds.length === 0) return null
  return (
    <section class={fields.card}>
      <h2>{t('player.favourites', { game: gameName(game) })}</h2>
      {kinds.map(({ kind, title, list }) => (
        <div key={kind}>
          <h3>{title()}</h3>
          <ol class={css.favourites}>
            {list.map(({ card, n }) => (
              <li key={card}>
                {played.cardName(kind, card)} <span class={fields.small}>× {n}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function History({ id }: { id: string }) {
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  const [next, setNext] = useState<number | null>(null)
  const request = useRequest()
  const load = async (before?: number) => {
    const page = await get<TablePage>(`players/${id}/tables${before === undefined ? '' : `?before=${before}`}`)
    setTables(known => [...known, ...page.tables])
    setNext(page.next)
  }
  useEffect(() => void request.run(() => load()), [id])
  return (
    <Column>
      <TableList title={t('player.history')} tables={tables} empty={t('player.noGames')} />
      {next !== null && (
        <button type="button" class="button plain" onClick={() => void request.run(() => load(next))}>
          {t('player.more')}
        </button>
      )}
    </Column>
  )
}
