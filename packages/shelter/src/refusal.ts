import type { Seat } from '@overseer/kernel'
import type { Moment, Who } from './choice.ts'
import type { Letter, Price, Resource } from './content/icons.ts'
import type { ItemId } from './content/items.ts'
import type { BuiltRoomId } from './content/rooms.ts'
import type { RuleId } from './content/rule-ids.ts'
import type { ThreatId } from './content/threats.ts'

/** What on the table calls for the rule that refuses a wish, one fact or two that belong together. */
export type Facts =
  // Of a space
  | { readonly noRoom: true } // there is nothing
  | { readonly takenBy: Seat }
  | { readonly elevatorOf: Seat } // who alone uses it
  | { readonly onlyHurt: true; readonly hurt: number } // for the injured; how many of them are available
  | { readonly onlyWell: true; readonly threat: ThreatId | null } // for the healthy; because of a threat
  | { readonly dwellers: 1 | 2 } // how many it takes
  | { readonly none: Who } // no such dweller is available
  // Of what is paid
  | { readonly missing: Price } // cubes the player lacks
  | { readonly noItem: true } // to be paid
  | { readonly nearest: BuiltRoomId; readonly missing: Price } // the room of the track that lacks least
  | { readonly exactly: number } // cubes to be paid
  | { readonly reserved: ItemId } // exhausted for this placement, so not to be paid
  // Of items
  | { readonly notYours: ItemId }
  | { readonly exhausted: ItemId }
  | { readonly ready: ItemId } // it is already
  | { readonly passive: ItemId } // it counts by itself
  | { readonly when: Moment | 'paying' } // it can be used
  | { readonly letter: Letter; readonly shown: Letter } // what an outfit is for, and what the space shows
  | { readonly rolled: readonly number[]; readonly again: 1 | 2 } // the dice, and how many of them may be rolled again
  | { readonly noFight: true }
  | { readonly nobodyHurt: 'there' | 'anywhere' }
  | { readonly noneExhausted: true }
  | { readonly noOtherItem: true }
  // Of cards and places for them
  | { readonly notOnTrack: ItemId | BuiltRoomId }
  | { readonly emptyTrack: 'items' | 'rooms' }
  | { readonly earnedBy: 'item' | 'build' } // the reward that brings it
  | { readonly full: Resource | 'level' }
  | { readonly trained: Letter } // somebody is already
  | { readonly resigned: Seat } // has already
  | { readonly over: true } // the game

/** A refusal as the rules of Shelter write it: the rule alone, or with facts. */
export type Objection = RuleId | { readonly rule: RuleId; readonly facts: Facts }

export function because(rule: RuleId, facts: Facts): Objection {
  return { rule, facts }
}
