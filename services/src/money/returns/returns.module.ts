import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import { measuresOfWaiting } from '../../platform/store/measure.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { auditDueReturns, type DueReturns } from './due-returns.ts'
import { endReturn } from './end-return.ts'
import type { ReturnTables } from './returns.tables.ts'
import { auditReturns } from './returns-audit.ts'
import { returnsExport } from './returns-export.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends ReturnTables {}
}

const returnMeasures = measuresOfWaiting({
  name: 'chowk_returns',
  what: 'Returns to payers that have not ended',
  read: db =>
    db
      .selectFrom('source_return')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('oldestAt')])
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow(),
})

/** `due` is that of every module that returns money. A return that none of them explains is a difference. */
export const returnsModule = (due: readonly DueReturns[]): StoreModule => ({
  readThrough: { source_return: 'one for each payment that came back' },
  retention: { source_return: 'money' },
  sealed: {
    source_return: {
      key: ['id'],
      madeAt: 'started_at',
      isFew: true,
      changes: {
        state: 'any',
        attempt: 'any',
        sent_at: 'later',
        ended_at: 'any',
        due_at: 'any',
        times_asked: 'any',
        suspense_entry_id: 'once',
        return_entry_id: 'once',
        bank_reference: 'once',
        bank_at: 'once',
        failure: 'any',
      },
      isFinal: ({ state }) => state === 'returned',
    },
  },
  exports: [returnsExport],
  measures: returnMeasures,
  commands: [endReturn],
  async audit(db, { since }) {
    const returns = db
      .selectFrom('source_return')
      .select([sql<string>`'return ' || id`.as('thing'), 'customer_id'])
    return {
      differences: [
        ...(await auditReturns(db)),
        ...(await auditDueReturns(db, due, since)),
        ...(await auditOwners(db, [returns])),
      ],
    }
  },
})
