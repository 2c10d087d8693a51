import type { Seat } from '@overseer/kernel'
import type { CardNumber } from '../content/cards/types.ts'
import { ENEMIES } from '../content/enemies.ts'
import type { EncounterDeck } from '../content/terms.ts'
import type { Event } from '../event.ts'
import type { View } from '../view.ts'

/** A game as a story: the cards that were read, what was chosen, what came of it, and the deeds in between. */
export type StoryPart =
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'quest'; readonly card: CardNumber } // it is read when it is staged
  | { readonly is: 'encounter'; readonly seat: Seat; readonly deck: EncounterDeck; readonly card: CardNumber }
  | { readonly is: 'choice'; readonly seat: Seat; readonly card: CardNumber; readonly n: number } // an option, from 1
  | { readonly is: 'outcome'; readonly card: CardNumber; readonly n: number; readonly success: boolean } // of an option
  | ({ readonly is: 'objective' } & QuestDeed)
  | { readonly is: 'deed'; readonly event: Event }

/** Somebody completed an objective, or failed at it. */
export interface QuestDeed {
  readonly seat: Seat
  readonly card: CardNumber
  readonly n: number // from 1
  readonly success: boolean
}

/** Told in a sentence of their own. */
const DEEDS: ReadonlySet<Event['type']> = new Set([
  ...(['characterPicked', 'tileExplored', 'killed', 'eliminated', 'resigned', 'loyaltyDeclared'] as const),
  ...(['loyaltyEnded', 'powerGained', 'powerLost', 'companionRecruited', 'cardKept', 'gameEnded'] as const),
])

/** Kills from this level on are worth telling. */
const GREAT = 3

/** `opening`: the table before the first event, with the quests that the scenario begins with. */
export function storyParts(opening: View, events: readonly Event[]): StoryPart[] {
  const parts: StoryPart[] = opening.quests.map(({ card }) => ({ is: 'quest', card }))
  for (const event of events) {
    const part = partOf(event)
    if (part?.is === 'round' && parts.at(-1)?.is === 'round') parts.pop() // nothing happened in that one
    if (part !== undefined) parts.push(part)
  }
  return parts.at(-1)?.is === 'round' ? parts.slice(0, -1) : parts
}

function partOf(event: Event): StoryPart | undefined {
  switch (event.type) {
    case 'roundBegan':
      return { is: 'round', round: event.round }
    case 'questStaged':
      return { is: 'quest', card: event.card }
    case 'encounterDrawn':
      return { is: 'encounter', seat: event.seat, deck: event.deck, card: event.card }
    case 'optionChosen':
      return { is: 'choice', seat: event.seat, card: event.card, n: event.option }
    case 'optionResolved':
      return { is: 'outcome', card: event.card, n: event.option, success: event.success }
    case 'objectiveCompleted':
    case 'questFailed':
      return { is: 'objective', ...deedOf(event) }
    case 'enemyKilled':
      return event.seat !== null && event.face !== null && ENEMIES[event.face].level >= GREAT
        ? { is: 'deed', event }
        : undefined
    default:
      return DEEDS.has(event.type) ? { is: 'deed', event } : undefined
  }
}

interface ObjectiveEvent {
  readonly type: string
  readonly seat: Seat
  readonly card: CardNumber
  readonly objective: number
}

function deedOf({ type, seat, card, objective }: ObjectiveEvent): QuestDeed {
  return { seat, card, n: objective, success: type === 'objectiveCompleted' }
}

/** A card that led to another one: what was done there, or null if nobody did anything (the start of the game). */
export interface EarlierCard {
  readonly card: CardNumber
  readonly n: number // the option or objective, from 1
  readonly success: boolean
  readonly seat: Seat
}

/** The cards that led to a quest, the first one first: each was staged by an outcome of the one before. */
export function earlierCards(events: readonly Event[], card: CardNumber): EarlierCard[] {
  const staged = events.findLastIndex(event => event.type === 'questStaged' && event.card === card)
  if (staged < 0) return []
  for (let at = staged - 1; at >= 0; at--) {
    const event = events[at]!
    if (event.type === 'objectiveCompleted' || event.type === 'questFailed')
      return chain(events.slice(0, at), deedOf(event))
    if (event.type === 'optionResolved') {
      const { seat, option, success } = event
      return chain(events.slice(0, at), { seat, card: event.card, n: option, success })
    }
    if (event.type === 'turnBegan' || event.type === 'roundBegan') return []
  }
  return []
}

function chain(before: readonly Event[], last: EarlierCard): EarlierCard[] {
  return [...earlierCards(before, last.card), last]
}
