import { botName, nameOf } from './chairs.ts'
import { isShort, timeLeft } from './clocks.ts'
import { beat, countdown } from './time.ts'
import type { RemoteTable } from '../table/remote-table.ts'
import type { OnlineChair } from './types.ts'
import type { Visit } from './visit.ts'
import { t } from './words.ts'
import css from './online.module.css'

/** Who plays, who is here, whose turn it is and how long they have. */
export function People({ visit, table }: { visit: Visit; table: RemoteTable }) {
  const info = visit.info.value!
  const players = new Set(info.chairs.flatMap(({ player }) => (player === null ? [] : [player.id])))
  const watching = visit.here.value.filter(id => !players.has(id)).length
  return (
    <ul class={css.people} aria-label={t('table.players')}>
      {info.chairs.map(chair => (
        <PersonChip key={chair.seat} visit={visit} table={table} chair={chair} />
      ))}
      {watching > 0 && <li class={css.watching}>{t('online.watching', { n: watching })}</li>}
      {table.seat === null && <li class={css.watching}>{t('online.youWatch')}</li>}
    </ul>
  )
}

function PersonChip({ visit, table, chair }: { visit: Visit; table: RemoteTable; chair: OnlineChair }) {
  const { seat, player } = chair
  const { stead, pending } = table.sight.value
  const bot = stead[seat] ?? null
  const here = player !== null && visit.here.value.includes(player.id)
  return (
    <li class={css.person} style={{ '--seat': `var(--seat-${seat})` }} data-turn={pending?.seat === seat}>
      {player !== null && (
        <span
          class={here ? css.here : css.away}
          role="img"
          aria-label={here ? t('online.here') : t('online.away')}
          title={here ? t('online.here') : t('online.away')}
        />
      )}
      {player === null ? <span>{nameOf(chair)}</span> : <a href={`#/online/player/${player.id}`}>{nameOf(chair)}</a>}
      {table.seat === seat && <span class={css.you}>{t('room.you')}</span>}
      {bot !== null && <span class={css.stead}>{t('online.stead', { who: botName(bot) })}</span>}
      {player !== null && bot === null && <ClockFace visit={visit} table={table} seat={seat} />}
    </li>
  )
}

/** Time left: running for whoever decides, the reserve for the others. */
function ClockFace({ visit, table, seat }: { visit: Visit; table: RemoteTable; seat: number }) {
  const { clock } = visit.info.value!
  const { pending, reserves, since } = table.sight.value
  if (clock.kind === 'none' || pending === null) return null
  if (pending.seat !== seat)
    return (
      <span class={css.clock} title={t('clock.reserveLeft')}>
        {countdown(reserves[seat] ?? 0)}
      </span>
    )
  void beat.value
  const left = timeLeft(clock, reserves[seat] ?? 0, since, visit.now)!
  return (
    <span class={css.clock} data-running data-short={isShort(clock, left)} role="timer" title={t('clock.left')}>
      {countdown(left)}
    </span>
  )
}
