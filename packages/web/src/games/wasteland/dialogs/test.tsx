import { cardKey, survivorOf, type TestRoll } from '@overseer/wasteland'
import { LetterToken } from '../art/dice.tsx'
import { Mark } from '../art/mark.tsx'
import { Vignette } from '../art/vignette.tsx'
import { vignetteOf } from '../art/vignettes/cards.ts'
import { usePlay } from '../board/board-state.ts'
import { t } from '../words.ts'
import { Stamp } from './head.tsx'
import frame from './frame.module.css'
import story from './story.module.css'
import css from './test.module.css'

/** What is tested: the letters that count, and how many hits are needed. */
export function TestHead({ trial: { seat, letters, n, task } }: { trial: TestRoll }) {
  const { view, captions } = usePlay()
  const { letters: owned } = survivorOf(view, seat)
  return (
    <header class={frame.head}>
      <h2>{task === null ? t('roll.test') : captions.title(task.run.card)}</h2>
      <p class={css.asked}>
        {letters.map(letter => (
          <LetterToken
            key={letter}
            letter={letter}
            seat={seat}
            owned={owned.includes(letter)}
            label={captions.say(`letter.${letter}`)}
          />
        ))}
        <Mark name="hit" label={captions.say('icon.hit')} /> <b>{n}</b>
      </p>
      <Stamp>{t('roll.test')}</Stamp>
    </header>
  )
}

/** What one is about to try, as the card tells it. */
export function TestPanel({ trial: { task } }: { trial: TestRoll }) {
  const { view, captions } = usePlay()
  if (task === null) return null
  const { card } = task.run
  const [part, at] = task.path
  const line = part === 'options' ? captions.story(card)?.options[at]?.line : captions.objectives(view, card)[at]?.line
  return (
    <div class={css.tale}>
      <Vignette of={vignetteOf(cardKey(card))} class={`${story.vignette} ${css.vignette}`} />
      <div>
        {line !== undefined && <h3>{line}</h3>}
        <p class={story.lined}>{captions.story(card)?.intro}</p>
      </div>
    </div>
  )
}
