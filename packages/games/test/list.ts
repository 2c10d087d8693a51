import type { Game } from '@overseer/kernel'
import type { Listing } from '../src/entry.ts'
import { LIST as REAL, RULES as REAL_RULES } from '../src/list.ts'
import { tinCansListing } from './tin-cans/entry.ts'
import { tinCans } from './tin-cans/game.ts'

/** The registry with a third game, for programs that run under the condition `overseer-third-game`. */
export const LIST: Readonly<Record<string, Listing>> = { ...REAL, tincans: tinCansListing }

export const RULES: Readonly<Record<string, () => Promise<Game>>> = { ...REAL_RULES, tincans: async () => tinCans }
