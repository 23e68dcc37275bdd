import { sql } from 'kysely'
import type { Provenance } from '../../money/ledger/audit-provenance.ts'
import { expectedLine, ownWallet } from '../../money/ledger/expected-line.ts'

const said = {
  cause: sql<string>`'closed account ' || customer_id`,
  kind: 'adjustment',
  reference: 'customer_id',
  description: 'given-up',
  postedAt: 'closed_at',
} as const

/** What a customer gave up by closing the account goes back to where gifts come from. */
export const closingProvenance: Provenance = {
  lines: db => {
    const givenUp = db.selectFrom('closed_account').where('given_up_paise', '>', 0)
    return [
      expectedLine(givenUp, { ...said, account: ownWallet, paise: sql`-given_up_paise` }),
      expectedLine(givenUp, { ...said, account: 'system:promotions', paise: sql`given_up_paise` }),
    ]
  },
}
