import { signal } from '@preact/signals'
import { BOT_NAMES } from '@overseer/bots'
import { Art, Sign } from '../art/art.tsx'
import { go, route } from '../route.ts'
import { forget, saves, type Saved } from '../table/saves.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../words.ts'
import { readRecord } from './import.ts'
import { openGame, startGame } from './new-game.ts'
import { Preferences } from './preferences.tsx'
import css from './home.module.css'

const LEVELS = (['recruit', 'officer', 'overseer', 'greedy'] as const)
  .filter(one => BOT_NAMES.includes(one))
  .slice(0, 3)

/** Names for people who give none. */
const PEOPLE = ['Mara', 'Jonas', 'Vera', 'Leo']

const notice = signal('')

/** One click from here to playing. */
export function Home() {
  return (
    <main class={css.home}>
      <header class={css.hero}>
        <Art name="big/hero" class={css.picture ?? ''} />
        <div>
          <h1>OVERSEER</h1>
          <p>{t('app.tagline')}</p>
          <button
            type="button"
            class={`button main ${css.play}`}
            onClick={() => startGame([{ name: PEOPLE[0]!, bot: null }, botChair(LEVELS[1] ?? LEVELS[0]!)])}
          >
            <Sign name="play" /> {t('home.play')}
          </button>
          <p class={css.small}>{t('home.playHint')}</p>
        </div>
      </header>
      <p role="alert" class={css.notice}>
        {notice.value}
      </p>
      <div class={css.columns}>
        <SetUp />
        <Saves />
        <section class={css.card}>
          <a class="button plain" href="#/learn">
            {t('home.learn')}
          </a>
          <p class={css.small}>{t('home.learnHint')}</p>
          <a class="button plain" href="#/rules">
            {t('home.rules')}
          </a>
          <Import />
          <Preferences />
        </section>
      </div>
      <footer class={css.small}>{t('home.fan')}</footer>
    </main>
  )
}

function botChair(bot: string): Chair {
  return { name: t(`bot.${bot}` as 'bot.officer'), bot }
}

const seats = signal(2)
const names = signal<readonly string[]>(['', '', '', ''])
const kinds = signal<readonly string[]>(['person', LEVELS[0]!, LEVELS[0]!, LEVELS[0]!])
const first = signal('chance')

function SetUp() {
  const change = (list: typeof names, seat: number, value: string) => {
    list.value = list.value.map((old, i) => (i === seat ? value : old))
  }
  const start = () => {
    const chairs = Array.from({ length: seats.value }, (_, seat): Chair => {
      const kind = kinds.value[seat]!
      const name = names.value[seat]!.trim()
      if (kind !== 'person') return { ...botChair(kind), ...(name === '' ? {} : { name }) }
      return { name: name || PEOPLE[seat]!, bot: null }
    })
    startGame(distinct(chairs), first.value === 'chance' ? undefined : Number(first.value))
  }
  return (
    <section class={css.card}>
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
        <div key={seat} class={css.seat} style={{ '--seat': `var(--seat-${seat})` }}>
          <input
            type="text"
            maxLength={16}
            aria-label={t('setup.name', { n: seat + 1 })}
            placeholder={
              kinds.value[seat] === 'person' ? PEOPLE[seat]! : t(`bot.${kinds.value[seat]}` as 'bot.officer')
            }
            value={names.value[seat]}
            onInput={event => change(names, seat, event.currentTarget.value)}
          />
          <select
            aria-label={t('setup.kind', { n: seat + 1 })}
            value={kinds.value[seat]}
            onChange={event => change(kinds, seat, event.currentTarget.value)}
          >
            <option value="person">{t('setup.person')}</option>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {t(`bot.${level}`)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <label class={css.first}>
        {t('setup.first')}{' '}
        <select value={first.value} onChange={event => (first.value = event.currentTarget.value)}>
          <option value="chance">{t('setup.chance')}</option>
          {Array.from({ length: seats.value }, (_, seat) => (
            <option key={seat} value={seat}>
              {seat + 1}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button main" onClick={start}>
        {t('setup.start')}
      </button>
    </section>
  )
}

/** Two players of one name get numbers. */
function distinct(chairs: readonly Chair[]): Chair[] {
  return chairs.map((chair, i) => {
    const same = chairs.filter(({ name }) => name === chair.name)
    return same.length < 2
      ? chair
      : { ...chair, name: `${chair.name} ${chairs.slice(0, i + 1).filter(({ name }) => name === chair.name).length}` }
  })
}

function Saves() {
  return (
    <section class={css.card}>
      <h2>{t('home.saved')}</h2>
      {saves.value.length === 0 && <p class={css.small}>{t('home.noSaves')}</p>}
      <ul class={css.saves} data-saves>
        {saves.value.map(saved => (
          <SavedGame key={saved.id} saved={saved} />
        ))}
      </ul>
    </section>
  )
}

function SavedGame({ saved }: { saved: Saved }) {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(saved.changed)
  return (
    <li>
      <span>
        <b>{saved.chairs.map(({ name }) => name).join(', ')}</b>
        <br />
        <span class={css.small}>{saved.over ? `${t('home.over')} · ${date}` : date}</span>
      </span>
      <button type="button" class="button" onClick={() => go(saved.over ? 'review' : 'table', saved.id)}>
        {saved.over ? t('home.review') : t('home.continue')}
      </button>
      <button
        type="button"
        class="button plain"
        aria-label={t('home.delete', { who: saved.chairs.map(({ name }) => name).join(', ') })}
        onClick={() => forget(saved.id)}
      >
        <Sign name="trash" />
      </button>
    </li>
  )
}

/** Opens a record; what is wrong with it, if anything, is said in a sentence. */
export function openText(text: string, say: (why: string) => string): void {
  const read = readRecord(text)
  notice.value = 'problem' in read ? say(read.problem) : ''
  if ('problem' in read) return void (route.value.length > 0 && go())
  const rivals = Array.from({ length: read.players - 1 }, (_, i) => ({
    ...botChair(LEVELS[1] ?? LEVELS[0]!),
    name: `${t('bot.officer')} ${i + 1}`,
  }))
  openGame(read.record, [{ name: PEOPLE[0]!, bot: null }, ...rivals])
}

function Import() {
  const open = async (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined) return
    openText(await file.text(), why => t('import.broken', { why }))
  }
  return (
    <label class="button plain">
      <Sign name="upload" /> {t('home.import')}
      <input
        type="file"
        class="visually-hidden"
        accept=".json,application/json"
        onChange={event => void open(event.currentTarget.files)}
      />
    </label>
  )
}
