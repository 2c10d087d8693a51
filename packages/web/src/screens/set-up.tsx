import { signal } from '@preact/signals'
import { begin, reaching } from '../behind.ts'
import { Dresses, Pawn } from '../board/shelter/pawn.tsx'
import { BOXES, GAME_IDS, type GameId } from '../games.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../words.ts'
import { Agreed, usualWishes, type Wishes } from './agreed.tsx'
import css from './home.module.css'

/** The levels of the bots, from the kindest up. */
const LEVELS = ['recruit', 'officer', 'overseer'] as const
type Level = (typeof LEVELS)[number]

/** A name for a person who gives none. */
export function personName(seat: number): string {
  return t('setup.people').split(', ')[seat]!
}

export function botChair(bot: Level): Chair {
  return { name: t(`bot.${bot}`), bot }
}

const game = signal<GameId>('shelter')
const wishes = signal<Wishes>({})
const seats = signal(2)
const names = signal<readonly string[]>(['', '', '', ''])
const kinds = signal<readonly ('person' | Level)[]>(['person', 'recruit', 'recruit', 'recruit'])
const first = signal('chance')

function change<T>(list: { value: readonly T[] }, seat: number, value: T): void {
  list.value = list.value.map((old, i) => (i === seat ? value : old))
}

function nameOf(seat: number): string {
  const kind = kinds.value[seat]!
  return names.value[seat]!.trim() || (kind === 'person' ? personName(seat) : t(`bot.${kind}`))
}

/** Another game has other things to agree on, and perhaps another number of players. */
function takeBox(id: GameId): void {
  game.value = id
  wishes.value = usualWishes(id)
  seats.value = Math.max(seats.value, BOXES[id].seats.min)
}

/** Who sits where, who they are, and who begins. */
export function SetUp() {
  const { seats: allowed } = BOXES[game.value]
  const begins = Number(first.value) < seats.value ? first.value : 'chance'
  const start = () => {
    const chairs = Array.from({ length: seats.value }, (_, seat): Chair => {
      const kind = kinds.value[seat]!
      return { name: nameOf(seat), bot: kind === 'person' ? null : kind }
    })
    const chosen = begins === 'chance' ? {} : { first: Number(begins) }
    void begin(game.value, distinct(chairs), { ...wishes.value, ...chosen })
  }
  return (
    <section class={css.card}>
      <Dresses />
      <h2>{t('home.setup')}</h2>
      <label class={css.agreed}>
        {t('setup.game')}
        <select value={game.value} onChange={event => takeBox(event.currentTarget.value as GameId)}>
          {GAME_IDS.map(id => (
            <option key={id} value={id}>
              {t(`game.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {game.value !== 'shelter' && <p class={css.small}>{t('setup.textTable')}</p>}
      <fieldset class={css.seats}>
        <legend>{t('setup.seats')}</legend>
        {Array.from({ length: allowed.max - allowed.min + 1 }, (_, i) => allowed.min + i).map(n => (
          <label key={n} class="button plain">
            <input type="radio" name="seats" checked={seats.value === n} onChange={() => (seats.value = n)} /> {n}
          </label>
        ))}
      </fieldset>
      <Agreed game={game.value} wishes={wishes.value} onChange={changed => (wishes.value = changed)} />
      {Array.from({ length: seats.value }, (_, seat) => (
        <SeatRow key={seat} seat={seat} />
      ))}
      <div class={css.start}>
        <label>
          {t('setup.first')}
          <select value={begins} onChange={event => (first.value = event.currentTarget.value)}>
            <option value="chance">{t('setup.chance')}</option>
            {Array.from({ length: seats.value }, (_, seat) => (
              <option key={seat} value={seat}>
                {seat + 1}. {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button main" {...reaching} onClick={start}>
          {t('setup.start')}
        </button>
      </div>
    </section>
  )
}

function SeatRow({ seat }: { seat: number }) {
  const kind = kinds.value[seat]!
  return (
    <div class={css.seat}>
      <Pawn seat={seat} />
      <input
        type="text"
        maxLength={16}
        aria-label={t('setup.name', { n: seat + 1 })}
        placeholder={kind === 'person' ? personName(seat) : t(`bot.${kind}`)}
        value={names.value[seat]}
        onInput={event => change(names, seat, event.currentTarget.value)}
      />
      <select
        aria-label={t('setup.kind', { n: seat + 1 })}
        value={kind}
        onChange={event => change(kinds, seat, event.currentTarget.value as 'person' | Level)}
      >
        <option value="person">{t('setup.person')}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {t('setup.level', { name: t(`bot.${level}`), how: t(`setup.${level}`) })}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Two players of one name get numbers. */
export function distinct(chairs: readonly Chair[]): Chair[] {
  return chairs.map((chair, i) => {
    const same = chairs.filter(({ name }) => name === chair.name)
    return same.length < 2
      ? chair
      : { ...chair, name: `${chair.name} ${chairs.slice(0, i + 1).filter(({ name }) => name === chair.name).length}` }
  })
}
