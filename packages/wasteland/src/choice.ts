import { type OutOfTurn, recordOf, type Seat } from '@overseer/kernel'
import type { AgendaId } from './content/agendas.ts'
import type { CharacterId } from './content/survivors/characters.ts'
import type { ItemId } from './content/items/items.ts'
import type { PerkId } from './content/survivors/perks.ts'
import type { Letter } from './content/terms.ts'
import type { Trait } from './content/survivors/traits.ts'
import type { CardNumber } from './content/cards/types.ts'
import type { SpaceName } from './map/layout.ts'

/** The number of an enemy or faction token on the map, given when it was placed. */
export type FoeId = number

/** A choice of each of several kinds, all with the same fields. */
type OfEach<Kind extends string, Fields = unknown> = Kind extends string ? { readonly do: Kind } & Fields : never

/** Every answer a player can give. Choices are shared and never changed. */
export type Choice =
  // The start of a game and of a turn
  | { readonly do: 'character'; readonly character: CharacterId }
  | { readonly do: 'arrange'; readonly equip: readonly ItemId[] } // what is equipped afterwards, in the order of ITEM_IDS
  | { readonly do: 'loyal'; readonly agenda: AgendaId | null } // reveal, or hide what was revealed
  // A turn
  | OfEach<'move' | 'camp' | 'end'>
  | { readonly do: 'step'; readonly to: SpaceName }
  | { readonly do: 'explore'; readonly tile: SpaceName }
  | { readonly do: 'encounter'; readonly icon: 'printed' | 'sepulcher' }
  | { readonly do: 'fight'; readonly foe: FoeId }
  | { readonly do: 'quest'; readonly card: CardNumber; readonly objective: number } // from 1; 0 moves the marker
  | OfEach<'carry' | 'putDown', { readonly card: CardNumber }> // the marker of a quest
  | Use
  // Fights and tests
  | { readonly do: 'reroll'; readonly dice: readonly number[] } // from 0
  | { readonly do: 'rested' } // gives up Well Rested for a reroll
  | { readonly do: 'set'; readonly die: number; readonly face: number }
  // Camp and trade
  | { readonly do: 'trade'; readonly with: Seat }
  | { readonly do: 'pay'; readonly card: ItemId } // to ready it
  | OfEach<'give' | 'want', { readonly card: ItemId }>
  | OfEach<'giveCaps' | 'wantCaps', { readonly n: number }>
  | { readonly do: 'giveAgenda'; readonly agenda: AgendaId; readonly shown: boolean }
  | { readonly do: 'wantAgendas' } // those the other side had offered
  | OfEach<'propose' | 'accept' | 'counter'>
  // Cards
  | { readonly do: 'option'; readonly n: number } // from 1
  | OfEach<'buy' | 'sell' | 'recruit' | 'take' | 'discard' | 'equip' | 'stow', { readonly card: ItemId }>
  | { readonly do: 'agenda'; readonly agenda: AgendaId }
  | { readonly do: 'letter'; readonly letter: Letter }
  | { readonly do: 'perk'; readonly perk: PerkId }
  | { readonly do: 'trait'; readonly trait: Trait }
  | { readonly do: 'objective'; readonly card: CardNumber; readonly objective: number } // from 1
  | { readonly do: 'survivor'; readonly seat: Seat }
  | { readonly do: 'caps'; readonly n: number }
  // Where, and whom
  | { readonly do: 'space'; readonly at: SpaceName }
  | { readonly do: 'foe'; readonly foe: FoeId }
  | { readonly do: 'moveFoe'; readonly foe: FoeId; readonly to: SpaceName }
  | { readonly do: 'yes' }
  | { readonly do: 'skip' } // no more: decline, stop, keep the roll, close the window
  | OutOfTurn

/** An effect of a card put to use; `effect` counts the effects printed on it from 0. */
export interface Use {
  readonly do: 'use'
  readonly card: ItemId | PerkId
  readonly effect: number
}

/** The choices of one kind. */
export type ChoiceOf<Kind extends Choice['do']> = Extract<Choice, { readonly do: Kind }>

const plain = <Kind extends string>(kind: Kind): { readonly do: Kind } => Object.freeze({ do: kind })

export const MOVE = plain('move')
export const CAMP = plain('camp')
export const END = plain('end')
export const RESTED = plain('rested')
export const WANT_AGENDAS = plain('wantAgendas')
export const PROPOSE = plain('propose')
export const ACCEPT = plain('accept')
export const COUNTER = plain('counter')
export const YES = plain('yes')
export const SKIP = plain('skip')

/** A choice for each of some names, made once. */
export function byName<Name extends string, C extends Choice>(
  names: readonly Name[],
  make: (name: Name) => C,
): Readonly<Record<Name, C>> {
  return recordOf(names, name => Object.freeze(make(name)))
}

/** The ways to pick some of three dice, by the mask of the dice. */
export const REROLLS: readonly ChoiceOf<'reroll'>[] = Array.from({ length: 8 }, (_, mask) =>
  Object.freeze({ do: 'reroll', dice: [0, 1, 2].filter(die => (mask & (1 << die)) !== 0) }),
)

/** The choices that decline what is asked, for whoever does not answer (W-END-R5). */
const DECLINING: ReadonlySet<Choice['do']> = new Set(['skip', 'end', 'stow'])

/** What is taken for an answer that does not come (W-END-R5): declining if that is possible, else the first choice. */
export function fallback(choices: readonly Choice[]): Choice {
  return choices.find(choice => DECLINING.has(choice.do)) ?? choices[0]!
}
