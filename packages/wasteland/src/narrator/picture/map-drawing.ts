import type { Tile, TileSpace } from '../../content/map/tile.ts'
import { type TileId, TILES } from '../../content/map/tiles.ts'
import { SPOTS, spacesOf, type Spot, wholeTile } from '../../map/layout.ts'
import { asState, type View } from '../../view.ts'
import { placeOfTile } from '../../reading/spaces.ts'
import { cut, type Ink, type Line, type Span, span, widthOf } from './styled-text.ts'
import { iconSigns, signsAt } from './map-signs.ts'
import { sentence } from '../phrases.ts'
import type { Teller } from '../teller.ts'

/**
 * The map in text. A tile is a cell of a wall of bricks, which touch each other as hexagons do; its roof and floor rise
 * and fall a little, so that the corners are where those of the hexagons are.
 *
 *      __..--''--..__
 *     |              |
 *      ''--..__..--''
 *
 * The pieces of a tile (see content/tile.ts) lie in the brick as they lie in the hexagon: twelve around the edge, twelve
 * within, one in the middle.
 */

const HEIGHT = { narrow: 5, wide: 7 } as const
/** Columns per half tile from which tiles are drawn higher too. */
const WIDE = 10

/** Characters with their ink, by row and column. */
class Canvas {
  readonly rows: (Span | undefined)[][]

  constructor(height: number, width: number) {
    this.rows = Array.from({ length: height }, () => Array<Span | undefined>(width).fill(undefined))
  }

  put(x: number, y: number, text: string, ink: Ink = null): void {
    const row = this.rows[y]
    if (row === undefined) return
    for (const [i, letter] of Array.from(text).entries())
      if (x + i >= 0 && x + i < row.length) row[x + i] = span(letter, ink)
  }

  get lines(): Line[] {
    return this.rows.map(row => {
      const spans: Span[] = []
      let end = row.length
      while (end > 0 && row[end - 1] === undefined) end--
      for (const cell of row.slice(0, end)) {
        const { text, ink } = cell ?? span(' ')
        const last = spans.at(-1)
        if (last !== undefined && last.ink === ink) spans[spans.length - 1] = span(last.text + text, ink)
        else spans.push(span(text, ink))
      }
      return spans
    })
  }
}

/** Where a tile lies on the canvas: its walls, its middle, its first row and the rows inside. */
interface Brick {
  readonly left: number
  readonly middle: number
  readonly right: number
  readonly top: number
  readonly height: number
}

export function drawMap(teller: Teller, view: View, columns: number): Line[] {
  const spots = SPOTS[view.options.scenario]
  const halves = Math.max(...spots.map(({ column }) => column)) + 2
  const pitch = Math.min(16, (columns - 1) / halves)
  const height = pitch >= WIDE ? HEIGHT.wide : HEIGHT.narrow
  const rows = Math.max(...spots.map(({ row }) => row)) + 1
  const canvas = new Canvas(rows * (height + 1) + 1, Math.round(halves * pitch) + 1)
  const edge = (half: number): number => Math.round(half * pitch)
  const bricks = spots.map(({ column, row }): Brick => {
    const [left, middle, right] = [edge(column), edge(column + 1), edge(column + 2)] as const
    return { left, middle, right, top: row * (height + 1), height }
  })
  for (const brick of bricks) drawWalls(canvas, brick)
  for (const [position, brick] of bricks.entries()) {
    const tile = view.board.tiles[position] ?? null
    if (tile === null) drawFog(teller, view, canvas, brick, position, spots[position]!)
    else drawTile(teller, view, canvas, brick, position, tile)
  }
  return canvas.lines
}

const RISE = "_.-'"
const FALL = "'-._"

function drawWalls(canvas: Canvas, brick: Brick): void {
  const { left, right, top, height } = brick
  for (let x = left + 1; x < right; x++) {
    const step = Math.min(3, Math.floor((1 - Math.abs(across(brick, x))) * 4))
    canvas.put(x, top, RISE[step]!, 'dim')
    canvas.put(x, top + height + 1, FALL[step]!, 'dim')
  }
  for (let y = top + 1; y <= top + height; y++) {
    canvas.put(left, y, '|', 'dim')
    canvas.put(right, y, '|', 'dim')
  }
}

