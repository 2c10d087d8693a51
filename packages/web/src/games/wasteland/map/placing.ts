import { type Extent, shared } from './boxes.ts'
import type { TileShape } from './geometry.ts'
import type { Crowd, Ground, Layout, Party, Placed } from './places.ts'
import { type Item, outside, Sheet } from './sheet.ts'
import { base, itemsOf } from './wants.ts'

/**
 * Where signs, names and figures go on a tile, without anybody's help. Each space first keeps a standing place free;
 * then come signs, terrain, names and printed enemies. A figure that comes moves nobody; names and signs get out of its
 * way. If several do not find room, they fan out, and at last they stand in one pile; then everything gets smaller.
 * No box overlaps another, every anchor lies in its space, and nothing hangs over the edge of the tile. What stands upright
 * rises above its box: of several ways that are possible the one is taken in which it hides least.
 */
const NOBODY: Crowd = { feet: [] }
const TRIES = 28
const MORE = 7 // tries for a better way, once there is one
const BETTER = 2 // smaller sizes and closer figures that are tried for one

/** A way to lay out a tile, and how much of it is hidden behind figures. */
interface Draft {
  readonly size: number
  readonly placed: readonly Placed[]
  readonly hidden: number
}

/** Lays out a tile: what is on the ground of each of its spaces, and who stands there; smaller if need be. */
export function place(
  tile: TileShape,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  size = 1,
): Layout {
  const plans = grounds.map((_, at) => plansOf(crowds[at] ?? NOBODY))
  if (crowds.some(crowd => crowd !== undefined) && crowds.every(crowd => (crowd?.feet.length ?? 0) <= 1))
    return settled(tile, grounds, crowds, plans, place(tile, grounds, [], size))
  let best: Draft | null = null
  let tries = 0
  for (let by = size; by >= LEAST; by = Math.round((by - SHRINK) * 10) / 10) {
    const loss = (size - by) * SMALL_COST
    if (best !== null && (loss >= best.hidden || tries++ === BETTER)) break
    const draft = placeAt(tile, grounds, crowds, plans, by)
    if (draft !== null && (best === null || draft.hidden + loss < best.hidden))
      best = { ...draft, hidden: draft.hidden + loss }
    if (best !== null && best.hidden <= GOOD) break
  }
  return { size: best?.size ?? LEAST, placed: withScenes(tile, best?.placed ?? [], grounds) }
}

/**
 * Nobody has to share: all stand where the place was kept for them, and the rest gets out of their way if it can; if need be
 * onto places that are kept for others, for whom it moves on when they come.
 */
function settled(
  tile: TileShape,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  plans: readonly (readonly (readonly Party[])[])[],
  { size, placed }: Layout,
): Layout {
  const standing = placed
    .filter(({ kind }) => kind === 'stand')
    .map((stand): Placed => {
      const [party] = plans[stand.space]![0]!
      return party === undefined ? stand : { ...stand, party, low: crowds[stand.space]?.feet[0] === 'asleep' }
    })
  const taken = standing.filter(({ party }) => party !== undefined)
  let best: Draft | null = null
  for (const kept of [standing, taken]) {
    const items = itemsOf(tile, grounds, [], () => []).filter(({ kind }) => kind !== 'stand')
    const draft = layOut(tile, items, size, kept)
    if ('hidden' in draft && (best === null || draft.hidden < best.hidden)) best = draft
    if (best !== null && best.hidden <= GOOD) break
  }
  const others = (best?.placed ?? placed).filter(({ kind }) => kind !== 'stand' && kind !== 'scene')
  return { size, placed: withScenes(tile, [...standing, ...others], grounds) }
}

const SHRINK = 0.1
const LEAST = 0.6
const SMALL_COST = 4 // for a size of 0 instead of 1, in things hidden
const CLOSER_COST = 0.25
const GOOD = 0.05

