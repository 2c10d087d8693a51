import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Alarm } from '../accounts/account-events.ts'
import { preferencesOf } from '../accounts/players.ts'
import type { Bus } from '../bus/bus.ts'
import type { Config } from '../operations/config.ts'
import type { Origins } from '../http/origins.ts'
import type { Route } from '../http/route.ts'
import type { Tallies } from '../http/tallies.ts'
import type { Database } from '../storage/database.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { sharedSetting } from '../storage/settings.ts'
import type { Processes } from '../tables/processes.ts'
import { ACCOUNT_PATH, alarmMail, alarmNotice, resetMail } from './account-mails.ts'
import { confirmMail, turnMail, type WaitingTable } from './mail-text.ts'
import { TurnWatch } from './turn-watch.ts'
import { Mail } from './mail.ts'
import { addMailPages } from './mail-pages.ts'
import { type Outcome, Outbox } from './outbox.ts'
import { Push } from './push.ts'
import { type AccountWatch, noticeRoutes } from './routes.ts'
import { signPermit, TICKET } from './signed-link.ts'
import { readerOf, type Channel } from './channels.ts'
import { Webhook } from './webhook.ts'

const HOUR = 60 * 60_000
const CONFIRM_WITHIN = 48 * HOUR
const LEAVES_MS = 3000
const ALARMS_AT_MOST = 5 // of one kind in an hour
const ASKED_AT_MOST = 3 // e-mails to one address in an hour
const ASKED_BY_A_NETWORK = 20 // e-mails to any address

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly processes: Processes
  readonly tallies: Tallies
  readonly origins: Pick<Origins, 'partyOf'>
  readonly config: Config
  readonly log: Logger
  readonly every: number // ms between two looks at who waits
  now(): number
}

/** Tells people who are away that it is their turn. */
export class Notices {
  readonly #deps: Dependencies
  readonly #secret: string
  readonly #push: Push
  readonly #mail: Mail | undefined
  readonly #webhook: Webhook | undefined
  readonly #turnWatch: TurnWatch
  readonly #outbox: Outbox
  readonly #place: string // where links lead
  readonly #doing = new Set<Promise<void>>() // in the background
  #timer: ReturnType<typeof setTimeout> | undefined
  #round: Promise<void> = Promise.resolve()
  #closed = false
  onOutcome: (channel: Channel, outcome: Outcome) => void = () => undefined
  onRound: () => void = () => undefined

  static async open(deps: Dependencies): Promise<Notices> {
    const secret = await sharedSetting(deps.database, 'mail secret', () => randomBytes(32).toString('hex'))
    return new Notices(deps, secret, await Push.open(deps.database, deps.config))
  }

