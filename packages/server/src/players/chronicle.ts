import { gameCalled } from '@overseer/bots/games'
import { type GameRecord, replay, type Result } from '@overseer/kernel'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import { enterResult, type RatingChange } from '../ratings/ledger.ts'
import type { Database } from '../storage/database.ts'
import type { TableRow } from '../storage/schema.ts'
import type { Logged } from '../tables/entry.ts'
import { readLog } from '../tables/log.ts'
import { addUses, type Use } from './card-uses.ts'

interface Tools {
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
  readonly bot: boolean // whether a bot sat there at the end
  readonly rank: number
  readonly won: boolean
}

/** What was entered of a game that others may like to hear, and when. */
interface Entered {
  readonly changes: readonly RatingChange[]
  readonly delay: number
}

const NOTHING: Entered = { changes: [], delay: 0 }
const AT_ONCE = 20
const AGAIN_MS = 60_000

/**
 * Writes down what a finished game means for those who played it: places, ratings, the cards they used. The end of a
 * game puts it on a list in the same transaction; it leaves the list in the transaction that writes all this. So
 * whatever dies in between, every game is entered exactly once.
 */
export class Chronicle {
  readonly #tools: Tools

  constructor(tools: Tools) {
    this.#tools = tools
  }

  /** Whatever is still on the list, from whichever process. */
  async catchUp(): Promise<void> {
    const { database, now } = this.#tools
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
    const { database, bus, log, now } = this.#tools
    try {
      const { changes, delay } = await this.#enter(table)
      // Not before those who watch it later have seen the end.
      if (changes.length > 0) setTimeout(() => bus.publish(`crowd ${table}`, { is: 'rated', changes }), delay).unref()
    } catch (error) {
      log.error({ err: error, table }, 'a game could not be entered into the chronicle')
      await database
        .updateTable('ended')
        .set({ due: now() + AGAIN_MS })
        .where('table', '=', table)
        .execute()
    }
  }

  #enter(id: string): Promise<Entered> {
    return this.#tools.database.transaction().execute(async transaction => {
      const { numDeletedRows } = await transaction.deleteFrom('ended').where('table', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) return NOTHING // another process was faster
      const table = await transaction.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      if (table?.result == null) return NOTHING
      const log = await readLog(transaction, id)
      const finishers = await this.#finishers(transaction, table, log)
      if (finishers === undefined) return NOTHING
      for (const { seat, rank, won } of finishers)
        await transaction
          .updateTable('chairs')
          .set({ rank, won: won ? 1 : 0 })
          .where('table', '=', id)
          .where('seat', '=', seat)
          .execute()
      await addUses(transaction, usesIn(table, log, finishers))
      if (table.rated === 0) return NOTHING
      return { changes: await enterRating(transaction, table, finishers), delay: table.delay }
    })
  }

  /** How everybody came out; undefined if that is written down already. Whoever left a bot in their place came last. */
  async #finishers(
    transaction: Database,
    { id, result }: TableRow,
    log: readonly Logged[],
  ): Promise<Finisher[] | undefined> {
    const { ranks, winners } = JSON.parse(result!) as Result
    const stead = steadAtEnd(log)
    const chairs = await transaction
      .selectFrom('chairs')
      .leftJoin('players', 'players.id', 'chairs.player')
      .select(['chairs.seat', 'chairs.player', 'chairs.bot', 'chairs.rank', 'players.id as account'])
      .where('chairs.table', '=', id)
      .orderBy('chairs.seat')
      .execute()
    if (chairs.some(({ rank }) => rank !== null)) return undefined
    return chairs.map(({ seat, player, bot, account }) => {
      const left = stead.has(seat)
      return {
        seat,
        player,
        exists: account !== null,
        bot: bot !== null || left,
        rank: left ? chairs.length : ranks[seat]!,
        won: !left && winners.includes(seat),
      }
    })
  }
}

/** The seats at which a bot played for somebody when the game ended. */
function steadAtEnd(log: readonly Logged[]): ReadonlySet<number> {
  const seats = new Set<number>()
  for (const { seat, entry } of log)
    if ('bot' in entry) {
      if (entry.bot === null) seats.delete(seat)
      else seats.add(seat)
    }
  return seats
}

/** Two people at least; those whom a bot replaced are among them and came last. */
async function enterRating(
  transaction: Database,
  { id, game, ended }: TableRow,
  finishers: readonly Finisher[],
): Promise<RatingChange[]> {
  const people = finishers.flatMap(({ player, exists, rank, bot }) =>
    player === null ? [] : [{ player, exists, rank: bot ? Infinity : rank }],
  )
  if (people.length < 2) return []
  return enterResult(transaction, { table: id, game, at: ended!, people: inOrder(people) })
}

/** Places among those who count: 1 is best, equal where they were equal. */
function inOrder<T extends { readonly rank: number }>(people: readonly T[]): T[] {
  return people.map(one => ({ ...one, rank: 1 + people.filter(({ rank }) => rank < one.rank).length }))
}

/** The cards that people used, from playing the game once more. */
function usesIn(table: TableRow, log: readonly Logged[], finishers: readonly Finisher[]): Use[] {
  const { game, statistics } = gameCalled(table.game)
  if (table.rules_version !== game.rulesVersion) return []
  const options = game.parse.options({ ...(JSON.parse(table.options) as object), seats: finishers.length })
  const choices: unknown[] = []
  for (const { entry } of log)
    if ('choice' in entry) choices.push(entry.choice)
    else if ('undo' in entry) choices.pop()
  const record: GameRecord = { game: game.id, rulesVersion: game.rulesVersion, options, seed: table.seed, choices: [] }
  const uses = new Map<string, Use>()
  const state = replay(game, record)
  const count = (event: unknown): void => {
    for (const { kind, card, seat } of statistics.cards(state, event)) {
      const { player, exists, bot } = finishers[seat]!
      if (player === null || !exists || bot) continue
      const key = `${player} ${kind} ${card}`
      uses.set(key, { player, game: game.id, kind, card, n: (uses.get(key)?.n ?? 0) + 1 })
    }
  }
  for (const choice of choices) game.apply(state, choice, count)
  return [...uses.values()]
}
