import type { Seat } from '@overseer/kernel'
import type { Faction, State } from '@overseer/wasteland'
import { learnedValue } from '../../learned.ts'
import { itemAt } from '../../lists.ts'
import { contextOf } from '../context.ts'
import { worthOfInfluence } from '../influence.ts'
import { wastelandFeatures } from '../position-features.ts'
import { worthOfSurvivor } from '../survivor.ts'
import { TASTE } from '../taste.ts'
import { promiseOf } from '../wants.ts'
import { WEIGHTS } from '../weights.ts'
import { ROUGHLY } from './meetings.ts'
import { plansOf, worthOfNext } from './plans.ts'

const learned = learnedValue(wastelandFeatures, WEIGHTS.value)
export const CHANCE = 140 // what it is worth to be sure to win, in the measure of the plans
const LOST_TOGETHER = -200 // worse than any table of friends looks
const WON_TOGETHER = 300
const NEXT = 0.6 // of the best plan from there

/** How a position looks to a seat. */
export interface Prospect {
  readonly worth: number
  readonly win: number // a chance
}

/** The chance to win as learned from games; among friends, who were not learned from, how the table looks to them. */
export function judge(state: State, seat: Seat): Prospect {
  const { friends } = state.options
  if (friends !== null) return judgeTogether(state, seat, friends)
  const win = chanceOf(state, seat)
  return { worth: CHANCE * win, win }
}

function chanceOf(state: State, seat: Seat): number {
  const { outcome } = state
  if (outcome === null) return itemAt(learned(state, seat).win, seat)
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
}

function judgeTogether(state: State, seat: Seat, friends: Faction): Prospect {
  const { outcome } = state
  if (outcome !== null) {
    const won = outcome.winners.includes(seat)
    return { worth: won ? WON_TOGETHER : LOST_TOGETHER, win: won ? 1 : 0 }
  }
  const player = itemAt(state.players, seat)
  const next = worthOfNext(plansOf(contextOf(state, seat, TASTE), ROUGHLY))
  const body = player.character === null ? 0 : worthOfSurvivor(player)
  const worth = worthOfInfluence(state, seat, promiseOf) + body + NEXT * next
  return { worth, win: chanceOfFriends(state, friends) }
}

/** Those who stand together win with their faction: the farther it is ahead, the likelier. */
function chanceOfFriends(state: State, friends: Faction): number {
  return 1 / (1 + Math.exp(state[friends === 'star' ? 'shield' : 'star'] - state[friends]))
}
