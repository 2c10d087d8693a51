import { gameCalled } from '@overseer/games/wordless'
import { AGREE_END, isOutOfTurn, opening, type Result, same } from '@overseer/kernel'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import { enterResult, type RatingChange } from '../ratings/ledger.ts'
import type { Database } from '../storage/database.ts'
import type { TableRow } from '../storage/schema.ts'
import type { Logged } from '../tables/entry.ts'
import { choicesIn, readLog } from '../tables/log.ts'
import { Slices } from '../tables/slices.ts'
import { readSetup } from '../tables/store.ts'
import { recordOf, type TableSetup } from '../tables/table-play.ts'
import { crowdTopic } from '../tables/topics.ts'
import { addUses, type Use } from './card-uses.ts'

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  now(): number
}

/** Somebody who played to the end, or had a bot do it. */
interface Finisher {
  readonly seat: number
  readonly player: string | null
  readonly exists: boolean // whether there is still an account
  readonly bot: boolean // whether a bot sat there at the end, or played too much for them
  readonly network: string | null // a mark of where they sat
  readonly rank: number
  readonly won: boolean
}

const BOTS_SHARE = 0.1
const AT_ONCE = 20
const AGAIN_MS = 60_000

/**
 * Writes down what a finished game means for those who played it: places, ratings, the cards they used. The end of a
 * game puts it on a list in the same transaction; it leaves the list in the transaction that writes all this. So
 * whatever dies in between, every game is entered exactly once.
 */
export class FinishedGames {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Whatever is still on the list, from whichever process. */
  async catchUp(): Promise<void> {
    const { database, now } = this.#deps
    const ended = await database
      .selectFrom('ended')
      .select('table')
      .where('due', '<=', now())
      .orderBy('due')
      .limit(AT_ONCE)
      .execute()
    for (const { table } of ended) await this.#enterOrWait(table)
  }

  async #enterOrWait(table: string): Promise<void> {
    const { database, bus, log, now } = this.#deps
    try {
      const changes = await this.#enter(table)
      if (changes.length > 0) bus.publish(crowdTopic(table), { is: 'rated', changes: [...changes] })
    } catch (error) {
      log.error({ err: error, table }, 'a finished game could not be entered')
      await database
        .updateTable('ended')
        .set({ due: now() + AGAIN_MS })
        .where('table', '=', table)
        .execute()
    }
  }

  /** What it did to ratings. What takes long is worked out before: in a transaction all who play would wait for it. */
  async #enter(id: string): Promise<readonly RatingChange[]> {
    const { database } = this.#deps
    const setup = await readSetup(database, id)
    const log = await readLog(database, id)
    const uses = setup === undefined ? [] : await usesIn(setup, log)
    return database.transaction().execute(async transaction => {
      const { numDeletedRows } = await transaction.deleteFrom('ended').where('table', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return [] // another process was faster
      const table = await transaction.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      if (table?.result == null || setup === undefined) return []
      const finishers = await this.#finishers(transaction, table, log)
      if (finishers === undefined) return []
      for (const { seat, rank, won } of finishers)
        await transaction
          .updateTable('chairs')
          .set({ rank, won: won ? 1 : 0, network: null })
          .where('table', '=', id)
          .where('seat', '=', seat)
          .execute()
      await addUses(transaction, usesOf(finishers, uses))
      return table.rated === 0 || isAgreedEnd(log) ? [] : enterRating(transaction, table, finishers)
    })
  }

  /** How everybody came out; undefined if that is written down already. Whoever left a bot in their place came last. */
  async #finishers(
    transaction: Database,
    { id, result, rated }: TableRow,
    log: readonly Logged[],
  ): Promise<Finisher[] | undefined> {
    const { ranks, winners } = JSON.parse(result!) as Result
    const standIns = rated === 1 ? [...standInsAtEnd(log), ...playedFor(log)] : standInsAtEnd(log)
    const leftTo = new Set(standIns)
    const chairs = await transaction
      .selectFrom('chairs')
      .leftJoin('players', 'players.id', 'chairs.player')
      .select(['chairs.seat', 'chairs.player', 'chairs.bot', 'chairs.rank', 'chairs.network', 'players.id as account'])
      .where('chairs.table', '=', id)
      .orderBy('chairs.seat')
      .execute()
    if (chairs.some(({ rank }) => rank !== null)) return undefined
    return chairs.map(({ seat, player, bot, network, account }) => {
      const left = leftTo.has(seat)
      return {
        seat,
        player,
        exists: account !== null,
        bot: bot !== null || left,
        network,
        rank: left ? chairs.length : ranks[seat]!,
        won: !left && winners.includes(seat),
      }
    })
  }
}

