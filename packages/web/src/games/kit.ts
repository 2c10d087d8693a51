import type { Frame, RuleId, Seat } from '@overseer/kernel'
import type { ComponentChild, FunctionComponent } from 'preact'
import type { Replay } from '../table/replay.ts'
import type { Sound } from '../table/sound.ts'
import type { Script, Stage } from '../table/stage.ts'
import type { Table } from '../table/table.ts'

/** A sign of the table and what it is called. */
export interface GameSign {
  readonly id: string
  readonly picture: ComponentChild
  readonly name: string
}

/** A card or room, as the rules show it. */
export interface GameCard extends GameSign {
  readonly text: string
}

/** How a game stands, in a few figures. */
export interface Standing {
  readonly round: number
  readonly scores: readonly (number | null)[] // by seat; null: nobody may know it yet
  readonly winners: readonly Seat[] | null // null while it is played
  readonly agreed?: boolean // all agreed to end it without a winner
}

/** A finished game: how it came about. */
export interface SummaryProps {
  readonly game: string
  readonly replay: Replay
  readonly names: readonly string[]
  readonly at: number // the moment that is looked at: after so many choices
  onShow?: ((at: number) => void) | undefined // shows the board after so many choices
}

/** What a game brings to the page beside its rules and words. A game without a kit of its own has the generic one. */
export interface GameKit extends Script {
  readonly Board: FunctionComponent<{ table: Table; stage: Stage }>
  readonly Summary: FunctionComponent<SummaryProps>
  /** The board as it stands beside the summary, where a window has room for all of the review at once. */
  readonly Moment?: FunctionComponent<{ table: Table; stage: Stage }>
  readonly sounds: Readonly<Record<string, Sound>> // by type of event
  readonly chapters: readonly string[] // types of events that begin a part of the log
  readonly favourites: readonly Favourite[] // what statistics tell about a player
  /** What wins, what ends the game, and what a turn is: a sentence each. */
  readonly aim?: (view?: unknown) => readonly [wins: string, ends: string, turn: string]
  /** The signs of the game and what they are called. */
  readonly signs?: () => readonly GameSign[]
  readonly cards?: () => readonly GameCard[]
  /** How the game stands in a view. */
  standing?(view: unknown): Standing
  /** What decided a game that is over, and what was remarkable in it, in sentences. */
  highlights?(view: unknown, frames: readonly Frame[], names: readonly string[]): readonly string[]
  /** The place on the board that a choice or an event is about, as `attention` names it. */
  placeOf(thing: unknown): string | null
  /** All choices of the walk to a place that begins with a choice, as one gesture; null: it begins none. */
  walk?(view: unknown, choice: unknown, to: string): readonly unknown[] | null
  /** What a choice brings and costs, in the words of a player. */
  reasons?(view: unknown, choice: unknown, names: readonly string[]): readonly string[]
  /** What choices have in common between which there is nothing to choose, such as two equal spaces; null: there is always. */
  kindOf?(view: unknown, choice: unknown): string | null
  /** Whether a choice may end the game for everybody: of those that are as good it is the last to be advised. */
  endsAll?(view: unknown, choice: unknown): boolean
  /** A choice without what `reasons` say of it, where the narrator says that too. */
  brief?(view: unknown, choice: unknown): string | undefined
  /** Words under which somebody may look for a rule that does not mention them. */
  searchTerms?(rule: RuleId): string
}

interface Favourite {
  readonly use: string // a kind of use, as the game's statistics count it
  title(): string
}

/** What the start page shows of a game before it is loaded. */
export interface GameCover {
  readonly Piece: FunctionComponent<{ seat: number }> // what stands for a player
  readonly drawn: boolean // whether its board is more than words
}
