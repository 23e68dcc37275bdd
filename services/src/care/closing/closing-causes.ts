import { sql } from 'kysely'
import type { Causes } from '../../money/ledger/audit-causes.ts'
import { causedLine, ownWallet } from '../../money/ledger/caused-line.ts'

const said = {
  cause: sql<string>`'closed account ' || customer_id`,
  kind: 'adjustment',
  reference: 'customer_id',
  description: 'given-up',
  postedAt: 'closed_at',
} as const

/** What a customer gave up by closing the account goes back to where gifts come from. */
export const closingCauses: Causes = {
  lines: db => {
    const givenUp = db.selectFrom('closed_account').where('given_up_paise', '>', 0)
    return [
      causedLine(givenUp, { ...said, account: ownWallet, paise: sql`-given_up_paise` }),
      causedLine(givenUp, { ...said, account: 'system:promotions', paise: sql`given_up_paise` }),
    ]
  },
}
