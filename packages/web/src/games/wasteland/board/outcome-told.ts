import { type Event, survivorOf, type View } from '@overseer/wasteland'
import type { BoardState } from './board-state.ts'
import type { Play } from './play.ts'
import { isAskedOnMap } from './targets.ts'

/** What is read out of one's last encounter. */
export interface OutcomeTold {
  readonly title: string
  readonly text: string
  readonly brought: readonly string[] // what one gained and lost by it
  readonly success: boolean
  readonly at: number // how many events there had been
}

/** What came of one's last encounter, until one does something else or is asked for a space, which it would cover. */
export function outcomeTold(
  { view, near, captions, choices, narrator }: Pick<Play, 'view' | 'near' | 'captions' | 'choices' | 'narrator'>,
  { history }: Pick<BoardState, 'history'>,
): OutcomeTold | null {
  if (isAskedOnMap({ view, choices })) return null
  const at = history.findLastIndex(({ event }) => isOwnDeed(event as Event, near))
  const last = history[at]?.event as Event | undefined
  if (last?.type !== 'optionResolved' || survivorOf(view, near).character === null) return null
  const { card, option, success } = last
  const story = captions.story(card)?.options[option - 1]
  const text = success ? story?.success : (story?.failure ?? story?.success)
  if (text === undefined) return null
  const brought = history.slice(at + 1).filter(({ event }) => isGainOrLoss(event as Event, near))
  return {
    title: captions.title(card),
    text,
    brought: brought.map(frame => narrator.event(frame.view as View, frame.event as Event)),
    success,
    at,
  }
}

const BROUGHT: ReadonlySet<Event['type']> = new Set([
  ...(['damaged', 'radsSuffered', 'healed', 'cured', 'xpGained', 'capsGained', 'capsPaid', 'capsLost'] as const),
  ...(['itemGained', 'itemDiscarded', 'companionRecruited', 'companionLeft', 'traitGained', 'traitLost'] as const),
  ...(['perkGained', 'agendaDrawn', 'agendaDiscarded', 'killed'] as const),
])

const isGainOrLoss = (event: Event, seat: number): boolean =>
  BROUGHT.has(event.type) && 'seat' in event && event.seat === seat

const DEEDS: ReadonlySet<Event['type']> = new Set([
  ...(['optionResolved', 'actionTaken', 'turnBegan', 'itemUsed', 'perkUsed', 'itemBought', 'itemSold'] as const),
])

/** The outcome itself, and whatever one does after it. */
function isOwnDeed(event: Event, seat: number): boolean {
  if (!('seat' in event) || event.seat !== seat) return false
  return DEEDS.has(event.type)
}
