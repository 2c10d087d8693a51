import { signal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { loadGame } from '../games/kits.ts'
import { type Lessons, lessonsOf } from '../games/lessons.ts'
import { botChair, personName, weakestBot } from '../play/chairs.ts'
import { usualOptions } from '../play/game-options.tsx'
import { attention } from '../table/attention.ts'
import { t } from '../text/words.ts'
import { Art, registerArt, Sign } from '../ui/art.tsx'
import { Select } from '../ui/fields.tsx'
import { late } from '../ui/late.tsx'
import { touch } from '../ui/screen-size.ts'
import type { Laid } from './lesson-board.tsx'
import type { Place } from './lesson-table.ts'
import css from './learn.module.css'

registerArt(import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }))

/** Loads the lessons of a game. A game that has none sends people to its rules. */
export async function loadLessons(id: string) {
  const lessons = await lessonsOf(id)
  return () => (lessons === null ? <ToTheRules game={id} /> : <Learn game={id} lessons={lessons} />)
}

/** The board is far more than what is said above it, and comes behind: so there is something to read meanwhile. */
async function loadBoard(game: string) {
  const [{ LessonBoard }] = await Promise.all([import('./lesson-board.tsx'), loadGame(game)])
  return LessonBoard
}

function ToTheRules({ game }: { game: string }) {
  useEffect(() => location.replace(`#/rules/${game}`), [game])
  return null
}

const FIRST: Place = { lesson: 0, step: 0 }

/** Where somebody was in the lessons of a game: whoever looks something up comes back to it. */
function placeIn(game: string, lessons: Lessons) {
  const key = `overseer.lesson.${game}`
  const [lesson = 0, step = 0] = (localStorage.getItem(key) ?? '').split('.').map(Number)
  const steps = lessons.list[lesson]?.steps.length ?? 0
  const place = signal<Place>(step < steps ? { lesson, step } : FIRST)
  const set = (next: Place): void => {
    place.value = next
    try {
      localStorage.setItem(key, `${next.lesson}.${next.step}`)
    } catch {
      // Not kept, then.
    }
  }
  return { place, set }
}

interface LearnProps {
  readonly game: string
  readonly lessons: Lessons
}

/** A table that explains itself, lesson by lesson. */
function Learn({ game: id, lessons }: LearnProps) {
  const Board = useMemo(() => late(() => loadBoard(id)), [id]) // once the words have been painted
  const { place, set } = useMemo(() => placeIn(id, lessons), [id])
  const [laid, setLaid] = useState<Laid | null>(null)
  const here = laid?.place === place.value ? laid : null // not there yet, or that of another lesson
  const { lesson: at, step: from } = place.value
  const lesson = lessons.list[at]!
  const chairs = [{ name: personName(0), bot: null }, botChair(weakestBot(id))]
  const busy = here?.stage.scene.value.busy === true
  const read = useRef(from)
  if (!busy) read.current = here?.table.step.value ?? from // one looks first, then reads what it meant
  const n = read.current
  const step = lesson.steps[n]
  useEffect(() => {
    attention.value = step?.at ?? null
    return () => {
      attention.value = null
    }
  }, [step])
  const next = () => {
    if (here === null) set({ lesson: at, step: n + 1 })
    else if (busy) here.stage.skip()
    else here.table.next()
  }
  const last = at === lessons.list.length - 1
  const closing = n >= lesson.steps.length - 1 && step?.do === undefined // nothing more to read or do
  const back = () => {
    if (n > 0) return set({ lesson: at, step: n - 1 })
    if (at > 0) set({ lesson: at - 1, step: 0 })
  }
  const finish = () => {
    set(last ? FIRST : { lesson: at + 1, step: 0 })
    if (last) void import('../play/new-game.ts').then(({ startGame }) => startGame(id, chairs, usualOptions(id)))
  }
  return (
    <main class={css.learn}>
      <section class={css.teacher}>
        <Art name="pictures/teacher" class={css.portrait ?? ''} />
        <h1>{t('learn.title', { n: at + 1, all: lessons.list.length, title: lessons.text(lesson.title) })}</h1>
        <div class={css.words} aria-live="polite">
          <p>{step === undefined ? '' : lessons.text((touch.value && step.touch) || step.say)}</p>
        </div>
        <div class={css.buttons}>
          <button type="button" class="button" aria-disabled={n === 0 && at === 0} onClick={back}>
            {t('learn.back')}
          </button>
          {!closing && step !== undefined && step.do === undefined && (
            <button type="button" class="button main" onClick={next}>
              {t('learn.next')}
            </button>
          )}
          {closing && (
            <button type="button" class="button main" onClick={finish}>
              {last ? t('learn.finish') : t('learn.nextLesson')}
            </button>
          )}
          <Select
            label={t('learn.list')}
            value={at}
            options={lessons.list.map(({ title }, i) => ({ value: i, name: `${i + 1}. ${lessons.text(title)}` }))}
            onChange={chosen => set({ lesson: chosen, step: 0 })}
          />
          <a class="button" href={`#/rules/${id}`} onClick={() => set({ lesson: at, step: n })}>
            <Sign name="rules" /> <span>{t('table.rules')}</span>
          </a>
          <a class="button" href="#/" onClick={() => set({ lesson: at, step: n })}>
            <b aria-hidden="true">×</b> <span>{t('learn.leave')}</span>
          </a>
        </div>
      </section>
      <Board game={id} lesson={lesson} chairs={chairs} place={place.value} onLaid={setLaid} />
    </main>
  )
}
