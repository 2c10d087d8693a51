import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { preferencesOf } from '../accounts/players.ts'
import type { Bus } from '../bus/bus.ts'
import type { Config } from '../config.ts'
import type { Route } from '../http/route.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { sharedSetting } from '../storage/settings.ts'
import type { Processes } from '../tables/processes.ts'
import { confirmLetter, turnLetter, type WaitingTable } from './letter.ts'
import { Lookout } from './lookout.ts'
import { Mail } from './mail.ts'
import { addMailPages } from './mail-pages.ts'
import { type Outcome, Outbox } from './outbox.ts'
import { Push } from './push.ts'
import { noticeRoutes } from './routes.ts'
import { sealed } from './seal.ts'
import { readerOf, type Way } from './ways.ts'
import { Webhook } from './webhook.ts'

const HOUR = 60 * 60_000
const CONFIRM_WITHIN = 48 * HOUR
const ASKED_AT_MOST = 3 // e-mails to one address in an hour

interface Tools {
  readonly database: Database
  readonly bus: Bus
  readonly processes: Processes
  readonly config: Config
  readonly log: Logger
  readonly every: number // ms between two looks at who waits
  now(): number
}

/** Tells people who are away that it is their turn. */
export class Notices {
  readonly #tools: Tools
  readonly #secret: string
  readonly #push: Push
  readonly #mail: Mail | undefined
  readonly #webhook: Webhook | undefined
  readonly #lookout: Lookout
  readonly #outbox: Outbox
  readonly #place: string // where links lead
  readonly #asked = new Map<string, number[]>() // when an address was asked to confirm
  #timer: ReturnType<typeof setTimeout> | undefined
  #round: Promise<void> = Promise.resolve()
  #closed = false
  onOutcome: (way: Way, outcome: Outcome) => void = () => undefined
  onRound: () => void = () => undefined

  static async open(tools: Tools): Promise<Notices> {
    const secret = await sharedSetting(tools.database, 'mail secret', () => randomBytes(32).toString('hex'))
    return new Notices(tools, secret, await Push.open(tools.database, tools.config))
  }

  private constructor(tools: Tools, secret: string, push: Push) {
    const { config, now } = tools
    const { SMTP_URL: smtp, MAIL_FROM: from, WEBHOOK_URL: hook, WEBHOOK_SECRET: key } = config
    this.#tools = tools
    this.#secret = secret
    this.#push = push
    this.#place = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
    this.#mail = smtp === undefined || from === undefined ? undefined : new Mail(smtp, from)
    this.#webhook = hook === undefined || key === undefined ? undefined : new Webhook(hook, key, this.#place, now)
    const means = { mail: this.#mail !== undefined, webhook: this.#webhook !== undefined }
    this.#lookout = new Lookout({ ...tools, means })
    this.#outbox = new Outbox({
      ...tools,
      tell: (way, player, waiting) => this.#tell(way, player, waiting),
      onOutcome: (way, outcome) => this.onOutcome(way, outcome),
    })
  }

  get routes(): Route[] {
    return noticeRoutes({
      ...this.#tools,
      push: this.#push,
      pushInside: this.#tools.config.PUSH_PRIVATE,
      hasMail: this.#mail !== undefined,
      askToConfirm: (player, email) => this.#askToConfirm(player, email),
    })
  }

  /** Adds the pages of links in e-mails, and begins. */
  async begin(app: FastifyInstance): Promise<void> {
    await addMailPages(app, { ...this.#tools, secret: this.#secret, place: new URL(this.#place).host })
    this.#again()
  }

  #again(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#round = this.#go()
    }, this.#tools.every)
  }

  async #go(): Promise<void> {
    try {
      await this.#lookout.round()
      await this.#outbox.round()
    } catch (error) {
      this.#tools.log.error({ error }, 'the notices could not be looked after')
    }
    this.onRound()
    this.#again()
  }

  /** False if there is nothing left to tell with. */
  async #tell(way: Way, player: PlayerRow, waiting: readonly WaitingTable[]): Promise<boolean> {
    const preferences = preferencesOf(player)
    const reader = readerOf(preferences)
    switch (way) {
      case 'push':
        return preferences.notices.push && (await this.#push.tell(player.id, waiting[0]!, reader)) > 0
      case 'webhook':
        await this.#webhook?.tell({ id: player.id, name: player.name }, waiting[0]!)
        return this.#webhook !== undefined
      case 'email':
      case 'digest': {
        if (this.#mail === undefined || player.email === null || preferences.notices.email === 'off') return false
        const stop = this.#link('unsubscribe', sealed({ may: 'unsubscribe', player: player.id }, this.#secret))
        await this.#mail.send(player.email, turnLetter(waiting, reader, { url: this.#place, stop }), stop)
        return true
      }
    }
  }

  async #askToConfirm(player: PlayerRow, email: string): Promise<boolean> {
    const now = this.#tools.now()
    const lately = (this.#asked.get(email) ?? []).filter(at => at > now - HOUR)
    if (lately.length >= ASKED_AT_MOST) return false
    if (this.#asked.size > 10_000) this.#asked.clear()
    this.#asked.set(email, [...lately, now])
    const permit = { may: 'confirm', player: player.id, email, until: now + CONFIRM_WITHIN } as const
    const link = this.#link('confirm', sealed(permit, this.#secret))
    await this.#mail?.send(email, confirmLetter(player.name, preferencesOf(player).language, link))
    return true
  }

  #link(page: 'confirm' | 'unsubscribe', token: string): string {
    return `${this.#place}/mail/${page}?token=${token}`
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#round
    this.#mail?.close()
  }
}
