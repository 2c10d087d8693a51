import { Rules } from '../learn/rules.tsx'
import { readRecord } from '../play/import.ts'
import { openImported, startGame } from '../play/new-game.ts'
import '../play/pictures.ts'
import { Review } from '../play/review.tsx'
import { readLink } from '../play/share.ts'
import { TableScreen } from '../play/table-screen.tsx'

/** Everything behind the start page but the games themselves; see `loadPlay`. */
export const PLAY_BUNDLE = { readLink, readRecord, openImported, startGame, Review, Rules, TableScreen }
