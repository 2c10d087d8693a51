import type { Event } from '@overseer/wasteland'
import { useEffect, useMemo } from 'preact/hooks'
import type { Stage } from '../../../table/stage.ts'
import type { Table } from '../../../table/table.ts'
import { SeatPatterns } from '../../../ui/seat.tsx'
import { Wardrobe } from '../art/cutout.tsx'
import { BoardContext, BoardState, usePlay } from '../board/board-state.ts'
import { MapPane } from '../board/map-pane.tsx'
import '../art/inks.css'
import css from './review.module.css'

/** The map at one moment of a finished game, and what had just happened. */
export function WastelandMoment({ table, stage }: { table: Table; stage: Stage }) {
  const board = useMemo(() => new BoardState(table, stage), [table, stage])
  useEffect(() => () => board.close(), [board])
  return (
    <BoardContext.Provider value={board}>
      <SeatPatterns />
      <Wardrobe />
      <div class={css.moment}>
        <MapPane plain />
        <Happened table={table} />
      </div>
    </BoardContext.Provider>
  )
}

function Happened({ table }: { table: Table }) {
  const { view, narrator, captions } = usePlay()
  const event = table.history.at(-1)?.event as Event | undefined
  return (
    <p class={css.happened} aria-live="polite">
      <b>{captions.say('table.round', { n: view.round })}</b>{' '}
      {event !== undefined && narrator.event(view, event).split('\n')[0]}
    </p>
  )
}
