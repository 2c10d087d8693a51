import { createHmac } from 'node:crypto'
import type { WaitingTable } from './mail-text.ts'
import { pathOf } from './mail-text.ts'
import { post } from './safe-post.ts'

const PATIENCE_MS = 10_000

/** Tells a program of the operator's, signed as Standard Webhooks has it (standardwebhooks.com). */
export class Webhook {
  readonly #url: string
  readonly #key: Buffer
  readonly #place: string
  readonly #now: () => number

  constructor(url: string, secret: string, place: string, now: () => number) {
    this.#url = url
    this.#key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    this.#place = place
    this.#now = now
  }

  async tell(player: { readonly id: string; readonly name: string }, waiting: WaitingTable): Promise<void> {
    const { table, n, game, seat, since, due } = waiting
    const id = `turn_${table}_${n}_${player.id}` // the same after a failure: whoever gets it twice can tell
    const at = Math.floor(this.#now() / 1000)
    const body = JSON.stringify({
      type: 'turn',
      timestamp: new Date(at * 1000).toISOString(),
      data: { table, game, version: n, seat, player, since, due, url: this.#place + pathOf(table) },
    })
    const signature = createHmac('sha256', this.#key).update(`${id}.${at}.${body}`).digest('base64')
    const status = await post(this.#url, {
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      inside: true,
      patience: PATIENCE_MS,
    })
    if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
  }
}
