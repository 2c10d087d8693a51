import { allHold, type CardNumber, ENCOUNTER_DECKS, type EncounterDeck, LIBRARY } from '@overseer/wasteland'
import { worthOfAttempt } from '../attempts.ts'
import type { Context } from '../context.ts'
import { worthOfResults } from '../rewards.ts'

/** What the next card of each deck is worth on average, with the option that suits one best. */
export type Meetings = Readonly<Record<EncounterDeck, Meeting>>

interface Meeting {
  readonly first: number // at an icon of level 1
  readonly more: number // for each level more
}

const NOTHING: Meeting = { first: 0, more: 0 }

/** For when a rough guess will do. */
export const ROUGHLY: Meetings = {
  wasteland: { first: 2.4, more: 1 },
  settlement: { first: 2, more: 0.4 },
  vault84: { first: 4.5, more: 0 },
  vault109: { first: 12, more: 0 },
}

export function meetingsOf(context: Context): Meetings {
  const meetings: Record<EncounterDeck, Meeting> = {
    wasteland: NOTHING,
    settlement: NOTHING,
    vault84: NOTHING,
    vault109: NOTHING,
  }
  for (const deck of ENCOUNTER_DECKS) meetings[deck] = meetingOf(context, deck)
  return meetings
}

function meetingOf(context: Context, deck: EncounterDeck): Meeting {
  const cards = context.state.decks[deck]
  if (cards.length === 0) return NOTHING
  let first = 0
  let second = 0
  for (const card of cards) {
    first += worthOfCard(context, card, 1)
    second += worthOfCard(context, card, 2)
  }
  return { first: first / cards.length, more: (second - first) / cards.length }
}

/** A card with its best option; those whose condition is not met cannot be chosen. */
function worthOfCard(context: Context, number: CardNumber, level: number): number {
  const card = LIBRARY[number]
  if (card?.card !== 'encounter') return 0
  const asker = { seat: context.seat, card: number, deck: card.deck }
  let best = -Infinity
  for (const { conditions, tasks, success, fail } of card.options)
    if (conditions.length === 0 || allHold(context.state, conditions, asker))
      best = Math.max(best, worthOfAttempt(context, tasks, success, fail, level))
  return worthOfResults(context, card.onDraw, level) + (best === -Infinity ? 0 : best)
}

export function worthOfMeeting(meetings: Meetings, deck: EncounterDeck, level: number): number {
  const { first, more } = meetings[deck]
  return first + more * (level - 1)
}
