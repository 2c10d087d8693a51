import type { AccountEvent, AccountEventKind } from '@overseer/protocol'
import type { FastifyRequest } from 'fastify'
import { addressOf } from '../http/address.ts'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/ids.ts'
import type { PlayerRow } from '../storage/schema.ts'

const SHOWN = 50
const KEPT = 200 // of one player

/** What an owner should hear of at once, wherever they are: somebody else may have done it. */
const ALARMING = [
  'new-browser',
  'password',
  'password-reset',
  'passkey-added',
  'passkey-removed',
  'token-made',
  'email-changed',
  'email-removed',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'recovery-codes-made',
  'codes-guessed',
] as const satisfies readonly AccountEventKind[]
type AlarmKind = (typeof ALARMING)[number]

/** Something an owner is told about. */
export interface Alarm {
  readonly player: PlayerRow // as it was before
  readonly kind: AlarmKind
  readonly agent: string
  readonly at: number
}

interface Dependencies {
  readonly database: Database
  readonly now: () => number
}

/** What happened to accounts: owners see it on their page, and hear of what matters by e-mail and push. */
export class AccountEvents {
  readonly #deps: Dependencies
  onAlarm: (alarm: Alarm) => void = () => undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Guests have nothing that anybody could take. */
  async note(request: FastifyRequest, player: PlayerRow, kind: AccountEventKind): Promise<void> {
    if (player.name_key === null) return
    const { database } = this.#deps
    const agent = (request.headers['user-agent'] ?? '').slice(0, 200)
    const at = this.#deps.now()
    await database
      .insertInto('account_events')
      .values({ id: newId(), player: player.id, kind, at, agent, network: addressOf(request) })
      .execute()
    await this.#forgetOldest(player.id)
    const alarming = ALARMING.find(one => one === kind)
    if (alarming !== undefined) this.onAlarm({ player, kind: alarming, agent, at })
  }

  async #forgetOldest(player: string): Promise<void> {
    const { database } = this.#deps
    const last = await database
      .selectFrom('account_events')
      .select('at')
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .offset(KEPT)
      .limit(1)
      .executeTakeFirst()
    if (last === undefined) return
    await database.deleteFrom('account_events').where('player', '=', player).where('at', '<=', last.at).execute()
  }

  /** What happened last, the latest first. */
  async list(player: string): Promise<AccountEvent[]> {
    const rows = await this.#deps.database
      .selectFrom('account_events')
      .select(['kind', 'at', 'agent', 'network'])
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .limit(SHOWN)
      .execute()
    return rows as AccountEvent[]
  }
}
