// The game
export { type Captions, captions } from './narrator/captions.ts'
export { narrator } from './narrator/narrator.ts'
export { type Reading, READINGS } from './narrator/readings.ts'
export { type StoryFormat, storyOfRecord, tellStory } from './narrator/story.ts'
export { type SpaceNames, spaceNames } from './narrator/space-names.ts'
export { SCENARIO_OPTIONS, TWISTS } from './statistics/game-variants.ts'
export { statistics } from './statistics/statistics.ts'
export { wordPartsOf } from './narrator/word-parts.ts'
export { catalogueIn, loadWords, WORD_PARTS } from './text/loaded.ts'
export { wasteland } from './wasteland.ts'

// What it is made of
export { type Choice, fallback, type FoeId, type Use } from './choice.ts'
export type { Event } from './event.ts'
export {
  DEFAULTS,
  ENCOUNTER_LIMITS,
  type EncounterLimit,
  type Options,
  ROUND_ORDERS,
  type RoundOrder,
} from './options.ts'
export type { Due, Run, TaskRef } from './run.ts'
export type { Position } from './schema/position.ts'
export {
  type Basket,
  type Ending,
  ENDINGS,
  type Fight,
  type Foe,
  type Kept,
  type Marker,
  type Offer,
  type Outcome,
  type Player,
  playerAt,
  remainingHp,
  type Staged,
  type State,
  type TestRoll,
  type Turn,
} from './state.ts'
export type { Step } from './steps.ts'
export { asState, type OfferView, type OpenPile, type PlayerView, survivorOf, type View } from './view.ts'

// What a player wants to know before deciding: read off a view, without words
export { type DieNow, type FightNow, fightNow } from './reading/fight-now.ts'
export {
  type ActivationAhead,
  activationsAhead,
  type DeckAhead,
  deckAhead,
  type FactionAhead,
  factionsAhead,
  type FoeAhead,
  tracksEndedBy,
  type Warning,
} from './reading/forecast.ts'
export type { Help, Means } from './reading/helps.ts'
export { type AgendaAhead, type Count, type InfluenceAhead, influenceAhead } from './reading/influence.ts'
export { type Ahead, aheadOf, type OddsNow, oddsNow, withdrawerOf } from './reading/now.ts'
export {
  type AttemptOdds,
  attemptOdds,
  type Chance,
  type FightOdds,
  fightOdds,
  foeOdds,
  type Helped,
  type Odds,
  openingOdds,
  questOdds,
  type RollOdds,
  rollOdds,
  testOdds,
} from './reading/odds.ts'
export { type OptionAhead, optionsAhead } from './reading/options.ts'
export { type ObjectiveAhead, type Pointer, pointersOf, type QuestAhead, questsAhead } from './reading/quests.ts'
export { digestSince, outcomesSeen, type SeenOutcome, sinceTurn } from './reading/since.ts'
export { type Compass, type Ground, labelOf, type SpaceLabel } from './reading/spaces.ts'
export { type Opponent, unseenFaces } from './reading/stance.ts'
export { type EarlierCard, earlierCards, type QuestDeed, type StoryPart, storyParts } from './reading/story.ts'
export { type Exploration, FAR_AWAY, moveActions, type Way, type Ways, waysOf, type WayStep } from './reading/ways.ts'

// The map
export { type Distances, distances, type Graph, graphOf, reaches, turnUp } from './map/graph.ts'
export {
  type Board,
  isWholeTile,
  type Node,
  NOWHERE,
  parseSpace,
  positionAt,
  positionOf,
  SHIP,
  type Space,
  type SpaceName,
  spacesOf,
  type Spot,
  SPOTS,
  TILE_COUNT,
  UNREACHABLE,
  wholeTile,
} from './map/layout.ts'

