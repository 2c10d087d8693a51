import type { Decision, Frame } from '@overseer/kernel'

/** A record played once, from its start to its end. */
export interface Replay {
  readonly frames: readonly Frame[] // everything that happened
  readonly moments: readonly ReplayMoment[] // before the first choice, and after each
  readonly result: unknown // undefined if the game is not over
}

export interface ReplayMoment {
  readonly view: unknown
  readonly pending: Decision | null
  readonly frames: number // how much had happened by then
}

/** The game after so many choices. */
export function momentAt({ moments }: Replay, at: number): ReplayMoment {
  const moment = moments[at]
  if (moment === undefined) throw new Error(`the record has no moment ${at}`)
  return moment
}

/** How the game stands at the end of the record. */
export function lastView({ moments }: Replay): unknown {
  return moments.at(-1)?.view
}
