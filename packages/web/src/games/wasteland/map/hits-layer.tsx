import { type Node, positionOf, SHIP, TILES, wholeTile } from '@overseer/wasteland'
import type { TargetedKeyboardEvent } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { pointing } from '../../../ui/pointing.ts'
import { type Atlas, centerOf } from './atlas.ts'
import { nextOf } from './directions.ts'
import type { MapCamera } from './camera.ts'
import { hexagon, type Point } from './geometry.ts'
import { firstNode, spaceShapeOf } from './layouts.ts'
import { outlineAt } from './lights-layer.tsx'
import type { Highlights, MapBoard, MapWords } from './model.ts'

/**
 * What can be pointed at: every space and every facedown tile, by pointer and by key. One of them has the focus; arrows
 * go to the next one in their direction, Enter and Space pick, Shift with arrows pans, + - zoom, Home shows the whole map.
 */
interface HitsProps {
  readonly board: MapBoard
  readonly atlas: Atlas
  readonly words: MapWords
  readonly spots: ReadonlyMap<Node, Point>
  readonly highlights: Highlights
  readonly ship: boolean
  readonly mapCamera: MapCamera
  readonly onPoint?: (node: Node | null) => void
  readonly onPick?: (node: Node) => void
}

export function Hits({ board, atlas, words, spots, highlights, ship, mapCamera, onPoint, onPick }: HitsProps) {
  const group = useRef<SVGGElement>(null)
  const [focus, setFocus] = useState<Node | null>(null)
  const { open, explorable } = highlights
  const nodes = useMemo(() => nodesOf(board, ship), [board, ship])
  const first = nodes.find(node => open.has(node)) ?? nodes.find(node => explorable.has(node)) ?? nodes[0]!
  const current = focus !== null && nodes.includes(focus) ? focus : first

  const goTo = (node: Node): void => {
    setFocus(node)
    mapCamera.reveal(spots.get(node) ?? centerOf(atlas, node))
    const element = group.current!.querySelector<SVGPathElement>(`[data-node="${node}"]`)
    element?.focus({ preventScroll: true })
  }

  const key = (event: TargetedKeyboardEvent<SVGGElement>): void => {
    const node = nodeOf(event.target)
    const arrow = ARROWS[event.key]
    if (arrow !== undefined && event.shiftKey) mapCamera.pan(-arrow[0] * PAN, -arrow[1] * PAN)
    else if (arrow !== undefined && node !== null) goTo(nextOf(node, arrow, nodes, spots) ?? node)
    else if (event.key === '+' || event.key === '=') mapCamera.nearer()
    else if (event.key === '-') mapCamera.farther()
    else if (event.key === 'Home') mapCamera.fit()
    else if ((event.key === 'Enter' || event.key === ' ') && node !== null) onPick?.(node)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <g
      ref={group}
      onKeyDown={key}
      onClick={event => {
        const node = nodeOf(event.target)
        if (node !== null) onPick?.(node)
      }}
      onPointerOver={event => event.pointerType !== 'touch' && pointing(event, () => onPoint?.(nodeOf(event.target)))}
      onPointerLeave={() => onPoint?.(null)}
      onFocusIn={event => {
        const node = nodeOf(event.target)
        setFocus(node)
        onPoint?.(node)
        const byKey = (event.target as Element).matches(':focus-visible')
        if (node !== null && byKey) mapCamera.reveal(spots.get(node) ?? centerOf(atlas, node))
      }}
      onFocusOut={() => onPoint?.(null)}
    >
      {nodes.map(node => {
        const [x, y] = centerOf(atlas, node)
        return (
          <path
            key={node}
            class="m-hit"
            data-node={node}
            role="button"
            tabindex={node === current ? 0 : -1}
            aria-label={words.node(node)}
            aria-disabled={!open.has(node) && !explorable.has(node)}
            transform={`translate(${x} ${y})`}
            d={
              node === wholeTile(positionOf(node))
                ? hexagon(1)
                : (spaceShapeOf(board, node)?.path ?? outlineAt(board, node))
            }
          />
        )
      })}
    </g>
  )
}

const PAN = 60
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function nodeOf(target: EventTarget | null): Node | null {
  const node = (target as Element | null)?.getAttribute('data-node')
  return node == null ? null : Number(node)
}

/** Every space of a faceup tile, and the facedown ones whole. */
function nodesOf({ tiles }: MapBoard, ship: boolean): readonly Node[] {
  const nodes = tiles.flatMap((id, position) =>
    id === null ? [wholeTile(position)] : Object.keys(TILES[id].spaces).map((_, at) => firstNode(position) + at),
  )
  return ship ? [...nodes, SHIP] : nodes
}
