import { sql } from 'kysely'
import type { Causes } from '../../money/ledger/audit-causes.ts'
import { causedLine } from '../../money/ledger/caused-line.ts'

const said = {
  cause: sql<string>`'claim ' || reference`,
  kind: 'adjustment',
  reference: 'reference',
  description: 'claim-settled',
  postedAt: 'settled_at',
} as const

/** What a biller made good is no longer owed by it, nor to it. */
export const receivableCauses: Causes = {
  lines: db => {
    const settled = db.selectFrom('biller_receivable').where('settled_at', 'is not', null)
    return [
      causedLine(settled, { ...said, account: 'system:receivables', paise: sql`amount_paise` }),
      causedLine(settled, { ...said, account: 'system:billers', paise: sql`-amount_paise` }),
    ]
  },
}
