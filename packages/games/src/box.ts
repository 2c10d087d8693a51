import type { Game, Language } from '@overseer/kernel'

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>

/** An option of the game that players agree on before they begin. */
export interface Setting {
  readonly option: string
  readonly name: Words
  readonly values: readonly SettingValue[] // the usual one first
}

interface SettingValue {
  readonly value: string | null
  readonly name: Words
  readonly nameBy?: { readonly option: string; readonly names: Readonly<Record<string, Words>> } // what another option makes of it
  readonly cooperative?: true // all play together, so there is nothing to rate
}

/** The levels of bots that people play against, the weakest first. */
export const BOT_LEVELS = ['recruit', 'officer', 'overseer'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** The bot that plays on for a person who has left. */
export const STAND_IN_BOT: BotLevel = 'officer'

/** Static facts about a game: what stands on its box, known before any of its code is loaded. */
export interface Box {
  readonly name: Words
  readonly seats: Game['seats']
  readonly minutes?: readonly [from: number, to: number] // that a game among people takes
  readonly rulePrefix: string // of the IDs of its rules, as in `SH-PLC-2`
  readonly bots: readonly BotLevel[] // the levels worth playing against, the weakest first
  readonly picksFirst?: true // its option `first` names the seat that begins; chance decides if nobody is named
  readonly settings: readonly Setting[]
  /** The ways in which it is set up, by name, the usual one first: options without the number of seats. */
  readonly scenarios: Readonly<Record<string, object>>
}
