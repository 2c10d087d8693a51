import { boxOf, isGame } from '@overseer/games/boxes'
import type { TableChair, TableInfo } from '@overseer/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Emblem } from '../../games/emblem.tsx'
import { gameCalled, gameName, isLoaded, loadGame } from '../../games/kits.ts'
import { AimList } from '../../play/aim-list.tsx'
import { me } from '../account/me.ts'
import { t } from '../words.ts'
import { nameOf } from './chairs.ts'
import { factsOf } from './table-list.tsx'
import fields from '../../ui/fields.module.css'
import shared from './banner.module.css'
import css from './room.module.css'

/** Which game it is, and whom the table waits for. */
export function RoomBanner({
  info,
  waited,
  seated,
  sentAway,
}: {
  info: TableInfo
  waited: readonly TableChair[]
  seated: boolean
  sentAway: boolean
}) {
  const [, ...facts] = factsOf(info)
  return (
    <header class={`${shared.banner} ${css.banner}`}>
      <Emblem game={info.game} class={css.picture} />
      <div>
        <h1>
          <small>{t('room.title')}</small> {gameName(info.game)}
        </h1>
        <p class={fields.small}>{facts.join(' · ')}</p>
        {sentAway ? (
          <p class={css.waits} role="alert">
            {t('room.sentAway')}
          </p>
        ) : seated ? (
          <p class={css.waits} role="status">
            {waitText(info, waited)}
          </p>
        ) : (
          <Welcome info={info} />
        )}
      </div>
    </header>
  )
}

/** Who or what the table waits for, as whoever sits there should know it. */
function waitText({ chairs, host }: TableInfo, waited: readonly TableChair[]): string {
  const mine = host === me.value?.id
  const free = chairs.filter(({ player, bot }) => player === null && bot === null).length
  if (free > 0) return mine ? t('room.waitChair') : t('room.waitSeats', { n: free })
  if (waited.some(({ player }) => player?.id === me.value?.id)) return t('room.waitYou')
  if (waited.length > 0) return t('room.waitFor', { who: waited.map(nameOf).join(', ') })
  const hosting = chairs.find(({ player }) => player?.id === host)
  if (mine) return t('room.waitStart')
  return hosting === undefined ? '' : t('room.waitHost', { who: nameOf(hosting) })
}

/** What somebody who was invited should know: by whom, which game it is, how long it takes, where to learn it. */
function Welcome({ info }: { info: TableInfo }) {
  if (!isGame(info.game)) return null
  const { minutes } = boxOf(info.game)
  const host = info.chairs.find(({ player }) => player !== null && player.id === info.host)
  const game = gameName(info.game)
  return (
    <p class={css.waits} data-welcome>
      {host === undefined ? t('room.welcome', { game }) : t('friends.calls', { who: nameOf(host), game })}{' '}
      {minutes && t('room.takes', { from: minutes[0], to: minutes[1] })}{' '}
      <a href={`#/learn/${info.game}`}>{t('home.learn')}</a>
    </p>
  )
}

/** The game in a few sentences, to read while one waits; it is needed soon anyway. */
export function RoomGlance({ game }: { game: string }) {
  const [loaded, setLoaded] = useState(isLoaded(game))
  useEffect(() => {
    if (isGame(game))
      loadGame(game).then(
        () => setLoaded(true),
        () => {},
      ) // the table will tell
  }, [game])
  const aim = loaded ? gameCalled(game).kit.aim?.() : undefined
  return (
    aim !== undefined && (
      <section class={fields.card} data-glance>
        <h2>{t('aim.title')}</h2>
        <AimList aim={aim} />
        <a class="button plain" href={`#/learn/${game}`}>
          {t('home.learn')}
        </a>
      </section>
    )
  )
}
