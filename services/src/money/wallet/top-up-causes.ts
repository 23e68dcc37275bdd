import { sql } from 'kysely'
import type { Causes } from '../ledger/audit-causes.ts'
import { causedLine, ownWallet } from '../ledger/caused-line.ts'

const said = {
  cause: sql<string>`'top-up ' || id`,
  kind: 'add-money',
  reference: 'id',
  description: 'top-up',
  postedAt: 'ended_at',
} as const

/** A successful top-up credited its amount to the wallet. */
export const topUpCauses: Causes = {
  lines: db => {
    const succeeded = db.selectFrom('wallet_top_up').where('state', '=', 'succeeded')
    return [
      causedLine(succeeded, { ...said, account: ownWallet, paise: sql`amount_paise` }),
      causedLine(succeeded, { ...said, account: 'system:payment-source', paise: sql`-amount_paise` }),
    ]
  },
}
