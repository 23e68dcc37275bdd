import { type Kysely, sql } from 'kysely'
import type { AccountId } from '../../money/ledger/accounts.ts'
import type { CausedLine, Causes } from '../../money/ledger/audit-causes.ts'
import type { EntryKind } from '../../money/ledger/entries.ts'
import type { Database } from '../../platform/store/database.ts'
import { givenUpText } from './close-account.ts'

/** What a customer gave up by closing the account goes back to where gifts come from. */
export const closingCauses: Causes = {
  lines: db => [
    givenUp(db, sql<AccountId>`'wallet:' || customer_id`, sql<number>`-given_up_paise`),
    givenUp(db, sql<AccountId>`'system:promotions'`, sql<number>`given_up_paise`),
  ],
}

function givenUp(
  db: Kysely<Database>,
  account: ReturnType<typeof sql<AccountId>>,
  paise: ReturnType<typeof sql<number>>,
) {
  return db
    .selectFrom('closed_account')
    .select([
      sql<string>`'closed account ' || customer_id`.as('cause'),
      sql<EntryKind>`'adjustment'`.as('kind'),
      'customer_id as reference',
      account.as('account_id'),
      paise.as('amount_paise'),
      sql<string>`${sql.lit(givenUpText)}`.as('description'),
      'closed_at as posted_at',
    ])
    .where('given_up_paise', '>', 0)
    .$castTo<CausedLine>()
}
