import { LIST, RULES } from '#list'
import type { Game } from '@overseer/kernel'
import type { GameModule } from './entry.ts'

/** Games one at a time, for whoever loads only what is played. */
export type { GameModule, GameWords } from './entry.ts'

/** Loads a game. Its rules are asked for apart, so that a slow phone runs them and what tells of them one after the other. */
export function loadGame(id: string): Promise<GameModule> {
  return Promise.all([loadRules(id), listed(LIST, id).load()]).then(([, module]) => module)
}

/** The rules of a game without its words. */
export function loadRules(id: string): Promise<Game> {
  return listed(RULES, id)()
}

function listed<T>(list: Readonly<Record<string, T>>, id: string): T {
  const found = Object.hasOwn(list, id) ? list[id] : undefined
  if (found === undefined) throw new Error(`there is no game '${id}'`)
  return found
}