/** The seats at which a bot played for somebody when the game ended. */
function standInsAtEnd(log: readonly Logged[]): ReadonlySet<number> {
  const seats = new Set<number>()
  for (const { seat, entry } of log)
    if ('bot' in entry) {
      if (entry.bot === null) seats.delete(seat)
      else seats.add(seat)
    }
  return seats
}

/**
 * The people for whom a bot decided in a rated game although they could have: once by their own wish, or more than one time
 * in ten because their time was up.
 */
function playedFor(log: readonly Logged[]): number[] {
  const seats = new Map<number, { all: number; bots: number; wished: boolean }>()
  const wished = new Set<number>() // where a bot sits because its person stood up
  for (const { seat, player, entry } of log) {
    if ('bot' in entry && entry.bot === null) wished.delete(seat)
    else if ('bot' in entry && player !== null) wished.add(seat)
    if (!('choice' in entry) || isOutOfTurn(entry.choice)) continue
    const { all, bots, wished: was } = seats.get(seat) ?? { all: 0, bots: 0, wished: false }
    const isBot = player === null
    seats.set(seat, { all: all + 1, bots: bots + (isBot ? 1 : 0), wished: was || (isBot && wished.has(seat)) })
  }
  return [...seats].flatMap(([seat, { all, bots, wished: was }]) => (was || bots > all * BOTS_SHARE ? [seat] : []))
}

/** Whether all agreed to end without a winner: then nobody won, and nothing is rated. */
function isAgreedEnd(log: readonly Logged[]): boolean {
  const last = log.findLast(({ entry }) => 'choice' in entry)?.entry
  return last !== undefined && 'choice' in last && same(last.choice, AGREE_END)
}

/** Two people at least, one of whom stayed; those whom a bot replaced are among them and came last. */
async function enterRating(
  transaction: Database,
  { id, game, ended }: TableRow,
  finishers: readonly Finisher[],
): Promise<RatingChange[]> {
  const people = finishers.flatMap(({ player, exists, rank, bot, network }) =>
    player === null ? [] : [{ player, exists, network, rank: bot ? Infinity : rank }],
  )
  if (people.length < 2 || people.every(({ rank }) => rank === Infinity)) return []
  return enterResult(transaction, { table: id, game, at: ended!, people: inOrder(people) })
}

/** Places among those who count: 1 is best, equal where they were equal. */
function inOrder<T extends { readonly rank: number }>(people: readonly T[]): T[] {
  return people.map(one => ({ ...one, rank: 1 + people.filter(({ rank }) => rank < one.rank).length }))
}

/** A card that somebody used, so many times. */
interface SeatUse extends Omit<Use, 'player'> {
  readonly seat: number
}

/** The cards that were used, from playing the game once more. */
async function usesIn(setup: TableSetup, log: readonly Logged[]): Promise<SeatUse[]> {
  const { game, statistics } = gameCalled(setup.game)
  if (setup.rulesVersion !== game.rulesVersion) return []
  const uses = new Map<string, SeatUse>()
  const record = recordOf(setup, choicesIn(log))
  const state = opening(game, record)
  const slices = new Slices()
  for (const choice of record.choices) {
    game.apply(state, choice, event => {
      for (const { kind, card, seat } of statistics.cards(state, event)) {
        const key = `${seat} ${kind} ${card}`
        uses.set(key, { seat, game: game.id, kind, card, n: (uses.get(key)?.n ?? 0) + 1 })
      }
    })
    await slices.rest()
  }
  return [...uses.values()]
}

/** Those of people who played to the end themselves. */
function usesOf(finishers: readonly Finisher[], uses: readonly SeatUse[]): Use[] {
  const all = new Map<string, Use>()
  for (const { seat, ...use } of uses) {
    const { player, exists, bot } = finishers[seat]!
    if (player === null || !exists || bot) continue
    const key = `${player} ${use.kind} ${use.card}`
    all.set(key, { ...use, player, n: (all.get(key)?.n ?? 0) + use.n })
  }
  return [...all.values()]
}
