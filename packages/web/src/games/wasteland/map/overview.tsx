import { useComputed } from '@preact/signals'
import { NOWHERE, positionOf, SHIP } from '@overseer/wasteland'
import { atlasOf } from './atlas.ts'
import type { MapCamera } from './camera.ts'
import { hexagon, type Point } from './geometry.ts'
import type { MapBoard, MapFigure } from './model.ts'
import { coverKind } from './tile-art.ts'
import './map.css'

/**
 * The whole board, small: what is explored, where the survivors are, and which part the map shows. A tap looks there.
 * Takes the map's MapCamera; give it a class with a size.
 */
export function Overview({
  board,
  figures,
  mapCamera,
  label,
  class: className = '',
}: {
  board: MapBoard
  figures: readonly MapFigure[]
  mapCamera: MapCamera
  label: string
  class?: string
}) {
  const atlas = atlasOf(board.scenario)
  const seen = useComputed(() => {
    const { x, y, k } = mapCamera.camera.value
    const { width, height } = mapCamera.window
    return `M${-x / k} ${-y / k}h${width / k}v${height / k}h${-width / k}z`
  })
  const look = (event: MouseEvent): void => {
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect()
    const point: Point = [
      ((event.clientX - left) / width) * atlas.width,
      ((event.clientY - top) / height) * atlas.height,
    ]
    mapCamera.center(point)
  }
  return (
    <svg
      class={`m-overview ${className}`}
      viewBox={`0 0 ${atlas.width} ${atlas.height}`}
      role="img"
      aria-label={label}
      onClick={look}
    >
      {board.tiles.map((id, position) => (
        <path
          key={position}
          d={hexagon(1)}
          transform={`translate(${atlas.centers[position]!.join(' ')})`}
          fill={`var(--map-${id === null ? coverKind(board.scenario, position) : 'plain2'})`}
          stroke="var(--map-line)"
          stroke-width="5"
        />
      ))}
      {figures.map(({ id, node, look }) => {
        if (look.is !== 'survivor' || node === NOWHERE) return null
        const [x, y] = node === SHIP ? atlas.ship : atlas.centers[positionOf(node)]!
        const aside = (look.seat - 1.5) * 22
        return (
          <circle
            key={id}
            cx={x + aside}
            cy={y}
            r="20"
            fill={`var(--seat-${look.seat})`}
            stroke="var(--map-line)"
            stroke-width="5"
          />
        )
      })}
      <path d={seen} fill="none" stroke="var(--glow)" stroke-width="12" stroke-linejoin="round" />
    </svg>
  )
}
