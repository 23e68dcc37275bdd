import { sql } from 'kysely'
import { auditOwners } from '../../identity/accounts/audit-owned-rows.ts'
import { type Description, descriptionIn } from '../../messages/names/description.ts'
import { queueMetrics } from '../../platform/store/metric.ts'
import type { DataExport, StoreModule } from '../../platform/store/store-module.ts'
import type { AccountId } from '../ledger/accounts.ts'
import { expectedMove } from '../ledger/audit-provenance.ts'
import { endReturn, type ReturnCause, type ReturnState } from './return-row.ts'
import { auditDueReturns, auditReturns } from './returns-audit.ts'

declare module '../../platform/store/database.ts' {
  interface Database {
    /** Money on its way back to its payer, as a payment out of suspense. */
    source_return: {
      id: string
      customer_id: string
      /** The source's reference of the payment that brought the money. */
      source_reference: string
      amount_paise: number
      /** The account of the money before it was moved to suspense. */
      from_account: AccountId
      cause_kind: ReturnCause
      cause_id: string
      description: Description
      state: ReturnState
      /** A refused return is retried under another reference: the second, the third. */
      attempt: number
      started_at: number
      sent_at: number | null
      ended_at: number | null
      /** When the worker handles it next; null when there is nothing to do. */
      due_at: number | null
      times_asked: number
      /** The entry that moved it to suspense; null if it was there already. */
      suspense_entry_id: string | null
      return_entry_id: string | null
      /** The payer's bank's reference. */
      bank_reference: string | null
      /** When the source returned it, by the source's clock. */
      bank_at: number | null
      /** The reason of the source's last refusal. */
      failure: string | null
    }
  }
}

const returnsExport: DataExport = {
  name: 'returns',
  about: { en: 'Money returned to the account you paid from', hi: 'जिस खाते से भुगतान किया, उसमें रिफ़ंड' },
  async rows(db, customerId) {
    const returns = await db
      .selectFrom('source_return')
      .select(['id as return', 'description as details', 'amount_paise', 'state'])
      .select(['started_at', 'ended_at', 'bank_reference'])
      .where('customer_id', '=', customerId)
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    return returns.map(row => ({ ...row, details: descriptionIn('en', row.details) }))
  },
}

const returnMetrics = queueMetrics({
  name: 'chowk_returns',
  what: 'Returns to payers that have not ended',
  since: 'started_at',
  from: db => db.selectFrom('source_return').where('due_at', 'is not', null),
})

const columns = {
  cause: sql<string>`'return ' || id`,
  reference: 'id',
  description: sql<Description>`description`,
}
/** A return moves its money into suspense, and from there to the payment source once it is returned. */
const apart = { ...columns, kind: 'suspense', postedAt: 'started_at' } as const
const back = { ...columns, kind: 'return', postedAt: 'ended_at' } as const

export const returnsModule: StoreModule = {
  fullyReadTables: { source_return: 'one for each payment that came back' },
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
  provenance: {
    lines: db => {
      const setApart = db.selectFrom('source_return').where('from_account', '<>', 'system:suspense')
      const returned = db.selectFrom('source_return').where('state', '=', 'returned')
      const suspense = 'system:suspense'
      return [
        ...expectedMove(setApart, { ...apart, from: sql`from_account`, to: suspense }),
        ...expectedMove(returned, { ...back, from: suspense, to: 'system:payment-source' }),
      ]
    },
  },
  metrics: returnMetrics,
  commands: [endReturn],
  async audit(db, { since }, modules) {
    const returns = db
      .selectFrom('source_return')
      .select([sql<string>`'return ' || id`.as('thing'), 'customer_id'])
    return {
      differences: [
        ...(await auditReturns(db)),
        ...(await auditDueReturns(
          db,
          modules.flatMap(({ returns }) => returns ?? []),
          since,
        )),
        ...(await auditOwners(db, [returns])),
      ],
    }
  },
}
