import { sql } from 'kysely'
import type { Clock } from '@overseer/protocol'
import { preferencesOf } from '../accounts/players.ts'
import type { Bus } from '../bus/bus.ts'
import { isPresent } from '../live/presence.ts'
import { inTurn } from '../http/in-turn.ts'
import type { Origins } from '../http/origins.ts'
import type { Database } from '../storage/database.ts'
import type { Processes } from '../tables/processes.ts'
import { dueBy, type Means, channelsOf } from './channels.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AT_ONCE = 50 // tables called in one round

interface Dependencies {
  readonly database: Database
  readonly bus: Bus
  readonly processes: Processes
  readonly origins: Pick<Origins, 'partyOf'>
  readonly means: Omit<Means, 'browsers'>
  now(): number
}

/** A person who is asked and has not been told yet. */
interface Asked {
  readonly table: string
  readonly n: number
  readonly since: number
  readonly clock: string
  readonly player: string
  readonly email: string | null
  readonly preferences: string
  readonly browsers: number
}

/** What this process remembers about somebody who is asked. */
interface Seen {
  readonly here: number // when they were at the table last
  readonly again: number // when to look again
}

/** How long somebody must be away from a table that waits for them before they are told. */
function patience(clock: string): number {
  return (JSON.parse(clock) as Clock).kind === 'live' ? MINUTE : 2 * MINUTE
}

/** Looks for people who are asked and not there, and puts a notice for them into the outbox: once for each turn. */
export class TurnWatch {
  readonly #deps: Dependencies
  #seen = new Map<string, Seen>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async round(): Promise<void> {
    const { processes, origins, now } = this.#deps
    const asked = (await this.#asked()).filter(one => processes.looksAfter(one.table))
    const seen = new Map(asked.flatMap(one => this.#entry(one)))
    this.#seen = seen
    const again = (one: Asked): number => seen.get(keyOf(one))?.again ?? 0
    const late = asked.filter(one => again(one) <= now()).sort((a, b) => again(a) - again(b)) // those never looked at first
    const next = inTurn(late, ({ player }) => origins.partyOf(player)).slice(0, AT_ONCE)
    await Promise.all(next.map(one => this.#look(one)))
  }

  #entry(one: Asked): [string, Seen][] {
    const there = this.#seen.get(keyOf(one))
    return there === undefined ? [] : [[keyOf(one), there]]
  }

  /** A turn older than a day has been looked at, or was left alone for a reason. */
  #asked(): Promise<Asked[]> {
    const { database, means, now } = this.#deps
    return database
      .selectFrom('turns')
      .innerJoin('tables', 'tables.id', 'turns.table')
      .innerJoin('chairs', join =>
        join.onRef('chairs.table', '=', 'turns.table').onRef('chairs.seat', '=', 'turns.seat'),
      )
      .innerJoin('players', 'players.id', 'chairs.player')
      .select(['turns.table', 'turns.n', 'turns.since', 'tables.clock'])
      .select(['players.id as player', 'players.email', 'players.preferences'])
      .select(({ selectFrom }) =>
        selectFrom('subscriptions')
          .whereRef('subscriptions.player', '=', 'players.id')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .as('browsers'),
      )
      .where('tables.status', '=', 'playing')
      .where('turns.since', '>', now() - DAY)
      .where('turns.since', '<=', now() - MINUTE / 2)
      .where(({ or, eb }) => or([eb('turns.due', 'is', null), eb('turns.due', '>', now())])) // else a bot plays now
      .$if(!means.webhook, query =>
        // Whoever cannot be told anything is not looked for, however many they are.
        query.where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('players.email', 'is not', null),
            exists(selectFrom('subscriptions').select('endpoint').whereRef('subscriptions.player', '=', 'players.id')),
          ]),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notices')
              .select(sql`1`.as('one'))
              .whereRef('notices.table', '=', 'turns.table')
              .whereRef('notices.n', '=', 'turns.n'),
          ),
        ),
      )
      .orderBy('turns.since')
      .execute() as Promise<Asked[]>
  }

  async #look(one: Asked): Promise<void> {
    const { bus, means, now } = this.#deps
    const wait = patience(one.clock)
    const channels = channelsOf(one, { ...means, browsers: one.browsers })
    if (channels.length === 0) return this.#remember(one, one.since, MINUTE)
    if (await isPresent(bus, one.table, one.player)) return this.#remember(one, now(), wait / 4)
    const here = Math.max(one.since, this.#seen.get(keyOf(one))?.here ?? 0)
    if (now() - here < wait) return this.#remember(one, here, wait / 4)
    await this.#put(one, channels)
  }

  #remember(one: Asked, here: number, wait: number): void {
    this.#seen.set(keyOf(one), { here, again: this.#deps.now() + wait })
  }

  /** The key of the row lets only one process win. */
  async #put({ table, n, player, preferences }: Asked, channels: ReturnType<typeof channelsOf>): Promise<void> {
    const { database, now } = this.#deps
    const wishes = preferencesOf({ preferences })
    const made = now()
    await database
      .insertInto('notices')
      .values(
        channels.map(channel => ({
          table,
          n,
          player,
          way: channel,
          made,
          due: dueBy(channel, wishes, made),
          tries: 0,
          state: 'waiting' as const,
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

function keyOf({ table, n }: Asked): string {
  return `${table} ${n}`
}
