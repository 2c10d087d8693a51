import type { GameRecord } from '@overseer/kernel'
import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import { go } from '../page/route.ts'
import { attention } from '../table/attention.ts'
import { momentAt, type Replay } from '../table/replay.ts'
import { Stage } from '../table/stage.ts'
import type { Chair } from '../table/table.ts'
import { t } from '../text/words.ts'
import { Sign } from '../ui/art.tsx'
import { roomy } from '../ui/screen-size.ts'
import { AnalysisPanel } from './analysis-panel.tsx'
import { choicesAt, QuizBar, solved, useQuiz } from './mistake-quiz.tsx'
import { agreedOptions, practiceFrom, startGame } from './new-game.ts'
import { replayOf } from './replay-of.ts'
import { ReviewControls } from './review-controls.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { StillTable } from './still-table.ts'
import { WithSaved } from './with-saved.tsx'
import { WithWords } from './with-words.tsx'
import header from './header.module.css'
import css from './review.module.css'

/** A finished game of this browser. */
export function Review({
  id,
  autoplay = false,
  notices,
}: {
  id: string
  autoplay?: boolean
  notices: ComponentChildren
}) {
  return (
    <WithSaved id={id}>
      {({ record, chairs, changed }) => (
        <ReviewOf record={record} chairs={chairs} when={changed} autoplay={autoplay} notices={notices}>
          <button
            type="button"
            class="button main"
            onClick={() => void startGame(record.game, chairs, agreedOptions(record))}
          >
            {t('review.again')}
          </button>
        </ReviewOf>
      )}
    </WithSaved>
  )
}

interface Reviewed {
  readonly record: GameRecord
  readonly chairs: readonly Chair[]
  readonly when: number // it was played
  readonly autoplay?: boolean // from the start, by itself
  readonly notices: ComponentChildren // what one is told meanwhile
  readonly children?: ComponentChildren
}

/** A record, played unless it has been played already, and shown once its words are here. */
export function ReviewOf({ played, ...reviewed }: Reviewed & { played?: Replay | undefined }) {
  const { record } = reviewed
  const replay = useMemo(() => played ?? replayOf(record), [record])
  return (
    <WithWords game={record.game} view={() => momentAt(replay, record.choices.length).view}>
      {() => <Positions {...reviewed} replay={replay} />}
    </WithWords>
  )
}

/** Moments are looked at as they stand. */
const NO_SHOW = { pace: {}, turnOver: [] }

/** Who won and why, and every position to look at or to play on from. */
function Positions({
  record,
  chairs,
  when,
  replay,
  autoplay = false,
  notices,
  children,
}: Reviewed & { replay: Replay }) {
  const { Board, Moment, Summary } = gameCalled(record.game).kit
  const [enlarged, setEnlarged] = useState(false)
  const [at, setAt] = useState(autoplay ? 0 : record.choices.length)
  const place = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLSpanElement>(null)
  const { quiz, ask, lookAt, answer, show: showAnswer, stop } = useQuiz(record.game, moment => show(moment))
  const asks = quiz !== null && !solved(quiz) && quiz.mistakes[quiz.n]?.at === at
  const table = useMemo(() => {
    const trial = asks ? { choices: choicesAt(record, at), try: answer } : undefined
    return new StillTable(record, chairs, at, replay, trial)
  }, [record, chairs, at, asks])
  const mayShrink = Moment !== undefined && roomy.value && quiz === null
  const atOnce = mayShrink && !enlarged
  const Shown = atOnce ? Moment : Board
  const stage = useMemo(() => new Stage(table, NO_SHOW), [table])
  const goTo = (moment: number) => {
    if (quiz?.tried === 'looked at') stop()
    attention.value = null // what was pointed at meant another moment
    setAt(moment)
  }
  const show = (moment: number) => {
    goTo(moment)
    scrollTo({ top: 0 })
  }
  return (
    <main class={css.review} data-at-once={atOnce}>
      <header class={css.head}>
        <div class={css.notices}>{notices}</div>
        <button type="button" class="button plain" onClick={() => go()}>
          {t('app.home')}
        </button>
        <h1>{t('review.title')}</h1>
        {record.practice && <b class={header.practice}>{t('table.practice')}</b>}
        {mayShrink && (
          <button type="button" class="button plain" data-enlarge onClick={() => setEnlarged(!enlarged)}>
            {t(enlarged ? 'review.overview' : 'review.enlarge')}
          </button>
        )}
        {!atOnce && (
          <button type="button" class="button plain" onClick={() => below.current?.scrollIntoView()}>
            {t('review.below')}
          </button>
        )}
        <ShareSheet record={record} chairs={chairs} place={place} view={table.state.value.view} played={when} />
        {children}
      </header>
      <ReviewControls record={record} replay={replay} at={at} autoplay={autoplay} onShow={goTo}>
        <button
          type="button"
          class="button"
          disabled={momentAt(replay, at).pending === null}
          onClick={() => practiceFrom(record, chairs, at)}
        >
          <Sign name="play" /> {t('review.play')}
        </button>
      </ReviewControls>
      {quiz !== null && (
        <QuizBar
          quiz={quiz}
          record={record}
          chairs={chairs}
          replay={replay}
          onShow={showAnswer}
          onNext={() => ask(quiz.mistakes, quiz.n + 1, quiz.found)}
          onStop={stop}
        />
      )}
      <div class={css.board} ref={place}>
        <Shown table={table} stage={stage} />
      </div>
      {!atOnce && <span ref={below} />}
      <Summary game={record.game} replay={replay} names={chairs.map(({ name }) => name)} at={at} onShow={show} />
      <AnalysisPanel
        record={record}
        chairs={chairs}
        replay={replay}
        at={at}
        onShow={show}
        onSolve={lookAt}
        onLearn={mistakes => ask(mistakes, 0)}
      />
    </main>
  )
}
