import type { Game } from '@overseer/kernel'
import type { Listing } from './entry.ts'
import { shelterBox } from './shelter/box.ts'
import { wastelandBox } from './wasteland/box.ts'

/** The registry of games: a new game is added here, and nowhere else. */
export const LIST: Readonly<Record<string, Listing>> = {
  shelter: { box: shelterBox, load: async () => (await import('./shelter/game.ts')).shelterGame },
  wasteland: { box: wastelandBox, load: async () => (await import('./wasteland/game.ts')).wastelandGame },
}

/** Their rules alone, for the threads of bots: a table of its own, so that no words are built into such a thread. */
export const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  shelter: async () => (await import('./shelter/rules.ts')).shelter,
  wasteland: async () => (await import('./wasteland/rules.ts')).wasteland,
}
