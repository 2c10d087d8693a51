import type { Onlooker, Seat } from '@overseer/kernel'
import type { FoeId } from './choice.ts'
import type { Activation, AgendaId } from './content/agendas.ts'
import type { CharacterId } from './content/survivors/characters.ts'
import type { EnemyId } from './content/enemies.ts'
import type { ItemId } from './content/items/items.ts'
import type { PerkId } from './content/survivors/perks.ts'
import type { EncounterDeck, EnemyType, Faction, Letter } from './content/terms.ts'
import type { TileId } from './content/map/tiles.ts'
import type { Trait } from './content/survivors/traits.ts'
import type { CardNumber, Tag } from './content/cards/types.ts'
import type { SpaceName } from './map/layout.ts'
import type { Ending } from './state.ts'

/** What an event says about an enemy: its kind, and its face unless it lies facedown or belongs to a faction. */
interface Enemy {
  readonly foe: FoeId // 0: drawn from the supply for one fight
  readonly kind: EnemyType | Faction
  readonly face: EnemyId | null
}

/** What happened, fact by fact. `to` names the seats that may see it; without it everybody may. */
export type Event =
  | { readonly type: 'characterPicked'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnBegan' | 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'arranged'; readonly seat: Seat; readonly equipped: readonly ItemId[] }
  | { readonly type: 'loyaltyDeclared'; readonly seat: Seat; readonly agenda: AgendaId; readonly faction: Faction }
  | { readonly type: 'loyaltyEnded'; readonly seat: Seat }
  | {
      readonly type: 'actionTaken'
      readonly seat: Seat
      readonly action: 'move' | 'explore' | 'encounter' | 'fight' | 'quest' | 'camp'
    }
  // On the map
  | { readonly type: 'survivorPlaced' | 'survivorMoved'; readonly seat: Seat; readonly at: SpaceName }
  | { readonly type: 'tileExplored'; readonly seat: Seat; readonly tile: TileId; readonly at: SpaceName }
  | ({
      readonly type: 'enemyPlaced' | 'enemyMoved' | 'enemyTurnedUp' | 'enemyTurnedDown'
      readonly at: SpaceName
    } & Enemy)
  | ({ readonly type: 'enemyKilled'; readonly seat: Seat | null; readonly at: SpaceName | null } & Enemy)
  | { readonly type: 'tokenPlaced' | 'tokenRemoved'; readonly faction: Faction; readonly at: SpaceName }
  | { readonly type: 'tokenWaits'; readonly faction: Faction } // until its space is turned up (W-CON-R10)
  | { readonly type: 'markerPlaced' | 'markerMoved'; readonly card: CardNumber; readonly at: SpaceName }
  | { readonly type: 'markerCarried' | 'markerPutDown'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly type: 'wreckPlaced'; readonly at: SpaceName }
  | { readonly type: 'wreckRemoved' }
  // Fights and tests
  | ({ readonly type: 'fightBegan'; readonly seat: Seat; readonly level: number } & Enemy)
  | { readonly type: 'testBegan'; readonly seat: Seat; readonly letters: readonly Letter[]; readonly n: number }
  | { readonly type: 'diceRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly type: 'diceRerolled'
      readonly seat: Seat
      readonly dice: readonly number[]
      readonly which: readonly number[]
    }
  | { readonly type: 'dieSet'; readonly seat: Seat; readonly dice: readonly number[]; readonly die: number }
  | ({
      readonly type: 'enemyHit'
      readonly seat: Seat
      readonly hits: number
      readonly blocked: number
      readonly damage: number
    } & Enemy)
  | ({
      readonly type: 'survivorHit'
      readonly seat: Seat
      readonly hits: number
      readonly needed: number
    } & Enemy)
  | ({ readonly type: 'fightEnded'; readonly seat: Seat; readonly won: boolean } & Enemy)
  | { readonly type: 'fightSkipped'; readonly seat: Seat; readonly loyal: boolean } // to that faction; else there is nobody to fight
  | {
      readonly type: 'testEnded'
      readonly seat: Seat
      readonly hits: number
      readonly n: number
      readonly passed: boolean
    }
  | { readonly type: 'restGivenUp'; readonly seat: Seat }
  | { readonly type: 'riskRolled'; readonly seat: Seat; readonly die: number; readonly addicted: boolean }
  | { readonly type: 'companionsRolled'; readonly seat: Seat; readonly dice: readonly number[] }
  // A survivor's board
  | { readonly type: 'damaged' | 'radsSuffered' | 'healed' | 'cured'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'killed' | 'eliminated' | 'resigned'; readonly seat: Seat }
  | { readonly type: 'xpGained'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'levelGained'; readonly seat: Seat; readonly letters: readonly Letter[] } // the tokens drawn
  | { readonly type: 'letterGained' | 'letterReturned'; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: 'traitGained' | 'traitLost'; readonly seat: Seat; readonly trait: Trait }
  | { readonly type: 'capsGained' | 'capsPaid' | 'capsLost'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'pointsGained'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'actionGained'; readonly seat: Seat }
  // Cards
  | { readonly type: 'perkGained' | 'perkUsed'; readonly seat: Seat; readonly perk: PerkId }
  | {
      readonly type: 'itemGained' | 'itemEquipped' | 'itemDiscarded' | 'itemReadied' | 'companionLeft'
      readonly seat: Seat
      readonly item: ItemId
    }
  | { readonly type: 'itemUsed'; readonly seat: Seat; readonly item: ItemId; readonly effect: number }
  | { readonly type: 'eventResolved'; readonly seat: Seat; readonly item: ItemId } // a one-time loot card
  | {
      readonly type: 'itemBought' | 'itemSold'
      readonly seat: Seat
      readonly item: ItemId
      readonly caps: number
    }
  | { readonly type: 'companionRecruited'; readonly seat: Seat; readonly item: ItemId }
  | { readonly type: 'shopAdded' | 'shopDropped' | 'assetRevealed' | 'assetDropped'; readonly item: ItemId }
  | { readonly type: 'deckReshuffled'; readonly deck: 'loot' | 'assets' | 'agendas' | EnemyType }
  | { readonly type: 'camped'; readonly seat: Seat; readonly part: 'heal' | 'ready' | 'rest' } // W-CAMP-1
  | {
      readonly type: 'agendaDrawn' | 'agendaDiscarded'
      readonly seat: Seat
      readonly agenda: AgendaId
      readonly to: readonly Seat[]
    }
  | {
      readonly type: 'agendasDrawn' | 'agendasDiscarded' // for those who may not know which
      readonly seat: Seat
      readonly n: number
      readonly to: readonly Onlooker[]
    }
  | { readonly type: 'agendaRevealed'; readonly agenda: AgendaId } // at the end of a round
  | { readonly type: 'deckPassed'; readonly seat: Seat }
  | { readonly type: 'typeActivated'; readonly kind: Activation }
  | { readonly type: 'powerGained'; readonly faction: Faction; readonly n: number; readonly power: number }
  | { readonly type: 'powerLost'; readonly faction: Faction; readonly n: number; readonly power: number } // co-operative variant
  // Trade
  | { readonly type: 'tradeOffered' | 'tradeCountered'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'agendaShown'; readonly seat: Seat; readonly agenda: AgendaId; readonly to: readonly Seat[] }
  | { readonly type: 'traded' | 'tradeDeclined' | 'tradeWithdrawn'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'itemTraded'; readonly seat: Seat; readonly with: Seat; readonly item: ItemId } // `with` receives it
  | { readonly type: 'capsTraded' | 'agendasTraded'; readonly seat: Seat; readonly with: Seat; readonly n: number }
  // Encounters and quests
  | { readonly type: 'encounterDrawn'; readonly seat: Seat; readonly deck: EncounterDeck; readonly card: CardNumber }
  | { readonly type: 'optionChosen'; readonly seat: Seat; readonly card: CardNumber; readonly option: number }
  | {
      readonly type: 'optionResolved'
      readonly seat: Seat
      readonly card: CardNumber
      readonly option: number
      readonly success: boolean
    }
  | { readonly type: 'cardAdded'; readonly card: CardNumber; readonly deck: EncounterDeck }
  | { readonly type: 'cardsAdded'; readonly n: number; readonly deck: EncounterDeck } // unseen (070, 071)
  | { readonly type: 'cardTrashed' | 'cardReturned' | 'cardSetAside'; readonly card: CardNumber }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly card: CardNumber; readonly tag: Tag }
  | { readonly type: 'questStaged'; readonly card: CardNumber }
  | {
      readonly type: 'questAttempted' | 'questFailed' | 'objectiveCompleted' | 'objectiveCounted'
      readonly seat: Seat
      readonly card: CardNumber
      readonly objective: number
    }
  | { readonly type: 'capsOnCard'; readonly card: CardNumber; readonly n: number } // there now
  | { readonly type: 'spaceCapped'; readonly card: CardNumber; readonly at: SpaceName }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] }
