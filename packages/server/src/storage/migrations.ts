import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addModeration } from './moderation-migration.ts'
import { addFriends } from './friends-migration.ts'
import { safeAccounts } from './accounts-migration.ts'

/** In order of their names. A migration that has been released is never changed, only followed by another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-begin': { up: begin },
  '002-moderation': { up: addModeration },
  '003-friends': { up: addFriends },
  '004-shares-in-chance': { up: sharesInChance },
  '005-safe-accounts': { up: safeAccounts },
  '006-households': { up: households },
  '007-indexes': { up: addIndexes },
}

/** People add to the chance of their game. Tables of before stay as they were committed to. */
async function sharesInChance({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('fair', 'integer', column => column.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('tables').addColumn('dealt', 'text').execute()
  await schema.alterTable('chairs').addColumn('nonce', 'text').execute()
}

/** Rated games know who comes from one network. */
async function households({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('chairs').addColumn('network', 'text').execute()
}

/** Whatever anybody may ask for is found without going through all there is; a test looks at every query. */
async function addIndexes(db: Kysely<never>): Promise<void> {
  const { schema } = db
  await schema.createIndex('tables_rematch').on('tables').column('rematch').execute()
  await schema.createIndex('tables_ended').on('tables').column('ended').execute()
  await schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute()
  await schema.createIndex('reports_by').on('reports').columns(['by', 'at']).execute()
  await schema.createIndex('notices_player').on('notices').column('player').execute()
  await schema.createIndex('notices_made').on('notices').column('made').execute()
  await schema.createIndex('presence_at').on('presence').column('at').execute()
  await sql`create index players_address on players (lower(email))`.execute(db)
}

async function begin(db: Kysely<never>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('players')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.unique())
    .addColumn('password', 'text')
    .addColumn('email', 'text')
    .addColumn('preferences', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('seen', 'bigint', column => column.notNull())
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('seen', 'bigint', column => column.notNull())
    .addColumn('expires', 'bigint', column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    .execute()
  await schema.createIndex('sessions_player').on('sessions').column('player').execute()
  await schema.createIndex('sessions_expires').on('sessions').column('expires').execute()
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('passkeys_player').on('passkeys').column('player').execute()
  await schema
    .createTable('challenges')
    .addColumn('challenge', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.references('players.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('challenges_expires').on('challenges').column('expires').execute()
  await schema
    .createTable('attempts')
    .addColumn('who', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('attempts_since').on('attempts').column('since').execute()
  await schema
    .createTable('tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('used', 'bigint')
    .execute()
  await schema.createIndex('tokens_player').on('tokens').column('player').execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('rules_version', 'integer', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('commitment', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('rated', 'integer', column => column.notNull())
    .addColumn('clock', 'text', column => column.notNull())
    .addColumn('delay', 'bigint', column => column.notNull())
    .addColumn('host', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .addColumn('result', 'text')
    .addColumn('fills', 'bigint')
    .addColumn('rematch', 'text')
    .addColumn('misfit', 'text')
    .execute()
  await schema.createIndex('tables_status').on('tables').columns(['status', 'listed', 'created']).execute()
  await schema
    .createTable('chairs')
    .addColumn('table', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player', 'text')
    .addColumn('bot', 'text')
    .addColumn('ready', 'integer', column => column.notNull())
    .addColumn('rank', 'integer')
    .addColumn('won', 'integer')
    .addPrimaryKeyConstraint('chairs_key', ['table', 'seat'])
    .execute()
  await schema.createIndex('chairs_player').on('chairs').column('player').execute()
  await schema
    .createTable('log')
    .addColumn('table', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player', 'text')
    .addColumn('entry', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('spent', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table', 'n'])
    .execute()
  await schema
    .createTable('turns')
    .addColumn('table', 'text', column => column.primaryKey())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint')
    .execute()
  await schema.createIndex('turns_due').on('turns').column('due').execute()
  await schema.createIndex('turns_since').on('turns').column('since').execute()
  await schema
    .createTable('snapshots')
    .addColumn('table', 'text', column => column.primaryKey())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('rules_version', 'integer', column => column.notNull())
    .addColumn('course', 'text', column => column.notNull())
    .execute()
  await schema
    .createTable('messages')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('messages_table').on('messages').columns(['table', 'at']).execute()
  await schema.createIndex('messages_player').on('messages').column('player').execute()
  await schema
    .createTable('ratings')
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('ordinal', 'double precision', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'game'])
    .execute()
  await schema.createIndex('ratings_best').on('ratings').columns(['game', 'ordinal']).execute()
  await schema
    .createTable('rating_changes')
    .addColumn('table', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('rank', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['table', 'player'])
    .execute()
  await schema.createIndex('rating_changes_player').on('rating_changes').columns(['player', 'game', 'at']).execute()
  await schema
    .createTable('ended')
    .addColumn('table', 'text', column => column.primaryKey())
    .addColumn('due', 'bigint', column => column.notNull())
    .execute()
  await schema
    .createTable('card_uses')
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('card', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('card_uses_key', ['player', 'game', 'kind', 'card'])
    .execute()
  await schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('keys', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await schema.createIndex('subscriptions_player').on('subscriptions').column('player').execute()
  await schema
    .createTable('notices')
    .addColumn('table', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('way', 'text', column => column.notNull())
    .addColumn('made', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['table', 'n', 'player', 'way'])
    .execute()
  await schema.createIndex('notices_due').on('notices').columns(['state', 'due']).execute()
  await schema
    .createTable('processes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('beat', 'bigint', column => column.notNull())
    .addColumn('gone', 'integer', column => column.notNull())
    .execute()
  await schema
    .createTable('settings')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
}
