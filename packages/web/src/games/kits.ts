import { type Box, boxOf, GAME_IDS, isGame } from '@overseer/games/boxes'
import { type GameModule, type GameWords, loadGame as loadModule } from '@overseer/games/lazy'
import { LANGUAGES, type Narrator, recordOf } from '@overseer/kernel'
import { language } from '../page/settings.ts'
import { CatalogueLoader, withWords } from '../text/catalogue-loader.ts'
import { cover as genericCover } from './generic/cover.tsx'
import type { GameCover, GameKit } from './kit.ts'

/** The page's side of the registry of games: a game's folder here may bring a cover and a kit; both have substitutes. */
const COVERS = import.meta.glob<GameCover>('./*/cover.tsx', { import: 'cover', eager: true })
const KITS = import.meta.glob<GameKit>('./*/kit.tsx', { import: 'kit' })

/** A game that has been loaded, with its kit and its words in the language of the moment. */
export interface LoadedGame extends Pick<GameModule, 'game' | 'rules'> {
  readonly box: Box
  readonly kit: GameKit
  narrator(names: readonly string[]): Narrator
  /** The name of a card that statistics speak of. */
  cardName(kind: string, card: string): string
  /** What not every table is told with. */
  readonly tableWords: TableWords
  /** What rules, and refusals without facts, are told with. */
  readonly rulebook: FetchedWords
}

/** Words that are fetched for something, in the language of the moment. */
export interface FetchedWords<About extends unknown[] = []> {
  has(...about: About): boolean
  fetch(...about: About): Promise<unknown>
}

interface TableWords extends FetchedWords<[view: unknown]> {
  /** What a table is going to need. */
  fetchAhead(view: unknown): void
}

/** The game of whoever names none. */
export const FIRST_GAME = GAME_IDS[0]!

export function coverOf(id: string): GameCover {
  return COVERS[`./${id}/cover.tsx`] ?? genericCover
}

/** What a game is called; its ID if it is not known here. */
export function gameName(id: string): string {
  return isGame(id) ? boxOf(id).name[language.value] : id
}

const loaded = new Map<string, LoadedGame>()
const coming = new Map<string, Promise<LoadedGame>>()

/** A game that has been loaded; see `loadGame`. */
export function gameCalled(id: string): LoadedGame {
  const game = loaded.get(id)
  if (game === undefined) throw new Error(`the game '${id}' is not loaded`)
  return game
}

export function isLoaded(id: string): boolean {
  return loaded.has(id)
}

/** Games come when somebody wants them, in the language of the moment. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const game = coming.get(id) ?? fetchGame(id)
  coming.set(id, game)
  try {
    loaded.set(id, await game)
  } catch (error) {
    coming.delete(id) // another try may have more luck
    throw error
  }
  return gameCalled(id)
}

async function fetchGame(id: string): Promise<LoadedGame> {
  const loadKit = KITS[`./${id}/kit.tsx`] ?? KITS['./generic/kit.tsx']!
  const [module, kit] = await Promise.all([loadModule(id), loadKit()])
  const { game, rules } = module
  const spoken = loaderOf(module.words, [])
  await withWords(Promise.resolve())
  return {
    game,
    rules,
    kit,
    box: boxOf(id),
    narrator: names => spoken.in(language.value).narrator(names),
    cardName: (kind, card) => spoken.in(language.value).cardName(kind, card),
    ...wordsInParts(module),
  }
}

function loaderOf(words: GameModule['words'], parts: readonly string[]): CatalogueLoader<GameWords> {
  return new CatalogueLoader<GameWords>(
    {},
    recordOf(LANGUAGES, one => () => words(one, parts)),
  )
}

/** A part that was needed once is spoken in whatever language is chosen later. */
function wordsInParts({ words, wordParts }: GameModule): Pick<LoadedGame, 'tableWords' | 'rulebook'> {
  const { of = none, ahead = none, rulebook = [] } = wordParts ?? {}
  const loaders = new Map<string, CatalogueLoader<GameWords>>()
  const fetchPart = (part: string): Promise<void> => {
    const loader = loaders.get(part) ?? loaderOf(words, [part])
    loaders.set(part, loader)
    return loader.fetch(language.value)
  }
  const has = (parts: readonly string[]) => parts.every(part => loaders.get(part)?.has(language.value))
  const fetch = (parts: readonly string[]) => Promise.all(parts.map(fetchPart))
  return {
    tableWords: {
      has: view => has(of(view)),
      fetch: view => fetch(of(view)),
      fetchAhead(view) {
        const parts = ahead(view)
        if (!has(parts)) fetch(parts).catch(() => {}) // then when it is needed
      },
    },
    rulebook: { has: () => has(rulebook), fetch: () => fetch(rulebook) },
  }
}

const none = (): readonly string[] => []
