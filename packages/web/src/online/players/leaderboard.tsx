import { GAME_IDS } from '@overseer/games/boxes'
import type { Leader } from '@overseer/protocol'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../../games/kits.ts'
import { get } from '../api.ts'
import { Page } from '../page.tsx'
import { errorText } from '../request.tsx'
import { t } from '../words.ts'
import { levelText, ratingText } from './rating-words.ts'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './players.module.css'

/** The best players of a game. */
export function Leaders({ game }: { game: string }) {
  const [leaders, setLeaders] = useState<readonly Leader[] | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    get<{ players: Leader[] }>(`ratings/${game}`).then(
      ({ players }) => setLeaders(players),
      (fault: unknown) => setError(errorText(fault)),
    )
  }, [game])
  return (
    <Page title={t('ratings.title')}>
      <nav class={forms.buttons} aria-label={t('setup.game')}>
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
      <section class={fields.card}>
        <p class={fields.small}>{t('ratings.how')}</p>
        <p role="alert" class={forms.error}>
          {error}
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
                  <td>
                    {ratingText(leader)} <small>{levelText(leader)}</small>
                  </td>
                  <td>{leader.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </Page>
  )
}
