import { boxOf, isCooperative } from '@overseer/games/boxes'
import type { TableInfo } from '@overseer/protocol'
import { useSignal } from '@preact/signals'
import { coverOf, FIRST_GAME } from '../../games/kits.ts'
import { go } from '../../page/route.ts'
import { weakestBot } from '../../play/chairs.ts'
import { GameOptionFields, type GameOptions, usualOptions } from '../../play/game-options.tsx'
import { PlayerCount } from '../../play/player-count.tsx'
import { Check, Select, SelectField } from '../../ui/fields.tsx'
import { seatColors, SeatPatterns } from '../../ui/seat.tsx'
import { GuestName } from '../account/guest-name.tsx'
import { becomeSomebody, guestName, me } from '../account/me.ts'
import { post } from '../api.ts'
import { invite, useCompany } from '../friends/company.ts'
import { Columns, Page } from '../page.tsx'
import { YouTag } from '../presence.tsx'
import { RequestError, useRequest } from '../request.tsx'
import { t } from '../words.ts'
import { botName } from './chairs.ts'
import { CLOCKS, clockText } from './clocks.ts'
import { GameTiles } from './game-tiles.tsx'
import fields from '../../ui/fields.module.css'
import forms from '../forms.module.css'
import css from './room.module.css'

const DELAYS = [0, 1, 5, 15] as const // minutes

/** A table as somebody wants it. */
interface Draft {
  readonly game: string
  readonly options: GameOptions
  readonly chairs: readonly string[] // 'me', 'person', or the level of a bot
  readonly clock: string
  readonly listed: boolean
  readonly rated: boolean
  readonly delay: number // minutes
}

const USUAL: Draft = {
  game: FIRST_GAME,
  options: usualOptions(FIRST_GAME),
  chairs: ['me', 'person'],
  clock: 'calm',
  listed: false,
  rated: false,
  delay: 0,
}

const isBot = (kind: string): boolean => kind !== 'me' && kind !== 'person'

/** Another game has other options, and perhaps other bots and numbers of players. */
function ofGame(draft: Draft, game: string): Draft {
  const { bots, seats } = boxOf(game)
  const chairs = draft.chairs.map(kind => (isBot(kind) && !bots.some(bot => bot === kind) ? weakestBot(game) : kind))
  const n = Math.min(seats.max, Math.max(seats.min, chairs.length))
  return withSeats({ ...draft, game, options: usualOptions(game), chairs }, n)
}

function withSeats(draft: Draft, n: number): Draft {
  return { ...draft, chairs: Array.from({ length: n }, (_, seat) => draft.chairs[seat] ?? 'person') }
}

/** Why a table cannot be rated, if it cannot: what is missing, in the server's terms. */
function notRateable({
  game,
  options,
  chairs,
  clock,
}: Draft): 'rated-people' | 'rated-clock' | 'rated-name' | undefined {
  if (!chairs.includes('person') || isCooperative(game, options)) return 'rated-people'
  if (CLOCKS[clock]?.kind === 'none') return 'rated-clock'
  return me.value == null || me.value.guest ? 'rated-name' : undefined
}

function asked(draft: Draft): object {
  return {
    game: draft.game,
    options: draft.options,
    chairs: draft.chairs.map(kind => (isBot(kind) ? { bot: kind } : { person: true })),
    clock: CLOCKS[draft.clock],
    listed: draft.listed,
    rated: draft.rated && notRateable(draft) === undefined,
    delay: draft.delay * 60_000,
    forNonce: true,
  }
}

/** Making a table as one wants it; perhaps for somebody, who is called to it. */
export function NewTable({ friend }: { friend?: string | undefined }) {
  const draft = useSignal(USUAL)
  const request = useRequest()
  const { game, options, chairs, clock, listed, rated, delay } = draft.value
  const set = (changed: Partial<Draft>) => {
    draft.value = { ...draft.value, ...changed }
  }
  const called = useCompany()?.friends.find(({ player }) => player.id === friend)
  const missing = notRateable(draft.value)
  const make = async () => {
    await becomeSomebody()
    const { id } = await post<TableInfo>('tables', asked(draft.value))
    if (friend !== undefined) await invite(id, friend).catch(() => undefined) // the waiting room lets one try again
    go('online', 'table', id)
  }
  return (
    <Page title={called === undefined ? t('lobby.new') : t('friends.call', { who: called.player.name })}>
      <SeatPatterns />
      <form
        onSubmit={event => {
          event.preventDefault()
          void request.run(make)
        }}
      >
        <Columns>
          <section class={fields.card}>
            <GameTiles game={game} onChange={id => set(ofGame(draft.value, id))} />
            <GuestName />
            <GameOptionFields game={game} options={options} onChange={changed => set({ options: changed })} />
            <PlayerCount game={game} value={chairs.length} onChange={n => set(withSeats(draft.value, n))} />
            <Chairs game={game} chairs={chairs} onChange={changed => set({ chairs: changed })} />
          </section>
          <section class={fields.card}>
            <SelectField
              label={t('new.clock')}
              value={clock}
              options={Object.entries(CLOCKS).map(([value, one]) => ({ value, name: clockText(one) }))}
              onChange={chosen => set({ clock: chosen })}
            />
            <SelectField
              label={t('new.who')}
              value={listed ? 'public' : 'private'}
              options={(['private', 'public'] as const).map(value => ({ value, name: t(`new.${value}`) }))}
              onChange={chosen => set({ listed: chosen === 'public' })}
            />
            <SelectField<number>
              label={t('new.delay')}
              value={delay}
              options={DELAYS.map(n => ({
                value: n,
                name: n === 0 ? t('new.delay.none') : t('new.delay.minutes', { n }),
              }))}
              onChange={minutes => set({ delay: minutes })}
            />
            <Check
              label={t('new.rated')}
              checked={rated && missing === undefined}
              disabled={missing !== undefined}
              onChange={checked => set({ rated: checked })}
            />
            {missing !== undefined && (
              <p class={fields.small} data-not-rated={missing}>
                {t(`trouble.${missing}`)}{' '}
                {missing === 'rated-name' && <a href="#/online/account">{t('account.title')}</a>}
              </p>
            )}
            <button type="submit" class={`button main ${forms.big}`} disabled={request.busy}>
              {t('new.make')}
            </button>
            <RequestError request={request} />
          </section>
        </Columns>
      </form>
    </Page>
  )
}

/** Who sits where: whoever makes the table first, then people or bots. */
function Chairs({
  game,
  chairs,
  onChange,
}: {
  game: string
  chairs: readonly string[]
  onChange(chairs: readonly string[]): void
}) {
  const kinds = [
    { value: 'person', name: t('setup.person') },
    ...boxOf(game).bots.map(bot => ({ value: bot, name: t('room.bot', { who: botName(bot) }) })),
  ]
  const { Piece } = coverOf(game)
  return (
    <ol class={css.chairs}>
      {chairs.map((kind, seat) => (
        <li key={seat} style={seatColors(seat)}>
          <Piece seat={seat} />
          {kind === 'me' ? (
            <>
              <b>{me.value?.name ?? guestName.value.trim()}</b> <YouTag />
            </>
          ) : (
            <Select
              label={t('setup.kind', { n: seat + 1 })}
              value={kind}
              options={kinds}
              onChange={chosen => onChange(chairs.map((old, i) => (i === seat ? chosen : old)))}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
