import { sql } from 'kysely'
import type { Migration, Schema } from '../../platform/store/migration.ts'
import type { SystemAccount } from './accounts.ts'

export const ledgerMigration: Migration = async schema => {
  await createAccounts(schema)
  await createHolds(schema)
  await createEntries(schema)
  await createLines(schema)
  await (schema.kind === 'sqlite' ? guardSqlite(schema) : guardPostgres(schema))
}

async function createAccounts({ db, table, integer }: Schema): Promise<void> {
  await table('ledger_account')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('balance_paise', integer)
    .addColumn('held_paise', integer)
    .addColumn('line_count', integer, column => column.notNull().defaultTo(0))
    .addColumn('entry_count', integer, column => column.notNull().defaultTo(0))
    .addColumn('created_at', integer, column => column.notNull())
    .addCheckConstraint(
      'ledger_account_never_negative',
      sql`(kind = 'wallet' and balance_paise is not null and held_paise is not null
             and held_paise >= 0 and balance_paise >= held_paise)
          or (kind = 'system' and balance_paise is null and held_paise is null)`,
    )
    .execute()
  await openSystemAccounts(db, [
    'system:payment-source',
    'system:billers',
    'system:fees',
    'system:promotions',
  ])
}

/** For money that comes unasked, goes back to its payer, is owed by billers, or is put right by hand. */
export const moreAccountsMigration: Migration = ({ db }) =>
  openSystemAccounts(db, [
    'system:suspense',
    'system:receivables',
    'system:compensation',
    'system:adjustments',
  ])

/** A month's statement says what was set aside when the month ended. */
export const endedHoldsMigration: Migration = async ({ db }) => {
  await sql`create index ledger_hold_ended on ledger_hold (account_id, ended_at) where ended_at is not null`.execute(
    db,
  )
}

/** An audit from the last seal on asks for those that ended since. */
export const holdsEndedMigration: Migration = async ({ db }) => {
  await sql`create index ledger_hold_ended_at on ledger_hold (ended_at) where ended_at is not null`.execute(
    db,
  )
}

async function openSystemAccounts(db: Schema['db'], accounts: readonly SystemAccount[]): Promise<void> {
  for (const id of accounts) {
    await sql`insert into ledger_account (id, kind, created_at) values (${id}, 'system', 0)`.execute(db)
  }
}

async function createHolds({ db, table, integer }: Schema): Promise<void> {
  await table('ledger_hold')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('account_id', 'text', column => column.notNull().references('ledger_account.id'))
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise > 0`))
    .addColumn('state', 'text', column =>
      column.notNull().check(sql`state in ('held', 'posted', 'voided', 'expired')`),
    )
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('created_at', integer, column => column.notNull())
    .addColumn('expires_at', integer)
    .addColumn('ended_at', integer)
    .addCheckConstraint('ledger_hold_end', sql`(state = 'held') = (ended_at is null)`)
    .execute()
  await sql`create index ledger_hold_open on ledger_hold (account_id, created_at) where state = 'held'`.execute(
    db,
  )
  await sql`create index ledger_hold_due on ledger_hold (expires_at) where state = 'held'`.execute(db)
}

async function createEntries({ db, table, integer }: Schema): Promise<void> {
  await table('ledger_entry')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('hold_id', 'text', column => column.unique().references('ledger_hold.id'))
    .addColumn('chain_account_id', 'text', column => column.notNull().references('ledger_account.id'))
    .addColumn('chain_position', integer, column => column.notNull())
    .addColumn('previous_hash', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('posted_at', integer, column => column.notNull())
    .addUniqueConstraint('ledger_entry_chain', ['chain_account_id', 'chain_position'])
    .execute()
  await sql`create index ledger_entry_reference on ledger_entry (reference) where reference is not null`.execute(
    db,
  )
}

async function createLines({ db, table, integer }: Schema): Promise<void> {
  await table('ledger_line')
    .addColumn('entry_id', 'text', column => column.notNull().references('ledger_entry.id'))
    .addColumn('position', integer, column => column.notNull())
    .addColumn('account_id', 'text', column => column.notNull().references('ledger_account.id'))
    .addColumn('amount_paise', integer, column => column.notNull().check(sql`amount_paise <> 0`))
    .addColumn('account_position', integer)
    .addColumn('balance_after_paise', integer, column => column.check(sql`balance_after_paise >= 0`))
    .addColumn('month', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('ledger_line_pk', ['entry_id', 'position'])
    .execute()
  await sql`create unique index ledger_line_passbook on ledger_line (account_id, account_position)
    where account_position is not null`.execute(db)
  await sql`create index ledger_line_passbook_month on ledger_line (account_id, month, account_position)
    where account_position is not null`.execute(db)
}

const appendOnlyTables = ['ledger_entry', 'ledger_line']

async function guardSqlite({ db }: Schema): Promise<void> {
  for (const name of appendOnlyTables) {
    for (const operation of ['update', 'delete']) {
      await sql`create trigger ${sql.ref(`${name}_no_${operation}`)} before ${sql.raw(operation)} on ${sql.table(name)}
        begin select raise(abort, 'the ledger is append-only'); end`.execute(db)
    }
  }
  await sql`create trigger ledger_hold_ends_once before update on ledger_hold when old.state <> 'held'
    begin select raise(abort, 'a hold ends once'); end`.execute(db)
  await sql`create trigger ledger_hold_no_delete before delete on ledger_hold
    begin select raise(abort, 'the ledger is append-only'); end`.execute(db)
}

async function guardPostgres({ db }: Schema): Promise<void> {
  await sql`create function ledger_refuse() returns trigger language plpgsql as
    $$ begin raise exception '%', tg_argv[0]; end $$`.execute(db)
  for (const name of appendOnlyTables) {
    await sql`create trigger ${sql.ref(`${name}_append_only`)} before update or delete or truncate on ${sql.table(name)}
      execute function ledger_refuse('the ledger is append-only')`.execute(db)
  }
  await sql`create trigger ledger_hold_ends_once before update on ledger_hold for each row when (old.state <> 'held')
    execute function ledger_refuse('a hold ends once')`.execute(db)
  await sql`create trigger ledger_hold_append_only before delete or truncate on ledger_hold
    execute function ledger_refuse('the ledger is append-only')`.execute(db)
}
