import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { FIRST_GAME, gameName } from '../games/kits.ts'
import { go, route } from '../page/route.ts'
import { waiting } from '../page/waiting.ts'
import { botChair, personName, weakestBot } from '../play/chairs.ts'
import { t } from '../text/words.ts'
import { Art, Sign } from '../ui/art.tsx'
import { Preferences } from '../ui/preferences.tsx'
import { lookForTurns } from './look-for-turns.ts'
import { begin, loadPlay, preloading, start } from './preload.ts'
import { SavedGames } from './saved-games.tsx'
import { SetUp } from './set-up.tsx'
import css from './home.module.css'

const notice = signal('')

/** One click from here to playing. */
export function Home() {
  return (
    <main class={css.home}>
      <header class={css.poster}>
        <h1>OVERSEER</h1>
        <Art name="pictures/hero" class={css.picture ?? ''} />
        <p>{t('app.tagline')}</p>
      </header>
      <div class={css.desk}>
        <div class={css.doors}>
          <button
            type="button"
            class={`button main ${css.door}`}
            {...preloading(FIRST_GAME)}
            onClick={() =>
              void begin(FIRST_GAME, [{ name: personName(0), bot: null }, botChair(weakestBot(FIRST_GAME))])
            }
          >
            <Sign name="play" />
            <span>{t('home.play')}</span>
            <small>{t(start.value === 'coming' ? 'app.loading' : 'home.playHint')}</small>
          </button>
          <a class={`button ${css.door}`} href="#/learn" {...preloading(FIRST_GAME)}>
            <Sign name="hint" />
            <span>{t('home.learn')}</span>
            <small>{t('home.learnHint', { game: gameName(FIRST_GAME) })}</small>
          </a>
          <OnlineDoor />
        </div>
        <p role="alert" class={css.notice}>
          {start.value === 'failed' ? t('error.load') : notice.value}
        </p>
        <SetUp />
        <SavedGames />
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

/** Opens a record; what is wrong with it, if anything, is said in a sentence. */
export async function openText(text: string, say: (why: string) => string, plays = false): Promise<void> {
  try {
    const { readRecord, openImported } = await loadPlay()
    const read = await readRecord(text)
    notice.value = 'problem' in read ? say(read.problem) : ''
    if (!('problem' in read)) return openImported(read, plays)
  } catch {
    notice.value = t('error.load')
  }
  if (route.value.length > 0) go()
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
