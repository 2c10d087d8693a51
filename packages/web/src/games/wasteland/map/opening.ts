import { tileShape } from './geometry.ts'
import { emptyLayout, layOutTile, type OnTiles } from './layouts.ts'
import type { MapBoard } from './model.ts'
import { faceOf } from './tile-art.ts'

/**
 * What has to be worked out before a map can be drawn, in parts that are short even on a slow phone; what they find is
 * remembered. Tiles are shown all at once: each by itself would have the whole map painted again.
 */
export function openingOf(board: MapBoard, ...what: OnTiles): readonly (() => void)[] {
  const [nameOf, , , , size] = what
  return board.tiles.flatMap((id, position) =>
    id === null
      ? []
      : [
          () => void tileShape(id),
          () => void emptyLayout(id, nameOf, size),
          () => void faceOf(id, emptyLayout(id, nameOf, size)),
          () => void layOutTile(board, position, ...what),
        ],
  )
}
