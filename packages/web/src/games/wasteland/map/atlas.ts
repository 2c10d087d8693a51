import { positionOf, type ScenarioId, SHIP, SPOTS } from '@overseer/wasteland'
import { HALF, type Point, R } from './geometry.ts'

/**
 * The sheet that a scenario lies on: where its eighteen tiles are, how large it is, where the sea is, and where there
 * is room for what is no tile: the compass, and the ship that is a board of its own.
 */
export interface Atlas {
  readonly scenario: ScenarioId
  readonly width: number
  readonly height: number
  readonly centers: readonly Point[] // of the tiles, by position
  readonly ship: Point
  readonly compass: Point
  readonly emblem: { readonly at: Point; readonly size: number } | null // a large faint drawing, where there is room for it
  readonly shore: string // the path of the sea
  readonly island: boolean // the land is around the tiles only
  readonly folds: { readonly down: readonly number[]; readonly across: readonly number[] }
}

/** The frame around the tiles. */
const MARGIN = { x: 43, top: 32, bottom: 10 } // a survivor at the northern edge stands higher than it
/** The shape of the window that the whole sheet fills at the usual size: 796 x 556. */
const SHAPE = 796 / 556

/** How much room the ship takes. */
export const SHIP_SIZE = { width: 92, height: 62 } as const

const atlases = new Map<ScenarioId, Atlas>()

export function atlasOf(scenario: ScenarioId): Atlas {
  let atlas = atlases.get(scenario)
  if (atlas === undefined) {
    atlas = surveyed(scenario)
    atlases.set(scenario, atlas)
  }
  return atlas
}

function surveyed(scenario: ScenarioId): Atlas {
  const spots = SPOTS[scenario]
  const columns = Math.max(...spots.map(({ column }) => column)) + 2
  const rows = Math.max(...spots.map(({ row }) => row))
  const inner = { width: columns * HALF, height: (rows * 1.5 + 2) * R }
  const least = inner.height + MARGIN.top + MARGIN.bottom
  const height = Math.max(least, (inner.width + 2 * MARGIN.x) / SHAPE)
  const width = Math.max(inner.width + 2 * MARGIN.x, height * SHAPE)
  const [left, top] = [(width - inner.width) / 2, MARGIN.top + (height - least) / 2]
  const centers = spots.map(({ row, column }): Point => [left + (column + 1) * HALF, top + (row * 1.5 + 1) * R])
  const free = roomsOf(centers, width, height)
  const [ship, compass, rest] = threeOf(free)
  return {
    scenario,
    width,
    height,
    centers,
    ship,
    compass,
    emblem: rest === undefined || rest.room < ROOMY ? null : { at: rest.at, size: Math.min(4, rest.room / 28) },
    shore: shoreOf(scenario, width, height),
    island: scenario === 'farHarbor',
    folds: { down: [1, 2, 3].map(part => (width * part) / 4), across: [height / 2] },
  }
}

const TALL = SHIP_SIZE.height / SHIP_SIZE.width

interface Room {
  readonly at: Point
  readonly room: number
}

const ROOMY = 56

/** For the ship, the compass and, if there is another one, the emblem: the roomiest places, clear of each other. */
function threeOf(free: readonly Room[]): readonly [Point, Point, Room | undefined] {
  const ship = roomiest(free, [])!.at
  const compass = roomiest(free, [ship])!.at
  return [ship, compass, roomiest(free, [ship, compass])]
}

function roomiest(free: readonly Room[], taken: readonly Point[]): Room | undefined {
  let best: Room | undefined
  for (const one of free)
    if ((best === undefined || one.room > best.room) && taken.every(other => areApart(one.at, other))) best = one
  return best
}

const areApart = ([x, y]: Point, [u, v]: Point): boolean => Math.abs(x - u) > 130 || Math.abs(y - v) > 110

const STEP = 14

/** Places clear of the tiles. */
function roomsOf(centers: readonly Point[], width: number, height: number): readonly Room[] {
  const free: Room[] = []
  for (let y = 34; y <= height - 34; y += STEP)
    for (let x = 30; x <= width - 30; x += STEP) {
      const room = roomAt([x, y], centers, width, height)
      if (room > 0) free.push({ at: [x, y], room })
    }
  return free
}

/** Half the width of the largest thing of the ship's proportions that fits here. */
function roomAt([x, y]: Point, centers: readonly Point[], width: number, height: number): number {
  let room = Math.min(x, width - x, y / TALL, (height - y) / TALL, 90)
  for (const [u, v] of centers) {
    if (room <= 0) return 0 // on a tile
    room = Math.min(room, clearOf(Math.abs(x - u), Math.abs(y - v)))
  }
  return room
}

/** How wide a thing may be, so far right and below of a tile: it clears the upright side, or the slanting one. */
function clearOf(x: number, y: number): number {
  const upright = x - HALF
  const slanting = (x * 0.5 + y * 0.866 - HALF) / (0.5 + 0.866 * TALL)
  const tip = (y - R) / TALL
  return Math.max(upright, slanting, tip) - 3
}

/** The sea lies in the east; in the Pitt it is a river, and Far Harbor is an island. */
function shoreOf(scenario: ScenarioId, width: number, height: number): string {
  const wave = (x: number, lean: number): string => {
    let path = `M${x} -2`
    for (let y = 0, side = 1; y < height; y += 46, side = -side) path += `q${side * 9 + lean} 23 ${lean} 46`
    return path
  }
  if (scenario === 'farHarbor') return `M-2-2V${height + 2}H${width + 2}V-2z`
  if (scenario === 'pitt') {
    const x = width * 0.16
    return `${wave(x, 4)}l34 0V-2H${x + 26}z`
  }
  return `${wave(width - 56, 0)}V${height + 2}H${width + 2}V-2z`
}

/** Where a node's tile lies; the ship is a place of its own. */
export function centerOf(atlas: Atlas, node: number): Point {
  return node === SHIP ? atlas.ship : atlas.centers[positionOf(node)]!
}
