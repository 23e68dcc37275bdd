import { sql } from 'kysely'
import type { Migration, Schema } from '../../platform/store/migration.ts'

export const operatorsMigration: Migration = async schema => {
  const { db, table, integer } = schema
  await table('operator_log')
    .addColumn('hash', 'text', column => column.primaryKey().notNull())
    .addColumn('position', integer, column => column.notNull().unique())
    .addColumn('act_id', 'text', column => column.notNull())
    .addColumn('does', 'text', column => column.notNull())
    .addColumn('operator', 'text', column => column.notNull())
    .addColumn('statement', 'text', column => column.notNull())
    .addColumn('signature', 'text', column => column.notNull())
    .execute()
  await sql`create index operator_log_act on operator_log (act_id)`.execute(db)
  await guardLog(schema)

  await table('operator')
    .addColumn('public_key', 'text', column => column.primaryKey().notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('registered_at', integer, column => column.notNull())
    .addColumn('revoked_at', integer)
    .execute()
  await sql`create unique index operator_name on operator (name) where revoked_at is null`.execute(db)

  await table('operator_act')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise >= 0`))
    .addColumn('state', 'text', column =>
      column.notNull().check(sql`state in ('waiting', 'done', 'refused')`),
    )
    .addColumn('asked_by', 'text', column => column.notNull())
    .addColumn('asked_at', integer, column => column.notNull())
    .addColumn('ended_by', 'text')
    .addColumn('ended_at', integer)
    .addCheckConstraint(
      'operator_act_end',
      sql`(state = 'waiting') = (ended_at is null) and (state = 'waiting') = (ended_by is null)`,
    )
    .execute()
  await sql`create index operator_act_subject on operator_act (subject)`.execute(db)
}

async function guardLog({ db, kind }: Schema): Promise<void> {
  if (kind === 'postgres') {
    await sql`create trigger operator_log_append_only before update or delete or truncate on operator_log
      execute function ledger_refuse('the operator log is append-only')`.execute(db)
    return
  }
  for (const operation of ['update', 'delete']) {
    await sql`create trigger ${sql.ref(`operator_log_no_${operation}`)} before ${sql.raw(operation)} on operator_log
      begin select raise(abort, 'the operator log is append-only'); end`.execute(db)
  }
}
