import { type Event, whoText } from '@overseer/shelter'
import { t } from '../../words.ts'
import { Pawn } from './pawn.tsx'
import { type Play, usePlay } from './play.ts'
import { Answers, type Asked } from './question.tsx'
import css from './prompt.module.css'

/** The bar under the vault: who is at it, what just happened or what is asked, and the answers that fit nowhere else. */
export function Prompt({
  event,
  thinking,
  asked,
  answers,
}: {
  event: Event | null
  thinking: number | null
  asked: Asked | null
  answers: boolean
}) {
  const play = usePlay()
  const { view, names } = play
  const acting = event !== null && 'seat' in event ? event.seat : undefined
  const seat = acting ?? thinking ?? view.pending?.seat
  return (
    <div class={css.prompt} style={seat === undefined ? {} : seatInks(seat)}>
      {seat !== undefined && (
        <span class={css.seat}>
          <Pawn seat={seat} />
          <b>{names[seat]}</b>
        </span>
      )}
      <p class={css.text} data-thinking={event === null && thinking !== null ? '' : undefined}>
        {text(play, event, thinking)}
      </p>
      {answers && event === null && play.choices.length > 0 && <Answers asked={asked} row />}
    </div>
  )
}

function text(
  { view, names, narrator, choices, picked, say }: Play,
  event: Event | null,
  thinking: number | null,
): string {
  if (event !== null) return narrator.event(view, event)
  if (thinking !== null) return t('table.thinking')
  if (picked !== null) return t('table.inHand', { who: whoText(say, [picked]) })
  if (choices.length > 0) return narrator.question(view)
  if (view.pending !== null) return t('table.turnOf', { who: names[view.pending.seat]! })
  if (view.result === null) return ''
  const winners = view.result.winners.map(seat => names[seat]!)
  return say(winners.length > 1 ? 'event.gameEndedShared' : 'event.gameEnded', { winners: winners.join(', ') })
}

export function seatInks(seat: number): Record<string, string> {
  return { '--seat': `var(--seat-${seat})`, '--seat-text': `var(--seat-${seat}-text)` }
}
