import type { EnemyId } from '../enemies.ts'
import type { ItemId, ItemKind, UniqueId } from '../items/items.ts'
import type { Ability, EncounterDeck, EnemyType, Faction, IconKind, Letter, PlaceName, Terrain } from '../terms.ts'
import type { Trait } from '../survivors/traits.ts'

/**
 * The vocabulary of quests and encounters. `words.ts` has a short function for every word, so that a card reads
 * like the line of its printed skeleton.
 */

/** The number of a card: 1 to 159 as printed, then the star cards of the wasteland (160-167) and settlements (168-175). */
export type CardNumber = number

/** L is the level of the encounter icon; excess: hits above the difficulty; paid: Caps just given; tens: paid / 10. */
export type Amount = number | 'L' | 'L+1' | 'L-1' | 'all' | 'excess' | 'paid' | 'tens'

/** Places that cards name by what they are, not by a name on the map. */
export const RELATIVE_PLACES = [
  'here', // where the survivor is (W-CON-R3)
  'marker', // of this card
  'empty', // any empty space (W-CON-R4)
  'boardCard', // the staged card that is a board of its own, as its rule `boardCard` says
  'startTile',
  'threeAway', // exactly three steps from the survivor
  'highestSettlement',
  'highestWasteland',
  'highestRobot',
  'mostLetters', // the survivor with most letters
  'eachPlaced', // each space that tokensPerSurvivor has just filled
] as const
export type Place = PlaceName | (typeof RELATIVE_PLACES)[number]

/** What a survivor must hold or give. */
export const HOLDINGS = ['companion', 'robot', 'weapon', 'junk', 'aid'] as const
export type Holding = (typeof HOLDINGS)[number]

/** What a card is kept as; '074' is card 074 kept by its first option, for card 081. */
export const TAGS = ['endorsement', 'contribution', 'minutemen', '074'] as const
export type Tag = (typeof TAGS)[number]

/** The gate of an option, the white part of an objective, or the question of a `when`. */
export type Condition =
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'anyOf'; readonly of: readonly Condition[] }
  | { readonly is: 'at'; readonly place: PlaceName }
  | { readonly is: 'atKind'; readonly kind: IconKind; readonly min: number; readonly max: number } // levels
  | { readonly is: 'atTerrain'; readonly terrain: Terrain }
  | { readonly is: 'awayFromNamed'; readonly n: number } // steps from every named space with an encounter icon
  | { readonly is: 'onCard'; readonly card: CardNumber }
  | { readonly is: 'atToken' | 'nearToken' | 'noToken' | 'tokenAtMarker'; readonly faction: Faction } // near: adjacent
  | { readonly is: 'atMarker'; readonly of: 'card' | 'wreck' }
  | { readonly is: 'trait'; readonly traits: readonly Trait[] } // any of them
  | { readonly is: 'has'; readonly what: 'companion' | 'robot' | 'contribution' } // companions equipped (W-CON-R9)
  | { readonly is: 'held'; readonly tag: Tag } // kept by any survivor
  | { readonly is: 'equipped'; readonly kinds: readonly ItemKind[]; readonly items: readonly ItemId[] } // all of them
  | { readonly is: 'remainingHp'; readonly max: number }
  | { readonly is: 'noEnemyWithin'; readonly n: number }
  | { readonly is: 'majority'; readonly terrain: Terrain } // more than half of all survivors stand on it
  | { readonly is: 'survivorNear' } // another one in an adjacent space
  | { readonly is: 'survivorWith'; readonly trait: Trait } // another one
  | { readonly is: 'staged'; readonly card: CardNumber }
  | { readonly is: 'capsOnCard'; readonly n: number }
  | { readonly is: 'unmarked' } // no cap on the space
  | { readonly is: 'lastOfDeck' } // the deck is empty now that this card is drawn

export interface Test {
  readonly do: 'test'
  readonly letters: readonly Letter[] // a letter twice counts twice
  readonly n: number
  readonly helpedBy: Tag | null // each card that the survivor keeps as this adds hits
}

/** Draw and fight. */
export interface Fight {
  readonly do: 'fight'
  readonly type: EnemyType
  readonly level: number // added to the enemy's
  readonly ability: Ability | null // given to the enemy
}

