import { type Kysely, sql } from 'kysely'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Safer accounts: proofs, known browsers, second factors, tokens that end, names that stay somebody's, and what happened. */
export async function safeAccounts(db: Kysely<never>): Promise<void> {
  const { schema } = db
  await schema.dropTable('attempts').execute() // of a quarter of an hour
  await schema
    .createTable('tallies')
    .addColumn('who', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('tallies_until').on('tallies').column('until').execute()
  await schema.alterTable('sessions').addColumn('proved', 'bigint').execute()
  await schema.alterTable('players').addColumn('second_factor', 'text').execute()
  await schema.alterTable('players').addColumn('second_used', 'bigint').execute()
  await schema.createIndex('players_email').on('players').column('email').execute()
  await schema
    .alterTable('tokens')
    .addColumn('scope', 'text', column => column.notNull().defaultTo('play'))
    .execute()
  await schema
    .alterTable('tokens')
    .addColumn('expires', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update tokens set expires = created + ${sql.lit(YEAR_MS)}`.execute(db)
  await schema
    .createTable('browsers')
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('seen', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('browsers_key', ['player', 'hash'])
    .execute()
  await schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('recovery_codes_key', ['player', 'hash'])
    .execute()
  await schema
    .createTable('account_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    .addColumn('network', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('account_events_player').on('account_events').columns(['player', 'at']).execute()
  await schema
    .createTable('name_claims')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('until', 'bigint')
    .execute()
  await schema.createIndex('name_claims_player').on('name_claims').column('player').execute()
}
