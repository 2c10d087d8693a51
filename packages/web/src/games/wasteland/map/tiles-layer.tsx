import { type TileId, TILES } from '@overseer/wasteland'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { encounterSvg } from '../art/badges.tsx'
import { draw } from '../art/draw.ts'
import { signAt } from '../art/mark.tsx'
import type { Atlas } from './atlas.ts'
import type { Point } from './geometry.ts'
import { emptyLayout, firstNode, type Laid } from './layouts.ts'
import { escaped, flagsAt, markAt, nameAt, spawnSign, terrainSign } from './mark-art.ts'
import type { ExtraSign, Litter, MapBoard, MapWords, Pennant } from './model.ts'
import { unfold } from './motion.ts'
import type { Layout } from './places.ts'
import { coverKind, coverOf, faceOf } from './tile-art.ts'
import { SHIP_ART, WRECK } from './vehicles.ts'

/** The tiles themselves, and the signs and names that stand on them. */

interface TilesProps {
  readonly board: MapBoard
  readonly atlas: Atlas
  readonly words: MapWords
  readonly size: number
  readonly ship: boolean
  readonly pace: number
}

export function Tiles({ board, atlas, words, size, ship, pace }: TilesProps) {
  return useMemo(
    () => (
      <g class="m-deaf">
        {board.tiles.map((id, position) => (
          <TileOf
            key={position}
            svg={id === null ? coverSvg(board, position, words) : faceOf(id, emptyLayout(id, words.place, size))}
            id={id}
            at={atlas.centers[position]!}
            pace={pace}
          />
        ))}
        {ship && <g transform={`translate(${atlas.ship.join(' ')})`} dangerouslySetInnerHTML={{ __html: SHIP_ART }} />}
      </g>
    ),
    [board, atlas, words, size, ship],
  )
}

function coverSvg({ scenario }: MapBoard, position: number, words: MapWords): string {
  const kind = coverKind(scenario, position)
  const word = words.cover(kind)
  const wide = Math.max(62, word.length * 8.4 + 14)
  return `${coverOf(kind)}<g class="m-cover-${kind}"><rect x="${-wide / 2}" y="14" width="${wide}" height="17.5" rx="2" class="m-word-${kind}"/><text y="27.8" class="m-cover-word">${escaped(word)}</text><text y="48" class="m-cover-sheet">${escaped(words.sheet(position))}</text></g>`
}

/** A tile unfolds when it is turned, not when the map opens. */
function TileOf({ svg, id, at, pace }: { svg: string; id: TileId | null; at: Point; pace: number }) {
  const group = useRef<SVGGElement>(null)
  const before = useRef(id)
  useLayoutEffect(() => {
    if (before.current === null && id !== null) unfold(group.current!, pace)
    before.current = id
  }, [id])
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g ref={group} dangerouslySetInnerHTML={{ __html: svg }} />
    </g>
  )
}

interface SignsProps {
  readonly board: MapBoard
  readonly atlas: Atlas
  readonly laid: Laid
  readonly pennants: readonly Pennant[]
  readonly signs: readonly ExtraSign[]
  readonly litter: Litter
  readonly plain: boolean
}

export function Signs({ board, atlas, laid, signs, litter, plain }: Omit<SignsProps, 'pennants'>) {
  return useMemo(
    () => (
      <g class="m-deaf">
        {board.tiles.map((id, position) => {
          const layout = laid.layouts[position]
          if (id === null || layout == null) return null
          const svg = signsOf(id, position, layout, signs, plain)
          return <Stuck key={position} at={atlas.centers[position]!} svg={svg} />
        })}
        <Stuck at={[0, 0]} svg={litterSvg(litter, laid)} />
      </g>
    ),
    [board, atlas, laid, signs, litter, plain],
  )
}

function Stuck({ at, svg }: { at: Point; svg: string }) {
  return <g transform={`translate(${at[0]} ${at[1]})`} dangerouslySetInnerHTML={{ __html: svg }} />
}

function signsOf(
  id: TileId,
  position: number,
  { placed, size }: Layout,
  extra: readonly ExtraSign[],
  plain: boolean,
): string {
  const spaces = Object.values(TILES[id].spaces)
  let svg = ''
  for (const thing of placed) {
    const { icon, level = 1, terrain, enemies = [] } = spaces[thing.space]!
    const node = firstNode(position) + thing.space
    const here = extra.filter(sign => sign.node === node)
    if (thing.kind === 'terrain' && terrain !== undefined && !(plain && terrain === 'difficult'))
      svg += markAt(thing, size, terrainSign(terrain))
    if (thing.kind === 'sign') {
      const founded = here.find(({ place }) => place !== null)
      const printed = here.find(({ place }) => place === null)
      const isFounded = founded !== undefined && (icon === undefined || thing.of === 1)
      const deck = isFounded ? founded.deck : icon!
      svg += markAt(thing, size, encounterSvg(deck, isFounded ? founded.level : (printed?.level ?? level)))
    }
    if (thing.kind === 'spawn') svg += markAt(thing, size, spawnSign(enemies[thing.of ?? 0]!))
  }
  return svg
}

/** Names and flags lie over the figures: a name in a crowd can still be read. */
export function Names({ board, atlas, laid, pennants, plain }: Omit<SignsProps, 'signs' | 'litter'>) {
  return useMemo(
    () => (
      <g class="m-deaf">
        {board.tiles.map((_, position) => {
          const layout = laid.layouts[position]
          if (layout == null) return null
          const svg = namesOf(position, layout, pennants, plain)
          return <Stuck key={position} at={atlas.centers[position]!} svg={svg} />
        })}
      </g>
    ),
    [board, atlas, laid, pennants, plain],
  )
}

function namesOf(position: number, { placed, size }: Layout, pennants: readonly Pennant[], plain: boolean): string {
  let names = ''
  let flags = ''
  for (const thing of placed) {
    if (thing.kind === 'name' && !plain) names += nameAt(thing, size)
    if (thing.kind !== 'flags') continue
    const node = firstNode(position) + thing.space
    const here = pennants.filter(pennant => pennant.node === node)
    flags += flagsAt(here, thing, size)
  }
  return `<g class="m-names">${names}</g>${flags}`
}

function litterSvg({ wreck, caps }: Litter, { spots }: Laid): string {
  let svg = ''
  const at = wreck === null ? undefined : spots.get(wreck)
  if (at !== undefined) svg += `<g transform="translate(${at[0] - 30} ${at[1] - 22})">${draw(WRECK, { line: 1 })}</g>`
  for (const node of caps) {
    const place = spots.get(node)
    if (place !== undefined) svg += signAt('cap', place[0] + 12, place[1] - 18, 12)
  }
  return svg
}
