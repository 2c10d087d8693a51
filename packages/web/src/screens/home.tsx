import { signal } from '@preact/signals'
import { Art, Sign } from '../art/art.tsx'
import { BOXES, GAME_IDS, type GameId } from '../games.ts'
import { go, route } from '../route.ts'
import { forget, saves, type Saved } from '../table/saves.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../words.ts'
import { readRecord } from './import.ts'
import { openGame, startGame } from './new-game.ts'
import { Agreed, usualWishes, type Wishes } from './agreed.tsx'
import { Preferences } from './preferences.tsx'
import css from './home.module.css'

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
            onClick={() => void startGame('shelter', [{ name: PEOPLE[0]!, bot: null }, botChair('officer')])}
          >
            <Sign name="play" /> {t('home.play')}
          </button>
          <p class={css.small}>{t('home.playHint')}</p>
          <a class={`button ${css.online}`} href="#/online">
            <Sign name="globe" /> {t('home.online')}
          </a>
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

const game = signal<GameId>('shelter')
const seats = signal(2)
const names = signal<readonly string[]>(['', '', '', ''])
const kinds = signal<readonly string[]>(['person', 'recruit', 'recruit', 'recruit'])
const wishes = signal<Wishes>({})
const first = signal('chance')

/** Another game has other bots and other things to agree on. */
function takeBox(id: GameId): void {
  game.value = id
  wishes.value = usualWishes(id)
  const { bots, seats: allowed } = BOXES[id]
  seats.value = Math.max(seats.value, allowed.min)
  kinds.value = kinds.value.map(kind => (kind === 'person' || bots.includes(kind) ? kind : bots[0]!))
}

function SetUp() {
  const change = (list: typeof names, seat: number, value: string) => {
    list.value = list.value.map((old, i) => (i === seat ? value : old))
  }
  const { bots, seats: allowed } = BOXES[game.value]
  const start = () => {
    const chairs = Array.from({ length: seats.value }, (_, seat): Chair => {
      const kind = kinds.value[seat]!
      const name = names.value[seat]!.trim()
      if (kind !== 'person') return { ...botChair(kind), ...(name === '' ? {} : { name }) }
      return { name: name || PEOPLE[seat]!, bot: null }
    })
    const chosen = first.value === 'chance' ? {} : { first: Number(first.value) }
    void startGame(game.value, distinct(chairs), { ...wishes.value, ...chosen })
  }
  return (
    <section class={css.card}>
      <h2>{t('home.setup')}</h2>
      <label class={css.first}>
        {t('setup.game')}{' '}
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
            {bots.map(level => (
              <option key={level} value={level}>
                {t(`bot.${level}` as 'bot.officer')}
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
export async function openText(text: string, say: (why: string) => string): Promise<void> {
  const read = await readRecord(text)
  notice.value = 'problem' in read ? say(read.problem) : ''
  if ('problem' in read) return void (route.value.length > 0 && go())
  const level = BOXES[read.record.game as GameId].bots[1]!
  const rivals = Array.from({ length: read.players - 1 }, (_, i) => ({
    ...botChair(level),
    name: `${t(`bot.${level}` as 'bot.officer')} ${i + 1}`,
  }))
  openGame(read.record, [{ name: PEOPLE[0]!, bot: null }, ...rivals])
}

function Import() {
  const open = async (files: FileList | null) => {
    const file = files?.[0]
    if (file === undefined) return
    await openText(await file.text(), why => t('import.broken', { why }))
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
