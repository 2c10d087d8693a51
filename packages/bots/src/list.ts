import type { BotKnowledge } from './bot-knowledge.ts'

/** The games of which bots know more than the rules. A game that is not listed here is played by its rules alone. */
export const LIST: Readonly<Record<string, () => Promise<BotKnowledge>>> = {
  shelter: async () => (await import('./shelter/knowledge.ts')).shelterKnowledge,
  wasteland: async () => (await import('./wasteland/knowledge.ts')).wastelandKnowledge,
}
