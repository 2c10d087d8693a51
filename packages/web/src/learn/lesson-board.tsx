import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import type { Lesson } from '../games/lessons.ts'
import { WithWords } from '../play/with-words.tsx'
import { Stage } from '../table/stage.ts'
import type { Chair } from '../table/table.ts'
import { LessonTable, type Place } from './lesson-table.ts'

interface LessonBoardProps {
  readonly game: string
  readonly lesson: Lesson
  readonly chairs: readonly Chair[]
  readonly place: Place
  onLaid(laid: Laid): void
}

/** The table of a place in the lessons, and the stage that shows what happens on it. */
export interface Laid {
  readonly table: LessonTable
  readonly stage: Stage
  readonly place: Place
}

/** The board of a lesson, as far as it has come; it tells the teacher which table that is. */
export function LessonBoard({ game: id, lesson, chairs, place, onLaid }: LessonBoardProps) {
  const { game, kit } = gameCalled(id)
  const table = useMemo(() => new LessonTable(game, lesson, chairs, place.step), [lesson, place])
  const stage = useMemo(() => new Stage(table, kit.pace), [table])
  useEffect(() => () => stage.close(), [stage])
  useLayoutEffect(() => onLaid({ table, stage, place }), [table])
  return (
    <WithWords game={id} view={() => table.state.value.view}>
      {() => <kit.Board table={table} stage={stage} />}
    </WithWords>
  )
}
