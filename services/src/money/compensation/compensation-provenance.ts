import { sql } from 'kysely'
import type { Provenance } from '../ledger/audit-provenance.ts'
import { expectedLine, ownWallet } from '../ledger/expected-line.ts'

const said = {
  cause: sql<string>`'compensation ' || order_id`,
  kind: 'compensation',
  reference: 'order_id',
  description: 'late-return',
  postedAt: 'paid_at',
} as const

/** Compensation for a delay, once it was paid. */
export const compensationProvenance: Provenance = {
  lines: db => {
    const paid = db.selectFrom('compensation').where('paid_at', 'is not', null)
    return [
      expectedLine(paid, { ...said, account: ownWallet, paise: sql`amount_paise` }),
      expectedLine(paid, { ...said, account: 'system:compensation', paise: sql`-amount_paise` }),
    ]
  },
}
