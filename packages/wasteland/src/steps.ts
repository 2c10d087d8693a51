import type { Seat } from '@overseer/kernel'
import type { FoeId } from './choice.ts'
import type { Activation } from './content/agendas.ts'
import type { ItemId, ItemKind, LootId } from './content/items/items.ts'
import type { PerkId } from './content/survivors/perks.ts'
import type { EncounterDeck, EnemyType, Faction, IconKind, Letter } from './content/terms.ts'
import type { Trait } from './content/survivors/traits.ts'
import type { ResultsAt, TaskAt } from './content/cards/addresses.ts'
import type { CardNumber, Holding, Place } from './content/cards/types.ts'
import type { Node } from './map/layout.ts'
import type { Due, Run, TaskRef } from './run.ts'

/** What is still to do; see `rules/flow.ts` for what each step does. Steps are never changed once pushed. */
export type Step =
  | { readonly do: PlainStep }
  | { readonly do: SeatStep; readonly seat: Seat }
  // Things that are done
  | { readonly do: 'spoils'; readonly seat: Seat; readonly xp: number; readonly loot: boolean }
  | { readonly do: 'drawLoot'; readonly seat: Seat; readonly n: number }
  | { readonly do: 'lootEvent'; readonly seat: Seat; readonly card: LootId }
  | {
      readonly do: 'itemVerbs'
      readonly seat: Seat
      readonly card: ItemId | PerkId
      readonly effect: number
      readonly at: number
    }
  | { readonly do: 'explored'; readonly seat: Seat; readonly position: number }
  | { readonly do: 'stage'; readonly seat: Seat; readonly card: CardNumber; readonly from: CardNumber }
  | { readonly do: 'results'; readonly run: Run; readonly path: ResultsAt; readonly at: number }
  | { readonly do: 'tasks'; readonly run: Run; readonly path: TaskAt; readonly at: number }
  | {
      readonly do: 'taskDone'
      readonly task: TaskRef
      readonly ok: boolean
      readonly excess: number
      readonly hurt: number
      readonly paid: number
    }
  | {
      readonly do: 'encounter'
      readonly seat: Seat
      readonly deck: EncounterDeck
      readonly icon: Node
      readonly level: number
      readonly deaths: number
    }
  | { readonly do: 'closeCard' | 'roundRule'; readonly card: CardNumber }
  | { readonly do: 'activate'; readonly kind: Activation }
  | { readonly do: 'wake'; readonly foes: readonly FoeId[] }
  | { readonly do: 'spreadFog'; readonly left: number }
  | { readonly do: 'clearFog'; readonly done: readonly FoeId[] }
  | { readonly do: 'slay'; readonly foe: FoeId; readonly by: Seat }
  // Questions that need to know more than whom to ask
  | { readonly do: 'equip'; readonly seat: Seat; readonly card: ItemId; readonly next?: readonly ItemId[] | undefined }
  | { readonly do: 'aggressive'; readonly seat: Seat; readonly foes: readonly FoeId[]; readonly deaths: number }
  | { readonly do: 'moveStep'; readonly seat: Seat; readonly left: number; readonly deaths: number }
  | { readonly do: 'displaced'; readonly seat: Seat; readonly foe: FoeId; readonly position: number }
  | { readonly do: 'replacement'; readonly kind: EnemyType; readonly node: Node }
  | { readonly do: 'setDie'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'strike'; readonly seat: Seat; readonly level: number; readonly range: number }
  | { readonly do: 'calm'; readonly seat: Seat; readonly left: number; readonly range: number }
  | { readonly do: 'pickTrait'; readonly seat: Seat; readonly traits: readonly Trait[] }
  | { readonly do: 'keepLetter'; readonly seat: Seat; readonly letters: readonly Letter[] }
  | { readonly do: 'pickPerk'; readonly seat: Seat; readonly letter: Letter }
  | {
      readonly do: 'shop'
      readonly seat: Seat
      readonly n: number
      readonly discount: number
      readonly kinds: readonly ItemKind[]
      readonly saleBonus: number
    }
  | { readonly do: 'camp'; readonly seat: Seat; readonly done: number }
  | { readonly do: 'payCaps'; readonly seat: Seat; readonly task: TaskRef; readonly unit: number; readonly min: number }
  | { readonly do: 'giveUp'; readonly seat: Seat; readonly what: Holding; readonly left: number }
  | { readonly do: 'option'; readonly seat: Seat; readonly run: Run }
  | { readonly do: 'drawNext'; readonly seat: Seat; readonly run: Run; readonly may: boolean }
  | { readonly do: 'pickObjective'; readonly seat: Seat; readonly for: Seat; readonly card: CardNumber }
  | {
      readonly do: 'pickSurvivor'
      readonly seat: Seat
      readonly run: Run
      readonly path: ResultsAt
      readonly seats: readonly Seat[]
    }
  | { readonly do: 'replaceShop'; readonly seat: Seat; readonly left: number; readonly gone: number }
  | { readonly do: 'markerSpace'; readonly seat: Seat; readonly card: CardNumber; readonly nodes: readonly Node[] }
  | { readonly do: 'markerStep'; readonly seat: Seat; readonly card: CardNumber; readonly left: number }
  | { readonly do: 'markerToward'; readonly seat: Seat; readonly card: CardNumber; readonly place: Place }
  | {
      readonly do: 'tokenSpace'
      readonly seat: Seat
      readonly faction: Faction
      readonly kind: IconKind
      readonly highest: boolean
      readonly left: number
    }
  | { readonly do: 'moveFoe'; readonly seat: Seat; readonly foes: readonly FoeId[] }
  | { readonly do: 'nextEnemy'; readonly seat: Seat; readonly todo: readonly FoeId[] }
  | {
      readonly do: 'attackOrder'
      readonly seat: Seat
      readonly foes: readonly FoeId[]
      readonly todo: readonly FoeId[]
    }
  | { readonly do: 'enemyStep'; readonly seat: Seat; readonly foe: FoeId; readonly nodes: readonly Node[] }
  | { readonly do: 'nextObjective'; readonly seat: Seat; readonly due: readonly Due[] }
  | { readonly do: 'fogCleared'; readonly seat: Seat; readonly condenser: FoeId }

export const PLAIN_STEPS = [
  'deal',
  'opening',
  'populate',
  'round',
  'nextTurn',
  'endRound',
  'roundRules',
  'closeRound',
  'check',
  'completeDue',
  'rollFight',
  'takeHits',
  'strikeFoe',
  'judge',
] as const
type PlainStep = (typeof PLAIN_STEPS)[number]

/** Steps and questions that only name a seat. */
export const SEAT_STEPS = [
  'newCycle',
  'turn',
  'turnLoop',
  'endTurn',
  'levelUp',
  'die',
  'revive',
  'slaySurvivor',
  'pickCharacter',
  'startSpace',
  'act',
  'respawn',
  'overflow',
  'agendaLimit',
  'beforeRoll',
  'reroll',
  'beforeHits',
  'scout',
  'payReady',
  'trading',
  'offer',
  'answerOffer',
  'takeShop',
  'takeAssetDiscard',
  'placeAt',
  'fogSpace',
] as const
type SeatStep = (typeof SEAT_STEPS)[number]