/** At one size; where figures fail to find room or hide too much, they draw closer together, unless a smaller size is no loss. */
function placeAt(
  tile: TileShape,
  grounds: readonly Ground[],
  crowds: readonly (Crowd | undefined)[],
  plans: readonly (readonly (readonly Party[])[])[],
  size: number,
): Draft | null {
  const picked = plans.map(() => 0)
  let best: Draft | null = null
  let tries = 0
  for (let closeness = 0; ; closeness++) {
    const items = itemsOf(tile, grounds, crowds, (at: number) => plans[at]![picked[at]!]!)
    const laid = layOut(tile, items, size)
    const isWay = 'hidden' in laid
    if (isWay && (best === null || laid.hidden + closeness * CLOSER_COST < best.hidden))
      best = { ...laid, hidden: laid.hidden + closeness * CLOSER_COST }
    if (best !== null && (best.hidden <= Math.max(GOOD, (closeness + 1) * CLOSER_COST) || tries++ === BETTER))
      return best
    const next = size > 1 ? -1 : closer(isWay ? laid.worst : laid.failed, plans, picked)
    if (next < 0) return best
    picked[next]!++
  }
}

type Laid = (Draft & { readonly worst: number }) | { readonly failed: number } // the spaces where most is hidden, where room is lacking

/**
 * Puts everything down, several times. What finds no room, and what was hidden most, goes first the next time; of the ways
 * found the best is taken.
 */
function layOut(tile: TileShape, items: Item[], size: number, already: readonly Placed[] = []): Laid {
  let best: Extract<Laid, { worst: number }> | null = null
  let failed = -1
  let last = TRIES
  for (let round = 0; round <= last; round++) {
    const sheet = new Sheet(tile, round)
    for (const stand of already) sheet.keep(stand, size)
    const stuck = items.findIndex(item => !sheet.put(item, size) && item.must)
    let first = stuck
    if (stuck < 0) {
      const { hidden, most } = hiddenOn(sheet)
      if (best === null) last = Math.min(TRIES, round + MORE)
      if (best === null || hidden < best.hidden) best = { size, placed: sheet.placed, hidden, worst: most?.space ?? -1 }
      if (most === null || best.hidden <= GOOD) return best
      first = items.findIndex(({ space, kind }) => space === most.space && kind === most.kind)
    } else failed = items[stuck]!.space
    const [item] = items.splice(first, 1)
    items.unshift(item!)
  }
  return best ?? { failed }
}

const BARELY = 0.12 // of a thing
const UNREAD = 0.03 // of a name: its letters are missed

/** How much of signs, names, flags and plates is hidden behind those who stand there, and of which the most. */
function hiddenOn({ placed, bodies }: Sheet): { readonly hidden: number; readonly most: Placed | null } {
  let hidden = 0
  let worst = 0
  let most: Placed | null = null
  const empty = bodies.every(({ weight }) => weight < 1) // then by those who may come
  for (const thing of placed) {
    if (thing.kind === 'spawn' || (thing.kind === 'stand' && thing.party === undefined)) continue
    const { left, right, top, bottom } = thing.box
    let area = 0
    for (const { box, weight } of bodies)
      if ((empty || weight === 1) && (thing.kind !== 'stand' || box.y > thing.box.y)) area += shared(box, thing.box)
    const part = area / ((right - left) * (bottom - top)) - (thing.kind === 'name' ? UNREAD : BARELY)
    if (part <= 0) continue
    hidden += part
    if (part > worst) [worst, most] = [part, thing]
  }
  return { hidden, most }
}

/** The space whose figures draw closer together next: the one that failed, else the one with most ways left. */
function closer(failed: number, plans: readonly (readonly unknown[])[], picked: readonly number[]): number {
  const left = (at: number): number => plans[at]!.length - 1 - picked[at]!
  if (failed >= 0 && left(failed) > 0) return failed
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
    const minds: Item['minds'] = (_, shape, _spot, box) => {
      let area = 0
      for (const { box: other } of placed) area += shared(other, box)
      return area * 0.02 + 2 * outside(shape, box)
    }
    if (scene) under.put({ ...base, space, kind: 'scene', sizes: [{ extent: SCENE }], likes: () => 0, minds }, 1)
  }
  return [...under.placed, ...placed]
}
