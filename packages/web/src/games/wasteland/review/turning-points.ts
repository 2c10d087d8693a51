import type { Seat } from '@overseer/kernel'
import { type Event, FACTIONS, type Faction, type View } from '@overseer/wasteland'
import type { Replay } from '../../../table/replay.ts'
import { Followed } from './by-round.ts'

/** A choice after which the race stood otherwise: somebody's influence leapt, or a faction did. */
export interface TurningPoint {
  readonly at: number // the board after so many choices
  readonly round: number
  readonly event: Event // what did it
  readonly influence: { readonly seat: Seat; readonly from: number; readonly to: number } | null
  readonly power: { readonly side: Faction; readonly from: number; readonly to: number } | null
}

const MOST = 5 // that are told of
const LEAP = 2 // points at once
const FEW = 3 // that are told of even if they are smaller: every game turned somewhere

/** The events that are told as what did it, the most telling first. */
const TELLING: readonly Event['type'][] = [
  ...(['gameEnded', 'objectiveCompleted', 'optionResolved', 'traded', 'killed', 'deckReshuffled'] as const),
  ...(['powerGained', 'agendaDrawn', 'agendasDrawn', 'capsGained', 'levelGained'] as const),
]

/** The greatest leaps of a game, in the order in which they came. */
export function turningPoints({ frames, moments }: Replay): readonly TurningPoint[] {
  const first = moments[0]!.view as View
  const followed = new Followed(first.players.length)
  for (const { event } of frames.slice(0, moments[0]!.frames)) followed.follow(event as Event)
  let before = { influence: followed.influence(first), view: first, frames: moments[0]!.frames }
  const found: { point: TurningPoint; leap: number; rank: number }[] = []
  for (const [at, moment] of moments.entries()) {
    if (at === 0) continue
    const events = frames.slice(before.frames, moment.frames).map(({ event }) => event as Event)
    for (const event of events) followed.follow(event)
    const view = moment.view as View
    const now = { influence: followed.influence(view), view, frames: moment.frames }
    const influence = greatest([...now.influence.keys()].map(seat => leapOf(seat, before.influence, now.influence)))
    const power = greatest(FACTIONS.map(side => ({ side, from: before.view[side], to: view[side] })))
    const leap = Math.max(sizeOf(influence), sizeOf(power))
    const rank = TELLING.findIndex(type => events.some(one => one.type === type))
    const event = events.find(({ type }) => type === TELLING[rank])
    if (leap > 0 && event !== undefined)
      found.push({
        leap,
        rank,
        point: { at, round: view.round, event, influence: shown(influence), power: shown(power) },
      })
    before = now
  }
  found.sort((a, b) => b.leap - a.leap || a.rank - b.rank || b.point.at - a.point.at) // what came late decided more
  const best = found.filter(({ leap }, n) => leap >= LEAP || n < FEW).slice(0, MOST)
  return best.map(({ point }) => point).sort((a, b) => a.at - b.at)
}

interface Leap {
  readonly from: number
  readonly to: number
}

function leapOf(seat: Seat, before: readonly number[], now: readonly number[]): Leap & { seat: Seat } {
  return { seat, from: before[seat]!, to: now[seat]! }
}

const sizeOf = (leap: Leap | undefined): number => (leap === undefined ? 0 : Math.abs(leap.to - leap.from))

const greatest = <L extends Leap>(leaps: readonly L[]): L | undefined =>
  leaps.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.to - a.to)[0] // of two as great, the one that led farther

const shown = <L extends Leap>(leap: L | undefined): L | null => (sizeOf(leap) === 0 ? null : leap!)
