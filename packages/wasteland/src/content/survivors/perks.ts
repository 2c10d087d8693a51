import type { Letter } from '../terms.ts'
import {
  act,
  become,
  caps,
  cure,
  type Effect,
  fight,
  heal,
  hit,
  limit,
  loot,
  points,
  ready,
  scout,
  setDie,
  shop,
  strike,
  test,
  turn,
  xp,
} from '../items/types.ts'

/** A perk is used once and goes back to the deck; in fights and tests only if it names them (W-PERK-3, W-PERK-R1). */
export interface Perk {
  readonly letter: Letter
  readonly effects: readonly Effect[]
}

const perk = (letter: Letter, ...effects: Effect[]): Perk => ({ letter, effects })

const PERK_CARDS = {
  heavyLifter: perk('S', turn('discard', limit(2), loot(2))), // first the room, then what goes into it
  haymaker: perk('S', fight('discard', hit(2))),
  longShot: perk('P', turn('discard', strike(2, 2))),
  pathfinder: perk('P', turn('discard', scout, points(1))),
  toughAsNails: perk('E', turn('discard', heal(6))),
  radSponge: perk('E', turn('discard', cure(3))),
  smoothOperator: perk('C', turn('discard', shop(2, 1))),
  folkHero: perk('C', turn('discard', become('idolized', 'vilified'), xp(3))),
  fieldRepair: perk('I', turn('discard', ready)),
  quickLearner: perk('I', turn('discard', xp(6))),
  sprinter: perk('A', turn('discard', points(4))),
  secondWind: perk('A', turn('discard', act)),
  jackpot: perk('L', turn('discard', caps(3), loot(1))),
  dumbLuck: perk('L', fight('discard', setDie(1)), test('discard', setDie(1))),
} as const satisfies Record<string, Perk>

export type PerkId = keyof typeof PERK_CARDS
export const PERK_IDS = Object.keys(PERK_CARDS) as PerkId[]
export const PERKS: Readonly<Record<PerkId, Perk>> = PERK_CARDS
