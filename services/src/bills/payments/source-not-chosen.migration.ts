import { type Kysely, sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

/** A draft may have an amount before it is chosen where the money comes from. */
export const sourceNotChosenMigration: Migration = async ({ kind, db }) => {
  if (kind === 'sqlite') await rebuild(db)
  else
    await sql`alter table bill_payment alter column source drop not null,
      add constraint bill_payment_source_chosen check (source is not null or stage = 'draft')`.execute(db)
  // Whether 'upi' was chosen or only stood there cannot be told; whoever is about to approve is asked once more.
  await sql`update bill_payment set source = null where stage = 'draft'`.execute(db)
}

const before = `"source" text not null check (source in ('wallet', 'upi'))`
const after = `"source" text check (coalesce(source in ('wallet', 'upi'), stage = 'draft'))`

/** The table is made anew, since SQLite cannot change a column: by its own words, but for these. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`select type, sql from sqlite_master
    where tbl_name = 'bill_payment' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql
  if (!table?.includes(before))
    throw new Error(`The table bill_payment is not as it was made: it has no ${before}.`)
  await sql.raw(table.replace('"bill_payment"', '"bill_payment_next"').replace(before, after)).execute(db)
  await sql`insert into bill_payment_next select * from bill_payment`.execute(db)
  await sql`drop table bill_payment`.execute(db)
  await sql`alter table bill_payment_next rename to bill_payment`.execute(db)
  for (const index of rows.filter(({ type }) => type === 'index')) await sql.raw(index.sql).execute(db)
}
