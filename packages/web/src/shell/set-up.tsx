import { type BotLevel, BOXES, boxOf } from '@overseer/games/boxes'
import { signal } from '@preact/signals'
import { coverOf, FIRST_GAME, gameName } from '../games/kits.ts'
import { botChair, distinct, personName, weakestBot } from '../play/chairs.ts'
import { GameField, GameOptionFields, type GameOptions, usualOptions } from '../play/game-options.tsx'
import { PlayerCount } from '../play/player-count.tsx'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Select, SelectField } from '../ui/fields.tsx'
import { SeatPatterns } from '../ui/seat.tsx'
import { begin, preloading } from './preload.ts'
import fields from '../ui/fields.module.css'
import home from './home.module.css'
import css from './set-up.module.css'

/** Who plays a seat. */
type Kind = 'person' | BotLevel

const MOST = Math.max(...Object.values(BOXES).map(({ seats }) => seats.max))

const game = signal(FIRST_GAME)
const options = signal<GameOptions>(usualOptions(FIRST_GAME))
const seats = signal(Math.max(2, boxOf(FIRST_GAME).seats.min))
const names = signal<readonly string[]>(Array.from({ length: MOST }, () => ''))
const kinds = signal<readonly Kind[]>(
  Array.from({ length: MOST }, (_, seat) => (seat === 0 ? 'person' : weakestBot(FIRST_GAME))),
)
const first = signal<number | null>(null) // null: chance decides

function change<T>(list: { value: readonly T[] }, seat: number, value: T): void {
  list.value = list.value.map((old, i) => (i === seat ? value : old))
}

/** Who sits on a chair; without a name of their own they are called by what they are. */
function chairOf(seat: number): Chair {
  const kind = kinds.value[seat]!
  const usual = kind === 'person' ? { name: personName(seat), bot: null } : botChair(kind)
  return { ...usual, name: names.value[seat]!.trim() || usual.name }
}

/** Another game has other things to agree on, and perhaps another number of players. */
function takeGame(id: string): void {
  const { min, max } = boxOf(id).seats
  game.value = id
  options.value = usualOptions(id)
  seats.value = Math.min(max, Math.max(seats.value, min))
  kinds.value = kinds.value.map(kind => (kind === 'person' || boxOf(id).bots.includes(kind) ? kind : weakestBot(id)))
}

/** Who sits where, who they are, and who begins. */
export function SetUp() {
  const picksFirst = boxOf(game.value).picksFirst && seats.value > 1
  const chairs = Array.from({ length: seats.value }, (_, seat) => chairOf(seat))
  const begins = picksFirst && first.value !== null && first.value < seats.value ? first.value : null
  const start = () =>
    void begin(game.value, distinct(chairs), { ...options.value, ...(begins === null ? {} : { first: begins }) })
  return (
    <section class={home.card}>
      <SeatPatterns />
      <header class={css.title}>
        <h2>{t('home.setup')}</h2>
        <a href={`#/learn/${game.value}`}>{t('setup.learn', { game: gameName(game.value) })}</a>
      </header>
      <GameField game={game.value} onChange={takeGame} />
      {!coverOf(game.value).drawn && <p class={fields.small}>{t('setup.textTable')}</p>}
      <PlayerCount game={game.value} value={seats.value} onChange={n => (seats.value = n)} />
      <GameOptionFields game={game.value} options={options.value} onChange={changed => (options.value = changed)} />
      {chairs.map((_, seat) => (
        <SeatRow key={seat} seat={seat} />
      ))}
      <div class={css.start}>
        {picksFirst && (
          <SelectField
            label={t('setup.first')}
            value={begins}
            options={[
              { value: null, name: t('setup.chance') },
              ...chairs.map(({ name }, seat) => ({ value: seat, name: `${seat + 1}. ${name}` })),
            ]}
            onChange={seat => (first.value = seat)}
          />
        )}
        <button type="button" class="button main" {...preloading(game.value)} onClick={start}>
          {t('setup.start')}
        </button>
      </div>
    </section>
  )
}

function SeatRow({ seat }: { seat: number }) {
  const kind = kinds.value[seat]!
  const { Piece } = coverOf(game.value)
  return (
    <div class={css.seat}>
      <Piece seat={seat} />
      <input
        type="text"
        maxLength={16}
        aria-label={t('setup.name', { n: seat + 1 })}
        placeholder={kind === 'person' ? personName(seat) : t(`bot.${kind}`)}
        value={names.value[seat]}
        onInput={event => change(names, seat, event.currentTarget.value)}
      />
      <Select<Kind>
        label={t('setup.kind', { n: seat + 1 })}
        value={kind}
        options={[
          { value: 'person', name: t('setup.person') },
          ...boxOf(game.value).bots.map(level => ({
            value: level,
            name: t('setup.level', { name: t(`bot.${level}`), how: t(`setup.${level}`) }),
          })),
        ]}
        onChange={chosen => change(kinds, seat, chosen)}
      />
    </div>
  )
}
