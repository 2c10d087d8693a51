import type { Seat } from '@overseer/kernel'
import { goalOf, influenceOf, type State, type Trait, TRAIT_SIDES } from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import { expectFight } from './fights.ts'
import { INFLUENCE, nearness } from './influence.ts'
import { worthOfShopping } from './planner/shops.ts'
import type { Taste } from './context.ts'
import { promiseOf, wantsOf } from './wants.ts'

const EAGER = 1.3 // games are short: an agenda now beats whatever leads to one later
const STAGED = 0.25 // of an agenda: a new quest is one to come, for everybody; where nobody opens any, games drag on
const LEAST_GEAR = 0.45
const SATED = 0.8
const KNOWN = 0.5
const AGAIN = 0.7 // of a quest's test that failed: one stands where it can be tried again
/** With many rivals one would mostly have lost anyway. */
const FEAR = [1, 0.6, 0.4, 0.1]

/** How those judge who play by plans: they open vaults, and go for what their agendas count. */
export const TASTE: Taste = {
  eager: EAGER,
  vault: 7,
  hope: promiseOf,
  wants: wantsOf,
  staged: agenda => STAGED * agenda,
  known: worthOfBeingKnown,
  gear: worthOfThings,
  things: { loot: 2.2, asset: 4.5, unique: 7, companion: 2.5, xp: 1.4 },
  fear: players => FEAR[players - 1] ?? 1,
  counts: true,
  again: AGAIN,
  fight: ({ state, seat, gear }, foe, won) => expectFight(state, seat, foe, won, gear),
  shop: worthOfShopping,
}

/** Whoever is near the goal has little use for things that would only help later. */
function worthOfThings(state: State, seat: Seat): number {
  return Math.max(LEAST_GEAR, Math.min(1, 1.15 - (SATED * influenceOf(state, seat)) / goalOf(state)))
}

/** Standing Tall pays for being Idolized; to be Vilified ends that. */
function worthOfBeingKnown(state: State, seat: Seat, trait: Trait): number {
  const player = itemAt(state.players, seat)
  const { traits } = player
  const before = influenceOf(state, seat)
  player.traits = [...traits.filter(one => one !== TRAIT_SIDES[trait].other), trait]
  const gained = influenceOf(state, seat) - before
  player.traits = traits
  return KNOWN + INFLUENCE * gained + nearness(state, seat, gained)
}
