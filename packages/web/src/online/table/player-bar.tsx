import type { TableChair, TableInfo } from '@overseer/protocol'
import { useRef } from 'preact/hooks'
import { chairAt } from '../../table/table.ts'
import { botName } from '../lobby/chairs.ts'
import { isShort, timeLeft } from '../lobby/clocks.ts'
import { GuestTag, Presence, YouTag } from '../presence.tsx'
import { narrow } from '../../ui/screen-size.ts'
import { beat, countdown } from '../time.ts'
import { t } from '../words.ts'
import type { OnlineSession } from './online-session.ts'
import type { RemoteTable } from './remote-table.ts'
import css from './player-bar.module.css'

interface BarProps {
  readonly session: OnlineSession
  readonly info: TableInfo
  readonly table: RemoteTable
}

/** Who plays, who is here, whose turn it is and how long they have. */
export function PlayerBar({ session, info, table }: BarProps) {
  const watching = session.watching.value
  return (
    <ul class={css.players} aria-label={t('table.players')}>
      {info.chairs.map(chair => (
        <PersonChip key={chair.seat} session={session} info={info} table={table} chair={chair} />
      ))}
      {watching > 0 && <li class={css.watching}>{t('online.watching', { n: watching })}</li>}
      {table.seat === null && <li class={css.watching}>{t('online.youWatch')}</li>}
    </ul>
  )
}

function PersonChip({ session, info, table, chair }: BarProps & { chair: TableChair }) {
  const { seat, player } = chair
  const { stead, pending } = table.sight.value
  const bot = stead[seat] ?? null
  const isLost = session.connection.value !== 'open' // then nobody knows
  const { name } = chairAt(table, seat)
  const here = !isLost && player !== null && session.here.value.includes(player.id)
  return (
    <li class={css.player} style={{ '--seat': `var(--seat-${seat})` }} data-turn={pending?.seat === seat}>
      {player !== null && <Presence here={here} />}
      {player === null ? <span>{name}</span> : <a href={`#/online/player/${player.id}`}>{name}</a>}
      {player?.guest && table.seat !== seat && !narrow.value && <GuestTag />}
      {table.seat === seat && <YouTag />}
      {bot !== null && <span class={css.standIn}>{t('online.stead', { who: botName(bot) })}</span>}
      {player !== null && bot === null && <ClockFace session={session} info={info} table={table} seat={seat} />}
    </li>
  )
}

/** Time left: running for whoever decides, the reserve for the others. Without a connection it stands where it was. */
function ClockFace({ session, info: { clock }, table, seat }: BarProps & { seat: number }) {
  const last = useRef(0)
  const { pending, reserves, since } = table.sight.value
  if (clock.kind === 'none' || pending === null) return null
  const reserve = reserves[seat] ?? 0
  const decides = pending.seat === seat
  if (!decides || session.connection.value !== 'open')
    return (
      <span class={css.clock} title={t(decides ? 'clock.left' : 'clock.reserveLeft')}>
        {countdown(decides ? Math.max(last.current, reserve) : reserve)}
      </span>
    )
  void beat.value
  const left = timeLeft(clock, reserve, since, session.now)!
  last.current = left
  return (
    <span class={css.clock} data-running data-short={isShort(clock, left)} role="timer" title={t('clock.left')}>
      {countdown(left)}
    </span>
  )
}