// Content
export {
  type Activation,
  type Agenda,
  AGENDA_IDS,
  AGENDA_NAMES,
  agendaDeck,
  type AgendaId,
  type AgendaName,
  AGENDAS,
  type Bonus,
  type Check,
  stepsFor,
  type Thing,
} from './content/agendas.ts'
export { cardKey, encounterCard, LAST_NUMBER, LIBRARY, questCard, STAR_DECKS } from './content/cards/library.ts'
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
} from './content/cards/types.ts'
export { DICE, type Face, FACES } from './content/dice.ts'
export { ENEMIES, type Enemy, ENEMY_IDS, ENEMY_STACKS, type EnemyId } from './content/enemies.ts'
export {
  FACTION_IDS,
  FACTION_SHEETS,
  FACTION_TOKEN_IDS,
  type FactionId,
  type FactionSheet,
  type FactionTokenId,
  LETTER_VALUES,
  type TokenRole,
  TRACK_END,
  TRACK_GROUPS,
  type TrackLetter,
} from './content/factions.ts'
export {
  ASSET_DECK,
  ASSET_IDS,
  type AssetId,
  CHARACTER_ITEM_IDS,
  type CharacterItemId,
  type Item,
  ITEM_DECKS,
  ITEM_IDS,
  ITEM_KINDS,
  type ItemDeck,
  type ItemId,
  type ItemKind,
  ITEMS,
  LOOT_DECK,
  LOOT_IDS,
  type LootId,
  UNIQUE_DECK,
  UNIQUE_IDS,
  type UniqueId,
} from './content/items/items.ts'
export type { Demand, Effect, Mark, Timing, Verb } from './content/items/types.ts'
export { type MarkerColour, MARKERS } from './content/map/markers.ts'
export { type Cell, type Scenario, SCENARIOS } from './content/map/scenarios.ts'
export { type Back, facing, type Side, SIDE_STEPS, SIDES, type Tile, type TileSpace } from './content/map/tile.ts'
export { DANGEROUS_TILES, DEADLY_TILES, TILE_IDS, type TileId, TILES } from './content/map/tiles.ts'
export {
  isRuling,
  RULE_IDS,
  RULE_TOPICS,
  type RuleId,
  type RuleTopic,
  rulingsOn,
  topicOf,
} from './content/rule-ids.ts'
export { CHARACTER_ABILITIES, CHARACTER_IDS, type CharacterId, CHARACTERS } from './content/survivors/characters.ts'
export { type Perk, PERK_IDS, type PerkId, PERKS } from './content/survivors/perks.ts'
export { type Trait, TRAIT_SIDES, TRAITS } from './content/survivors/traits.ts'
export {
  ABILITIES,
  type Ability,
  type Area,
  AREAS,
  ENCOUNTER_DECKS,
  type EncounterDeck,
  ENEMY_TYPES,
  type EnemyType,
  type Faction,
  FACTIONS,
  type IconKind,
  type Letter,
  LETTERS,
  type PlaceName,
  PLACES,
  SCENARIO_IDS,
  type ScenarioId,
  type Terrain,
  TERRAINS,
} from './content/terms.ts'

// What can be read off a state by the rules
export { allHold } from './rules/cards/conditions.ts'
export { attemptAfter, canAfford } from './rules/cards/tasks.ts'
export { areasOf } from './rules/fight/dice.ts'
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
} from './rules/fight/foes.ts'
export {
  armorOf,
  hasRangedWeapon,
  hasTrait,
  inventoryLimit,
  loyaltyOf,
  matchHits,
  rerollsBy,
  safeFromRadiation,
  safeInDifficult,
  safeInIrradiated,
  slowness,
  testRerolls,
  weakening,
  weaponRerolls,
} from './rules/items/passives.ts'
export { fitTogether, mayEquip } from './rules/items/belongings.ts'
export { effectsOf } from './rules/items/using-items.ts'
export { priceOf, proceedsOf, type Terms } from './rules/items/shopping.ts'
export { type Icon, iconsAt, levelAt, placeNode, SEPULCHER } from './rules/map/icons.ts'
export { lurking, stepCost, terrainRads } from './rules/map/movement.ts'
export { countOf, goalOf, influenceOf, MOST_AGENDAS, opponent, worthOf } from './rules/round/agendas.ts'
export { ROUND_LIMIT, type Standing as Standings, type WastelandResult } from './rules/round/ending.ts'
export { hpMax } from './rules/survivors/survivors.ts'
