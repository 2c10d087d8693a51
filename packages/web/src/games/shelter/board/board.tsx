import { useMemo } from 'preact/hooks'
import { boardStyle } from '../../../page/settings.ts'
import type { Stage } from '../../../table/stage.ts'
import type { Table } from '../../../table/table.ts'
import { narrow } from '../../../ui/screen-size.ts'
import { SeatPatterns } from '../../../ui/seat.tsx'
import { Log } from '../../log.tsx'
import { ShowControls } from '../../show-controls.tsx'
import { skipper } from '../../shown.ts'
import { t } from '../words.ts'
import { BoardContext, BoardState, usePlay } from './board-state.ts'
import { Dice } from './dice.tsx'
import { HelpLine } from './help.tsx'
import { useBoardKeys } from './keys.ts'
import { Phone } from './phone.tsx'
import { Players } from './players.tsx'
import { Prompt } from './prompt.tsx'
import { anchorOf, Question, questionOf } from './question.tsx'
import { TextBoard } from './text-board.tsx'
import { Tracks } from './tracks.tsx'
import { Vault } from './vault.tsx'
import css from './board.module.css'

/** The table of Shelter: it shows a view and offers choices, and knows no rule. */
export function ShelterBoard({ table, stage }: { table: Table; stage: Stage }) {
  const board = useMemo(() => new BoardState(table, stage), [table, stage])
  const play = board.play.value
  board.drawn = play
  useBoardKeys(board)
  const skip = skipper(stage)
  const log = <Log table={table} stage={stage} narrator={play.narrator} />
  return (
    <BoardContext.Provider value={board}>
      <SeatPatterns />
      <LiveRegion />
      {boardStyle.value === 'text' ? (
        <div class={css.reading}>
          <TextBoard />
          {log}
        </div>
      ) : narrow.value ? (
        <Phone log={log} steps={stage.scene.value.busy && <ShowControls stage={stage} />} />
      ) : (
        <div class={css.board} onClickCapture={skip}>
          <Middle />
          <aside class={css.side} aria-label={t('table.players')}>
            <Players />
            {log}
          </aside>
        </div>
      )}
    </BoardContext.Provider>
  )
}

/** The vault with what is asked, and the tracks. What has a place on the board is asked there, the rest in the bar. */
function Middle() {
  const { view, asked } = usePlay()
  const floating = anchorOf(view, asked) !== null
  return (
    <div class={css.middle}>
      <Vault />
      <Dice />
      {floating && <Question floating />}
      <div data-bar>
        <Prompt answers={!floating} />
        <HelpLine />
      </div>
      <Tracks />
    </div>
  )
}

/** Says what happened and what is asked, for those who do not see it. */
function LiveRegion() {
  const play = usePlay()
  const { view, nameOf, narrator, choices, event, thinking } = play
  const asks = choices.length > 0 && view.pending !== null
  const question = asks ? t('table.asked', { who: nameOf(view.pending!.seat), what: questionOf(play) }) : ''
  const happened = event === null ? '' : narrator.event(view, event)
  return (
    <p class="visually-hidden" aria-live="polite" role="status">
      {happened || (thinking !== null ? t('table.thinks', { who: nameOf(thinking) }) : question)}
    </p>
  )
}
