import webPush from 'web-push'
import * as z from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../storage/database.ts'
import { sharedSetting } from '../storage/settings.ts'
import { pathOf, type Reader, turnNotice, type WaitingTable } from './letter.ts'
import { post } from './post.ts'

const DAY_S = 24 * 60 * 60
const GONE = [404, 410] // the browser has withdrawn its permission

const keysSchema = z.strictObject({ publicKey: z.string(), privateKey: z.string() })

/** A browser that may be pushed to, as it describes itself. */
export const subscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}=?$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
})

/** Tells browsers, by the push services of their makers. */
export class Push {
  readonly #database: Database
  readonly #keys: z.infer<typeof keysSchema>
  readonly #subject: string
  readonly #inside: boolean

  private constructor(database: Database, keys: z.infer<typeof keysSchema>, config: Config) {
    const url = config.PUBLIC_URL
    this.#database = database
    this.#keys = keys
    this.#subject = url?.startsWith('https:') ? url : 'mailto:operator@localhost' // whom a push service may complain to
    this.#inside = config.PUSH_PRIVATE
  }

  /** The keys by which push services know us are made once and shared by all processes. */
  static async open(database: Database, config: Config): Promise<Push> {
    const made = await sharedSetting(database, 'push keys', () => JSON.stringify(webPush.generateVAPIDKeys()))
    return new Push(database, keysSchema.parse(JSON.parse(made)), config)
  }

  get publicKey(): string {
    return this.#keys.publicKey
  }

  /** How many browsers of a player were told. Throws if none could be, though there are some. */
  async tell(player: string, waiting: WaitingTable, reader: Reader): Promise<number> {
    const rows = await this.#database.selectFrom('subscriptions').selectAll().where('player', '=', player).execute()
    const payload = JSON.stringify({
      ...turnNotice(waiting, reader),
      url: pathOf(waiting.table),
      tag: waiting.table, // a later notice of the same table takes the place of an earlier one
    })
    const outcomes = await Promise.allSettled(
      rows.map(({ endpoint, keys }) => this.#send(endpoint, keys, payload, waiting)),
    )
    const told = outcomes.filter(outcome => outcome.status === 'fulfilled' && outcome.value).length
    const failed = outcomes.find(outcome => outcome.status === 'rejected')
    if (told === 0 && failed !== undefined) throw failed.reason
    return told
  }

  /** False if that browser no longer wants to be told; then it is forgotten. */
  async #send(endpoint: string, keys: string, payload: string, { table, live }: WaitingTable): Promise<boolean> {
    const subscription = subscriptionSchema.parse({ endpoint, keys: JSON.parse(keys) as unknown })
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: DAY_S,
      urgency: live ? 'high' : 'normal',
      topic: table,
    })
    const status = await post(endpoint, {
      headers,
      body,
      inside: this.#inside,
    })
    if (GONE.includes(status)) {
      await this.#database.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
      return false
    }
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`)
    return true
  }
}