/** How far a column is from the middle of the brick: -1 to 1. */
function across({ left, middle, right }: Brick, x: number): number {
  return x < middle ? (x - middle) / (middle - left) : (x - middle) / (right - middle)
}

/** How far a row is from the middle: -1 to 1. */
function down({ top, height }: Brick, y: number): number {
  return (y - top - (height + 1) / 2) / (height / 2)
}

const MIDDLE = 0.3
const WITHIN = 0.62

/** The letter of the space at a point of the tile. */
function spaceAt({ ring, mid, core }: Tile, x: number, y: number): string {
  const far = Math.max(Math.abs(x), Math.abs(y))
  if (far <= MIDDLE) return core
  return (far > WITHIN ? ring : mid)[halfEdge(x / far, y / far)]!
}

/** The half-edge behind a point of the edge of the brick; see content/tile.ts. */
function halfEdge(x: number, y: number): number {
  const quarter = Math.min(3, Math.floor((x + 1) * 2))
  if (y <= -Math.abs(x)) return [10, 11, 0, 1][quarter]!
  if (y >= Math.abs(x)) return [7, 6, 5, 4][quarter]!
  if (x > 0) return y < 0 ? 2 : 3
  return y < 0 ? 9 : 8
}

const FOG = { dangerous: '░', deadly: '▒' } as const

function drawFog(teller: Teller, view: View, canvas: Canvas, brick: Brick, position: number, { cell }: Spot): void {
  const { left, right, top, height, middle } = brick
  const fog = cell === 'deadly' ? FOG.deadly : FOG.dangerous
  for (let y = top + 1; y <= top + height; y++) canvas.put(left + 1, y, fog.repeat(right - left - 1), 'dim')
  const name = ` ${position + 1} `
  canvas.put(middle - Math.floor(name.length / 2), top + (height + 1) / 2, name)
  const signs = signsAt(teller, view, wholeTile(position))
  const row = signs.reduce((sum, { text }) => sum + text.length + 1, 1)
  let x = middle - Math.floor(row / 2)
  for (const { text, ink } of signs) {
    canvas.put(x, top + (height + 3) / 2, ` ${text} `)
    canvas.put(x + 1, top + (height + 3) / 2, text, ink)
    x += text.length + 1
  }
}

/** What covers the ground: terrain in every second place, else nothing. */
const TERRAIN_SIGNS = { difficult: '^', irradiated: '~' } as const

interface Cell {
  readonly x: number
  readonly y: number
}

/** A stretch of one row that belongs to one space. */
interface Run {
  readonly y: number
  readonly from: number
  readonly to: number
}

function drawTile(teller: Teller, view: View, canvas: Canvas, brick: Brick, position: number, id: TileId): void {
  const tile: Tile = TILES[id]
  const letterAt = (x: number, y: number): string => spaceAt(tile, across(brick, x), down(brick, y))
  drawGround(canvas, brick, tile, letterAt)
  drawTitle(canvas, brick, sentence(teller.say(`place.${placeOfTile(id)}`)))
  const nodes = spacesOf(asState(view).board, position)
  for (const [i, [letter, space]] of Object.entries(tile.spaces).entries()) {
    const runs = runsOf(brick, letter, letterAt)
    const icons = iconSigns(view, nodes[i]!).map(icon => span(icon))
    const labels = [...icons, ...signsAt(teller, view, nodes[i]!)]
    const free = drawLabels(canvas, runs, standAt(brick, space), labels)
    if (space.name !== undefined)
      drawName(canvas, free, standAt(brick, space), sentence(teller.say(`place.${space.name}`)))
  }
}

/** The place that the other spaces of a tile are named after, in its roof. */
function drawTitle(canvas: Canvas, { left, middle, right, top }: Brick, place: string): void {
  const title = cut(place, right - left - 3)
  canvas.put(middle - Math.floor(title.length / 2), top, title, 'bright')
}

