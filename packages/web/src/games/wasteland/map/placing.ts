import { type Extent, shared } from './boxes.ts'
import type { TileShape } from './geometry.ts'
import type { Crowd, Ground, Layout, Party, Placed } from './places.ts'
import { type Item, outside, Sheet } from './sheet.ts'
import { base, itemsOf } from './wants.ts'

/**
 * Where signs, names and figures go on a tile, without anybody's help. Each space first keeps a standing place free;
 * then come signs, terrain, names and printed enemies. A figure that comes moves nobody; names and signs get out of its
 * way. If several do not find room, they fan out, and at last they stand in one pile; then everything gets smaller.
 * No box overlaps another, every anchor lies in its space, and nothing hangs over the edge of the tile.
 */
const NOBODY: Crowd = { feet: [] }
const TRIES = 28

/** Lays out a tile: what is on the ground of each of its spaces, and who stands there; smaller if need be. */
export function place(
  tile: TileShape,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  size = 1,
): Layout {
  const plans = grounds.map((_, at) => plansOf(crowds[at] ?? NOBODY))
  if (crowds.some(crowd => crowd !== undefined) && crowds.every(crowd => (crowd?.feet.length ?? 0) <= 1))
    return settled(tile, grounds, plans, place(tile, grounds, [], size))
  for (let steps = 0; ; steps++) {
    const by = Math.round((size - steps * SHRINK) * 10) / 10
    const placed = placeAt(tile, grounds, crowds, plans, by)
    if (placed !== null || by < LEAST) return { size: by, placed: withScenes(tile, placed ?? [], grounds) }
  }
}

/** Nobody has to share: all stand where the place was kept for them, and the rest gets out of their way if it can. */
function settled(
  tile: TileShape,
  grounds: readonly Ground[],
  plans: readonly (readonly (readonly Party[])[])[],
  { size, placed }: Layout,
): Layout {
  const standing = placed
    .filter(({ kind }) => kind === 'stand')
    .map(stand => {
      const [party] = plans[stand.space]![0]!
      return party === undefined ? stand : { ...stand, party }
    })
  const items = itemsOf(tile, grounds, [], () => []).filter(({ kind }) => kind !== 'stand')
  const again = layOut(tile, items, size, standing)
  if (again.failed < 0) return { size, placed: withScenes(tile, again.placed, grounds) }
  return { size, placed: [...placed.filter(({ kind }) => kind !== 'stand'), ...standing] }
}

const SHRINK = 0.1
const LEAST = 0.6

/** At one size; where figures fail to find room, they draw closer together, unless a smaller size is no loss. */
function placeAt(
  tile: TileShape,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  plans: readonly (readonly (readonly Party[])[])[],
  size: number,
): readonly Placed[] | null {
  const picked = plans.map(() => 0)
  for (;;) {
    const items = itemsOf(tile, grounds, crowds, (at: number) => plans[at]![picked[at]!]!)
    const { placed, failed } = layOut(tile, items, size)
    if (failed < 0) return placed
    const next = size > 1 ? -1 : closer(failed, plans, picked)
    if (next < 0) return null
    picked[next]!++
  }
}

/** Puts everything down. What finds no room goes first the next time; after some tries, the space where it failed. */
function layOut(
  tile: TileShape,
  items: Item[],
  size: number,
  already: readonly Placed[] = [],
): { placed: readonly Placed[]; failed: number } {
  let failed = -1
  for (let round = 0; ; round++) {
    const sheet = new Sheet(tile, round)
    for (const stand of already) sheet.keep(stand, size)
    const stuck = items.findIndex(item => !sheet.put(item, size) && item.must)
    if (stuck < 0) return { placed: sheet.placed, failed: -1 }
    const [item] = items.splice(stuck, 1)
    failed = item!.space
    if (round === TRIES) return { placed: sheet.placed, failed }
    items.unshift(item!)
  }
}

/** The space whose figures draw closer together next: the one that failed, else the one with most ways left. */
function closer(failed: number, plans: readonly (readonly unknown[])[], picked: readonly number[]): number {
  const left = (at: number): number => plans[at]!.length - 1 - picked[at]!
  if (left(failed) > 0) return failed
  let most = -1
  for (let at = 0; at < plans.length; at++) if (left(at) > 0 && (most < 0 || left(at) > left(most))) most = at
  return most
}

/** From the loosest to the tightest way to stand. */
function plansOf({ feet }: Crowd): readonly (readonly Party[])[] {
  const all = feet.map((_, at) => at)
  if (all.length <= 1) return [all.map(at => ({ members: [at], as: 'one' }))]
  const plans: Party[][] = []
  if (all.length <= 3) plans.push(all.map(at => ({ members: [at], as: 'one' })))
  const people = all.filter(at => feet[at] === 'survivor')
  const others = all.filter(at => feet[at] !== 'survivor')
  const both = people.length > 0 && others.length > 0
  const fan = (members: readonly number[]): Party => ({ members, as: members.length === 1 ? 'one' : 'fan' })
  const pile = (members: readonly number[]): Party => ({ members, as: members.length === 1 ? 'one' : 'pile' })
  if (both && people.length <= 5 && others.length <= 5 && all.length > 2) plans.push([fan(people), fan(others)])
  if (all.length <= 5) plans.push([fan(all)])
  if (both && all.length > 2) plans.push([pile(people), pile(others)])
  plans.push([pile(all)])
  return plans
}

const SCENE: Extent = { left: 21, right: 21, up: 24, down: 2 }

/** The scenes of places lie under everything, where there is most room left. */
function withScenes(tile: TileShape, placed: readonly Placed[], grounds: readonly Ground[]): readonly Placed[] {
  const under = new Sheet(tile)
  for (const [space, { scene }] of grounds.entries()) {
    const worth: Item['worth'] = (_, shape, _spot, box) => {
      let area = 0
      for (const { box: other } of placed) area += shared(other, box)
      return -area * 0.02 - 2 * outside(shape, box)
    }
    if (scene) under.put({ ...base, space, kind: 'scene', sizes: [{ extent: SCENE }], worth }, 1)
  }
  return [...under.placed, ...placed]
}
