import { useSignal } from '@preact/signals'
import { BOXES, GAME_IDS, type GameId } from '../games.ts'
import { go } from '../route.ts'
import { Agreed, usualWishes, type Wishes } from '../screens/agreed.tsx'
import { post } from './api.ts'
import { botName } from './chairs.ts'
import { CLOCKS, clockText } from './clocks.ts'
import { Frame } from './frame.tsx'
import { GuestName } from './guest-name.tsx'
import { becomeSomebody } from './me.ts'
import { Told, useDeed } from './trouble.tsx'
import type { TableInfo } from './types.ts'
import { t } from './words.ts'
import css from './online.module.css'

const DELAYS = [0, 1, 5, 15] as const // minutes

/** Making a table as one wants it. */
export function NewTable() {
  const game = useSignal<GameId>('shelter')
  const chairs = useSignal<readonly string[]>(['me', 'person']) // or the level of a bot
  const wishes = useSignal<Wishes>({})
  const clock = useSignal('calm')
  const listed = useSignal(false)
  const rated = useSignal(false)
  const delay = useSignal(0)
  const deed = useDeed()
  const box = BOXES[game.value]
  const rateable = chairs.value.filter(kind => kind === 'person').length > 0 && wishes.value.friends == null
  const take = (id: GameId) => {
    game.value = id
    wishes.value = usualWishes(id)
    const { bots } = BOXES[id]
    chairs.value = chairs.value.map(kind =>
      kind === 'me' || kind === 'person' || bots.includes(kind) ? kind : bots[1]!,
    )
    resize(Math.max(chairs.value.length, BOXES[id].seats.min))
  }
  const resize = (n: number) => {
    chairs.value = Array.from({ length: n }, (_, seat) => chairs.value[seat] ?? 'person')
  }
  const make = async () => {
    await becomeSomebody()
    const { id } = await post<TableInfo>('tables', {
      game: game.value,
      options: wishes.value,
      chairs: chairs.value.map(kind => (kind === 'me' || kind === 'person' ? { person: true } : { bot: kind })),
      clock: CLOCKS[clock.value],
      listed: listed.value,
      rated: rated.value && rateable,
      delay: delay.value * 60_000,
    })
    go('online', 'table', id)
  }
  return (
    <Frame title={t('lobby.new')}>
      <form
        class={`${css.card} ${css.form}`}
        onSubmit={event => {
          event.preventDefault()
          void deed.run(make)
        }}
      >
        <GuestName />
        <label class={css.field}>
          {t('setup.game')}
          <select value={game.value} onChange={event => take(event.currentTarget.value as GameId)}>
            {GAME_IDS.map(id => (
              <option key={id} value={id}>
                {t(`game.${id}`)}
              </option>
            ))}
          </select>
        </label>
        <Agreed game={game.value} wishes={wishes.value} onChange={changed => (wishes.value = changed)} />
        <label class={css.field}>
          {t('setup.seats')}
          <select value={chairs.value.length} onChange={event => resize(Number(event.currentTarget.value))}>
            {Array.from({ length: box.seats.max - box.seats.min + 1 }, (_, i) => box.seats.min + i).map(n => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <ol class={css.chairs}>
          {chairs.value.map((kind, seat) => (
            <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
              {kind === 'me' ? (
                <span>{t('room.you')}</span>
              ) : (
                <select
                  aria-label={t('setup.kind', { n: seat + 1 })}
                  value={kind}
                  onChange={event => {
                    const chosen = event.currentTarget.value
                    chairs.value = chairs.value.map((old, i) => (i === seat ? chosen : old))
                  }}
                >
                  <option value="person">{t('setup.person')}</option>
                  {box.bots.map(bot => (
                    <option key={bot} value={bot}>
                      {t('room.bot', { who: botName(bot) })}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ol>
        <label class={css.field}>
          {t('new.clock')}
          <select value={clock.value} onChange={event => (clock.value = event.currentTarget.value)}>
            {Object.entries(CLOCKS).map(([name, one]) => (
              <option key={name} value={name}>
                {clockText(one)}
              </option>
            ))}
          </select>
        </label>
        <label class={css.field}>
          {t('new.who')}
          <select
            value={listed.value ? 'public' : 'private'}
            onChange={event => (listed.value = event.currentTarget.value === 'public')}
          >
            <option value="private">{t('new.private')}</option>
            <option value="public">{t('new.public')}</option>
          </select>
        </label>
        <label class={css.field}>
          {t('new.delay')}
          <select value={delay.value} onChange={event => (delay.value = Number(event.currentTarget.value))}>
            {DELAYS.map(minutes => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? t('new.delay.none') : t('new.delay.minutes', { n: minutes })}
              </option>
            ))}
          </select>
        </label>
        <label class={css.check}>
          <input
            type="checkbox"
            checked={rated.value && rateable}
            disabled={!rateable}
            onChange={event => (rated.value = event.currentTarget.checked)}
          />{' '}
          {t('new.rated')}
        </label>
        <button type="submit" class={`button main ${css.big}`} disabled={deed.busy}>
          {t('new.make')}
        </button>
        <Told deed={deed} />
      </form>
    </Frame>
  )
}
