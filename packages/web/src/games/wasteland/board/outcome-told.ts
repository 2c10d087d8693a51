import { type Event, survivorOf } from '@overseer/wasteland'
import type { BoardState } from './board-state.ts'
import type { Play } from './play.ts'
import { isAskedOnMap } from './targets.ts'

/** What is read out of one's last encounter. */
export interface OutcomeTold {
  readonly title: string
  readonly text: string
  readonly success: boolean
  readonly at: number // how many events there had been
}

/** What came of one's last encounter, until one does something else or is asked for a space, which it would cover. */
export function outcomeTold(
  { view, near, captions, choices }: Pick<Play, 'view' | 'near' | 'captions' | 'choices'>,
  { history }: Pick<BoardState, 'history'>,
): OutcomeTold | null {
  if (isAskedOnMap({ view, choices })) return null
  const at = history.findLastIndex(({ event }) => isOwnDeed(event as Event, near))
  const last = history[at]?.event as Event | undefined
  if (last?.type !== 'optionResolved' || survivorOf(view, near).character === null) return null
  const { card, option, success } = last
  const story = captions.story(card)?.options[option - 1]
  const text = success ? story?.success : (story?.failure ?? story?.success)
  return text === undefined ? null : { title: captions.title(card), text, success, at }
}

/** The outcome itself, and whatever one does after it. */
function isOwnDeed(event: Event, seat: number): boolean {
  if (!('seat' in event) || event.seat !== seat) return false
  return event.type === 'optionResolved' || event.type === 'actionTaken' || event.type === 'turnBegan'
}
