import type { Refusal, RuleId } from './refusal.ts'
import type { Language } from './words.ts'

/** What a player has in mind: to go somewhere and do something there. */
export interface Plan<Choice = unknown> {
  readonly to: string | null // a place of the game; null: where one is
  readonly deed: Choice | null // null: to be there is enough
  readonly turns: number // in which it will be done, this one included
}

export interface RuleText {
  readonly text: string
  readonly ruling?: string // what the rulebook leaves open and this edition settles
}

/** Tells one game in one language. A table is a view, or a state looked at by someone who may know all of it. */
export interface Narrator<Table = unknown, Choice = unknown, Event = unknown> {
  readonly language: Language
  /** The question that is pending, put to the one who is asked. */
  question(table: Table): string
  /** An answer to it, as a button would say it. */
  choice(table: Table, choice: Choice): string
  /** A plan, as one would tell it to a friend; only in games where one goes somewhere to do something. */
  plan?(table: Table, plan: Plan<Choice>): string
  /** A sentence for the log, told while the table is as the event left it. */
  event(table: Table, event: Event): string
  /** What a person means by a few typed words, legal or not; undefined if it means nothing. */
  wish(table: Table, words: string): Choice | undefined
  /** Why a wish is not allowed, as a friend at the table would say it: with the facts, else in the words of the rule. */
  refusal(table: Table, refusal: Refusal, wish?: Choice): string
  rule(id: RuleId): RuleText | undefined
  /** The table as text, at most so many columns wide. */
  picture(table: Table, columns: number, paint: Paint): string
  /** How the game ended, line by line. */
  outcome(table: Table): string[]
}

/** Puts the colour of a seat, or a mood, on a text; the identity where there is no colour. */
export type Paint = (text: string, how: number | 'dim' | 'bright' | 'alarm') => string
