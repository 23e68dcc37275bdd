import { sql } from 'kysely'
import type { Provenance } from '../ledger/audit-provenance.ts'
import { expectedLine, ownWallet } from '../ledger/expected-line.ts'

const said = {
  cause: sql<string>`'top-up ' || id`,
  kind: 'add-money',
  reference: 'id',
  description: 'top-up',
  postedAt: 'ended_at',
} as const

/** A successful top-up credited its amount to the wallet. */
export const topUpProvenance: Provenance = {
  lines: db => {
    const succeeded = db.selectFrom('wallet_top_up').where('state', '=', 'succeeded')
    return [
      expectedLine(succeeded, { ...said, account: ownWallet, paise: sql`amount_paise` }),
      expectedLine(succeeded, { ...said, account: 'system:payment-source', paise: sql`-amount_paise` }),
    ]
  },
}
