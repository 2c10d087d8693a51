import type { Result, Seat } from '@overseer/kernel'
import { type Ability, type ItemId, ITEMS, KINDS, type Kind } from '../content/items.ts'
import { cubes, isGone, ownerOf, type Player, playerAt, type Sources, type State } from '../state.ts'
import { placeAt } from '../vault.ts'
import { roomsOf } from './building.ts'

/** What SH-END-4 compares, in this order, when happiness is equal. */
export const TIE_BREAKS = ['cubes', 'dwellers', 'items'] as const
type TieBreak = (typeof TIE_BREAKS)[number]

/** How a player's happiness came about. */
export interface Breakdown {
  readonly sources: Sources // gained in play
  readonly items: { readonly [I in ItemId]?: number } // scored at the end
  readonly threats: number // still on the own level
  readonly lost: number // happiness they cost
  readonly total: number
  readonly cubes: number
  readonly dwellers: number
  readonly itemCount: number
}

export interface ShelterResult extends Result {
  readonly breakdown: readonly Breakdown[] // by seat
  readonly tieBreaks: readonly TieBreak[] // needed to find the winner
}

export function breakdown(state: State, seat: Seat): Breakdown {
  const player = playerAt(state, seat)
  const items: Partial<Record<ItemId, number>> = {}
  const rooms = roomsOf(state, seat).length
  let scored = player.happiness
  for (const item of player.items) {
    const n = scoreOf(player, rooms, item)
    if (n > 0) items[item] = n
    scored += n
  }
  const threats = state.threats.filter(
    (threat, space) => threat && ownerOf(state, placeAt(space).level) === seat,
  ).length
  const lost = Math.min(threats, scored) // SH-END-3: items first, and nobody falls below 0
  return {
    sources: player.sources,
    items,
    threats,
    lost,
    total: scored - lost,
    cubes: cubes(player),
    dwellers: player.dwellers,
    itemCount: player.items.length,
  }
}

/** What an item is worth at the end of the game, to a player with so many rooms. */
export function scoreOf(player: Player, rooms: number, item: ItemId): number {
  const { ability } = ITEMS[item]
  if (ability.does !== 'score') return 0
  const { base, per, each } = ability
  return base + Math.floor(amountOf(player, rooms, per) / each)
}

function amountOf(player: Player, rooms: number, per: Extract<Ability, { does: 'score' }>['per']): number {
  if (per === 'room') return rooms
  if (per === 'dweller') return player.dwellers
  return isKind(per) ? player.items.filter(item => ITEMS[item].kind === per).length : player[per]
}

function isKind(per: string): per is Kind {
  return (KINDS as readonly string[]).includes(per)
}

/**
 * SH-END-4: most happiness, then cubes, dwellers, items; who is still equal shares the place. Whoever resigned comes last
 * (SH-END-6); after an agreed end the others are equal, and nobody wins (SH-END-7).
 */
export function result(state: State): ShelterResult | undefined {
  if (state.steps.length > 0) return undefined
  const breakdowns = state.players.map((_, seat) => breakdown(state, seat))
  const agreed = state.ending === 'agreed'
  const keys = breakdowns.map(({ total, cubes, dwellers, itemCount }, seat) => {
    if (isGone(playerAt(state, seat))) return GONE
    return agreed ? PRESENT : [total, cubes, dwellers, itemCount]
  })
  const ranks = keys.map(mine => 1 + keys.filter(other => compare(other, mine) > 0).length)
  return {
    winners: agreed ? [] : seatsOf(ranks),
    scores: breakdowns.map(({ total }) => total),
    ranks,
    breakdown: breakdowns,
    tieBreaks: agreed ? [] : tieBreaksUsed(keys),
  }
}

/** What is compared of whoever resigned, and of all others after an agreed end. */
const GONE = [-1, 0, 0, 0]
const PRESENT = [0, 0, 0, 0]

export function winners(state: State): Seat[] {
  return result(state)?.winners ?? []
}

function seatsOf(ranks: readonly number[]): Seat[] {
  return [...ranks.keys()].filter(seat => ranks[seat] === 1)
}

/** Above 0 if the first is ahead. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** The tie-breaks that were needed until one player, or only equals, were left in front. */
function tieBreaksUsed(keys: readonly (readonly number[])[]): TieBreak[] {
  const used: TieBreak[] = []
  let leaders = keys
  for (let at = 0; at <= TIE_BREAKS.length; at++) {
    const best = Math.max(...leaders.map(key => key[at]!))
    leaders = leaders.filter(key => key[at] === best)
    if (at > 0) used.push(TIE_BREAKS[at - 1]!)
    if (leaders.length === 1) break
  }
  return used
}
