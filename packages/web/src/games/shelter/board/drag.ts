import type { SpaceName } from '@overseer/shelter'
import { carry } from '../../../ui/drag.ts'
import type { BoardState } from './board-state.ts'
import type { Picked } from './play.ts'
import { sendTo } from './space.tsx'
import css from './drag.module.css'

/** A dweller carried by the pointer to a space. */
export function drag(start: PointerEvent, board: BoardState, kind: Exclude<Picked, null>): void {
  if (start.button !== 0) return
  const pawn = start.currentTarget as HTMLElement
  carry(start, {
    lift() {
      const ghost = pawn.cloneNode(true) as HTMLElement
      ghost.className = css.ghost!
      ghost.removeAttribute('data-dweller')
      board.pick(kind)
      return ghost
    },
    drop(over) {
      const space = over?.closest<HTMLElement>('[data-space]')?.dataset.space
      board.pick(null)
      if (space !== undefined) sendTo(board, space as SpaceName, kind)
    },
  })
}
