import { sql } from 'kysely'
import type { Causes } from '../ledger/audit-causes.ts'
import { causedLine, ownWallet } from '../ledger/caused-line.ts'

const said = {
  cause: sql<string>`'compensation ' || order_id`,
  kind: 'compensation',
  reference: 'order_id',
  description: 'late-return',
  postedAt: 'paid_at',
} as const

/** Compensation for a delay, once it was paid. */
export const compensationCauses: Causes = {
  lines: db => {
    const paid = db.selectFrom('compensation').where('paid_at', 'is not', null)
    return [
      causedLine(paid, { ...said, account: ownWallet, paise: sql`amount_paise` }),
      causedLine(paid, { ...said, account: 'system:compensation', paise: sql`-amount_paise` }),
    ]
  },
}
