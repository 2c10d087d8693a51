import { GAME_IDS } from '@overseer/games/boxes'
import type { TableInfo } from '@overseer/protocol'
import { gameName } from '../../games/kits.ts'
import { Art } from '../../ui/art.tsx'
import { me } from '../account/me.ts'
import { t } from '../words.ts'
import shared from './banner.module.css'
import css from './lobby.module.css'

interface Going {
  readonly known: boolean // whether the server has told yet
  readonly people: number
  readonly open: readonly TableInfo[]
  readonly playing: readonly TableInfo[]
}

/** The title of the lobby, and what is going on. */
export function LobbyBanner(going: Going) {
  return (
    <header class={`${shared.banner} ${css.banner}`}>
      <div>
        <h1>{t('home.online')}</h1>
        <p role="status" data-going-on>
          {going.known && goingOn(going)}
        </p>
      </div>
      <Art name="pictures/company" class={css.picture ?? ''} />
    </header>
  )
}

function goingOn({ people, open, playing }: Going): string {
  const parts = [
    ...(people > (me.value ? 1 : 0) ? [t('lobby.people', { n: people })] : []),
    ...(open.length > 0 ? [t('lobby.tablesWait', { n: open.length })] : []),
    ...(playing.length > 0 ? [t('lobby.gamesOn', { n: playing.length })] : []),
  ]
  return parts.length === 0 ? t('lobby.quiet') : parts.join(' · ')
}

/** How playing online works, for whoever has not done it yet. */
export function LobbyGuide() {
  return (
    <section class={css.guide} aria-label={t('lobby.how')} data-guide>
      <ol>
        <li>{t('lobby.how.1')}</li>
        <li>{t('lobby.how.2', { play: t('home.play') })}</li>
        <li>{t('lobby.how.3')}</li>
      </ol>
      <p>
        {t('lobby.newHere')}{' '}
        {GAME_IDS.map(id => (
          <a key={id} href={`#/learn/${id}`}>
            {t('setup.learn', { game: gameName(id) })}
          </a>
        ))}
      </p>
    </section>
  )
}
