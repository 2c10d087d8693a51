import type { Node } from '@overseer/wasteland'
import type { Point } from './geometry.ts'

/** The nearest node in a direction; what lies off to the side counts as farther. */
export function nextOf(
  from: Node,
  [dx, dy]: Point,
  nodes: readonly Node[],
  spots: ReadonlyMap<Node, Point>,
): Node | null {
  const [x, y] = spots.get(from)!
  let best: Node | null = null
  let least = Number.POSITIVE_INFINITY
  for (const node of nodes) {
    const spot = spots.get(node)
    if (node === from || spot === undefined) continue
    const along = (spot[0] - x) * dx + (spot[1] - y) * dy
    const aside = Math.abs((spot[0] - x) * dy) + Math.abs((spot[1] - y) * dx)
    if (along <= 0 || aside > along * 2) continue
    const far = along + aside * 1.5
    if (far < least) {
      least = far
      best = node
    }
  }
  return best
}
