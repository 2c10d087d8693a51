import { randomBytes } from 'node:crypto'
import type { Game } from '@overseer/kernel'
import { promiseOf, type WishedTable } from '@overseer/protocol'
import { newId } from '../storage/ids.ts'
import type { ChairRow, TableRow } from '../storage/schema.ts'
import { networkMark } from './network.ts'
import type { Room } from './room-store.ts'

const NONCE_MS = 3000 // nobody's game waits longer for what they add to its chance

/** A secret for a table, and what is published of it before anybody adds to it. */
export function newSecret(
  table: string,
  { id, rulesVersion, parse }: Game,
  options: object,
  seats: number,
): Pick<TableRow, 'seed' | 'commitment' | 'fair' | 'dealt'> {
  const seed = randomBytes(32).toString('hex')
  const terms = { table, game: id, rulesVersion, options: parse.options({ ...options, seats }) }
  return { seed, commitment: promiseOf(terms, seed), fair: 2, dealt: null }
}

/** When a table begins even if chairs are free or nonces missing; null: when its host says so. */
function beginsBy({ fillAfter, forNonce, chairs }: WishedTable, now: number): number | null {
  if (fillAfter !== undefined) return now + fillAfter
  return forNonce && chairs.filter(chair => 'person' in chair).length === 1 ? now + NONCE_MS : null
}

/** The rows of a table as somebody wishes it. The first chair for a person is the host's. */
export function newTable(wish: WishedTable, rules: Game, host: string, address: string, now: number): Room {
  const { id: game, rulesVersion } = rules
  const id = newId()
  const table: TableRow = {
    id,
    game,
    rules_version: rulesVersion,
    options: JSON.stringify(wish.options),
    ...newSecret(id, rules, wish.options, wish.chairs.length),
    status: 'open',
    listed: wish.listed ? 1 : 0,
    rated: wish.rated ? 1 : 0,
    clock: JSON.stringify(wish.clock),
    delay: wish.delay,
    chat: wish.chat ? 1 : 0,
    host,
    created: now,
    started: null,
    ended: null,
    result: null,
    fills: beginsBy(wish, now),
    fill_bot: wish.fillBot ?? null,
    rematch: null,
    misfit: null,
  }
  const hostSeat = wish.chairs.findIndex(chair => 'person' in chair)
  const chairs = wish.chairs.map(
    (chair, seat): ChairRow => ({
      table: id,
      seat,
      player: seat === hostSeat ? host : null,
      bot: 'bot' in chair ? chair.bot : null,
      ready: seat === hostSeat || 'bot' in chair ? 1 : 0,
      nonce: null,
      network: wish.rated && seat === hostSeat ? networkMark(table.seed, address) : null,
      rank: null,
      won: null,
    }),
  )
  return { table, chairs }
}
