// The migrations' log. A store whose migrations are out of order does not open, so the audit names the one that is.

import type { StoreModule } from '../store-module.ts'
import { timeOf } from './audit-checks.ts'
import { auditChain } from './chain-end.ts'

export const migrationsModule: StoreModule = {
  fullyReadTables: { store_migration: 'one for each migration' },
  retention: { store_migration: 'nobody', store_migration_lock: 'nobody' },
  async audit(db, scope) {
    const rows = await db.selectFrom('store_migration').select(['name', 'timestamp']).execute()
    // Sorted by bytes, which is the order in which they run.
    const done = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    const chain = auditChain(
      'migrations',
      scope,
      done.map(({ name, timestamp }) => `${name} ${timestamp}`),
    )
    const unordered = done.filter(
      ({ timestamp }, nth) => !(Date.parse(timestamp) >= Date.parse(done[nth - 1]?.timestamp ?? timestamp)),
    )
    return {
      ...chain,
      differences: [
        ...chain.differences,
        ...unordered.map(
          ({ name, timestamp }) =>
            `migration ${name}: it is of ${timeOf(Date.parse(timestamp))}, before the one before it, so no portal opens the store`,
        ),
      ],
    }
  },
}
