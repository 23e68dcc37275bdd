import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const kycMigration: Migration = async ({ db, table, integer }) => {
  await table('kyc_declaration')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('customer_id', 'text', column => column.notNull().references('customer.id'))
    .addColumn('state', 'text', column =>
      column.notNull().check(sql`state in ('declared', 'asked', 'verified', 'mismatch', 'refused')`),
    )
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('id_kind', 'text', column => column.notNull())
    .addColumn('id_sealed', 'text', column => column.notNull())
    .addColumn('id_end', 'text', column => column.notNull())
    .addColumn('declared_at', integer, column => column.notNull())
    .addColumn('asked_at', integer)
    .addColumn('answered_at', integer)
    .addColumn('verifier_reference', 'text')
    .addColumn('seal', 'text', column => column.notNull())
    .addCheckConstraint(
      'kyc_declaration_end',
      sql`(state in ('declared', 'asked')) = (answered_at is null)
          and (state = 'declared') = (asked_at is null)
          and (state = 'verified') = (verifier_reference is not null)`,
    )
    .execute()
  await sql`create index kyc_declaration_customer on kyc_declaration (customer_id, declared_at)`.execute(db)
  // One at a time is checked, and whoever is verified is so once.
  await sql`create unique index kyc_declaration_asked on kyc_declaration (customer_id) where state = 'asked'`.execute(
    db,
  )
  await sql`create unique index kyc_declaration_verified on kyc_declaration (customer_id)
    where state = 'verified'`.execute(db)
}
