import type { Kysely } from 'kysely'

/** Friends, invitations to tables, who was here last, and which bots take the chairs that stay free. */
export async function addFriends({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('tables').addColumn('fill_bot', 'text').execute()
  await schema
    .createTable('friends')
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('other', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('since', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('friends_key', ['player', 'other'])
    .execute()
  await schema.createIndex('friends_other').on('friends').column('other').execute()
  await schema
    .createTable('invitations')
    .addColumn('table', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('by', 'text', column => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table', 'player'])
    .execute()
  await schema.createIndex('invitations_player').on('invitations').columns(['player', 'at']).execute()
  await schema.createIndex('invitations_by').on('invitations').columns(['by', 'at']).execute()
  await schema
    .createTable('presence')
    .addColumn('player', 'text', column => column.primaryKey().references('players.id').onDelete('cascade'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('hidden', 'integer', column => column.notNull())
    .execute()
}
