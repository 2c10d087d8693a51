import type { Work } from '../../../ui/turns.tsx'
import { shapesOf } from './geometry.ts'
import { emptyLayout, layOutTile, type OnTiles } from './layouts.ts'
import type { MapBoard } from './model.ts'
import { faceOf } from './tile-art.ts'

/**
 * What has to be worked out before a map can be drawn, in parts that are short even on a slow phone; what they find is
 * remembered. Tiles are shown all at once: each by itself would have the whole map painted again.
 */
export function openingOf(board: MapBoard, ...what: OnTiles): readonly Work[] {
  const [nameOf, , , , size] = what
  return board.tiles.flatMap((id, position) =>
    id === null
      ? []
      : [
          ...shapesOf(id),
          () => emptyLayout(id, nameOf, size),
          () => faceOf(id, emptyLayout(id, nameOf, size)),
          () => layOutTile(board, position, ...what),
        ],
  )
}
