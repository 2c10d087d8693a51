import type { Seat } from '@overseer/kernel'
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
  NOWHERE,
  type Player,
  RADIATION,
  RANGED,
  remainingHp,
  safeFromRadiation,
  type State,
  vulnerabilityOf,
  weakening,
  weaponRerolls,
} from '@overseer/wasteland'
import { itemAt } from '../lists.ts'
import { beforeRoll, hitsOf, hitsThrough, killChance, matchesOf, type RollValues, rollValues } from './odds.ts'
import { harm, worthOfXp } from './survivor.ts'

/** Fights valued by their odds, before they are fought and roll by roll. */

export interface Foe {
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
  readonly plus: number
  readonly extra: Ability | null
  readonly far: boolean
}

/** What a fight comes down to. */
interface FightFacts {
  readonly level: number
  readonly areas: number // where the enemy is hit
  readonly needed: number // matching dice
  readonly bonus: number // hits that come by themselves with the first matching die
  readonly armor: number // of the survivor, less what the enemy hits from afar
  readonly rads: number // with the first damage
  readonly spoils: number // what the kill is worth by itself
}

const LOOT_CARD = 1.3

function factsOf(state: State, player: Player, foe: Foe): FightFacts {
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
  const { level, areas, needed, bonus, armor, rads, spoils } = factsOf(state, player, foe)
  const chance = killChance(areas, needed - bonus - helpers(player), weaponRerolls(player))
  return chance * (won + spoils) + harm(state, player, hitsThrough(armor) * level, rads / 2)
}

// A memory of a pure function: the same few fights are weighed again and again.
const remembered = new Map<string, number>()
const MOST_REMEMBERED = 20_000

/** The same by every roll and reroll: the dead win nothing, and spoils count as far as gear does. */
export function expectFight(state: State, seat: Seat, foe: Foe, won: number, gear: number): number {
  const player = itemAt(state.players, seat)
  const { level, areas, needed, bonus, armor, rads, spoils } = factsOf(state, player, foe)
  const hits = helpers(player)
  const rerolls = weaponRerolls(player)
  const courage = boldness(gear)
  const prize = Math.round((won + courage.spoils * spoils) * 4)
  const key = `${level} ${areas} ${needed - hits} ${bonus} ${armor} ${rads} ${rerolls} ${prize} ${player.hp} ${player.rads} ${state.options.friends === null}`
  let worth = remembered.get(key)
  if (worth !== undefined) return worth
  if (remembered.size > MOST_REMEMBERED) remembered.clear()
  worth = beforeRoll(fightValues(state, { ...NOT_BEGUN, ...foe, seat, hits }, won, courage))
  remembered.set(key, worth)
  return worth
}

const NOT_BEGUN = {
  foe: 0,
  node: NOWHERE,
  dice: [],
  locked: 0,
  rerolls: 0,
  rested: false,
  block: 0,
  weak: 0,
  matched: 0,
  damage: 0,
  task: null,
} as const

/** How somebody looks at a fight. */
interface Courage {
  readonly mortal: boolean // whoever is killed has not won
  readonly spoils: number // how much they count …
  readonly harm: number // … and what wounds cost; death costs what it costs
}

const TIMID: Courage = { mortal: false, spoils: 1, harm: 1 }

/**
 * Experience and loot pay for the whole rest of the game, wounds heal: games between the levels showed how much. Whoever
 * is near the goal has little use for them.
 */
export const boldness = (gear: number): Courage => ({ mortal: true, spoils: 3.5 * gear, harm: 0.8 })

/** A fight under way, roll by roll. */
export function fightValues(state: State, fight: Fight, won: number, courage = TIMID): RollValues {
  const { mortal, spoils: more, harm: less } = courage
  const player = itemAt(state.players, fight.seat)
  const { level, areas, needed, bonus, armor, rads, spoils } = factsOf(state, player, fight)
  const rerolls = fight.rerolls + (fight.dice.length === 0 ? weaponRerolls(player) : 0)
  return rollValues(roll => {
    const matching = matchesOf(roll, areas | fight.weak)
    const hits = matching + fight.hits + (matching > 0 ? bonus : 0)
    const damage = Math.max(0, hitsOf(roll) - armor - fight.block) * level
    const fatal = damage > 0 && damage + rads >= remainingHp(player)
    const killed = hits >= needed && !(mortal && fatal)
    const pain = damage > 0 ? harm(state, player, damage, rads) : 0
    return (killed ? won + more * spoils : 0) + (fatal ? pain : less * pain)
  }, rerolls)
}
