import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Art, Sign } from '../art/art.tsx'
import { begin, fetchPlay, reaching, start } from '../behind.ts'
import { go, route } from '../route.ts'
import { forget, saves, type Saved } from '../table/saves.ts'
import { lookForTurns, waiting } from '../turns.ts'
import { t } from '../words.ts'
import { Preferences } from './preferences.tsx'
import { botChair, distinct, personName, SetUp } from './set-up.tsx'
import css from './home.module.css'

const notice = signal('')

/** One click from here to playing. */
export function Home() {
  return (
    <main class={css.home}>
      <header class={css.poster}>
        <h1>OVERSEER</h1>
        <Art name="big/hero" class={css.picture ?? ''} />
        <p>{t('app.tagline')}</p>
      </header>
      <div class={css.desk}>
        <div class={css.doors}>
          <button
            type="button"
            class={`button main ${css.door}`}
            {...reaching}
            onClick={() => void begin('shelter', [{ name: personName(0), bot: null }, botChair('recruit')])}
          >
            <Sign name="play" />
            <span>{t('home.play')}</span>
            <small>{t(start.value === 'coming' ? 'app.loading' : 'home.playHint')}</small>
          </button>
          <a class={`button ${css.door}`} href="#/learn" {...reaching}>
            <Sign name="hint" />
            <span>{t('home.learn')}</span>
            <small>{t('home.learnHint')}</small>
          </a>
          <OnlineDoor />
        </div>
        <p role="alert" class={css.notice}>
          {start.value === 'failed' ? t('error.load') : notice.value}
        </p>
        <SetUp />
        <Saves />
        <section class={css.card} aria-label={t('home.more')}>
          <div class={css.links}>
            <a class="button plain" href="#/rules">
              <Sign name="rules" /> {t('home.rules')}
            </a>
            <Import />
          </div>
          <Preferences />
        </section>
      </div>
      <footer>{t('home.fan')}</footer>
    </main>
  )
}

/** Whoever was online here before reads how many games wait; the only one is a click away. */
function OnlineDoor() {
  useEffect(() => void lookForTurns().catch(() => undefined), [])
  const [first, ...others] = waiting.value
  const to = first !== undefined && others.length === 0 ? `#/online/table/${first}` : '#/online'
  return (
    <a class={`button ${css.door}`} href={to} data-waiting={waiting.value.length}>
      <Sign name="globe" />
      <span>{t('home.online')}</span>
      <small>{first === undefined ? t('home.onlineHint') : t('home.waiting', { n: waiting.value.length })}</small>
    </a>
  )
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
  const who = saved.chairs.map(({ name }) => name).join(', ')
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(saved.changed)
  return (
    <li>
      <span>
        <b>{who}</b>
        <br />
        <span class={css.small}>{saved.over ? `${t('home.over')} · ${date}` : date}</span>
      </span>
      <button type="button" class="button" onClick={() => go(saved.over ? 'review' : 'table', saved.id)}>
        {saved.over ? t('home.review') : t('home.continue')}
      </button>
      <button
        type="button"
        class="button plain"
        aria-label={t('home.delete', { who })}
        onClick={() => forget(saved.id)}
      >
        <Sign name="trash" />
      </button>
    </li>
  )
}

/** Opens a record; what is wrong with it, if anything, is said in a sentence. */
export async function openText(text: string, say: (why: string) => string): Promise<void> {
  const { readRecord, openGame } = await fetchPlay()
  const read = await readRecord(text)
  notice.value = 'problem' in read ? say(read.problem) : ''
  if ('problem' in read) return void (route.value.length > 0 && go())
  const rivals = Array.from({ length: read.players - 1 }, () => botChair('officer'))
  openGame(read.record, distinct([{ name: personName(0), bot: null }, ...rivals]))
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
