import { type Kysely, PostgresAdapter, sql } from 'kysely'

const WHY = 'the audit log is append-only'

/** Makes the database itself refuse whoever would change or remove a line of the audit log. */
export async function guardAudit(db: Kysely<never>): Promise<void> {
  for (const statement of isPostgres(db) ? POSTGRES : SQLITE) await sql.raw(statement).execute(db)
}

/** Lifts that guard. Only a restore does so, which replaces everything. */
export async function unguardAudit(db: Kysely<never>): Promise<void> {
  const on = isPostgres(db) ? ' on audit' : ''
  const triggers = isPostgres(db) ? ['audit_kept', 'audit_kept_whole'] : ['audit_kept', 'audit_unchanged', 'audit_once']
  for (const name of triggers) await sql.raw(`drop trigger if exists ${name}${on}`).execute(db)
}

function isPostgres(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

const refuse = `begin select raise(abort, '${WHY}'); end`
const SQLITE = [
  `create trigger audit_kept before delete on audit ${refuse}`,
  `create trigger audit_unchanged before update on audit ${refuse}`,
  // 'insert or replace' removes a row without asking the triggers of removal.
  `create trigger audit_once before insert on audit when exists (select 1 from audit where id = new.id) ${refuse}`,
]

const POSTGRES = [
  `create or replace function audit_refuses() returns trigger language plpgsql as
    $$ begin raise exception '${WHY}'; end $$`,
  `create trigger audit_kept before update or delete on audit for each row execute function audit_refuses()`,
  `create trigger audit_kept_whole before truncate on audit for each statement execute function audit_refuses()`,
]