/** Fight an enemy of a faction, from the supply. */
export interface FightFaction {
  readonly do: 'fightFaction'
  readonly faction: Faction
}

/** What must succeed; in order, the first failure ends the attempt (W-QCARD-R6, W-ENC-R10). */
export type Task =
  | Test
  | Fight
  | FightFaction
  | { readonly do: 'pay'; readonly n: number }
  | { readonly do: 'payAny'; readonly min: number } // onto the card
  | { readonly do: 'payPer'; readonly n: number } // any multiple
  | { readonly do: 'discard'; readonly what: Holding; readonly n: number }
  | { readonly do: 'suffer'; readonly what: 'damage' | 'rads'; readonly n: number }

/** Where a marker must come to. */
export type Goal =
  | { readonly place: PlaceName }
  | { readonly kind: IconKind; readonly notStart: boolean }
  | { readonly enemy: EnemyType }

/** The kills that count; a field that is null or empty allows everything. */
export interface Prey {
  readonly type: EnemyType | null
  readonly name: EnemyId | null
  readonly minLevel: number
  readonly ability: Ability | null
  readonly factions: readonly Faction[] // if any: only their tokens
  readonly last: boolean // no token of the faction is left on the map
}

/** What completes an objective without an action: a deed, as the cards' words call it. */
export type Trigger =
  | ({ readonly on: 'killed' } & Prey)
  | { readonly on: 'explored'; readonly back: 'deadly' | null }
  | { readonly on: 'placed'; readonly faction: Faction; readonly minOnMap: number; readonly noneWithin: Clear | null }
  | { readonly on: 'removed'; readonly faction: Faction } // by quest 030
  | { readonly on: 'radsInTurn' | 'damageInFight'; readonly n: number }
  | { readonly on: 'campedNear'; readonly level: number }
  | { readonly on: 'markerAt'; readonly goal: Goal }
  | { readonly on: 'capsOnCard'; readonly n: number }
  | { readonly on: 'allMarked'; readonly kind: IconKind }
  | { readonly on: 'via'; readonly cards: readonly CardNumber[] } // only by the result `complete` of these cards

/** No token of the faction within so many spaces of a place. */
export interface Clear {
  readonly faction: Faction
  readonly n: number
  readonly of: PlaceName
}

/** For whom results are meant, if not for the acting survivor. */
export type Selector =
  | { readonly who: 'adjacent' }
  | { readonly who: 'chosen'; readonly trait: Trait } // another survivor
  | { readonly who: 'onIrradiated' }
  | { readonly who: 'mostEndorsed'; readonly rank: 'sole' | 'tied' }
  | { readonly who: 'fewestEndorsed' }
  | { readonly who: 'othersAtVault84' } // all but the holder of 074
  | { readonly who: 'holder'; readonly tag: Tag }
  | { readonly who: 'each' }

export interface Shopping {
  readonly do: 'shop'
  readonly n: Amount
  readonly discount: number
  readonly kinds: readonly ItemKind[] // that are cheaper; none named: all
  readonly saleBonus: number // Caps more for each sold card
}

