import { boxOf, STAND_IN_BOT } from '@overseer/games/boxes'
import type { TableInfo } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { FIRST_GAME } from '../../games/kits.ts'
import { go } from '../../page/route.ts'
import { usualOptions } from '../../play/game-options.tsx'
import { PlayerCount } from '../../play/player-count.tsx'
import { Sign } from '../../ui/art.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { GuestName } from '../account/guest-name.tsx'
import { becomeSomebody } from '../account/me.ts'
import { post } from '../api.ts'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { botName } from './chairs.ts'
import { LIVE_CLOCKS } from './clocks.ts'
import { GameTiles } from './game-tiles.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './lobby.module.css'

const WAITS = [0, 30, 60, 180] as const // seconds

/** One click to a game with whoever is there; after a wait that the player sets, bots take the free chairs. */
export function QuickMatch({ open }: { open: readonly TableInfo[] }) {
  const game = useSignal(FIRST_GAME)
  const players = useSignal(2)
  const wait = useSignal<number>(30)
  const bot = useSignal<string>(STAND_IN_BOT)
  const request = useRequest()
  const { bots, seats } = boxOf(game.value)
  const count = Math.min(players.value, seats.max)
  const level = bots.some(one => one === bot.value) ? bot.value : STAND_IN_BOT
  const play = async () => {
    const who = await becomeSomebody()
    const found = open.find(
      one =>
        one.game === game.value &&
        one.fills !== null &&
        one.chairs.length === count &&
        one.chairs.some(({ player, bot }) => player === null && bot === null) &&
        one.chairs.every(({ player }) => player?.id !== who.id),
    )
    if (found !== undefined && wait.value > 0 && (await joined(found.id))) return go('online', 'table', found.id)
    const { id } = await post<TableInfo>('tables', quickTable(game.value, count, wait.value, level))
    go('online', 'table', id)
  }
  return (
    <section class={fields.card}>
      <h2>{t('lobby.quick')}</h2>
      <GameTiles game={game.value} onChange={id => (game.value = id)} />
      <GuestName />
      <PlayerCount game={game.value} atLeast={2} value={count} onChange={n => (players.value = n)} />
      <SelectField<number>
        label={t('lobby.wait')}
        value={wait.value}
        options={WAITS.map(seconds => ({ value: seconds, name: t(`lobby.wait.${seconds}`) }))}
        onChange={seconds => (wait.value = seconds)}
      />
      <SelectField
        label={t('lobby.bots')}
        value={level}
        options={bots.map(one => ({
          value: one,
          name: t('setup.level', { name: botName(one), how: t(`setup.${one}`) }),
        }))}
        onChange={chosen => (bot.value = chosen)}
      />
      <button
        type="button"
        class={`button main ${forms.big} ${css.play}`}
        disabled={request.busy}
        onClick={() => void request.run(play)}
      >
        <Sign name="play" /> {t('home.play')}
      </button>
      <RequestError request={request} />
    </section>
  )
}

/** Tries to sit down. Somebody may have been faster: then there is no chair, and one makes a table. */
async function joined(id: string): Promise<boolean> {
  try {
    await post(`tables/${id}/join`)
    await post(`tables/${id}/ready`, { ready: true })
    return true
  } catch {
    return false
  }
}

function quickTable(game: string, players: number, wait: number, bot: string): object {
  const others = Array.from({ length: players - 1 }, () => (wait === 0 ? { bot } : { person: true }))
  return {
    game,
    options: usualOptions(game),
    chairs: [{ person: true }, ...others],
    listed: true,
    forNonce: true,
    ...(wait === 0 ? {} : { clock: LIVE_CLOCKS.calm, fillAfter: wait * 1000, fillBot: bot }),
  }
}
