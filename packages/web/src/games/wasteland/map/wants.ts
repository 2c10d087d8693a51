import { around, type Extent } from './boxes.ts'
import { R, type TileShape } from './geometry.ts'
import { type Crowd, type Footing, type Ground, isStaggered, type Party } from './places.ts'
import { type Item, outside, scaled, type Shape } from './sheet.ts'
import { LINE_HEIGHT, settings, widthOf } from './words.ts'

/** How large things on a tile are, and where each would rather be. */
const FOOT: Readonly<Record<Footing, Extent>> = {
  survivor: around(32, 13),
  enemy: { left: 19.5, right: 19.5, up: 4, down: 14.5 },
  asleep: around(38, 20),
}
const STAND = { left: 19.5, right: 19.5, up: 5, down: 14 }
const SIGN = around(25, 25)
const TERRAIN = around(24, 19)
const SPAWN = around(14, 14)

const fanOf = (count: number): Extent => {
  const half = count === 2 ? 30 : 20.5 + 6.5 * (Math.min(count, 5) - 1)
  return { left: half, right: half, up: isStaggered(count) ? 12 : 7, down: 16 }
}
const PILE: Extent = { left: 21, right: 21, up: 7, down: 16 }
const flagsOf = (shown: number, turned: boolean, size: number): Shape => {
  const extent = { left: turned ? 28 : 4, right: turned ? 4 : 28, up: 20 + 15 * shown, down: 3 }
  const cost = (1 - size) * 80 - 4 * shown + (turned ? 1 : 0)
  return { extent: scaled(extent, size), cost, more: { flags: { shown, turned }, size } }
}

/** Everything that wants a place, in the order in which it is first tried. */
export function itemsOf(
  { spaces }: TileShape,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  partiesAt: (at: number) => readonly Party[],
): Item[] {
  const tightFirst = grounds.map((_, at) => at).sort((a, b) => spaces[a]!.spots.length - spaces[b]!.spots.length)
  const each = (list: (at: number, ground: Ground) => Item[]): Item[] =>
    tightFirst.flatMap(at => list(at, grounds[at]!))
  return [
    ...each(at => stands(at, partiesAt(at), crowds[at])),
    ...each(signs),
    ...each(flags),
    ...each(names),
    ...each(spawns),
  ]
}

export const base = { must: true, more: {} }

function stands(space: number, parties: readonly Party[], crowd: Crowd | undefined): Item[] {
  const wanted: readonly (Party | undefined)[] = parties.length === 0 ? [undefined] : parties
  return wanted.map(party => ({
    ...base,
    space,
    kind: 'stand',
    sizes: [{ extent: extentOf(party, crowd) }],
    more: party === undefined ? {} : { party, low: party.members.every(at => crowd?.feet[at] === 'asleep') },
    likes: depth => Math.min(depth, 16),
    minds: (sheet, shape, spot, box) => {
      const near = Math.hypot(spot.x - shape.at[0], spot.y - shape.at[1]) * 0.3
      const high = Math.max(0, 36 - R - spot.y) * 0.4 // a head would stand on the tile above
      return near + high + 3 * outside(shape, box) + sheet.covered(box) * 0.02
    },
  }))
}

function extentOf(party: Party | undefined, crowd: Crowd | undefined): Extent {
  if (party === undefined || crowd === undefined) return STAND
  const { members, as } = party
  if (as === 'fan') return fanOf(members.length)
  if (as === 'pile') return PILE
  return crowd.feet.length === 1 ? STAND : FOOT[crowd.feet[members[0]!]!] // alone: where the place is kept
}

const besideBodies: Item['minds'] = (sheet, space, spot, box) =>
  2.5 * outside(space, box) + sheet.covered(box) * 0.12 + Math.abs(spot.y) * 0.01
const likesDepth = (depth: number): number => Math.min(depth, 14)

const smaller = (extent: Extent): readonly Shape[] =>
  [1, 0.86, 0.72].map(size => ({ extent: scaled(extent, size), cost: (1 - size) * 90, more: { size } }))

function signs(space: number, { signs, terrain }: Ground): Item[] {
  const all: Item[] = Array.from({ length: signs }, (_, of) => ({
    ...base,
    space,
    kind: 'sign',
    sizes: smaller(SIGN),
    likes: likesDepth,
    minds: besideBodies,
    more: { of },
  }))
  const beside = { likes: likesDepth, minds: besideBodies }
  if (terrain !== null) all.push({ ...base, ...beside, space, kind: 'terrain', sizes: smaller(TERRAIN) })
  return all
}

function flags(space: number, { flags }: Ground): Item[] {
  if (flags === 0) return []
  const likes = (depth: number): number => Math.min(depth, 8)
  const minds: Item['minds'] = (sheet, shape, _, box) => sheet.covered(box) * 0.08 + outside(shape, box)
  const both = (shown: number, size: number): Shape[] => [flagsOf(shown, false, size), flagsOf(shown, true, size)]
  const sizes = [...both(Math.min(flags, 3), 1), ...both(1, 1), ...both(1, 0.85), ...both(1, 0.7)]
  return [{ ...base, space, kind: 'flags', sizes, likes, minds }]
}

/** Whole first, then in smaller letters. */
function names(space: number, { name, spare }: Ground): Item[] {
  if (name === null) return []
  const sizes = [1, 0.92, 0.84, 0.76].flatMap(size =>
    settings(name)
      .slice(0, 3)
      .map((lines, rank): Shape => {
        const extent = around(Math.max(...lines.map(widthOf)) + 3, lines.length * LINE_HEIGHT + 2)
        return { extent: scaled(extent, size), cost: (1 - size) * 60 + rank, more: { lines, size } }
      }),
  )
  const likes = (depth: number): number => likesDepth(depth) * 0.5
  const minds: Item['minds'] = (sheet, shape, _, box) => 2 * outside(shape, box) + sheet.covered(box) * 0.12
  return [{ ...base, must: !spare, space, kind: 'name', sizes, likes, minds }]
}

/** Printed enemies are small and may be left out where a crowd stands on them. */
function spawns(space: number, { spawns }: Ground): Item[] {
  const likes = (depth: number): number => Math.min(depth, 9)
  const minds: Item['minds'] = (sheet, shape, _, box) => sheet.covered(box) * 0.05 + 2 * outside(shape, box)
  return spawns.map((_, of) => ({
    ...base,
    must: false,
    space,
    kind: 'spawn',
    sizes: [{ extent: SPAWN }],
    likes,
    minds,
    more: { of },
  }))
}
