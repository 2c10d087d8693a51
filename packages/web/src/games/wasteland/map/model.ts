import type {
  Ability,
  Area,
  CharacterId,
  EncounterDeck,
  EnemyType,
  Faction,
  Node,
  ScenarioId,
  TileId,
} from '@overseer/wasteland'
import type { MarkerColour, MarkerShape } from '../art/badges.tsx'
import type { FoeLook } from '../art/cutout.tsx'

/** What the map shows, as plain values: from a view of the game (see from-view.ts), a lesson, a replay, or made up. */
export interface MapBoard {
  readonly scenario: ScenarioId
  readonly tiles: readonly (TileId | null)[] // by position; null: facedown
}

/** Somebody or something that stands on the map. Its id stays the same while it moves. */
export interface MapFigure {
  readonly id: string
  readonly node: Node
  readonly look: FigureLook
  readonly deaths?: number // of a survivor: one more than before, and it lies down before it is elsewhere
  readonly via?: readonly Node[] // the spaces it went through to get here
}

export type FigureLook =
  | { readonly is: 'survivor'; readonly character: CharacterId; readonly seat: number; readonly active?: boolean }
  | {
      readonly is: 'foe'
      readonly foe: FoeLook
      readonly level: number | null // none: a thing, no enemy
      readonly faction: Faction | null
      readonly areas: readonly Area[] // where it can be hit
      readonly abilities: readonly Ability[]
    }
  | { readonly is: 'asleep'; readonly type: EnemyType }

/** A quest's flag on a space. */
export interface Pennant {
  readonly id: string
  readonly node: Node
  readonly text: string // the number of the card, as short as possible
  readonly shape: MarkerShape | null // of the marker that is here; null: the quest only points here
  readonly colour: MarkerColour | null
}

/** An encounter sign that differs from what is printed, or one that a quest founded. */
export interface ExtraSign {
  readonly node: Node
  readonly deck: EncounterDeck
  readonly level: number
  readonly place: string | null // the name of a founded town
}

/** Other things that lie on spaces. */
export interface Litter {
  readonly fog: readonly Node[]
  readonly wreck: Node | null
  readonly caps: readonly Node[] // spaces with a cap of a quest
}

/** The way that would be gone. */
export interface WalkedPath {
  readonly from: Node
  readonly steps: readonly {
    readonly node: Node
    readonly cost: number // running
    readonly danger?: boolean // rads or an aggressive enemy there
  }[]
  readonly total: string // for the pill at the end, in words
}

/** What is lit. Spaces and facedown tiles alike are nodes. */
export interface Highlights {
  readonly open: ReadonlySet<Node> // may be gone to or picked
  readonly explorable: ReadonlySet<Node> // facedown tiles that may be turned
  readonly lit: ReadonlySet<Node> // something pointed at elsewhere is about these
  readonly pointed: Node | null
}

/** The words on the map and for readers, all from outside. */
export interface MapWords {
  readonly board: string // what the map is called
  place(name: string): string
  cover(kind: 'dangerous' | 'deadly'): string
  sheet(position: number): string // under a cover
  node(node: Node): string // for readers: name, terrain, who is there, what may be done
  readonly explore: string // the chip on a tile that may be turned
}
