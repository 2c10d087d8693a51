import { takeName } from '../accounts/name-claims.ts'
import { nameKey } from '../accounts/names.ts'
import { endAccess } from '../accounts/sessions.ts'
import { conflict, forbidden, notFound } from '../http/problem.ts'
import { type Act, writeAudit } from '../moderation/audit.ts'
import { sanctionOn } from '../moderation/sanctions.ts'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/ids.ts'
import type { PlayerRow, SanctionRow } from '../storage/schema.ts'
import { closeTable } from './close-table.ts'
import { type Maintenance, setMaintenance } from './maintenance.ts'

/** Whoever acts: a player with a role, or somebody at the machine itself. */
export interface Actor {
  readonly id: string // a player's, or `console` and a user
  readonly role: 'moderator' | 'admin' | 'console'
}

const RANKS = { player: 0, moderator: 1, admin: 2, console: 3 } as const
export type Role = 'player' | 'moderator' | 'admin'

/**
 * What moderators and admins do. Each act and its line in the audit log are one transaction: nothing is done that is not
 * told there. Processes read that log and do what follows from it (staff/audit-feed.ts).
 */
export class Staff {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  async roleOf(player: string): Promise<Role> {
    const row = await this.#database.selectFrom('roles').select('role').where('player', '=', player).executeTakeFirst()
    return row?.role ?? 'player'
  }

  /** Gives somebody another name; a claimed one stays claimed. */
  async rename(actor: Actor, id: string, name: string, reason: string): Promise<void> {
    const player = await this.#below(actor, id)
    const key = player.name_key === null ? null : nameKey(name)
    await this.#do(actor, 'rename', id, { from: player.name, to: name, reason }, async transaction => {
      // Whoever was renamed does not take the old name back.
      if (key !== null) await takeName(transaction, { player: id, name, now: this.#now(), heir: 'nobody' })
      await transaction.updateTable('players').set({ name, name_key: key }).where('id', '=', id).execute()
    })
  }

  async sanction(
    actor: Actor,
    id: string,
    kind: SanctionRow['kind'],
    { until, reason }: { readonly until: number | null; readonly reason: string },
  ): Promise<void> {
    await this.#below(actor, id)
    const since = this.#now()
    await this.#do(actor, kind, id, { until, reason }, async transaction => {
      await transaction
        .insertInto('sanctions')
        .values({ id: newId(), player: id, kind, reason, since, until, lifted: null })
        .execute()
    })
  }

  async lift(actor: Actor, id: string, kind: SanctionRow['kind'], reason: string): Promise<void> {
    await this.#below(actor, id)
    const now = this.#now()
    if ((await sanctionOn(this.#database, id, kind, now)) === undefined) throw notFound(kind)
    await this.#do(actor, `un${kind}`, id, { reason }, async transaction => {
      await transaction
        .updateTable('sanctions')
        .set({ lifted: now })
        .where('player', '=', id)
        .where('kind', '=', kind)
        .where('lifted', 'is', null)
        .execute()
    })
  }

  /** Signs somebody out everywhere, programs of theirs too. */
  async endSessions(actor: Actor, id: string, reason: string): Promise<void> {
    await this.#below(actor, id)
    await this.#do(actor, 'end sessions', id, { reason }, transaction => endAccess(transaction, id))
  }

  /** Nobody ends a game that they could lose. */
  async close(actor: Actor, table: string, reason: string): Promise<void> {
    const own = await this.#database
      .selectFrom('chairs')
      .select('seat')
      .where('table', '=', table)
      .where('player', '=', actor.id)
      .executeTakeFirst()
    if (own !== undefined) throw forbidden('You sit at this table. Another moderator has to close it.')
    await this.#do(actor, 'close table', table, { reason }, transaction => closeTable(transaction, table, this.#now()))
  }

  /** Takes a line out of a chat. The audit log keeps it. */
  async removeLine(actor: Actor, id: string, reason: string): Promise<void> {
    const line = await this.#database.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
    if (line === undefined) throw notFound('line')
    await this.#below(actor, line.player)
    const { player, table, text } = line
    await this.#do(actor, 'remove line', id, { player, table, text, reason }, async transaction => {
      await transaction.deleteFrom('messages').where('id', '=', id).execute()
    })
  }

  async settle(actor: Actor, report: string, outcome: string): Promise<void> {
    await this.#do(actor, 'settle report', report, { outcome }, async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('reports')
        .set({ settled: this.#now(), outcome })
        .where('id', '=', report)
        .where('settled', 'is', null)
        .where('about', '!=', actor.id) // nobody judges their own case
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw notFound('open report')
    })
  }

  /** Only an admin makes others moderators or admins, and only somebody at the machine unmakes an admin. */
  async giveRole(actor: Actor, id: string, role: Role): Promise<void> {
    if (RANKS[actor.role] < RANKS.admin) throw forbidden('Only admins give roles.')
    const player = await this.#below(actor, id)
    if (player.name_key === null) throw conflict('guest', 'A guest cannot have a role.')
    await this.#do(actor, 'give role', id, { role }, async transaction => {
      await transaction.deleteFrom('roles').where('player', '=', id).execute()
      if (role !== 'player') await transaction.insertInto('roles').values({ player: id, role }).execute()
    })
  }

  /** Announces that the server will be looked after, or (null) that this is over. */
  async maintain(actor: Actor, notice: Maintenance | null): Promise<void> {
    if (RANKS[actor.role] < RANKS.admin) throw forbidden('Only admins announce maintenance.')
    await this.#do(actor, 'maintenance', 'server', { notice }, transaction => setMaintenance(transaction, notice))
  }

  /** Somebody that the actor may act upon: nobody acts upon their own kind or those above. */
  async #below(actor: Actor, id: string): Promise<PlayerRow> {
    const player = await this.#database.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()
    if (player === undefined) throw notFound('player')
    if (RANKS[await this.roleOf(id)] >= RANKS[actor.role]) throw forbidden('They have the same role as you, or more.')
    return player
  }

  #do(
    { id: actor }: Actor,
    act: Act,
    subject: string,
    details: object,
    work: (transaction: Database) => Promise<void>,
  ): Promise<void> {
    return this.#database.transaction().execute(async transaction => {
      await work(transaction)
      await writeAudit(transaction, { actor, act, subject, details }, this.#now())
    })
  }
}
