import { isWholeTile, type Node, positionOf, SHIP } from '@overseer/wasteland'
import { useMemo } from 'preact/hooks'
import { signAt } from '../art/mark.tsx'
import { type Atlas, centerOf } from './atlas.ts'
import type { Box } from './boxes.ts'
import type { MapCamera } from './camera.ts'
import { hexagon, type Point, random } from './geometry.ts'
import { type Laid, spaceShapeOf } from './layouts.ts'
import { escaped } from './mark-art.ts'
import type { Highlights, MapBoard, WalkedPath } from './model.ts'
import { chipAt, pillBelow, pillWidth } from './pill.ts'

/** What may be done now, the way that would be gone, and the fog: all given as data. */

const SHIP_OUTLINE = 'M-41-29h82c2 0 3 1 3 3v52c0 2-1 3-3 3h-82c-2 0-3-1-3-3v-52c0-2 1-3 3-3z'

export function outlineAt(board: MapBoard, node: Node): string {
  if (node === SHIP) return SHIP_OUTLINE
  return isWholeTile(node) ? hexagon(3) : (spaceShapeOf(board, node)?.inner ?? '')
}

interface LightsProps {
  readonly board: MapBoard
  readonly atlas: Atlas
  readonly highlights: Highlights
  readonly explore: string
}

export function Lights({ board, atlas, highlights, explore }: LightsProps) {
  const { open, explorable, lit, pointed } = highlights
  const steady = useMemo(() => {
    let svg = ''
    for (const node of open) svg += ringAt(board, atlas, node, ['m-open', 'm-open-edge', 'm-open-line'])
    for (const node of explorable) svg += ringAt(board, atlas, node, ['m-explore-edge', 'm-explore-line'])
    for (const node of lit) svg += ringAt(board, atlas, node, ['m-lit-line'])
    for (const node of explorable) svg += exploreChip(centerOf(atlas, node), explore)
    return <g dangerouslySetInnerHTML={{ __html: svg }} />
  }, [board, atlas, open, explorable, lit, explore])
  const moving =
    pointed === null ? '' : ringAt(board, atlas, pointed, ['m-pointed', 'm-pointed-edge', 'm-pointed-line'])
  return (
    <g class="m-deaf">
      {steady}
      <g dangerouslySetInnerHTML={{ __html: moving }} />
    </g>
  )
}

function ringAt(board: MapBoard, atlas: Atlas, node: Node, looks: readonly string[]): string {
  const [x, y] = centerOf(atlas, node)
  const path = outlineAt(board, node)
  if (path === '') return ''
  return `<g transform="translate(${x} ${y})">${looks.map(look => `<path d="${path}" class="${look}"/>`).join('')}</g>`
}

function exploreChip(center: Point, word: string): string {
  const { x, y, left, right } = chipAt(center, word)
  const wide = right - left
  return `<g transform="translate(${x} ${y})" class="m-explore-chip"><rect x="${-wide / 2}" y="-11" width="${wide}" height="22" rx="11"/>${signAt('explore', -wide / 2 + 8, -8, 16)}<text x="${-wide / 2 + 28}" y="5">${escaped(word)}</text></g>`
}

/** Footprints, and the running cost at each step. */
export function Walk({ path, spots }: { path: WalkedPath | null; spots: ReadonlyMap<Node, Point> }) {
  return useMemo(() => {
    if (path === null) return null
    const points = [path.from, ...path.steps.map(({ node }) => node)].map(node => spots.get(node))
    if (points.includes(undefined)) return null
    return <g class="m-deaf" dangerouslySetInnerHTML={{ __html: walkSvg(path, points as Point[]) }} />
  }, [path, spots])
}

/** A pill with the total of a walk, over everything else, and whole in the window as it looks just now. */
export function WalkTotal({
  path,
  laid: { spots, standings },
  chips,
  mapCamera,
}: {
  path: WalkedPath | null
  laid: Laid
  chips: readonly Box[] // that it does not cover
  mapCamera: MapCamera
}) {
  return useMemo(() => {
    const to = path?.steps.at(-1)?.node
    const spot = to === undefined ? undefined : spots.get(to)
    if (path === null || spot === undefined) return null
    const taken = standings.some(({ figure }) => figure.node === to)
    const wide = pillWidth(path.total)
    const x = mapCamera.across(spot[0], wide)
    const below = pillBelow([x, spot[1]], wide, taken, chips)
    return (
      <g class="m-deaf">
        <g transform={`translate(${x} ${spot[1] + below})`} class="m-pill">
          <rect x={-wide / 2} y="-10.5" width={wide} height="21" rx="10.5" />
          <text y="5">{path.total}</text>
        </g>
      </g>
    )
  }, [path, spots, standings, chips, mapCamera])
}

const STRIDE = 10

function walkSvg({ steps }: WalkedPath, points: readonly Point[]): string {
  let prints = ''
  let dots = ''
  for (const [at, { cost, danger }] of steps.entries()) {
    const [from, to] = [points[at]!, points[at + 1]!]
    prints += footprints(from, to)
    const last = at === steps.length - 1
    const [x, y] = last ? [to[0], to[1] - 4] : to
    dots += `<g transform="translate(${x} ${y})"><circle r="9" class="m-cost"${danger ? ' data-danger' : ''}/><text y="4.6" class="m-number" font-size="13" fill="${danger ? '#fff' : '#26313a'}">${cost}</text></g>`
  }
  return prints + dots
}

function footprints([x, y]: Point, [u, v]: Point): string {
  const length = Math.hypot(u - x, v - y)
  const count = Math.max(1, Math.floor(length / STRIDE))
  const turn = Math.round((Math.atan2(v - y, u - x) * 180) / Math.PI)
  let svg = ''
  for (let at = 0; at < count; at++) {
    const part = (at + 0.5) / count
    const side = at % 2 === 0 ? -3.2 : 3.2
    const [left, top] = [Math.round(x + (u - x) * part), Math.round(y + (v - y) * part)]
    svg += `<path transform="translate(${left} ${top}) rotate(${turn})" d="M-4 ${side - 1.7}c3-1.2 7-.8 7.5 1.7s-4 3-7.5 1.7z" class="m-step"/>`
  }
  return svg
}

/** Fog lies on a space in billows. */
export function Fogs({ board, atlas, nodes }: { board: MapBoard; atlas: Atlas; nodes: readonly Node[] }) {
  return useMemo(
    () => (
      <g class="m-deaf">
        {nodes.map(node => {
          const [x, y] = centerOf(atlas, node)
          const svg = billows(board, node)
          return (
            <g key={node} class="m-fog" transform={`translate(${x} ${y})`} dangerouslySetInnerHTML={{ __html: svg }} />
          )
        })}
      </g>
    ),
    [board, atlas, nodes],
  )
}

function billows(board: MapBoard, node: Node): string {
  const shape = spaceShapeOf(board, node)
  const spots = shape?.spots.filter(({ depth }) => depth > 5) ?? []
  const step = Math.max(1, Math.floor(spots.length / 14))
  let clouds = ''
  let lines = ''
  for (let at = 0; at < spots.length; at += step) {
    const { x, y, depth } = spots[at]!
    const r = Math.min(depth + 3, 13)
    clouds += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    if (at % (2 * step) === 0) lines += `M${x - 7} ${y + Math.round(random(at, 1, positionOf(node)) * 4)}q4-4 8 0t8 0`
  }
  return `<path d="${clouds}"/><path d="${lines}"/>`
}
