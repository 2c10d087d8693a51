import { readRecord } from './screens/import.ts'
import { openGame, startGame } from './screens/new-game.ts'
import { Review } from './screens/review.tsx'
import { Rules } from './screens/rules.tsx'
import { readLink } from './screens/share.ts'
import { TableScreen } from './screens/table-screen.tsx'

/** Everything behind the start page but the games themselves; see `fetchPlay`. */
export const PLAY = { readLink, readRecord, openGame, startGame, Review, Rules, TableScreen }
