import type { Migration } from '../../platform/store/migration.ts'

export const unverifiedTicketsMigration: Migration = async ({ db, table, integer }) => {
  await table('unverified_ticket')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('mobile', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('network_hash', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('opened_at', integer, column => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', integer)
    .execute()
  for (const columns of [
    ['mobile', 'opened_at'],
    ['network_hash', 'opened_at'],
    ['state', 'opened_at'],
    ['opened_at'],
  ] as const)
    await db.schema
      .createIndex(`unverified_ticket_by_${columns.join('_')}`)
      .on('unverified_ticket')
      .columns([...columns])
      .execute()
}