/** What comes of it; in order. */
export type Result =
  | { readonly do: 'when'; readonly if: readonly Condition[]; readonly yes: Results; readonly no: Results }
  | { readonly do: 'xp' | 'caps' | 'loseCaps' | 'loot' | 'agenda' | 'damage' | 'rads'; readonly n: Amount }
  | { readonly do: 'heal' | 'cure'; readonly n: Amount }
  | { readonly do: 'unique'; readonly item: UniqueId }
  | { readonly do: 'power'; readonly faction: Faction; readonly n: Amount }
  | { readonly do: 'stage' | 'add'; readonly cards: readonly CardNumber[] } // one after the other
  | { readonly do: 'addSelf' | 'addSelfAtTurnEnd' | 'trash' }
  | { readonly do: 'become' | 'lose'; readonly trait: Trait }
  | { readonly do: 'move'; readonly n: number } // exactly so many steps (W-CON-R5)
  | { readonly do: 'place'; readonly place: Place } // the survivor
  | Shopping
  | { readonly do: 'shopAdd' | 'shopReplace'; readonly n: Amount }
  | { readonly do: 'takeShop' | 'takeAssetDiscard' }
  | { readonly do: 'revealAsset' | 'takeRevealed' | 'dropRevealed' }
  | { readonly do: 'companionDraw'; readonly who: 'meets' | 'any' }
  | Fight // as a result it need not be won (W-CON-R15)
  | { readonly do: 'fightToken'; readonly faction: Faction } // the token just put into the space
  | { readonly do: 'option'; readonly n: number } // carry out option n of this card, tasks included
  | { readonly do: 'forSurvivor'; readonly who: Selector; readonly results: Results }
  | { readonly do: 'killEnemy' | 'killAll'; readonly range: number }
  | { readonly do: 'moveEnemies'; readonly type: EnemyType; readonly n: number }
  | { readonly do: 'token'; readonly faction: Faction; readonly place: Place; readonly n: number }
  | { readonly do: 'removeToken'; readonly faction: Faction; readonly place: Place }
  | {
      readonly do: 'tokensPerSurvivor'
      readonly by: 'level' | 'choice'
      readonly put: readonly { readonly faction: Faction; readonly kind: IconKind }[] // one in each space of a kind
    }
  | { readonly do: 'marker' | 'moveMarkerToward'; readonly place: Place }
  | { readonly do: 'moveMarker'; readonly n: Amount }
  | { readonly do: 'inheritMarker' } // from the card that staged this one
  | { readonly do: 'capOnCard' | 'removeCapOnCard'; readonly n: Amount }
  | { readonly do: 'capOnSpace' | 'clearCaps' }
  | { readonly do: 'complete'; readonly card: CardNumber; readonly objective: number | 'choice' } // counted from 1
  | { readonly do: 'keep' | 'dropKept'; readonly tag: Tag }
  | { readonly do: 'resolve'; readonly card: CardNumber } // in place of this one
  | { readonly do: 'drawNext'; readonly may: boolean }
  | { readonly do: 'trashFromDeck' | 'vaultPool'; readonly cards: readonly CardNumber[] }
  | { readonly do: 'rollPerCompanion'; readonly face: number; readonly results: Results } // for each such face
  | { readonly do: 'ifDamaged'; readonly results: Results } // in the fight just fought
export type Results = readonly Result[]

/** A rule that holds while a quest is staged. */
export type Standing =
  | { readonly rule: 'markerAction'; readonly test: Test; readonly results: Results } // in the marker's space
  | { readonly rule: 'redirect'; readonly faction: Faction } // its tokens go for the marker
  | { readonly rule: 'carryMarker' }
  | { readonly rule: 'beforeEncounter'; readonly deck: EncounterDeck; readonly fight: Fight }
  | { readonly rule: 'levelBonus'; readonly n: number } // to the icon in the marker's space
  | { readonly rule: 'extraIcon'; readonly kind: IconKind; readonly level: number; readonly name: PlaceName }
  | { readonly rule: 'boardCard' } // figures may stand on the card

export interface Option {
  readonly forced: boolean
  readonly conditions: readonly Condition[]
  readonly tasks: readonly Task[]
  readonly success: Results
  readonly fail: Results
}

export interface ActionObjective {
  readonly by: 'action'
  readonly conditions: readonly Condition[]
  readonly tasks: readonly Task[]
  readonly results: Results
  readonly fail: Results
}

export interface TriggerObjective {
  readonly by: 'trigger'
  readonly trigger: Trigger
  readonly conditions: readonly Condition[] // of the killer, at the kill
  readonly results: Results
}

/** Completed by the last of several deeds; anybody may do one of them. */
export interface CountObjective {
  readonly by: 'count'
  readonly count: ActionObjective | TriggerObjective
  readonly trigger: Trigger
  readonly results: Results
}

export type Objective = ActionObjective | TriggerObjective | CountObjective

export interface Encounter {
  readonly card: 'encounter'
  readonly number: CardNumber
  readonly deck: EncounterDeck
  readonly onDraw: Results // before the options; drawNext or resolve in it takes their place (W-CON-R1)
  readonly options: readonly Option[]
}

export interface Quest {
  readonly card: 'quest'
  readonly number: CardNumber
  readonly onStage: Results
  readonly roundEnd: Results
  readonly standing: readonly Standing[]
  readonly objectives: readonly Objective[]
}

export type Card = Encounter | Quest
