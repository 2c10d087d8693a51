import '@fastify/cookie' // for the types of cookies on requests
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAMES = { session: 'overseer', browser: 'overseer-browser' } as const
type Name = keyof typeof NAMES

/**
 * The cookies we set: signed, out of reach of scripts and of other sites. Over https their names begin with `__Host-`,
 * so that no neighbour under the same domain can put its own in their place.
 */
export class Cookies {
  readonly #secure: boolean

  constructor(secure: boolean) {
    this.#secure = secure
  }

  #name(of: Name): string {
    return this.#secure ? `__Host-${NAMES[of]}` : NAMES[of]
  }

  /** What a cookie holds, if we signed it. */
  read(request: FastifyRequest, of: Name): string | undefined {
    const cookie = request.cookies[this.#name(of)]
    if (cookie === undefined) return undefined
    const { valid, value } = request.unsignCookie(cookie)
    return valid ? value : undefined
  }

  write(reply: FastifyReply, of: Name, value: string, lastsMs: number): void {
    void reply.setCookie(this.#name(of), value, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      path: '/',
      maxAge: Math.floor(lastsMs / 1000),
    })
  }

  clear(reply: FastifyReply, of: Name): void {
    void reply.clearCookie(this.#name(of), { path: '/', secure: this.#secure })
  }
}
