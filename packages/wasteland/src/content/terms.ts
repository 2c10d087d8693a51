/** The words that every table of the game shares. */

export const LETTERS = ['S', 'P', 'E', 'C', 'I', 'A', 'L'] as const
export type Letter = (typeof LETTERS)[number]

export const AREAS = ['head', 'body', 'arms', 'legs'] as const
export type Area = (typeof AREAS)[number]

export const ENEMY_TYPES = ['critter', 'human', 'robot', 'monster', 'superMutant'] as const
export type EnemyType = (typeof ENEMY_TYPES)[number]

export const ABILITIES = ['aggressive', 'armor', 'radiation', 'ranged', 'loot', 'retreat'] as const
export type Ability = (typeof ABILITIES)[number]

export const FACTIONS = ['star', 'shield'] as const
export type Faction = (typeof FACTIONS)[number]

export const TERRAINS = ['difficult', 'irradiated'] as const
export type Terrain = (typeof TERRAINS)[number]

export const ENCOUNTER_DECKS = ['wasteland', 'settlement', 'vault84', 'vault109'] as const
export type EncounterDeck = (typeof ENCOUNTER_DECKS)[number]

/** The encounter icons that have a level. */
export type IconKind = 'wasteland' | 'settlement'

export const SCENARIO_IDS = ['commonwealth', 'capital', 'farHarbor', 'pitt'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** The spaces that have a name. */
export const PLACES = [
  'crossroadsCamp',
  'citRuins',
  'diamondCity',
  'theRailroad',
  'downtownBoston',
  'megaton',
  'theMall',
  'projectPurity',
  'farHarbor',
  'theNucleus',
  'acadia',
  'haven',
  'theMill',
  'theBridge',
  'hofmannFarm',
  'deadOrchard',
  'hwy74',
  'raiderCamp',
  'redRocketStation',
  'ashburyRoad',
  'rustyJunction',
  'superDuperMart',
  'vault84',
  'dryCreek',
  'pendletonEstate',
  'theTower',
  'superMutantCamp',
  'robcoFactory',
  'vault109',
  'glassFlats',
  'sunkenMetro',
  'lastLight',
  'sepulcher', // no tile shows it: quest 155 founds it
] as const
export type PlaceName = (typeof PLACES)[number]

const PLACE_NAMES: ReadonlySet<string> = new Set(PLACES)

export function isPlaceName(place: string): place is PlaceName {
  return PLACE_NAMES.has(place)
}
