import type { Seat } from '@overseer/kernel'
import type { Who } from './choice.ts'
import type { Cubes, Letter, Resource } from './content/icons.ts'
import type { ItemId } from './content/items.ts'
import type { BuiltRoomId } from './content/rooms.ts'
import type { ThreatId } from './content/threats.ts'
import type { Ending, Source } from './state.ts'
import type { Level, Side, SpaceName } from './vault.ts'

/** What happened, fact by fact. Everything in Shelter is public (SH-VIS-1). */
export type Event =
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'threatRolled'; readonly level: Level; readonly dice: readonly number[] }
  | { readonly type: 'threatSpawned'; readonly space: SpaceName; readonly threat: ThreatId }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: SpaceName; readonly who: readonly Who[] }
  | { readonly type: 'passed' | 'resigned'; readonly seat: Seat }
  | { readonly type: 'paid'; readonly seat: Seat; readonly cubes: Cubes }
  | { readonly type: 'itemPaid'; readonly seat: Seat; readonly item: ItemId }
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly resource: Resource
      readonly n: number
      readonly lost: number
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly n: number } // cubes of one's choice that fit nowhere
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly paid: Cubes; readonly gained: Cubes }
  | { readonly type: 'happinessGained'; readonly seat: Seat; readonly n: number; readonly source: Source }
  | { readonly type: 'dwellerJoined'; readonly seat: Seat; readonly space: SpaceName }
  | { readonly type: 'vaultCrowded'; readonly seat: Seat } // a new dweller found no bed (SH-DWL-2)
  | { readonly type: 'rewardDoubled'; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: 'itemTaken'; readonly seat: Seat; readonly item: ItemId }
  | { readonly type: 'itemUsed'; readonly seat: Seat; readonly item: ItemId }
  | { readonly type: 'itemReadied'; readonly seat: Seat; readonly item: ItemId }
  | { readonly type: 'itemSwapped'; readonly seat: Seat; readonly item: ItemId } // discarded for another
  | { readonly type: 'itemRevealed'; readonly item: ItemId }
  | { readonly type: 'roomRevealed'; readonly room: BuiltRoomId }
  | { readonly type: 'trackRefreshed'; readonly track: 'items' | 'rooms' }
  | { readonly type: 'deckReshuffled'; readonly deck: 'items' | 'rooms' | 'threats' }
  | { readonly type: 'tokenTaken'; readonly seat: Seat }
  | { readonly type: 'roomChosen'; readonly seat: Seat; readonly room: BuiltRoomId }
  | {
      readonly type: 'roomBuilt'
      readonly seat: Seat
      readonly room: BuiltRoomId
      readonly side: Side
      readonly space: SpaceName
    }
  | { readonly type: 'incomeTaken'; readonly seat: Seat; readonly resource: Resource }
  | { readonly type: 'incomeDeclined'; readonly seat: Seat }
  | {
      readonly type: 'diceRolled'
      readonly seat: Seat
      readonly dice: readonly number[]
      readonly bonus: number
      readonly needs: number
    }
  | {
      readonly type: 'fightWon'
      readonly seat: Seat
      readonly space: SpaceName
      readonly threat: ThreatId
      readonly total: number
    }
  | {
      readonly type: 'fightLost'
      readonly seat: Seat
      readonly space: SpaceName
      readonly threat: ThreatId
      readonly total: number
    }
  | { readonly type: 'injured'; readonly seat: Seat; readonly space: SpaceName; readonly n: number }
  | { readonly type: 'healed'; readonly seat: Seat; readonly at: SpaceName | 'home' }
  | { readonly type: 'threatBeaten'; readonly space: SpaceName; readonly threat: ThreatId }
  | { readonly type: 'recalled' }
  | { readonly type: 'trained'; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: 'trainingLost'; readonly seat: Seat; readonly letter: Letter | null }
  | { readonly type: 'endTriggered'; readonly ending: Ending }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] }
