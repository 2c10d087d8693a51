import type { Seat } from '@overseer/kernel'
import type { AgendaId } from './content/agendas.ts'
import type { CharacterId } from './content/characters.ts'
import type { ItemId } from './content/items.ts'
import type { PerkId } from './content/perks.ts'
import type { Letter } from './content/terms.ts'
import type { Trait } from './content/traits.ts'
import type { CardNumber } from './content/vocabulary-cards.ts'
import type { SpaceName } from './map.ts'

/** The number of an enemy or faction token on the map, given when it was placed. */
export type FoeId = number

/** The parts of a camp action that are chosen one by one (W-CAMP-1); trading names its partner. */
export type CampPart = 'heal' | 'ready' | 'rest'

/** Every answer a player can give. Choices are shared and never changed. */
export type Choice =
  // The start of a game and of a turn
  | { readonly do: 'character'; readonly character: CharacterId }
  | { readonly do: 'arrange'; readonly equip: readonly ItemId[] } // what is equipped afterwards, in the order of ITEM_IDS
  | { readonly do: 'loyal'; readonly agenda: AgendaId | null } // reveal, or hide what was revealed
  // A turn
  | { readonly do: 'move' | 'camp' | 'end' }
  | { readonly do: 'step'; readonly to: SpaceName }
  | { readonly do: 'explore'; readonly tile: SpaceName }
  | { readonly do: 'encounter'; readonly icon: 'printed' | 'sepulcher' }
  | { readonly do: 'fight'; readonly foe: FoeId }
  | { readonly do: 'quest'; readonly card: CardNumber; readonly objective: number } // from 1; 0 moves the marker
  | { readonly do: 'carry' | 'putDown'; readonly card: CardNumber } // the marker of a quest
  | Use
  // Fights and tests
  | { readonly do: 'reroll'; readonly dice: readonly number[] } // from 0
  | { readonly do: 'rested' } // gives up Well Rested for a reroll
  | { readonly do: 'set'; readonly die: number; readonly face: number }
  // Camp and trade
  | { readonly do: 'part'; readonly part: CampPart }
  | { readonly do: 'trade'; readonly with: Seat }
  | { readonly do: 'pay'; readonly card: ItemId } // to ready it
  | { readonly do: 'give' | 'want'; readonly card: ItemId }
  | { readonly do: 'giveCaps' | 'wantCaps'; readonly n: number }
  | { readonly do: 'giveAgenda'; readonly agenda: AgendaId; readonly shown: boolean }
  | { readonly do: 'wantAgendas' } // those the other side had offered
  | { readonly do: 'propose' | 'accept' | 'counter' }
  // Cards
  | { readonly do: 'option'; readonly n: number } // from 1
  | { readonly do: 'buy' | 'sell' | 'recruit' | 'take' | 'discard'; readonly card: ItemId }
  | { readonly do: 'equip' | 'stow'; readonly card: ItemId }
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
  | { readonly do: 'concede'; readonly seat: Seat }

/** An effect of a card put to use; `effect` counts the effects printed on it from 0. */
export interface Use {
  readonly do: 'use'
  readonly card: ItemId | PerkId
  readonly effect: number
}

const plain = <
  D extends 'move' | 'camp' | 'end' | 'rested' | 'wantAgendas' | 'propose' | 'accept' | 'counter' | 'yes' | 'skip',
>(
  what: D,
): { readonly do: D } => Object.freeze({ do: what })

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
export function byName<Name extends string>(
  names: readonly Name[],
  make: (name: Name) => Choice,
): Readonly<Record<Name, Choice>> {
  return Object.fromEntries(names.map(name => [name, Object.freeze(make(name))])) as Record<Name, Choice>
}

/** The ways to pick some of three dice, by the mask of the dice. */
export const REROLLS: readonly Extract<Choice, { do: 'reroll' }>[] = Array.from({ length: 8 }, (_, mask) =>
  Object.freeze({ do: 'reroll', dice: [0, 1, 2].filter(die => (mask & (1 << die)) !== 0) }),
)

/** The choices that decline what is asked, for whoever does not answer (W-END-R5). */
const DECLINING: ReadonlySet<Choice['do']> = new Set(['skip', 'end', 'stow'])

/** What is taken for an answer that does not come (W-END-R5): declining if that is possible, else the first choice. */
export function fallback(choices: readonly Choice[]): Choice | undefined {
  return choices.find(choice => DECLINING.has(choice.do)) ?? choices[0]
}

/** Whether a wish is one of a few choices, field by field. */
export function among(choices: readonly Choice[], wish: Choice): boolean {
  for (const choice of choices) if (choice === wish || equal(choice as Fields, wish as Fields)) return true
  return false
}

type Fields = Readonly<Record<string, unknown>>

function equal(a: Fields, b: Fields): boolean {
  for (const key in a) if (!equalValues(a[key], b[key])) return false
  for (const key in b) if (!(key in a)) return false
  return true
}

function equalValues(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((part, i) => part === b[i])
}
