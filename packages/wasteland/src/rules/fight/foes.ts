import { recordOf, type Seat } from '@overseer/kernel'
import type { FoeId } from '../../choice.ts'
import { ENEMIES, ENEMY_IDS, type EnemyId } from '../../content/enemies.ts'
import { FACTION_SHEETS, LETTER_VALUES, TRACK_GROUPS } from '../../content/factions.ts'
import { ABILITIES, type Ability, type EnemyType, type Faction, FACTIONS, SCENARIO_IDS } from '../../content/terms.ts'
import { SHIP, type Node } from '../../map/layout.ts'
import { type Foe, playerAt, type State } from '../../state.ts'
import type { RuleId } from '../../content/rule-ids.ts'
import { because, type Objection } from '../../refusal.ts'
import { loyaltyOf, maskOf } from '../items/passives.ts'

/** What enemies are: their numbers, and whom they stand against. */

export const abilityBit = (ability: Ability): number => 1 << ABILITIES.indexOf(ability)
const bits = (abilities: readonly Ability[]): number =>
  abilities.reduce((mask, ability) => mask | abilityBit(ability), 0)

export const AGGRESSIVE = abilityBit('aggressive')
export const ARMOR = abilityBit('armor')
export const RADIATION = abilityBit('radiation')
export const RANGED = abilityBit('ranged')
export const LOOT = abilityBit('loot')
export const RETREAT = abilityBit('retreat')

interface Numbers {
  readonly level: number
  readonly vulnerable: number
  readonly abilities: number
}

const NUMBERS = recordOf(ENEMY_IDS, (id): Numbers => {
  const { level, vulnerable, abilities } = ENEMIES[id]
  return { level, vulnerable: maskOf(vulnerable), abilities: bits(abilities) }
})

const FACTION_BITS = recordOf(SCENARIO_IDS, scenario =>
  recordOf(FACTIONS, faction => {
    const { vulnerable, abilities } = FACTION_SHEETS[scenario][faction]
    return { vulnerable: maskOf(vulnerable), abilities: bits(abilities) }
  }),
)

export function isFaction(kind: EnemyType | Faction): kind is Faction {
  return kind === 'star' || kind === 'shield'
}

/** W-TRACK-3: what the letter on a faction's sheet stands for now. */
export function factionLevel(state: State, faction: Faction): number {
  const { level } = FACTION_SHEETS[state.options.scenario][faction]
  const at = Math.min(Math.max(state[faction], 0), TRACK_GROUPS.length - 1)
  return LETTER_VALUES[level][TRACK_GROUPS[at]!]!
}

export function levelOf(state: State, kind: EnemyType | Faction, face: EnemyId | null): number {
  return face !== null ? NUMBERS[face].level : factionLevel(state, kind as Faction)
}

export function abilitiesOf(state: State, kind: EnemyType | Faction, face: EnemyId | null): number {
  return face !== null ? NUMBERS[face].abilities : FACTION_BITS[state.options.scenario][kind as Faction].abilities
}

export function vulnerabilityOf(state: State, kind: EnemyType | Faction, face: EnemyId | null): number {
  return face !== null ? NUMBERS[face].vulnerable : FACTION_BITS[state.options.scenario][kind as Faction].vulnerable
}

/** W-FTOK-1: whether the tokens of a faction are enemies in this scenario. */
function fightsAsEnemy(state: State, faction: Faction): boolean {
  return FACTION_SHEETS[state.options.scenario][faction].role === 'enemy'
}

export function isEnemy(state: State, foe: Foe): boolean {
  return foe.face !== null || fightsAsEnemy(state, foe.kind as Faction)
}

export function foeCalled(state: State, id: FoeId): Foe | undefined {
  for (const foe of state.foes) if (foe.id === id) return foe
  return undefined
}

/** An enemy or token that is known to be on the map. */
export function foeOnMap(state: State, id: FoeId): Foe {
  const foe = foeCalled(state, id)
  if (foe === undefined) throw new Error(`there is no enemy ${id} on the map`)
  return foe
}

/** W-LOYAL-2 to W-LOYAL-4: whether this enemy and this survivor leave each other alone. */
export function atPeace(state: State, seat: Seat, kind: EnemyType | Faction): boolean {
  return isFaction(kind) && loyaltyOf(playerAt(state, seat)) === kind
}

/** An active enemy that a survivor could fight. */
export function isHostile(state: State, seat: Seat, foe: Foe): boolean {
  return foe.up && isEnemy(state, foe) && !atPeace(state, seat, foe.kind)
}

/** W-CAMP-3, W-ENC-13, W-QACT-4: whether an enemy in the survivor's space rules out a restricted action. */
export function isBeset(state: State, seat: Seat): boolean {
  return besetBy(state, seat) !== undefined
}

/** The enemy in the survivor's space that rules it out; none on the board of its own that a card is. */
function besetBy(state: State, seat: Seat): Foe | undefined {
  const { node } = playerAt(state, seat)
  if (node === SHIP) return undefined
  for (const foe of state.foes) if (foe.node === node && isHostile(state, seat, foe)) return foe
  return undefined
}

/** Why a restricted action is ruled out, by this rule. */
export function whyBeset(state: State, seat: Seat, rule: RuleId): Objection | undefined {
  const foe = besetBy(state, seat)
  return foe && because(rule, { blockedBy: foe.id })
}

export function tokensAt(state: State, faction: Faction, node: Node): number {
  let n = 0
  for (const foe of state.foes) if (foe.kind === faction && foe.node === node) n++
  return n
}

export function tokensOnMap(state: State, faction: Faction): number {
  let n = 0
  for (const foe of state.foes) if (foe.kind === faction) n++
  return n
}

/** Puts a changed enemy in its place. */
export function replaceFoe(state: State, foe: Foe): void {
  state.foes[state.foes.findIndex(({ id }) => id === foe.id)] = foe
}

export function removeFoe(state: State, id: FoeId): void {
  state.foes.splice(
    state.foes.findIndex(foe => foe.id === id),
    1,
  )
}
