import type { FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import type { Caller } from './caller.ts'
import type { Origins } from './origins.ts'

const OPEN = ['/api/sign-out', '/api/maintenance'] // to whoever is banned, too

/**
 * Who calls, looked up once for each request: the limits want to know it before whoever answers does. Whoever is banned may
 * only sign out.
 */
export class Callers {
  readonly #sessions: { whoIs(request: FastifyRequest): Promise<Caller | undefined> }
  readonly #admit: (player: string) => void
  readonly #origins: Origins
  readonly #known = new WeakMap<FastifyRequest, Promise<Caller | undefined>>()

  constructor(
    sessions: { whoIs(request: FastifyRequest): Promise<Caller | undefined> },
    admit: (player: string) => void,
    origins: Origins,
  ) {
    this.#sessions = sessions
    this.#admit = admit
    this.#origins = origins
  }

  whoIs(request: FastifyRequest): Promise<Caller | undefined> {
    const known = this.#known.get(request) ?? this.#look(request)
    this.#known.set(request, known)
    return known
  }

  async #look(request: FastifyRequest): Promise<Caller | undefined> {
    const caller = await this.#sessions.whoIs(request)
    if (caller !== undefined && !OPEN.includes(request.url)) this.#admit(caller.id)
    if (caller !== undefined) this.#origins.see(caller, addressOf(request))
    return caller
  }
}
