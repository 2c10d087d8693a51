import type { FastifyRequest } from 'fastify'
import { addressOf, siteOf } from '../http/address.ts'
import { Problem } from '../http/problem.ts'
import type { Tallies } from '../http/tallies.ts'
import type { Work, WorkDesk } from './work.ts'

const HOUR = 60 * 60_000
const FREE = 20 // guests an hour from one network: a family, or a small club
const NETWORKS = 16 // of one site that may have so many each
const FIRST_BITS = 16 // a tenth of a second on a phone
const MOST_BITS = 22 // some ten seconds

interface Dependencies {
  readonly tallies: Tallies
  readonly work: WorkDesk
  readonly patience: number // how many times the usual limits
}

/** Lets guests in. The first from a network come as they are; of more each is asked to work, and harder the more they are. */
export class GuestDesk {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** How hard the next guest of this network works; 0: not at all. */
  async bitsFor(request: FastifyRequest): Promise<number> {
    const [network, site] = await Promise.all(keysOf(request).map(key => this.#deps.tallies.count(key)))
    return this.#bits(network! + 1, (site ?? 0) + 1)
  }

  /** By those of the network, and by a share of those of the whole site. */
  #bits(ofNetwork: number, ofSite: number): number {
    const free = FREE * this.#deps.patience
    const guests = Math.max(ofNetwork, ofSite / NETWORKS)
    return guests <= free ? 0 : Math.min(MOST_BITS, FIRST_BITS + Math.floor((guests - free) / FREE))
  }

  async admit(request: FastifyRequest, shown: Work | undefined): Promise<void> {
    const { tallies, work } = this.#deps
    const counts: number[] = []
    for (const key of keysOf(request)) counts.push(await tallies.add(key, HOUR))
    const bits = this.#bits(counts[0]!, counts[1] ?? 0)
    if (bits === 0 || (await work.isDone('guest', bits, shown))) return
    for (const key of keysOf(request)) await tallies.takeBack(key) // who was not let in does not count
    throw new Problem(403, 'work-needed', 'Many came from your network. POST /api/work says what to work out first.')
  }
}

/** The network, and the site it is part of if that is more. */
function keysOf(request: FastifyRequest): string[] {
  const address = addressOf(request)
  return [...new Set([address, siteOf(address)])].map(key => `guests ${key}`)
}
