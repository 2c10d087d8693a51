import { ABILITIES, type Ability, AREAS, type Area } from '../content/terms.ts'
import { enemyBlow, fightAbilities, fightLevel, survivorBlow } from '../rules/fight/blows.ts'
import { areasOf, faceOf } from '../rules/fight/dice.ts'
import { abilityBit, vulnerabilityOf } from '../rules/fight/foes.ts'
import { armorOf, weakening } from '../rules/items/passives.ts'
import { type Fight, playerAt } from '../state.ts'
import { asState, type View } from '../view.ts'

/** The fight under way, read off: what each die does, and what both sides come to as the dice lie. */

export interface DieNow {
  readonly face: number // from 1
  readonly bursts: number
  readonly matches: boolean // it hits the enemy
}

export interface FightNow {
  readonly level: number
  readonly abilities: readonly Ability[]
  readonly weak: readonly Area[] // where the enemy can be hit, cards included
  readonly dice: readonly DieNow[] // none before the roll
  readonly hits: number // on the enemy
  readonly needed: number
  readonly bursts: number // on the survivor, shots from a distance included
  readonly blocked: number
  readonly armor: number
  readonly damage: number // to come; what was dealt once the enemy has struck
  readonly struck: boolean
}

export function fightNow(view: View): FightNow | null {
  const { fight } = view
  if (fight === null) return null
  const state = asState(view)
  const weak = weakMask(view, fight)
  const { hits: bursts, blocked, damage } = enemyBlow(state, fight)
  const struck = view.pending?.ask === 'beforeHits'
  return {
    level: fightLevel(state, fight),
    abilities: ABILITIES.filter(ability => (fightAbilities(state, fight) & abilityBit(ability)) !== 0),
    weak: areasIn(weak),
    dice: fight.dice.map(face => ({ face, bursts: faceOf(face).hits, matches: (areasOf(face) & weak) !== 0 })),
    ...survivorBlow(state, fight),
    bursts,
    blocked,
    armor: armorOf(playerAt(state, fight.seat)) + fight.block,
    damage: struck ? fight.damage : damage,
    struck,
  }
}

function weakMask(view: View, { seat, kind, face, weak }: Fight): number {
  const state = asState(view)
  return vulnerabilityOf(state, kind, face) | weak | weakening(playerAt(state, seat))
}

function areasIn(mask: number): Area[] {
  return AREAS.filter((_, at) => (mask & (1 << at)) !== 0)
}
