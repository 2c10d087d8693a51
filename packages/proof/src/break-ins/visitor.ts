import { randomBytes } from 'node:crypto'
import type { Database } from '@overseer/server/testing'

/** What is broken into: a server, and its database to set the scene with. */
export interface Target {
  readonly url: string
  readonly database: Database
}

interface Answer {
  readonly status: number
  readonly code: string // of what was refused
  readonly data: Record<string, unknown>
}

export const PASSWORD = 'a lantern under the stairs'

/** Somebody at a browser, honest or not: keeps cookies, comes from an address of its own, and counts what it tries. */
export class Visitor {
  readonly #target: Target
  readonly #jar = new Map<string, string>()
  readonly address: string
  token = '' // instead of the cookies
  name = ''
  id = ''
  tries = 0

  constructor(
    target: Target,
    address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`,
  ) {
    this.#target = target
    this.address = address
  }

  /** Somebody with a name of their own. */
  static async member(target: Target, address?: string): Promise<Visitor> {
    const person = new Visitor(target, address)
    person.name = `Vic ${randomBytes(6).toString('hex')}`
    const guest = await person.call('POST', '/api/guest', { name: person.name })
    person.id = (guest.data['me'] as { id: string }).id
    await person.call('POST', '/api/claim', { name: person.name, password: PASSWORD })
    return person
  }

  get cookie(): string {
    return [...this.#jar.values()].join('; ')
  }

  /** The same browser, hours after its owner left it open. */
  async leftOpen(): Promise<void> {
    await this.#target.database.updateTable('sessions').set({ proved: 0 }).where('player', '=', this.id).execute()
  }

  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
    this.tries++
    const who = this.token === '' ? { cookie: this.cookie } : { authorization: `Bearer ${this.token}` }
    const response = await fetch(this.#target.url + path, {
      method,
      headers: {
        ...who,
        'x-forwarded-for': this.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) this.#jar.set(set.split('=')[0]!, set.split(';')[0]!)
    const data = (await response.json().catch(() => ({}))) as Record<string, unknown>
    const { code = '' } = (data['error'] ?? {}) as { code?: string }
    return { status: response.status, code, data }
  }
}

/** How much was tried, and a sentence for each that worked. */
export interface Outcome {
  readonly tries: number
  readonly worked: readonly string[]
}

export type Try = readonly [method: string, path: string, body?: unknown]

/** Which of these calls were answered otherwise than refused. */
export async function letThrough(by: Visitor, tries: readonly Try[]): Promise<string[]> {
  const worked: string[] = []
  for (const [method, path, body] of tries) {
    const { status, code } = await by.call(method, path, body)
    if (status < 400 || status >= 500 || code === '') worked.push(`${method} ${path} was answered ${status}`)
  }
  return worked
}
