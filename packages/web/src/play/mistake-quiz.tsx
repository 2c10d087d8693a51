import { type GameRecord, replay, same } from '@overseer/kernel'
import { useState } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { attention } from '../table/attention.ts'
import { momentAt, type Replay } from '../table/replay.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { percent } from '../text/numbers.ts'
import { type Judged, lossOf } from './analysis.ts'
import { betterText, didText } from './better-text.ts'
import css from './review.module.css'

/** One's mistakes as questions: the board stands as it did, and one looks for the better move. */
export interface Quiz {
  readonly mistakes: readonly Judged[]
  readonly n: number // the question
  readonly found: number // so many better moves, each at the first try
  readonly tried: 'not yet' | 'wrong' | 'right' | 'shown' | 'looked at' // looked at: nobody asked, it is told at once
}

/** Whether the answer is told, and the board waits for none. */
export const solved = ({ tried }: Quiz): boolean => tried !== 'not yet' && tried !== 'wrong'

/** What may be chosen at a moment of a record. */
export function choicesAt(record: GameRecord, at: number): readonly unknown[] {
  const { game } = gameCalled(record.game)
  return game.choices(replay(game, record, at))
}

export function useQuiz(game: string, onShow: (at: number) => void) {
  const [quiz, setQuiz] = useState<Quiz | null>(null)
  const ask = (mistakes: readonly Judged[], n: number, found = 0) => {
    attention.value = null
    const mistake = mistakes[n]
    if (mistake !== undefined) onShow(mistake.at) // which ends what one only looked at
    setQuiz(mistake === undefined ? null : { mistakes, n, found, tried: 'not yet' })
  }
  const mistake = quiz?.mistakes[quiz.n]
  const point = (one: Judged | undefined) => {
    attention.value = one?.plan?.to ?? gameCalled(game).kit.placeOf(one?.better)
  }
  const tell = (tried: Quiz['tried']) => {
    if (quiz === null) return
    const first = quiz.tried === 'not yet' && tried === 'right'
    setQuiz({ ...quiz, tried, found: quiz.found + (first ? 1 : 0) })
    if (tried !== 'wrong') point(mistake)
  }
  const lookAt = (one: Judged) => {
    onShow(one.at)
    setQuiz({ mistakes: [one], n: 0, found: 0, tried: 'looked at' })
    point(one)
  }
  const stop = () => {
    attention.value = null
    setQuiz(null)
  }
  return {
    quiz,
    ask,
    lookAt,
    answer: (choice: unknown) => tell(same(choice, mistake?.better) ? 'right' : 'wrong'),
    show: () => tell('shown'),
    stop,
  }
}

/** The question, what came of one's answer, and the way on. */
export function QuizBar({
  quiz,
  record,
  chairs,
  replay: played,
  onShow,
  onNext,
  onStop,
}: {
  quiz: Quiz
  record: GameRecord
  chairs: readonly Chair[]
  replay: Replay
  onShow(): void
  onNext(): void
  onStop(): void
}) {
  const { mistakes, n, found, tried } = quiz
  const names = chairs.map(({ name }) => name)
  const mistake = mistakes[n]!
  const { view } = momentAt(played, mistake.at)
  const told = solved(quiz)
  const looked = tried === 'looked at'
  const last = n === mistakes.length - 1
  const over = told && last
  const did = `${didText(record.game, view, mistake, record.choices[mistake.at], names).replace(/\.$/, '')}.`
  const cost = t('analysis.cost', { n: mistake.at + 1, cost: percent(lossOf(mistake)) })
  return (
    <div class={css.quiz} role="status" data-quiz={tried}>
      <p>
        <b>{looked ? cost : t('quiz.title', { n: n + 1, all: mistakes.length })}</b>{' '}
        {tried === 'wrong' && `${t('quiz.wrong')} `}
        {!told && `${cost} ${did}`}
        {tried === 'not yet' && ` ${t('quiz.ask')}`}
        {looked && did}
        {tried === 'right' && t('quiz.right')}
        {told && ` ${betterText(record.game, view, mistake, names)}`}
        {over && !looked && <b> {t('quiz.found', { n: found, all: mistakes.length })}</b>}
      </p>
      {!told && (
        <button type="button" class="button plain" onClick={onShow}>
          {t('quiz.show')}
        </button>
      )}
      {told && !last && (
        <button type="button" class="button main" onClick={onNext}>
          {t('quiz.next')}
        </button>
      )}
      <button type="button" class="button plain" onClick={onStop}>
        {t(over ? 'table.close' : 'quiz.stop')}
      </button>
    </div>
  )
}
