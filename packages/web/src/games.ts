import type { Game, Language, Narrator, RuleId } from '@overseer/kernel'
import type { FunctionComponent } from 'preact'
import type { Pace, Stage } from './board/stage.ts'
import { language } from './settings.ts'
import type { Story } from './table/still-table.ts'
import type { Table } from './table/table.ts'

/** What the page has of a game. */
export interface Kit {
  readonly game: Game
  readonly rules: readonly RuleId[]
  readonly pace: Pace // how fast its show goes
  readonly Board: FunctionComponent<{ table: Table; stage: Stage }>
  readonly Summary: FunctionComponent<{ game: string; story: Story; names: readonly string[] }> // of a game that is over
  readonly favourites: readonly string[] // the uses of cards that tell something about a player
  readonly words?: { fetch(language: Language): Promise<void> } // if not all languages come with it
  narrator(language: Language, names: readonly string[]): Narrator
  /** The name of a card that statistics speak of. */
  cardName(language: Language, kind: string, card: string): string
}

/** Something the players agree on before they begin: an option of the game and what it may be. */
interface Setting {
  readonly option: string
  readonly values: readonly (string | null)[] // the usual one first
}

export const GAME_IDS = ['shelter', 'wasteland'] as const
export type GameId = (typeof GAME_IDS)[number]

/** What stands on the box: all that is known of a game before it is loaded. */
interface Box {
  readonly seats: Game['seats']
  readonly bots: readonly string[] // the levels worth playing against, the weakest first
  readonly settings: readonly Setting[]
}

export const BOXES: Readonly<Record<GameId, Box>> = {
  shelter: { seats: { min: 2, max: 4 }, bots: ['recruit', 'officer', 'overseer'], settings: [] },
  wasteland: {
    seats: { min: 1, max: 4 },
    bots: ['recruit', 'officer', 'overseer'],
    settings: [
      { option: 'scenario', values: ['commonwealth', 'capital', 'farHarbor', 'pitt'] },
      { option: 'friends', values: [null, 'star', 'shield'] },
    ],
  },
}

const kits = new Map<string, Kit>()

const LOADERS: Readonly<Record<GameId, () => Promise<Kit>>> = {
  shelter: async () => (await import('./shelter.ts')).shelterKit,
  wasteland: async () => (await import('./wasteland.ts')).wastelandKit,
}

/** The name of a card in a catalogue: `room built` speaks of rooms. */
export function nameIn(catalogue: Readonly<Record<string, string>>, kind: string, card: string): string {
  return catalogue[`${kind.split(' ')[0]}.${card}`] ?? card
}

export function isGame(id: string): id is GameId {
  return GAME_IDS.some(one => one === id)
}

/** A game that has been loaded; see `loadGame`. */
export function gameCalled(id: string): Kit {
  const kit = kits.get(id)
  if (kit === undefined) throw new Error(`the game '${id}' is not loaded`)
  return kit
}

export function isLoaded(id: string): boolean {
  return kits.has(id)
}

/** Games come when somebody wants them, in the language of the moment. */
export async function loadGame(id: string): Promise<Kit> {
  if (isGame(id) && !kits.has(id)) {
    const kit = await LOADERS[id]()
    await kit.words?.fetch(language.value)
    kits.set(id, kit)
  }
  return gameCalled(id)
}
