import type { Seat } from '@overseer/kernel'
import type { State } from '@overseer/wasteland'
import { learnedValue } from '../../learned.ts'
import { itemAt } from '../../lists.ts'
import { chanceOfFriends } from '../evaluator.ts'
import { worthOfInfluence } from '../influence.ts'
import { wastelandFeatures } from '../position-features.ts'
import { contextOf } from '../rewards.ts'
import { worthOfSurvivor } from '../survivor.ts'
import { TASTE } from '../taste.ts'
import { promiseOf } from '../wants.ts'
import { WEIGHTS } from '../weights.ts'
import { ROUGHLY } from './meetings.ts'
import { plansOf } from './plans.ts'

const learned = learnedValue(wastelandFeatures, WEIGHTS.value)
export const CHANCE = 140 // what the chance to win counts beside the table as it looks
/**
 * An end is hardly more than a chance that has become sure, so that the few games that end do not drown what all the others
 * say; and all victories are worth the same, so that none is put off for something that looks better.
 */
const WON = 300
const LOST = 40
const LOST_TOGETHER = -200 // worse than any table of friends looks
const RIVAL = 0.3
const NEXT = 0.6 // of the best plan from there …
const MOST_NEXT = 40 // … however good it looks: it is not done yet

/** How a position looks to a seat: its chance to win as learned from games, with what it holds and could do next. */
export interface Prospect {
  readonly worth: number
  readonly win: number // a chance
}

export function judge(state: State, seat: Seat): Prospect {
  const { outcome, options } = state
  if (outcome !== null) {
    const win = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
    return { worth: win * WON + (1 - win) * (options.friends === null ? LOST : LOST_TOGETHER), win }
  }
  let rival = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) rival = Math.max(rival, standing(state, other))
  const next = plansOf(contextOf(state, seat, TASTE), ROUGHLY).best[0]?.value ?? 0
  const looks = standing(state, seat) + NEXT * Math.min(next, MOST_NEXT) - RIVAL * rival
  const { friends } = state.options
  if (friends !== null) return { worth: looks, win: chanceOfFriends(state, friends) } // they were not learned from
  const win = itemAt(learned(state).win, seat)
  return { worth: CHANCE * win + looks, win }
}

function standing(state: State, seat: Seat): number {
  const player = itemAt(state.players, seat)
  const worth = worthOfInfluence(state, seat, promiseOf)
  return player.character === null ? worth : worth + worthOfSurvivor(player)
}
