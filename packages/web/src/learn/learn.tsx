import { type Choice, narratorWith, type View } from '@overseer/shelter'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Art } from '../art/art.tsx'
import { attention } from '../board/attention.ts'
import { SHELTER_PACE, ShelterBoard } from '../board/shelter/board.tsx'
import { shelterWords } from '../board/shelter/words.ts'
import { Stage } from '../board/stage.ts'
import { go } from '../route.ts'
import { language } from '../settings.ts'
import { t } from '../words.ts'
import { LESSONS } from './lessons.ts'
import { LessonTable } from './lesson-table.ts'
import css from './learn.module.css'

/** Ten minutes at a table that explains itself. */
export function Learn() {
  const [at, setAt] = useState(0)
  const lesson = LESSONS[at]!
  const names = ['Mara', t('bot.recruit')]
  const table = useMemo(
    () =>
      new LessonTable(lesson, [
        { name: names[0]!, bot: null },
        { name: names[1]!, bot: 'recruit' },
      ]),
    [lesson],
  )
  const stage = useMemo(() => new Stage(table, SHELTER_PACE), [table])
  useEffect(() => () => stage.close(), [stage])
  const step = lesson.steps[table.step.value]
  useEffect(() => {
    attention.value = step?.at ?? null
    return () => {
      attention.value = null
    }
  }, [step])
  const last = at === LESSONS.length - 1
  const closing = table.step.value >= lesson.steps.length - 1 && step?.do === undefined // nothing more to read or do
  const narrator = narratorWith(shelterWords.in(language.value), language.value, names)
  const say = (choice: Choice) => narrator.choice(table.state.value.view as View, choice)
  return (
    <main class={css.learn}>
      <section class={css.teacher}>
        <Art name="big/teacher" class={css.portrait ?? ''} />
        <h1>{t('learn.title', { n: at + 1, all: LESSONS.length, title: t(lesson.title) })}</h1>
        <div class={css.words} aria-live="polite">
          <p>{step === undefined ? '' : t(step.say)}</p>
          {table.wrong.value !== null && (
            <p class={css.wrong}>{t('learn.tryThis', { what: say(table.wrong.value) })}</p>
          )}
        </div>
        <div class={css.buttons}>
          {!closing && step !== undefined && step.do === undefined && (
            <button type="button" class="button main" onClick={() => table.next()}>
              {t('learn.next')}
            </button>
          )}
          {closing && (
            <button type="button" class="button main" onClick={() => (last ? go() : setAt(at + 1))}>
              {last ? t('learn.finish') : t('learn.nextLesson')}
            </button>
          )}
          <a class="button" href="#/">
            {t('learn.leave')}
          </a>
        </div>
      </section>
      <ShelterBoard table={table} stage={stage} />
    </main>
  )
}
