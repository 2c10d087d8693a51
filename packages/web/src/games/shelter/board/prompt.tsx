import { verdictText } from '@overseer/shelter'
import { seatColors } from '../../../ui/seat.tsx'
import { absent } from '../../../table/attention.ts'
import { t } from '../words.ts'
import { usePlay } from './board-state.ts'
import { Pawn } from './pawn.tsx'
import type { Play } from './play.ts'
import { Answers, questionOf } from './question.tsx'
import css from './prompt.module.css'

/** The bar under the vault: who is at it, what just happened or what is asked, and the answers that fit nowhere else. */
export function Prompt({ answers }: { answers: boolean }) {
  const play = usePlay()
  const { nameOf, event, thinking, active: seat } = play
  return (
    <div class={css.prompt} style={seat === null ? {} : seatColors(seat)}>
      {seat !== null && (
        <span class={css.seat}>
          <Pawn seat={seat} />
          <b>{nameOf(seat)}</b>
        </span>
      )}
      <p class={css.text} data-thinking={event === null && thinking !== null ? '' : undefined}>
        {text(play)}
      </p>
      {answers && event === null && play.choices.length > 0 && <Answers row />}
    </div>
  )
}

function text(play: Play): string {
  const { view, nameOf, say, narrator, choices, event, thinking } = play
  if (event !== null) return narrator.event(view, event)
  if (thinking !== null) return t(absent.value ? 'table.away' : 'table.thinking')
  if (choices.length > 0) return questionOf(play)
  if (view.pending !== null) return t('table.turnOf', { who: nameOf(view.pending.seat) })
  if (view.result === null) return ''
  return verdictText(say, view.result.winners.map(nameOf))
}
