export { type CampPart, type Choice, fallback, type FoeId, type Use } from './choice.ts'
export * from './content/agendas.ts'
export { CHARACTER_ABILITIES, CHARACTER_IDS, type CharacterId, CHARACTERS } from './content/characters.ts'
export * from './content/dice.ts'
export * from './content/enemies.ts'
export * from './content/factions.ts'
export * from './content/items.ts'
export * from './content/library.ts'
export * from './content/markers.ts'
export { type Perk, PERK_IDS, type PerkId, PERKS } from './content/perks.ts'
export * from './content/rule-ids.ts'
export { type Cell, type Scenario, SCENARIOS } from './content/scenarios.ts'
export * from './content/terms.ts'
export * from './content/tile.ts'
export * from './content/tiles.ts'
export * from './content/traits.ts'
export type {
  Amount,
  Card,
  CardNumber,
  Condition,
  Encounter,
  Goal,
  Objective,
  Option,
  Place,
  Prey,
  Quest,
  Result,
  Results,
  Selector,
  Standing,
  Tag,
  Task,
  Trigger,
} from './content/vocabulary-cards.ts'
export type { Demand, Effect, Mark, Timing, Verb } from './content/vocabulary-items.ts'
export type { Event } from './event.ts'
export * from './map.ts'
export { narrator } from './narrator/narrator.ts'
export * from './options.ts'
export type { Position } from './position.ts'
export { countOf, goalOf, influenceOf, MOST_AGENDAS, opponent, worthOf } from './rules/agendas.ts'
export { areasOf } from './rules/dice.ts'
export { ROUND_LIMIT, type Standing as Standings, type WastelandResult } from './rules/ending.ts'
export {
  abilitiesOf,
  abilityBit,
  ARMOR,
  factionLevel,
  foeCalled,
  isBeset,
  isEnemy,
  isHostile,
  levelOf,
  LOOT,
  RADIATION,
  RANGED,
  tokensOnMap,
  vulnerabilityOf,
} from './rules/foes.ts'
export { type Icon, iconsAt, levelAt, placeNode, SEPULCHER } from './rules/icons.ts'
export {
  armorOf,
  hasRangedWeapon,
  hasTrait,
  inventoryLimit,
  loyaltyOf,
  matchHits,
  safeFromRadiation,
  safeInDifficult,
  safeInIrradiated,
  testRerolls,
  weakening,
  weaponRerolls,
} from './rules/passives.ts'
export { priceOf, proceedsOf, type Terms } from './rules/shopping.ts'
export { hpMax } from './rules/survivors.ts'
export { attemptAfter, canAfford } from './rules/tasks.ts'
export { SCENARIO_OPTIONS, TWISTS } from './setups.ts'
export * from './state.ts'
export { statistics } from './statistics.ts'
export type { Step } from './steps.ts'
export { CATALOGUES } from './text/catalogues.ts'
export type { OfferView, OpenPile, PlayerView, View } from './view.ts'
export { wasteland } from './wasteland.ts'
