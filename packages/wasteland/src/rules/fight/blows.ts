import { type Fight, playerAt, type State } from '../../state.ts'
import { armorOf, hasRangedWeapon, matchHits, weakening } from '../items/passives.ts'
import { areasOf, hitsOn } from './dice.ts'
import { abilitiesOf, abilityBit, ARMOR, levelOf, RANGED, vulnerabilityOf } from './foes.ts'

/** What both sides of a fight do as the dice lie. */

/** W-CON-R22: what a card adds counts for everything. */
export function fightLevel(state: State, { kind, face, plus }: Fight): number {
  return levelOf(state, kind, face) + plus
}

export function fightAbilities(state: State, { kind, face, extra }: Fight): number {
  return abilitiesOf(state, kind, face) | (extra === null ? 0 : abilityBit(extra))
}

/** W-FIGHT-5, W-FIGHT-6, W-FIGHT-R2: what the enemy does as the dice lie: hits less armor, times the level, as one blow. */
export function enemyBlow(state: State, fight: Fight): { hits: number; blocked: number; damage: number } {
  const player = playerAt(state, fight.seat)
  const ranged = (fightAbilities(state, fight) & RANGED) !== 0
  const bonus = fight.far && ranged && !hasRangedWeapon(player) ? 1 : 0 // W-ABIL-9, W-ABIL-11
  const hits = hitsOn(fight.dice) + bonus
  const blocked = Math.min(hits, armorOf(player) + fight.block)
  return { hits, blocked, damage: (hits - blocked) * fightLevel(state, fight) }
}

/** Whether the enemy dies as the dice lie. */
export function kills(state: State, fight: Fight): boolean {
  const { hits, needed } = survivorBlow(state, fight)
  return hits >= needed
}

/** How many dice match the enemy (W-FIGHT-7). */
export function matchingDice(state: State, fight: Fight): number {
  const areas = vulnerabilityOf(state, fight.kind, fight.face) | fight.weak | weakening(playerAt(state, fight.seat))
  let matching = 0
  for (const face of fight.dice) if ((areasOf(face) & areas) !== 0) matching++
  return matching
}

/** W-FIGHT-8: what the survivor does as the dice lie; enough hits kill, Armor needs one more (W-ABIL-6). */
export function survivorBlow(state: State, fight: Fight): { hits: number; needed: number } {
  const player = playerAt(state, fight.seat)
  const abilities = fightAbilities(state, fight)
  const matching = matchingDice(state, fight)
  const range = fight.far && (abilities & RANGED) === 0 && hasRangedWeapon(player) ? 1 : 0 // W-FACT-3, W-FACT-R2
  return {
    hits: matching + fight.hits + range + (matching > 0 ? matchHits(player) : 0),
    needed: fightLevel(state, fight) + ((abilities & ARMOR) !== 0 ? 1 : 0),
  }
}
