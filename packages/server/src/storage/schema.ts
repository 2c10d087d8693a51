/** What is stored. Times are milliseconds since 1970; JSON is text, read and written by whoever owns the table. */
export interface Schema {
  players: PlayerRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  tallies: TallyRow
  browsers: BrowserRow
  recovery_codes: RecoveryCodeRow
  account_events: AccountEventRow
  name_claims: NameClaimRow
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
  roles: RoleRow
  sanctions: SanctionRow
  blocks: BlockRow
  kicks: KickRow
  reports: ReportRow
  audit: AuditRow
  friends: FriendRow
  invitations: InvitationRow
  presence: PresenceRow
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
  second_factor: string | null // the secret that an authenticator app shares with us, sealed (SecretBox)
  second_used: number | null // the last step of time whose code was used
}

interface SessionRow {
  readonly hash: string // SHA-256 of the token in the cookie
  readonly id: string // by which its owner may speak of it
  readonly player: string
  readonly created: number
  seen: number
  expires: number
  readonly agent: string // which browser, for the list of places one is signed in at
  proved: number | null // when its owner last showed that it is they
}

/** A browser at which somebody has signed in before. */
interface BrowserRow {
  readonly hash: string // SHA-256 of the token in its cookie
  readonly player: string
  seen: number
}

/** A code that stands in for the second factor, once. */
interface RecoveryCodeRow {
  readonly hash: string
  readonly player: string
}

/** Something that happened to an account, for its owner to look at. */
interface AccountEventRow {
  readonly id: string
  readonly player: string
  readonly kind: string // see accounts/account-events.ts
  readonly at: number
  readonly agent: string
  readonly network: string
}

/** How a name looks, and whose it is: nobody else may have one that looks the same. */
interface NameClaimRow {
  readonly key: string // SHA-256 of the look, so that nothing is left of a name that was given up
  player: string
  until: number | null // null: in use; else when others may have it
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

/** How often something was done that may not be done too often, by an account, at a name, or from an address. */
interface TallyRow {
  readonly who: string
  count: number
  until: number
}

/** Whatever lets a program play for someone. */
interface TokenRow {
  readonly hash: string
  readonly id: string // by which its owner may speak of it
  readonly player: string
  readonly name: string
  readonly created: number
  used: number | null
  readonly scope: 'play' | 'read'
  readonly expires: number
}

type Status = 'open' | 'playing' | 'over' | 'dropped' | 'unplayable'

export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules_version: number
  readonly options: string // JSON, without the number of seats
  seed: string // the secret until the game is over
  commitment: string // published from the start
  fair: number // how it was committed to: 1: to the seed alone, which deals the game; 2: see fairness.ts of the protocol
  dealt: string | null // what deals the game, once it plays: the secret with what its people added
  status: Status
  readonly listed: number // 1: everybody may find it; 0: by link
  readonly rated: number
  readonly clock: string // JSON, see tables/clock.ts
  readonly delay: number // ms that spectators see it later
  chat: number // 0: nobody talks here
  host: string
  readonly created: number
  started: number | null
  ended: number | null
  result: string | null // JSON
  fills: number | null // when free chairs are given to bots and play begins
  readonly fill_bot: string | null // of which level those are; null: the usual one
  rematch: string | null // the table that follows
  misfit: string | null // JSON: why it is unplayable, see tables/rules-mismatch.ts
}

export interface ChairRow {
  readonly table: string
  readonly seat: number
  player: string | null // null with no bot: free
  bot: string | null
  ready: number
  nonce: string | null // what its person added to the chance of the game
  network: string | null // a mark of where they sit, at rated tables until the game is entered as finished
  rank: number | null // once the game is over and entered as finished; 1 is best
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

/** A game that is over and still to be entered as finished. */
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

/** Who looks after others. Whoever has no row is a player. */
interface RoleRow {
  readonly player: string
  role: 'moderator' | 'admin'
}

/** Something that somebody may not do for a while: come in, or talk. */
export interface SanctionRow {
  readonly id: string
  readonly player: string
  readonly kind: 'ban' | 'mute'
  readonly reason: string
  readonly since: number
  readonly until: number | null // null: for good
  lifted: number | null // when it was taken back
}

/** Whom somebody does not want to read (mute), or to meet either (block). The other one is told nothing. */
interface BlockRow {
  readonly player: string
  readonly other: string
  how: 'mute' | 'block'
  readonly since: number
}

/** Whom the host of a table has sent away from it, for good. */
interface KickRow {
  readonly table: string
  readonly player: string
  readonly at: number
}

/** What somebody thinks a moderator should look at. */
export interface ReportRow {
  readonly id: string
  readonly by: string | null
  readonly about: string
  readonly kind: 'person' | 'name' | 'line'
  readonly table: string | null
  readonly line: string | null // the message
  readonly quoted: string // the name or the line as it was then
  readonly text: string
  readonly at: number
  settled: number | null
  outcome: string | null
}

/** What somebody with a role did. The database lets nobody change or remove a row. */
export interface AuditRow {
  readonly id: string // sorts by time
  readonly at: number
  readonly actor: string // a player, or `console` and a user of the machine
  readonly act: string
  readonly subject: string // a player, a table, a report, or the server
  readonly details: string // JSON
}

/** Somebody remembers somebody; friends are two who remember each other. */
interface FriendRow {
  readonly player: string
  readonly other: string
  readonly since: number
}

/** Somebody calls a friend to a table that waits. */
interface InvitationRow {
  readonly table: string
  readonly player: string // who is invited
  readonly by: string
  at: number // 0: declined
}

/** When somebody was last in the lobby or at a table, and whether friends may know it. */
interface PresenceRow {
  readonly player: string
  at: number
  hidden: number
}
