import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../games.ts'
import { get } from './api.ts'
import { Frame } from './frame.tsx'
import { type Rating, ratingText } from './rating-chart.tsx'
import { gameName } from './table-list.tsx'
import { troubleText } from './trouble.tsx'
import type { Person } from './types.ts'
import { t } from './words.ts'
import css from './online.module.css'

interface Leader extends Rating {
  readonly place: number
  readonly player: Person
  readonly games: number
}

/** The best players of a game. */
export function Leaders({ game }: { game: string }) {
  const [leaders, setLeaders] = useState<readonly Leader[] | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    get<{ players: Leader[] }>(`ratings/${game}`).then(
      ({ players }) => setLeaders(players),
      (error: unknown) => setTrouble(troubleText(error)),
    )
  }, [game])
  return (
    <Frame title={t('ratings.title')}>
      <nav class={css.buttons} aria-label={t('setup.game')}>
        {GAME_IDS.map(id => (
          <a
            key={id}
            class="button plain"
            href={`#/online/ratings/${id}`}
            aria-current={id === game ? 'page' : undefined}
          >
            {gameName(id)}
          </a>
        ))}
      </nav>
      <section class={css.card}>
        <p class={css.small}>{t('ratings.how')}</p>
        <p role="alert" class={css.trouble}>
          {trouble}
        </p>
        {leaders?.length === 0 && <p>{t('ratings.none')}</p>}
        {leaders !== null && leaders.length > 0 && (
          <table class={css.played}>
            <thead>
              <tr>
                <th scope="col">{t('ratings.place')}</th>
                <th scope="col">{t('account.name')}</th>
                <th scope="col">{t('ratings.rating')}</th>
                <th scope="col">{t('player.games')}</th>
              </tr>
            </thead>
            <tbody>
              {leaders.map(leader => (
                <tr key={leader.player.id}>
                  <td>{leader.place}</td>
                  <th scope="row">
                    <a href={`#/online/player/${leader.player.id}`}>{leader.player.name}</a>
                  </th>
                  <td>{ratingText(leader)}</td>
                  <td>{leader.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </Frame>
  )
}
