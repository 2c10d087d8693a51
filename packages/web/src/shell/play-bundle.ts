import { readRecord } from '../play/import.ts'
import { openImported, startGame } from '../play/new-game.ts'
import '../play/pictures.ts'
import { readLink } from '../play/share.ts'
import { TableScreen } from '../play/table-screen.tsx'
import { late } from '../ui/late.tsx'
import { Loading } from '../ui/loading.tsx'

/** What follows on a game or is looked up beside it does not hold up the board. */
const Review = late(async () => (await import('../play/review.tsx')).Review, Loading)
const Rules = late(async () => (await import('../learn/rules.tsx')).Rules, Loading)

/** Everything behind the start page but the games themselves; see `loadPlay`. */
export const PLAY_BUNDLE = { readLink, readRecord, openImported, startGame, Review, Rules, TableScreen }
