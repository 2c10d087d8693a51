import { type Letter, LETTERS, type Resource } from './content/icons.ts'
import type { ItemId } from './content/items.ts'
import type { BuiltRoomId } from './content/rooms.ts'
import { nameSpace, PLACES, type Side, type SpaceId, type SpaceName } from './vault.ts'

/** A kind of available dweller: dwellers of one kind are all alike. */
export type Who = 'plain' | 'hurt' | Letter

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

/** An item put to use. `on`: the other item it readies or swaps; `at`: where it heals; `dice`: the faces it rolls again. */
export interface Use {
  readonly do: 'use'
  readonly item: ItemId
  readonly on?: ItemId
  readonly at?: SpaceName | 'home'
  readonly dice?: readonly number[]
}

export const PASS: Choice = Object.freeze({ do: 'pass' })
export const SKIP: Choice = Object.freeze({ do: 'skip' })

// The placements of one dweller are made once and shared by every list of choices: most of a game's choices are these.
const PLACEMENTS = Object.fromEntries(
  (['plain', 'hurt', ...LETTERS] as const).map(who => [
    who,
    PLACES.map(({ name }) => Object.freeze({ do: 'place', who, space: name })),
  ]),
) as unknown as Readonly<Record<Who, readonly Choice[]>>

/** One dweller of a kind on each space, by the number of the space. */
export function placementsOf(who: Who): readonly Choice[] {
  return PLACEMENTS[who]
}

/** Two dwellers on a linked space. */
export function placeTwo(who: Who, other: Who, space: SpaceId): Choice {
  return { do: 'place', who, with: other, space: nameSpace(space) }
}

/** Whether a wish is one of a few choices, field by field. */
export function among(choices: readonly Choice[], wish: Choice): boolean {
  return choices.some(choice => equal(choice as Fields, wish as Fields))
}

type Fields = Readonly<Record<string, unknown>>

function equal(a: Fields, b: Fields): boolean {
  for (const key in a) if (!equalValues(a[key], b[key])) return false
  for (const key in b) if (!(key in a)) return false
  return true
}

function equalValues(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((face, i) => face === b[i])
}
