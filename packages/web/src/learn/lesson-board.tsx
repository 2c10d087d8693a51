import { once } from '@overseer/kernel'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { gameCalled } from '../games/kits.ts'
import type { Lesson } from '../games/lessons.ts'
import { WithWords } from '../play/with-words.tsx'
import { Stage } from '../table/stage.ts'
import type { Chair } from '../table/table.ts'
import { useWork } from '../ui/turns.tsx'
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

/** The first table of all takes as long as everything that is read from outside the first time: it has a turn of its own. */
export function LessonBoard(props: LessonBoardProps) {
  const { game: id, lesson, chairs, place } = props
  const lay = useMemo(
    () => once(() => new LessonTable(gameCalled(id).game, lesson, chairs, place.step)),
    [lesson, place],
  )
  return useWork([lay], 0) ? <LaidBoard {...props} table={lay()} /> : null
}

/** The board of a lesson, as far as it has come; it tells the teacher which table that is. */
function LaidBoard({ game: id, place, onLaid, table }: LessonBoardProps & { readonly table: LessonTable }) {
  const { kit } = gameCalled(id)
  const stage = useMemo(() => new Stage(table, kit), [table])
  useEffect(() => () => stage.close(), [stage])
  useLayoutEffect(() => onLaid({ table, stage, place }), [table])
  return (
    <WithWords game={id} view={() => table.state.value.view}>
      {() => <kit.Board table={table} stage={stage} />}
    </WithWords>
  )
}
