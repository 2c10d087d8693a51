import type { Kysely } from 'kysely'
import { guardAudit } from './append-only.ts'

/** Roles, sanctions, blocks, kicks, reports, the audit log, and tables at which nobody talks. */
export async function addModeration(db: Kysely<never>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('roles')
    .addColumn('player', 'text', column => column.primaryKey().references('players.id').onDelete('cascade'))
    .addColumn('role', 'text', column => column.notNull())
    .execute()
  await schema
    .createTable('sanctions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('lifted', 'bigint')
    .execute()
  await schema.createIndex('sanctions_player').on('sanctions').column('player').execute()
  await schema
    .createTable('blocks')
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('other', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('how', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['player', 'other'])
    .execute()
  await schema.createIndex('blocks_other').on('blocks').column('other').execute()
  await schema
    .createTable('kicks')
    .addColumn('table', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('kicks_key', ['table', 'player'])
    .execute()
  await schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('by', 'text', column => column.references('players.id').onDelete('set null'))
    .addColumn('about', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('table', 'text')
    .addColumn('line', 'text')
    .addColumn('quoted', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('settled', 'bigint')
    .addColumn('outcome', 'text')
    .execute()
  await schema.createIndex('reports_settled').on('reports').columns(['settled', 'at']).execute()
  await schema.createIndex('reports_about').on('reports').column('about').execute()
  await schema
    .createTable('audit')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('actor', 'text', column => column.notNull())
    .addColumn('act', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('details', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('audit_subject').on('audit').column('subject').execute()
  await guardAudit(db)
  await schema
    .alterTable('tables')
    .addColumn('chat', 'integer', column => column.notNull().defaultTo(1))
    .execute()
}
