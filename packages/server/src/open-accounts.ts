import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { AccountEvents } from './accounts/account-events.ts'
import { AccountRemoval } from './accounts/account-removal.ts'
import { Accounts } from './accounts/accounts.ts'
import { Attempts } from './accounts/attempts.ts'
import { Browsers } from './accounts/browsers.ts'
import { Cookies } from './accounts/cookies.ts'
import { GuestDesk } from './accounts/guest-desk.ts'
import { NameClaims } from './accounts/name-claims.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { PasswordReset } from './accounts/password-reset.ts'
import { SecondFactor } from './accounts/second-factor.ts'
import { SecretBox } from './accounts/secret-box.ts'
import { Sessions } from './accounts/sessions.ts'
import { WorkDesk } from './accounts/work.ts'
import { USUAL_PER_MINUTE } from './app.ts'
import type { Bus } from './bus/bus.ts'
import type { Tallies } from './http/tallies.ts'
import type { Rooms } from './lobby/rooms.ts'
import type { Notices } from './notices/notices.ts'
import type { AccountWatch } from './notices/routes.ts'
import type { Config } from './operations/config.ts'
import type { Database } from './storage/database.ts'
import { sharedSetting } from './storage/settings.ts'
import type { LiveTables } from './tables/live-tables.ts'

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly liveTables: LiveTables
  readonly rooms: Rooms
  readonly tallies: Tallies
  readonly notices: Notices
  readonly config: Config
  readonly limits: { readonly callsPerMinute: number }
  readonly log: Logger
  now(): number
}

/** Puts together all that has to do with who people are. */
export async function openAccounts(deps: Dependencies) {
  const { database, bus, tallies, notices, config, now } = deps
  const cookies = new Cookies(config.PUBLIC_URL?.startsWith('https:') ?? false)
  const secret = await sharedSetting(database, 'work secret', () => randomBytes(32).toString('hex'))
  const work = new WorkDesk(database, secret, now)
  const guests = new GuestDesk({ tallies, work, patience: deps.limits.callsPerMinute / USUAL_PER_MINUTE })
  const sessions = new Sessions({ database, bus, cookies, now })
  const browsers = new Browsers(database, cookies, now)
  const attempts = new Attempts(tallies)
  const events = new AccountEvents({ database, now })
  events.onAlarm = alarm => notices.alarm(alarm)
  const names = new NameClaims({ database, tallies, now })
  await names.open()
  const passkeys = new Passkeys(database, config.PUBLIC_URL, now)
  const kept = await sharedSetting(database, 'account key', () => randomBytes(32).toString('base64'))
  // Without a key from outside the one in the database seals; what it sealed before there was one is sealed anew.
  const box = new SecretBox([...(config.SECRET_KEY ?? []), Buffer.from(kept, 'base64')])
  const secondFactor = new SecondFactor({ database, attempts, box, now })
  await secondFactor.open()
  const parts = { database, attempts, browsers, events, names, passkeys, secondFactor, sessions, work, now }
  const accounts = new Accounts(parts)
  const reset = new PasswordReset({
    ...parts,
    accounts,
    tallies,
    sendLink: (player, token) => notices.sendReset(player, token),
    inBackground: (trouble, work) => notices.inBackground(trouble, work),
  })
  const watch: AccountWatch = {
    needProof: player => accounts.needProof(player),
    async onAddress(request, before, kind) {
      await reset.forget(before.id) // links to the old address
      await events.note(request, before, kind)
    },
  }
  return {
    ...parts,
    bus,
    accounts,
    guests,
    reset,
    watch,
    removal: new AccountRemoval({ ...deps, names }),
    hasMail: notices.hasMail,
    place: notices.host,
  }
}
