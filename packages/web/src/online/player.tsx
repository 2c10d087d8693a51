import { useEffect, useState } from 'preact/hooks'
import { isGame, type Kit, loadGame } from '../games.ts'
import { language } from '../settings.ts'
import { get } from './api.ts'
import { Frame } from './frame.tsx'
import { type Rating, RatingChart, ratingText } from './rating-chart.tsx'
import { gameName, TableList } from './table-list.tsx'
import { day } from './time.ts'
import { troubleText, useDeed } from './trouble.tsx'
import type { Person, TableInfo } from './types.ts'
import { t } from './words.ts'
import css from './online.module.css'

interface Past extends Rating {
  readonly at: number
}

interface Page {
  readonly player: Person
  readonly since: number
  readonly ratings: readonly (Rating & {
    readonly game: string
    readonly games: number
    readonly history: readonly Past[]
  })[]
  readonly played: readonly {
    readonly game: string
    readonly players: number
    readonly games: number
    readonly won: number
  }[]
}

interface Tables {
  readonly tables: readonly TableInfo[]
  readonly next: number | null
}

/** What anybody may know of a player: ratings, games, what they like to use. */
export function PlayerPage({ id }: { id: string }) {
  const [page, setPage] = useState<Page | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    get<Page>(`players/${id}`).then(setPage, (error: unknown) => setTrouble(troubleText(error)))
  }, [id])
  if (page === null)
    return (
      <Frame title={t('player.title')}>
        <p role={trouble === '' ? 'status' : 'alert'}>{trouble || t('app.loading')}</p>
      </Frame>
    )
  const { player, since, ratings, played } = page
  const games = [...new Set(played.map(({ game }) => game))]
  return (
    <Frame title={player.name || t('online.deleted')}>
      <p>
        {player.guest ? `${t('player.guest')} · ` : ''}
        {t('player.since', { day: day(since) })}
      </p>
      <div class={css.columns}>
        <div class={css.column}>
          {ratings.map(rating => (
            <section key={rating.game} class={css.card}>
              <h2>{gameName(rating.game)}</h2>
              <p class={css.rating}>{ratingText(rating)}</p>
              <p class={css.small}>{t('ratings.games', { n: rating.games })}</p>
              <RatingChart history={[...rating.history].reverse()} />
            </section>
          ))}
          <section class={css.card}>
            <h2>{t('player.played')}</h2>
            {played.length === 0 ? <p class={css.small}>{t('player.noGames')}</p> : <Played played={played} />}
          </section>
          {games.map(game => (
            <Favourites key={game} id={id} game={game} />
          ))}
        </div>
        <History id={id} />
      </div>
    </Frame>
  )
}

function Played({ played }: { played: Page['played'] }) {
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

interface Use {
  readonly kind: string
  readonly card: string
  readonly n: number
}

const SHOWN = 5

/** What somebody used most. */
function Favourites({ id, game }: { id: string; game: string }) {
  const [found, setFound] = useState<{ uses: readonly Use[]; kit: Kit } | null>(null)
  useEffect(() => {
    if (!isGame(game)) return
    Promise.all([get<{ uses: Use[] }>(`players/${id}/cards?game=${game}`), loadGame(game)]).then(
      ([{ uses }, kit]) => setFound({ uses, kit }),
      () => undefined, // the page goes without
    )
  }, [id, game])
  if (found === null) return null
  const { kit, uses } = found
  const kinds = kit.favourites
    .map(kind => ({ kind, list: uses.filter(use => use.kind === kind).slice(0, SHOWN) }))
    .filter(({ list }) => list.length > 0)
  if (kinds.length === 0) return null
  return (
    <section class={css.card}>
      <h2>{t('player.favourites', { game: gameName(game) })}</h2>
      {kinds.map(({ kind, list }) => (
        <div key={kind}>
          <h3>{t(`favourite.${kind.replace(' ', '-')}` as 'favourite.room-built')}</h3>
          <ol class={css.favourites}>
            {list.map(({ card, n }) => (
              <li key={card}>
                {kit.cardName(language.value, kind, card)} <span class={css.small}>× {n}</span>
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
  const deed = useDeed()
  const load = async (before?: number) => {
    const page = await get<Tables>(`players/${id}/tables${before === undefined ? '' : `?before=${before}`}`)
    setTables(known => [...known, ...page.tables])
    setNext(page.next)
  }
  useEffect(() => void deed.run(() => load()), [id])
  return (
    <div class={css.column}>
      <TableList title={t('player.history')} tables={tables} empty={t('player.noGames')} />
      {next !== null && (
        <button type="button" class="button plain" onClick={() => void deed.run(() => load(next))}>
          {t('player.more')}
        </button>
      )}
    </div>
  )
}
