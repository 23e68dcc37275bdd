import type { Migration } from '../../platform/store/migration.ts'

/** The wider networks of an IPv6 address; null for IPv4, and for what was counted before. */
export const codeNetworksMigration: Migration = async ({ db }) => {
  for (const [table, at] of [
    ['code_challenge', 'created_at'],
    ['code_guess', 'at'],
  ] as const) {
    for (const network of ['network_56_hash', 'network_48_hash'] as const) {
      await db.schema.alterTable(table).addColumn(network, 'text').execute()
      await db.schema
        .createIndex(`${table}_by_${network}`)
        .on(table)
        .columns([network, 'allowance', at])
        .execute()
    }
  }
  // The budget of a day is counted over all codes.
  await db.schema.createIndex('code_challenge_by_day').on('code_challenge').column('created_at').execute()
}
