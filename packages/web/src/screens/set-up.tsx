import { signal } from '@preact/signals'
import { Dresses, Pawn } from '../board/shelter/pawn.tsx'
import type { Chair } from '../table/table.ts'
import { t } from '../words.ts'
import { startGame } from './new-game.ts'
import css from './home.module.css'

/** The levels of the bots, from the kindest up. */
const LEVELS = ['recruit', 'officer', 'overseer'] as const
type Level = (typeof LEVELS)[number]

/** Names for people who give none. */
export const PEOPLE = ['Mara', 'Jonas', 'Vera', 'Leo'] as const

export function botChair(bot: Level): Chair {
  return { name: t(`bot.${bot}`), bot }
}

const seats = signal(2)
const names = signal<readonly string[]>(['', '', '', ''])
const kinds = signal<readonly ('person' | Level)[]>(['person', 'recruit', 'recruit', 'recruit'])
const first = signal('chance')

function change<T>(list: { value: readonly T[] }, seat: number, value: T): void {
  list.value = list.value.map((old, i) => (i === seat ? value : old))
}

function nameOf(seat: number): string {
  const kind = kinds.value[seat]!
  return names.value[seat]!.trim() || (kind === 'person' ? PEOPLE[seat]! : t(`bot.${kind}`))
}

/** Who sits where, who they are, and who begins. */
export function SetUp() {
  const begins = Number(first.value) < seats.value ? first.value : 'chance'
  const start = () => {
    const chairs = Array.from({ length: seats.value }, (_, seat): Chair => {
      const kind = kinds.value[seat]!
      return { name: nameOf(seat), bot: kind === 'person' ? null : kind }
    })
    startGame(distinct(chairs), begins === 'chance' ? undefined : Number(begins))
  }
  return (
    <section class={css.card}>
      <Dresses />
      <h2>{t('home.setup')}</h2>
      <fieldset class={css.seats}>
        <legend>{t('setup.seats')}</legend>
        {[2, 3, 4].map(n => (
          <label key={n} class="button plain">
            <input type="radio" name="seats" checked={seats.value === n} onChange={() => (seats.value = n)} /> {n}
          </label>
        ))}
      </fieldset>
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
        <button type="button" class="button main" onClick={start}>
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
        placeholder={kind === 'person' ? PEOPLE[seat]! : t(`bot.${kind}`)}
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
