// @module-tag slow
// The generated store of the growth benchmark must be valid.
import { expect } from 'vitest'
import { openStore } from '../../services/src/open-store.ts'
import { auditStore } from '../../services/src/platform/store/audit/audit.ts'
import { freshDatabase } from '../../services/src/platform/store/test-databases.ts'
import { testOnStoresInFullSuite } from '../../services/src/platform/store/test-on-stores.ts'
import { growStore } from './grow-store.ts'
import { linesOfACustomer } from './template.ts'

testOnStoresInFullSuite(
  'a store grown on %s holds every line, and the audit finds nothing wrong in it',
  async kind => {
    const database = await freshDatabase(kind)
    try {
      const grown = await growStore(database.options, 30)
      const store = await openStore(database.options)
      try {
        const audits = await auditStore(store)
        expect(audits.flatMap(({ differences }) => differences)).toEqual([])
        const lines = await store.db
          .selectFrom('ledger_line')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('account_id', '=', `wallet:${grown.customer(30).id}`)
          .executeTakeFirstOrThrow()
        expect(lines.count * 2).toBe(linesOfACustomer)
      } finally {
        await store.close()
      }
    } finally {
      await database.drop()
    }
  },
)
