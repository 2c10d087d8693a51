import {
  abilitiesOf,
  type Ability,
  abilityBit,
  ARMOR,
  armorOf,
  type EnemyId,
  type EnemyType,
  type Faction,
  type Fight,
  hasRangedWeapon,
  ITEMS,
  levelOf,
  LOOT,
  matchHits,
  type Player,
  RADIATION,
  RANGED,
  safeFromRadiation,
  type State,
  vulnerabilityOf,
  weakening,
  weaponRerolls,
} from '@overseer/wasteland'
import { hitsOf, hitsThrough, kills, matchesOf, type Prospects, prospects } from './odds.ts'
import { harm, worthOfXp } from './survivor.ts'

/** Fights reckoned before they are fought. */

export interface Foe {
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
  readonly plus: number
  readonly extra: Ability | null
  readonly far: boolean
}

/** What a fight comes down to. */
interface Bout {
  readonly level: number
  readonly areas: number // where the enemy is hit
  readonly needed: number // matching dice
  readonly bonus: number // hits that come by themselves with the first matching die
  readonly armor: number // of the survivor, less what the enemy hits from afar
  readonly rads: number // with the first damage
  readonly spoils: number // what the kill is worth by itself
}

const LOOT_CARD = 1.3

function boutOf(state: State, player: Player, foe: Foe): Bout {
  const { kind, face, plus, extra, far } = foe
  const abilities = abilitiesOf(state, kind, face) | (extra === null ? 0 : abilityBit(extra))
  const level = levelOf(state, kind, face) + plus
  const ranged = hasRangedWeapon(player)
  const shooting = far && (abilities & RANGED) === 0 && ranged ? 1 : 0
  const shotAt = far && (abilities & RANGED) !== 0 && !ranged ? 1 : 0
  return {
    level,
    areas: vulnerabilityOf(state, kind, face) | weakening(player),
    needed: level + ((abilities & ARMOR) === 0 ? 0 : 1) - shooting,
    bonus: matchHits(player),
    armor: armorOf(player) - shotAt,
    rads: (abilities & RADIATION) !== 0 && !safeFromRadiation(player) ? level : 0,
    spoils: worthOfXp(player, level) + ((abilities & LOOT) === 0 ? 0 : LOOT_CARD),
  }
}

/** Hits that ready cards could add. */
function helpers(player: Player): number {
  let hits = 0
  for (const item of player.equipped) {
    if (player.exhausted.includes(item)) continue
    for (const { when, cost, verbs } of ITEMS[item].effects)
      if (when === 'fight' && cost === 'exhaust') for (const verb of verbs) if (verb.do === 'hit') hits += verb.n
  }
  return hits
}

/** What it is worth to fight an enemy whose death is worth `won` beyond its spoils: by the odds alone. */
export function worthOfFight(state: State, player: Player, foe: Foe, won: number): number {
  const { level, areas, needed, bonus, armor, rads, spoils } = boutOf(state, player, foe)
  const chance = kills(areas, needed - bonus - helpers(player), weaponRerolls(player))
  return chance * (won + spoils) + harm(state, player, hitsThrough(armor) * level, rads / 2)
}

/** A fight under way, roll by roll. */
export function fightProspects(state: State, fight: Fight, won: number): Prospects {
  const player = state.players[fight.seat]!
  const { level, areas, needed, bonus, armor, rads, spoils } = boutOf(state, player, fight)
  const rerolls = fight.rerolls + (fight.dice.length === 0 ? weaponRerolls(player) : 0)
  return prospects(roll => {
    const matching = matchesOf(roll, areas | fight.weak)
    const hits = matching + fight.hits + (matching > 0 ? bonus : 0)
    const damage = Math.max(0, hitsOf(roll) - armor - fight.block) * level
    return (hits >= needed ? won + spoils : 0) + (damage > 0 ? harm(state, player, damage, rads) : 0)
  }, rerolls)
}
