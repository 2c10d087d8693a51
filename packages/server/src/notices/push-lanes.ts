const AT_ONCE = 100 // posts under way
const UNPROVED = 20 // … of them to services that have not answered in time lately
const TO_ONE_HOST = 16
const KEPT_AT_MOST = 10_000

/** The services that browsers use: known to answer. Everybody else's browser may name any other. */
const WELL_KNOWN = /(^|\.)(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

/** Nothing more goes to that service at the moment. */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy'
}

interface Host {
  open: number
  window: number // posts it is trusted with at once: one more with each answer, one alone after a failure
}

/**
 * Keeps slow push services from taking the place of others: each gets as many posts at once as it has answered in time, and
 * all that have proved nothing yet share a few.
 */
export class PushLanes {
  readonly #hosts = new Map<string, Host>() // the one that was posted to last is the last
  #open = 0
  #unproved = 0

  /** Posts to a service by `post`, or throws ServiceBusy. */
  async through<T>(endpoint: string, post: () => Promise<T>): Promise<T> {
    const name = new URL(endpoint).hostname
    const host = this.#host(name)
    const isUnproved = host.window === 1 && !WELL_KNOWN.test(name)
    if (host.open >= host.window || this.#open >= AT_ONCE || (isUnproved && this.#unproved >= UNPROVED))
      throw new ServiceBusy(`too much is on its way to ${name}`)
    this.#count(host, isUnproved, 1)
    try {
      const answer = await post()
      host.window = Math.min(TO_ONE_HOST, host.window + 1)
      return answer
    } catch (error) {
      host.window = 1
      throw error
    } finally {
      this.#count(host, isUnproved, -1)
    }
  }

  #count(host: Host, isUnproved: boolean, n: number): void {
    host.open += n
    this.#open += n
    if (isUnproved) this.#unproved += n
  }

  #host(name: string): Host {
    const host = this.#hosts.get(name) ?? { open: 0, window: WELL_KNOWN.test(name) ? TO_ONE_HOST : 1 }
    this.#hosts.delete(name)
    this.#hosts.set(name, host)
    const [oldest, { open }] = this.#hosts.entries().next().value!
    if (this.#hosts.size > KEPT_AT_MOST && open === 0) this.#hosts.delete(oldest)
    return host
  }
}
