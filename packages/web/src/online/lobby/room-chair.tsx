import { boxOf, isGame } from '@overseer/games/boxes'
import type { TableChair, TableInfo } from '@overseer/protocol'
import { useState } from 'preact/hooks'
import { coverOf } from '../../games/kits.ts'
import { Select } from '../../ui/fields.tsx'
import { seatColors } from '../../ui/seat.tsx'
import { becomeSomebody, me } from '../account/me.ts'
import { post } from '../api.ts'
import { GuestTag, Presence, YouTag } from '../presence.tsx'
import type { RequestState } from '../request.tsx'
import type { OnlineSession } from '../table/online-session.ts'
import { t } from '../words.ts'
import { botName, nameOf } from './chairs.ts'
import css from './room.module.css'

/** A chair before the game: who sits on it and whether they are ready, or who could. */
export function Chair({
  chair,
  info,
  session,
  request,
  maySit,
}: {
  chair: TableChair
  info: TableInfo
  session: OnlineSession
  request: RequestState
  maySit: boolean
}) {
  const { seat, player, bot, ready } = chair
  const host = info.host === me.value?.id
  const name = nameOf(chair)
  const tell = (what: string, body: object) => async () => {
    await becomeSomebody()
    session.takeInfo(await post<TableInfo>(`tables/${info.id}/${what}`, body))
  }
  const ask = (what: string, body: object) => void request.run(tell(what, body))
  const bots = isGame(info.game) ? boxOf(info.game).bots : []
  const { Piece } = coverOf(info.game)
  return (
    <li style={seatColors(seat)} data-chair={seat} data-free={player === null && bot === null}>
      <Piece seat={seat} />
      {player !== null && (
        <>
          <Presence here={session.here.value.includes(player.id)} />
          <a href={`#/online/player/${player.id}`}>{name}</a>
          {player.id === me.value?.id ? <YouTag /> : player.guest && <GuestTag />}
          <span class={css.state} data-ready={ready || player.id === info.host}>
            {player.id === info.host ? t('room.host') : ready ? t('room.isReady') : t('room.isNotReady')}
          </span>
          {host && player.id !== me.value?.id && <KickButton who={name} kick={() => ask('kick', { seat })} />}
        </>
      )}
      {player === null && !host && <span>{bot === null ? name : t('room.bot', { who: name })}</span>}
      {player === null && host && (
        <Select<string | null>
          label={t('setup.kind', { n: seat + 1 })}
          value={bot}
          options={[
            { value: null, name: t('online.free') },
            ...bots.map(one => ({ value: one, name: t('room.bot', { who: botName(one) }) })),
          ]}
          onChange={chosen => void request.queue(tell('bot', { seat, bot: chosen }))}
        />
      )}
      {player === null && bot === null && maySit && (
        <button type="button" class="button main" disabled={request.busy} onClick={() => ask('join', { seat })}>
          {t('room.sit')}
        </button>
      )}
    </li>
  )
}

/** Sends somebody away; asks once. */
function KickButton({ who, kick }: { who: string; kick(): void }) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      class={`button ${sure ? 'main' : 'plain'}`}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? kick() : setSure(true))}
    >
      {sure ? t('room.kickSure', { who }) : t('room.kick', { who })}
    </button>
  )
}
