import { GAMES, gameCalled } from '@overseer/games'
import type { BotKnowledge } from './bot-knowledge.ts'
import { loadKnowledge } from './lazy.ts'

/** What bots know of all games, for programs that know all of them. */
const KNOWLEDGE: Readonly<Record<string, BotKnowledge>> = Object.fromEntries(
  await Promise.all(Object.keys(GAMES).map(async id => [id, await loadKnowledge(id)])),
)

export function knowledgeOf(id: string): BotKnowledge {
  const { game } = gameCalled(id)
  return KNOWLEDGE[id] ?? { game }
}