/** The ground and the borders between spaces: a bar on the right of a cell, a line at the bottom of it. */
function drawGround(
  canvas: Canvas,
  { left, right, top, height }: Brick,
  { spaces }: Tile,
  letterAt: (x: number, y: number) => string,
): void {
  for (let y = top + 1; y <= top + height; y++)
    for (let x = left + 1; x < right; x++) {
      const letter = letterAt(x, y)
      const { terrain } = spaces[letter]!
      const bar = x + 1 < right && letterAt(x + 1, y) !== letter
      const line = y < top + height && letterAt(x, y + 1) !== letter
      const bare = terrain === undefined || (x + y) % 2 === 1
      canvas.put(x, y, bar ? '┊' : !bare ? TERRAIN_SIGNS[terrain] : line ? '_' : ' ', 'dim')
    }
}

/** The flat side of a hexagon is so far from its middle. */
const SIDE = 0.866

/** Where a figure stands. */
function standAt({ left, middle, right, top, height }: Brick, { at: [x, y] }: TileSpace): Cell {
  const side = x < 0 ? middle - left - 1 : right - middle - 1
  return {
    x: Math.round(middle + (x / SIDE) * side),
    y: Math.round(top + (height + 1) / 2 + (y * (height - 1)) / 2),
  }
}

/** The stretches of a space where something can be written: not on its borders to the right. */
function runsOf(
  { left, right, top, height }: Brick,
  letter: string,
  letterAt: (x: number, y: number) => string,
): Run[] {
  const runs: Run[] = []
  for (let y = top + 1; y <= top + height; y++)
    for (let x = left + 1; x < right; x++) {
      if (letterAt(x, y) !== letter) continue
      let to = x
      while (to + 1 < right && letterAt(to + 1, y) === letter) to++
      runs.push({ y, from: x, to: to + 1 < right && to > x ? to - 1 : to })
      x = to
    }
  return runs
}

/** The stretches nearest to where a figure stands come first. */
function nearest(runs: readonly Run[], at: Cell): Run[] {
  const off = ({ y, from, to }: Run): number => Math.abs(y - at.y) * 3 + Math.max(0, from - at.x, at.x - to)
  return runs.toSorted((a, b) => off(a) - off(b))
}

const roomIn = ({ from, to }: Run): number => to - from + 1

/** Writes the labels of a space where they fit nearest, in one row if there is one; what is left of its room comes back. */
function drawLabels(canvas: Canvas, runs: readonly Run[], at: Cell, labels: readonly Span[]): Run[] {
  const near = nearest(runs, at)
  const holder = near.find(run => roomIn(run) >= widthOf(labels) + labels.length - 1)
  const used = holder === undefined ? needed(near, labels) : [holder]
  const rest = [...labels]
  for (const run of used.toSorted((a, b) => a.y - b.y)) writeRow(canvas, run, at, takeFitting(rest, roomIn(run)))
  return near.filter(run => !used.includes(run))
}

/** As many of the nearest stretches as the labels take up. */
function needed(near: readonly Run[], labels: readonly Span[]): Run[] {
  const rest = [...labels]
  return near.filter(run => takeFitting(rest, roomIn(run)).length > 0)
}

/** The name of a place where there is room for most of it. */
const SHORTEST_NAME = 8

function drawName(canvas: Canvas, free: readonly Run[], at: Cell, name: string): void {
  const run = free.find(one => roomIn(one) >= Math.min(name.length, SHORTEST_NAME))
  if (run !== undefined) writeRow(canvas, run, at, [span(cut(name, roomIn(run)), 'bright')])
}

function writeRow(canvas: Canvas, { y, from, to }: Run, at: Cell, row: readonly Span[]): void {
  const wide = widthOf(row) + row.length - 1
  let x = Math.max(from, Math.min(to - wide + 1, at.x - Math.floor(wide / 2)))
  for (const [i, { text, ink }] of row.entries()) {
    if (i > 0) canvas.put(x - 1, y, ' ')
    canvas.put(x, y, text, ink)
    x += text.length + 1
  }
}

function takeFitting(rest: Span[], room: number): Span[] {
  const row: Span[] = []
  let left = room + 1
  while (rest[0] !== undefined && rest[0].text.length + 1 <= left) {
    left -= rest[0].text.length + 1
    row.push(rest.shift()!)
  }
  return row
}
