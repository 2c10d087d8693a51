import type { FastifyRequest } from 'fastify'
import { addressOf } from '../http/address.ts'
import { Problem } from '../http/problem.ts'
import type { Tallies } from '../http/tallies.ts'
import type { Work, WorkDesk } from './work.ts'

const HOUR = 60 * 60_000
const FREE = 20 // guests an hour from one network: a family, or a small club
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
    return this.#bits((await this.#deps.tallies.count(keyOf(request))) + 1)
  }

  #bits(guests: number): number {
    const free = FREE * this.#deps.patience
    return guests <= free ? 0 : Math.min(MOST_BITS, FIRST_BITS + Math.floor((guests - free) / FREE))
  }

  async admit(request: FastifyRequest, shown: Work | undefined): Promise<void> {
    const { tallies, work } = this.#deps
    const guests = await tallies.add(keyOf(request), HOUR)
    const bits = this.#bits(guests)
    if (bits === 0 || (await work.isDone('guest', bits, shown))) return
    await tallies.takeBack(keyOf(request)) // who was not let in does not count
    throw new Problem(403, 'work-needed', 'Many came from your network. POST /api/work says what to work out first.')
  }
}

function keyOf(request: FastifyRequest): string {
  return `guests ${addressOf(request)}`
}
