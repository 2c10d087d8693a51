import type { Seat } from '@overseer/kernel'
import type { FoeId } from './choice.ts'
import type { AgendaId } from './content/agendas.ts'
import type { CardNumber, Condition, Holding } from './content/cards/types.ts'
import type { ItemId } from './content/items/items.ts'
import type { Limit, Mark, Timing } from './content/items/types.ts'
import type { RuleId } from './content/rule-ids.ts'
import type { PerkId } from './content/survivors/perks.ts'
import type { Trait } from './content/survivors/traits.ts'
import type { EncounterDeck, Faction, Letter } from './content/terms.ts'
import type { SpaceName } from './map/layout.ts'

/** What can be done only so often in a turn, a camp or a fight. */
type Once =
  | ('arrange' | 'pledge' | 'encounter' | 'icon') // in a turn
  | ('trade' | 'use') // in a camp action
  | 'rested' // in a fight or a test

/**
 * What on the table calls for the rule that refuses a wish: one fact, or some that belong together, named by the first.
 * Whoever wishes may know all of it; nothing comes from what is hidden from them.
 */
export type Facts =
  // Of the turn
  | { readonly actions: 0 } // none is left
  | { readonly points: number; readonly needs: number } // of movement: what is there, and what the step costs
  | { readonly done: Once } // already
  | { readonly onlyAtStart: true } // of the turn
  | { readonly notYourTurn: true }
  | { readonly over: true } // the game
  | { readonly gone: Seat } // has resigned, or was eliminated
  // Of the map
  | { readonly distance: number; readonly reach: number } // in steps, and how far it may be: 0 is the own space
  | { readonly noWay: SpaceName } // that leads there
  | { readonly facedown: SpaceName } // a tile that has to be explored first
  | { readonly faceup: SpaceName } // a tile that has been explored
  | { readonly aboard: true } // where one can only act for the card
  | { readonly takenBy: Seat } // a space, or a character
  | { readonly noIcon: SpaceName } // for an encounter
  | { readonly emptyDeck: EncounterDeck }
  | { readonly marker: SpaceName | null } // where it is; null: on nobody's way yet
  | { readonly carrier: Seat } // who has the marker
  // Of enemies
  | { readonly blockedBy: FoeId } // an active enemy in the own space
  | { readonly inactive: FoeId } // it lies facedown
  | { readonly noEnemy: Faction } // what its tokens are not here
  | { readonly loyalTo: Faction }
  | { readonly needsRanged: true } // a weapon, for an adjacent space
  | { readonly level: number; readonly most: number } // of the enemy, and what can be struck
  // Of quests and encounters
  | { readonly unmet: Condition; readonly card: CardNumber } // the first thing that is asked for and not so
  | { readonly notStaged: CardNumber }
  | { readonly noAction: CardNumber } // what its objective is not done by
  | { readonly forced: true } // an option that is taken without choice, or not at all
  | { readonly noAsset: true } // to be taken
  // Of what is paid
  | { readonly missing: number; readonly of: 'caps' | Holding }
  | { readonly least: number; readonly unit: number } // Caps to be paid
  // Of cards
  | { readonly notYours: ItemId | PerkId | AgendaId }
  | { readonly notTheirs: ItemId; readonly seat: Seat }
  | { readonly noMore: ItemId } // of which all are in the offer
  | { readonly notEquipped: ItemId }
  | { readonly notEquippable: ItemId }
  | { readonly cannotWear: ItemId } // the character wears no apparel
  | { readonly together: readonly [ItemId, ItemId] } // which do not go together
  | { readonly idle: ItemId } // could be put on besides
  | { readonly exhausted: ItemId }
  | { readonly notExhausted: ItemId }
  | { readonly when: Timing; readonly card: ItemId | PerkId } // it can be used
  | { readonly limit: Limit; readonly card: ItemId | PerkId } // which is not met
  | { readonly useless: ItemId | PerkId } // it would change nothing now
  | { readonly inventory: number; readonly holds: number }
  | { readonly notInInventory: ItemId }
  | { readonly agendas: number; readonly most: number } // in hand
  | { readonly noLoyalty: AgendaId } // that it could show
  | { readonly alreadyLoyal: AgendaId }
  | { readonly nothingRevealed: true }
  // Of the shop and of trades
  | { readonly notInShop: ItemId }
  | { readonly notDiscarded: ItemId }
  | { readonly priceless: ItemId } // it has no price: it is recruited, or cannot be sold
  | { readonly forSale: ItemId } // a companion that is bought
  | { readonly mark: Mark; readonly card: ItemId } // what a companion asks of who recruits it
  | { readonly emptyOffer: true }
  | { readonly sameOffer: true }
  | { readonly nothingToWithdraw: true } // nobody considers an offer of theirs
  // Of a survivor's board
  | { readonly trait: Trait } // that stands in the way
  | { readonly without: Trait } // that is needed
  | { readonly letter: Letter } // of which the perk must be
  // Of dice
  | { readonly rerolls: 0 }
  | { readonly locked: number } // the die that was set, from 0
  | { readonly shows: number } // what the die shows already

/** A refusal as the rules of Wasteland write it: the rule alone, or with facts. */
export type Objection = RuleId | { readonly rule: RuleId; readonly facts: Facts }

export function because(rule: RuleId, facts: Facts): Objection {
  return { rule, facts }
}
