import type { Game, GameRecord, Guide, Language, Narrator, RuleId, Seat, Statistics } from '@overseer/kernel'
import type { Box } from './box.ts'

/** The words of a game in one language. */
export interface GameWords {
  narrator(names: readonly string[]): Narrator
  /** The name of a card that statistics speak of: `room built` speaks of rooms. */
  cardName(kind: string, card: string): string
}

/** What can be read off a view before deciding: as data for programs, line by line for people. */
interface Reading {
  read(view: unknown, seat: Seat): unknown
  tell(view: unknown, seat: Seat, language: Language, names: readonly string[]): string[]
}

/** The readings a game may offer: the odds of dice, where one can go, what lies ahead. */
export const READING_NAMES = ['odds', 'ways', 'ahead'] as const
export type ReadingName = (typeof READING_NAMES)[number]
type Readings = Readonly<Partial<Record<ReadingName, Reading>>>

/** The whole story of a recorded game as one text, for a game that has stories. */
type StoryTeller = (
  record: GameRecord,
  language: Language,
  names: readonly string[],
  format?: 'markdown' | 'text',
) => string

/** Words that come when a table needs them. */
interface WordParts {
  readonly all: readonly string[]
  /** What a table as it is cannot be told without. */
  of(view: unknown): readonly string[]
  /** What it is going to need. */
  ahead(view: unknown): readonly string[]
  /** What rules, and refusals without facts, are told with. */
  readonly rulebook: readonly string[]
}

/** A game as it is loaded by somebody who wants to play it; what not every player needs comes when asked for. */
export interface GameModule {
  readonly game: Game
  readonly rules: readonly RuleId[]
  /** Further options, to be tried together with each scenario; one of them is none. */
  readonly variants: readonly object[]
  readings?(): Promise<Readings>
  readonly story?: StoryTeller
  /** For programs that play it. */
  guide?(): Promise<Guide>
  /** Its words in a language. Parts of them that not every table needs are asked for by name, and stay. */
  words(language: Language, parts: readonly string[]): Promise<GameWords>
  readonly wordParts?: WordParts
  statistics(): Promise<Statistics>
}

/** A line of the registry. */
export interface Listing {
  readonly box: Box
  load(): Promise<GameModule>
}

/** Everything a program needs to know of a game, loaded whole. */
export interface GameEntry {
  readonly box: Box
  readonly game: Game
  readonly rules: readonly RuleId[]
  readonly variants: readonly object[]
  readonly readings: Readings
  readonly story: StoryTeller | null
  readonly guide: Guide
  readonly statistics: Statistics
  narrator(language: Language, names: readonly string[]): Narrator
  cardName(language: Language, kind: string, card: string): string
}
