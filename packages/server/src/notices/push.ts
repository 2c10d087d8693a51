import * as z from 'zod'
import type { Config } from '../operations/config.ts'
import type { Database } from '../storage/database.ts'
import { sharedSetting } from '../storage/settings.ts'
import { pathOf, type Reader, turnNotice, type WaitingTable } from './mail-text.ts'
import { PushLanes, ServiceBusy } from './push-lanes.ts'
import { post } from './safe-post.ts'

/** Comes with the first notice, and once to make the keys. */
const webPush = async () => (await import('web-push')).default

const DAY_S = 24 * 60 * 60
const PATIENCE_MS = 5000
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

/** What a browser shows, and where a click on it leads. */
interface PushNotice {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string // a later notice with the same one takes the place of an earlier one
  readonly urgency: 'high' | 'normal'
}

/** Tells browsers, by the push services of their makers. */
export class Push {
  readonly #database: Database
  readonly #keys: z.infer<typeof keysSchema>
  readonly #subject: string
  readonly #inside: boolean
  readonly #lanes = new PushLanes()

  private constructor(database: Database, keys: z.infer<typeof keysSchema>, config: Config) {
    const url = config.PUBLIC_URL
    this.#database = database
    this.#keys = keys
    this.#subject = url?.startsWith('https:') ? url : 'mailto:operator@localhost' // whom a push service may complain to
    this.#inside = config.PUSH_PRIVATE
  }

  /** The keys by which push services know us are made once and shared by all processes. */
  static async open(database: Database, config: Config): Promise<Push> {
    const made = await sharedSetting(database, 'push keys', async () =>
      JSON.stringify((await webPush()).generateVAPIDKeys()),
    )
    return new Push(database, keysSchema.parse(JSON.parse(made)), config)
  }

  get publicKey(): string {
    return this.#keys.publicKey
  }

  /** How many browsers of a player were told. Throws if none could be, though there are some. */
  async tell(player: string, waiting: WaitingTable, reader: Reader): Promise<number> {
    const { table, live } = waiting
    const notice = turnNotice(waiting, reader)
    return this.send(player, { ...notice, url: pathOf(table), tag: table, urgency: live ? 'high' : 'normal' })
  }

  /** As above, about anything. */
  async send(player: string, { urgency, ...notice }: PushNotice): Promise<number> {
    const rows = await this.#database.selectFrom('subscriptions').selectAll().where('player', '=', player).execute()
    const payload = JSON.stringify(notice)
    const services = Object.values(Object.groupBy(rows, ({ endpoint }) => new URL(endpoint).hostname))
    let told = 0
    const failures: unknown[] = []
    const tellAll = async (browsers: typeof rows): Promise<void> => {
      for (const { endpoint, keys } of browsers)
        if (await this.#send(endpoint, keys, payload, { urgency, topic: notice.tag })) told++
    }
    // One after the other at each service: what fails there once would fail for the next browser, too.
    await Promise.all(services.map(browsers => tellAll(browsers!).catch(error => failures.push(error))))
    const failed = failures.find(error => !(error instanceof ServiceBusy)) ?? failures[0]
    if (told === 0 && failed !== undefined) throw failed
    return told
  }

  /** False if that browser no longer wants to be told; then it is forgotten. */
  async #send(
    endpoint: string,
    keys: string,
    payload: string,
    how: { readonly urgency: 'high' | 'normal'; readonly topic: string },
  ): Promise<boolean> {
    const subscription = subscriptionSchema.parse({ endpoint, keys: JSON.parse(keys) as unknown })
    const { headers, body } = (await webPush()).generateRequestDetails(subscription, payload, {
      vapidDetails: { subject: this.#subject, ...this.#keys },
      TTL: DAY_S,
      ...how,
    })
    const status = await this.#lanes.through(endpoint, () =>
      post(endpoint, { headers, body, inside: this.#inside, patience: PATIENCE_MS }),
    )
    if (GONE.includes(status)) {
      await this.#database.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
      return false
    }
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`)
    return true
  }
}