  private constructor(deps: Dependencies, secret: string, push: Push) {
    const { config, now } = deps
    const { SMTP_URL: smtp, MAIL_FROM: from, WEBHOOK_URL: hook, WEBHOOK_SECRET: key } = config
    this.#deps = deps
    this.#secret = secret
    this.#push = push
    this.#place = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
    this.#mail = smtp === undefined || from === undefined ? undefined : new Mail(smtp, from)
    this.#webhook = hook === undefined || key === undefined ? undefined : new Webhook(hook, key, this.#place, now)
    const means = { mail: this.#mail !== undefined, webhook: this.#webhook !== undefined }
    this.#turnWatch = new TurnWatch({ ...deps, means })
    this.#outbox = new Outbox({
      ...deps,
      tell: (channel, player, waiting) => this.#tell(channel, player, waiting),
      onOutcome: (channel, outcome) => this.onOutcome(channel, outcome),
    })
  }

  get hasMail(): boolean {
    return this.#mail !== undefined
  }

  /** What this server is called. */
  get host(): string {
    return new URL(this.#place).host
  }

  routes(watch: AccountWatch): Route[] {
    const { config } = this.#deps
    return noticeRoutes(
      {
        ...this.#deps,
        push: this.#push,
        pushInside: config.PUSH_PRIVATE,
        hasMail: this.hasMail,
        askToConfirm: (player, email, network) => this.#askToConfirm(player, email, network),
      },
      watch,
    )
  }

  /** Adds the pages of links in e-mails, and begins. */
  async begin(app: FastifyInstance, watch: AccountWatch): Promise<void> {
    await addMailPages(app, { ...this.#deps, secret: this.#secret, place: this.host, watch })
    this.#again()
  }

  /** Tells an owner at once, at whatever hour, what happened to their account. */
  alarm(alarm: Alarm): void {
    this.inBackground('an owner could not be told', () => this.#sound(alarm))
  }

  /** By e-mail and by push: one that fails does not keep the other. */
  async #sound(alarm: Alarm): Promise<void> {
    const { player, kind } = alarm
    const told = await this.#deps.tallies.add(`alarms ${kind} ${player.id}`, HOUR)
    if (told > ALARMS_AT_MOST) return // whoever makes many of one kind hides none of another by it
    const reader = readerOf(preferencesOf(player))
    const notice = { ...alarmNotice(alarm, reader), url: ACCOUNT_PATH, tag: kind, urgency: 'high' } as const
    const mail = alarmMail(alarm, reader, this.#place)
    const ways = await Promise.allSettled([
      player.email === null ? undefined : this.#mail?.send(player.email, mail),
      this.#push.send(player.id, notice),
    ])
    for (const way of ways) if (way.status === 'rejected') throw way.reason
  }

  /** Does something that nobody waits for but we, when we go. */
  inBackground(trouble: string, work: () => Promise<void>): void {
    const doing = work()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, trouble))
      .finally(() => this.#doing.delete(doing))
    this.#doing.add(doing)
  }

  /** Sends the way back to an account to its confirmed address. */
  async sendReset(player: PlayerRow, token: string): Promise<void> {
    const { language } = preferencesOf(player)
    if (player.email !== null)
      await this.#mail?.send(player.email, resetMail(player.name, language, this.#place, token))
  }

  #again(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#round = this.#go()
    }, this.#deps.every)
  }

  async #go(): Promise<void> {
    try {
      await this.#turnWatch.round()
      await this.#outbox.round()
    } catch (error) {
      this.#deps.log.error({ err: error }, 'the notices could not be looked after')
    }
    this.onRound()
    this.#again()
  }

  /** False if there is nothing left to tell with. */
  async #tell(channel: Channel, player: PlayerRow, waiting: readonly WaitingTable[]): Promise<boolean> {
    const preferences = preferencesOf(player)
    const reader = readerOf(preferences)
    switch (channel) {
      case 'push':
        return preferences.notices.push && (await this.#push.tell(player.id, waiting[0]!, reader)) > 0
      case 'webhook':
        await this.#webhook?.tell({ id: player.id, name: player.name }, waiting[0]!)
        return this.#webhook !== undefined
      case 'email':
      case 'digest': {
        if (this.#mail === undefined || player.email === null || preferences.notices.email === 'off') return false
        const stop = this.#link('unsubscribe', signPermit({ may: 'unsubscribe', player: player.id }, this.#secret))
        await this.#mail.send(player.email, turnMail(waiting, reader, { url: this.#place, stop }), stop)
        return true
      }
    }
  }

  async #askToConfirm(player: PlayerRow, email: string, network: string): Promise<boolean> {
    const { now: clock, tallies } = this.#deps
    const now = clock()
    // One person has as many spellings of an address and as many accounts as they like. Guests do not use up what others have.
    const kind = player.name_key === null ? 'mails by guests to' : 'mails to'
    for (const who of [`${kind} ${mailboxOf(email)}`, `mails of ${player.id}`])
      if ((await tallies.add(who, HOUR)) > ASKED_AT_MOST) return false
    if ((await tallies.add(`mails from ${network}`, HOUR)) > ASKED_BY_A_NETWORK) return false
    const once = await this.#newTicket(player.id, now + CONFIRM_WITHIN)
    const permit = { may: 'confirm', player: player.id, email, once, until: now + CONFIRM_WITHIN } as const
    const link = this.#link('confirm', signPermit(permit, this.#secret))
    await this.#mail?.send(email, confirmMail(preferencesOf(player).language, link))
    return true
  }

  /** What makes a link work once, and no more after its player has changed their mind. */
  async #newTicket(player: string, expires: number): Promise<string> {
    const challenge = `${TICKET}${randomBytes(12).toString('base64url')}`
    await this.#deps.database.insertInto('challenges').values({ challenge, player, expires }).execute()
    return challenge
  }

  #link(page: 'confirm' | 'unsubscribe', token: string): string {
    return `${this.#place}/mail/${page}?token=${token}`
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#round
    await this.#outbox.close()
    await Promise.race([Promise.all(this.#doing), sleep(LEAVES_MS, undefined, { ref: false })])
    this.#mail?.close()
  }
}

/** To whom an address leads: case and what stands behind a plus make no difference, at some places dots neither. */
function mailboxOf(email: string): string {
  const [, box = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? []
  return /^(gmail|googlemail)\.com$/.test(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`
}
