import { loadRules } from '@overseer/games/lazy'
import type { BotKnowledge } from './bot-knowledge.ts'
import { LIST } from './list.ts'

/** What bots know of one game, without loading the others. */
export async function loadKnowledge(game: string): Promise<BotKnowledge> {
  const load = Object.hasOwn(LIST, game) ? LIST[game] : undefined
  return load === undefined ? { game: await loadRules(game) } : await load()
}
