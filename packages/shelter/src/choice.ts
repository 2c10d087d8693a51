import { type Leaving, recordOf } from '@overseer/kernel'
import { type Letter, LETTERS, type Resource } from './content/icons.ts'
import type { ItemId } from './content/items.ts'
import type { BuiltRoomId } from './content/rooms.ts'
import { nameSpace, PLACES, type Side, type SpaceId, type SpaceName } from './vault.ts'

/** The kinds of available dwellers, in the order in which two are named: dwellers of one kind are all alike. */
export const WHO = ['plain', 'hurt', ...LETTERS] as const
export type Who = (typeof WHO)[number]

/** Every answer a player can give. Choices are shared and never changed. */
export type Choice =
  | { readonly do: 'place'; readonly who: Who; readonly with?: Who; readonly space: SpaceName } // `with`: on a linked space
  | { readonly do: 'pass' }
  | Use
  | { readonly do: 'room'; readonly room: BuiltRoomId; readonly drop?: Resource | 'any' } // `drop`: the Parrot takes it off the price
  | { readonly do: 'pay'; readonly power: number; readonly food: number; readonly water: number }
  | { readonly do: 'discard'; readonly item: ItemId }
  | { readonly do: 'take'; readonly resource: Resource }
  | { readonly do: 'item'; readonly item: ItemId }
  | { readonly do: 'ready'; readonly item: ItemId }
  | { readonly do: 'exchange'; readonly pay: Resource; readonly times: number }
  | { readonly do: 'side'; readonly side: Side }
  | { readonly do: 'train'; readonly letter: Letter }
  | { readonly do: 'skip' } // no more: close the window, roll, keep the roll, decline
  | Leaving

export type ChoiceOf<Kind extends Choice['do']> = Extract<Choice, { readonly do: Kind }>

/** An item put to use. `on`: the other item it readies or swaps; `at`: where it heals; `dice`: the faces it rolls again. */
export interface Use {
  readonly do: 'use'
  readonly item: ItemId
  readonly on?: ItemId
  readonly at?: SpaceName | 'home'
  readonly dice?: readonly number[]
}

/** The windows in which items are used: one's own turn (a, b), around a fight's roll (c, d), and while placing. */
export type Moment = 'turn' | 'beforeRoll' | 'afterRoll' | 'declare'

export const PASS: ChoiceOf<'pass'> = Object.freeze({ do: 'pass' })
export const SKIP: ChoiceOf<'skip'> = Object.freeze({ do: 'skip' })

/** What is answered for whoever has resigned: declining if that is possible, else the first choice (SH-END-6). */
export function fallback(choices: readonly Choice[]): Choice {
  return choices.find(choice => choice.do === 'skip' || choice.do === 'pass') ?? choices[0]!
}

// The placements of one dweller are made once and shared by every list of choices: most of a game's choices are these.
const PLACEMENTS = recordOf(WHO, (who): readonly ChoiceOf<'place'>[] =>
  PLACES.map(({ name }) => Object.freeze({ do: 'place', who, space: name })),
)

/** One dweller of a kind on each space, by the number of the space. */
export function placementsOf(who: Who): readonly ChoiceOf<'place'>[] {
  return PLACEMENTS[who]
}

/** Two dwellers on a linked space. */
export function placeTwo(who: Who, other: Who, space: SpaceId): ChoiceOf<'place'> {
  return { do: 'place', who, with: other, space: nameSpace(space) }
}
