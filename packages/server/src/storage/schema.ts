/** What is stored. Times are milliseconds since 1970; JSON is text, read and written by whoever owns the table. */
export interface Schema {
  players: PlayerRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  attempts: AttemptRow
  tokens: TokenRow
  tables: TableRow
  chairs: ChairRow
  log: LogRow
  turns: TurnRow
  snapshots: SnapshotRow
  messages: MessageRow
  ratings: RatingRow
  rating_changes: RatingChangeRow
  ended: EndedRow
  card_uses: CardUseRow
  subscriptions: SubscriptionRow
  notices: NoticeRow
  processes: ProcessRow
  settings: SettingRow
}

export interface PlayerRow {
  readonly id: string
  name: string
  name_key: string | null // the claimed name as names are told apart, see accounts/names.ts; null: a guest
  password: string | null // argon2id, with its salt and costs
  email: string | null
  preferences: string // JSON: language, theme, notices
  created: number
  seen: number
}

interface SessionRow {
  readonly hash: string // SHA-256 of the token in the cookie
  readonly id: string // by which its owner may speak of it
  readonly player: string
  readonly created: number
  seen: number
  expires: number
  readonly agent: string // which browser, for the list of places one is signed in at
}

export interface PasskeyRow {
  readonly id: string // of the credential
  readonly player: string
  readonly key: string // public, base64url
  counter: number
  readonly transports: string // JSON
  readonly created: number
}

/** What a passkey has to sign, for a few minutes and once. */
interface ChallengeRow {
  readonly challenge: string
  readonly player: string | null // who asked; null: somebody who is about to sign in
  readonly expires: number
}

/** How often something was tried that may not be tried too often: at a name, or from an address. */
interface AttemptRow {
  readonly who: string
  count: number
  since: number
}

/** Whatever lets a program play for someone. */
interface TokenRow {
  readonly hash: string
  readonly id: string // by which its owner may speak of it
  readonly player: string
  readonly name: string
  readonly created: number
  used: number | null
}

type Status = 'open' | 'playing' | 'over' | 'dropped' | 'unplayable'

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules_version: number
  readonly options: string // JSON, without the number of seats
  seed: string // the secret until the game is over
  commitment: string // published from the start
  status: Status
  readonly listed: number // 1: everybody may find it; 0: by link
  readonly rated: number
  readonly clock: string // JSON, see tables/clock.ts
  readonly delay: number // ms that spectators see it later
  host: string
  readonly created: number
  started: number | null
  ended: number | null
  result: string | null // JSON
  fills: number | null // when free chairs are given to bots and play begins
  rematch: string | null // the table that follows
  misfit: string | null // JSON: why it is unplayable, see tables/misfit.ts
}

export interface ChairRow {
  readonly table: string
  readonly seat: number
  player: string | null // null with no bot: free
  bot: string | null
  ready: number
  rank: number | null // once the game is over and its chronicle written; 1 is best
  won: number | null
}

/** One row for everything that happens at a table once it plays. Rows are only ever added. */
export interface LogRow {
  readonly table: string
  readonly n: number // from 1: the version of the table after it
  readonly seat: number
  readonly player: string | null // null: a bot, or the clock
  readonly entry: string // JSON, see tables/entry.ts
  readonly at: number
  readonly spent: number // ms taken off the seat's clock
}

/** Where each table stands: whose turn, since when, and when somebody has to look after it. Follows from the log. */
export interface TurnRow {
  readonly table: string
  n: number
  seat: number | null // who is asked
  since: number
  due: number | null // when a bot plays or the clock runs out
}

interface SnapshotRow {
  readonly table: string
  n: number
  rules_version: number
  course: string // JSON
}

interface MessageRow {
  readonly id: string
  readonly table: string
  readonly player: string
  readonly text: string
  readonly at: number
}

interface RatingRow {
  readonly player: string
  readonly game: string
  mu: number
  sigma: number
  ordinal: number // what the list of the best goes by
  games: number
}

interface RatingChangeRow {
  readonly table: string
  readonly player: string
  readonly game: string
  readonly mu: number // after the game
  readonly sigma: number
  readonly rank: number
  readonly at: number
}

/** A game that is over and whose chronicle is still to be written. */
interface EndedRow {
  readonly table: string
  due: number // later than its end only after something went wrong
}

/** How often somebody did something with a card, over all their games. */
export interface CardUseRow {
  readonly player: string
  readonly game: string
  readonly kind: string
  readonly card: string
  n: number
}

/** A browser that may be pushed to. */
interface SubscriptionRow {
  readonly endpoint: string
  readonly player: string
  readonly keys: string // JSON
  readonly created: number
}

/** A turn somebody is told about, once for each way of telling. */
export interface NoticeRow {
  readonly table: string
  readonly n: number
  readonly player: string
  readonly way: 'push' | 'email' | 'digest' | 'webhook'
  readonly made: number
  due: number // when it is sent, or tried again
  tries: number
  state: 'waiting' | 'sent' | 'dropped' | 'failed' // dropped: the turn passed first, or there was no way left
}

interface ProcessRow {
  readonly id: string
  beat: number
  gone: number // 1: it has handed its tables over
}

interface SettingRow {
  readonly name: string
  value: string
}
