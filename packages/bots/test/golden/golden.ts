import type { Bot } from '@overseer/bots'

/** A golden record that is looked for: `npm run golden` plays until a game fits. */
export interface Recipe<State = never> {
  readonly file: string
  readonly options: object
  readonly bots: readonly Bot[] // of which one after the other plays all seats
  fits(end: State): boolean
}
