import { sql } from 'kysely'
import type { Migration } from '../../platform/store/migration.ts'

export const guessAllowanceMigration: Migration = async ({ db, table, integer }) => {
  // Codes live five minutes: whoever waits for one at this moment asks for another.
  await sql`delete from code_challenge`.execute(db)
  await db.schema
    .alterTable('code_challenge')
    .addColumn('allowance', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('code_challenge_by_browser')
    .on('code_challenge')
    .columns(['browser_hash', 'purpose'])
    .execute()
  await db.schema
    .createIndex('code_challenge_by_time')
    .on('code_challenge')
    .columns(['allowance', 'created_at'])
    .execute()

  await table('code_allowance')
    .addColumn('mobile', 'text', column => column.notNull())
    .addColumn('allowance', 'text', column => column.notNull())
    .addColumn('wrong_in_row', integer, column => column.notNull())
    .addPrimaryKeyConstraint('code_allowance_pk', ['mobile', 'allowance'])
    .execute()
  await table('code_guess')
    .addColumn('mobile', 'text', column => column.notNull())
    .addColumn('allowance', 'text', column => column.notNull())
    .addColumn('address_hash', 'text', column => column.notNull())
    .addColumn('at', integer, column => column.notNull())
    .execute()
  for (const [name, columns] of [
    ['code_guess_by_mobile', ['mobile', 'allowance', 'at']],
    ['code_guess_by_address', ['address_hash', 'allowance', 'at']],
    ['code_guess_by_time', ['allowance', 'at']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('code_guess')
      .columns([...columns])
      .execute()
  }
  await table('known_browser')
    .addColumn('mobile', 'text', column => column.notNull())
    .addColumn('browser_hash', 'text', column => column.notNull())
    .addColumn('proven_at', integer, column => column.notNull())
    .addPrimaryKeyConstraint('known_browser_pk', ['browser_hash', 'mobile'])
    .execute()
  await db.schema.createIndex('known_browser_by_mobile').on('known_browser').column('mobile').execute()
}
