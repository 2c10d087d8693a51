import type { Seat } from '@overseer/kernel'
import { ENEMY_STACKS, type EnemyId } from '../content/enemies.ts'
import type { Ability, EnemyType, Faction } from '../content/terms.ts'
import {
  abilitiesOf,
  abilityBit,
  ARMOR,
  isFaction,
  levelOf,
  RADIATION,
  RANGED,
  vulnerabilityOf,
} from '../rules/fight/foes.ts'
import {
  armorOf,
  hasRangedWeapon,
  matchHits,
  safeFromRadiation,
  weakening,
  weaponRerolls,
} from '../rules/items/passives.ts'
import { type Fight, playerAt, remainingHp } from '../state.ts'
import { asState, type View } from '../view.ts'

/** Fights before and between rolls, reduced to what decides them. */

/** How a survivor and an enemy stand to each other apart from the dice. */
export interface Stance {
  readonly level: number
  readonly areas: number // where the enemy is hit, as a mask
  readonly needed: number // hits that kill it
  readonly hits: number // that need no die: from a distance, or of cards
  readonly matchHits: number // with the first matching die
  readonly matched: number // matching dice that a card has been used for
  readonly shots: number // enemy hits that need no die
  readonly armor: number
  readonly rads: number // with the first damage
  readonly life: number // so much damage kills the survivor
  readonly rerolls: number
}

/** An enemy as it would be fought. */
export interface Opponent {
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
  readonly plus: number // levels added by a card
  readonly extra: Ability | null // given by a card
  readonly far: boolean // in an adjacent space
}

/** W-FIGHT-3 to W-FIGHT-8, W-FACT-3, W-ABIL-6, W-ABIL-9: a fight that has not begun. */
export function stanceAgainst(view: View, seat: Seat, { kind, face, plus, extra, far }: Opponent): Stance {
  const state = asState(view)
  const player = playerAt(state, seat)
  const abilities = abilitiesOf(state, kind, face) | (extra === null ? 0 : abilityBit(extra))
  const level = levelOf(state, kind, face) + plus
  const shoots = hasRangedWeapon(player)
  const isRanged = (abilities & RANGED) !== 0
  return {
    level,
    areas: vulnerabilityOf(state, kind, face) | weakening(player),
    needed: level + ((abilities & ARMOR) === 0 ? 0 : 1),
    hits: far && shoots && !isRanged ? 1 : 0,
    matchHits: matchHits(player),
    matched: 0,
    shots: far && isRanged && !shoots ? 1 : 0,
    armor: armorOf(player),
    rads: (abilities & RADIATION) !== 0 && !safeFromRadiation(player) ? level : 0,
    life: remainingHp(player),
    rerolls: weaponRerolls(player),
  }
}

/** A fight under way, with what cards have done so far. */
export function stanceIn(view: View, fight: Fight): Stance {
  const stance = stanceAgainst(view, fight.seat, fight)
  return {
    ...stance,
    areas: stance.areas | fight.weak,
    hits: stance.hits + fight.hits,
    matched: fight.matched,
    armor: stance.armor + fight.block,
    rerolls: fight.dice.length === 0 ? stance.rerolls + fight.rerolls : fight.rerolls,
  }
}

/** W-ENEMY-5: what an enemy could be: its face, or every token of its type that nobody sees. */
export function facesOf(view: View, { kind, face }: Pick<Opponent, 'kind' | 'face'>): readonly (EnemyId | null)[] {
  return face !== null || isFaction(kind) ? [face] : unseenFaces(view, kind)
}

/** The tokens of a type that lie in the stack or facedown on the map. */
export function unseenFaces(view: View, type: EnemyType): EnemyId[] {
  const unseen = [...ENEMY_STACKS[type]]
  const seen = [...view.stacks[type].discard, ...view.foes.flatMap(({ face }) => face ?? [])]
  if (view.fight?.foe === 0 && view.fight.face !== null) seen.push(view.fight.face)
  for (const face of seen) if (unseen.includes(face)) unseen.splice(unseen.indexOf(face), 1)
  return unseen
}
