import { Mark } from '../art/mark.tsx'
import { t } from '../words.ts'
import { useBoard } from './board-state.ts'
import css from './look-button.module.css'

/** In the place of agendas that nobody else at this screen is to see: turns them up for their owner. */
export function LookButton({ answer }: { answer?: number }) {
  const board = useBoard()
  return (
    <button
      type="button"
      class={`button plain ${css.covered}`}
      data-covered
      {...(answer === undefined ? {} : { 'data-answer': answer })}
      onClick={() => board.look()}
    >
      <Mark name="eye" /> {t('agenda.look')}
    </button>
  )
}
