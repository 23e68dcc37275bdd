import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import type { AccountId } from '../ledger/accounts.ts'
import type { CausedLine, Causes } from '../ledger/audit-causes.ts'
import type { EntryKind } from '../ledger/entries.ts'
import { compensationText } from './compensation-row.ts'

/** What was owed for being late, once it was paid. */
export const compensationCauses: Causes = {
  lines: db => [
    paid(db, sql<AccountId>`'wallet:' || customer_id`, sql<number>`amount_paise`),
    paid(db, sql<AccountId>`'system:compensation'`, sql<number>`-amount_paise`),
  ],
}

function paid(
  db: Kysely<Database>,
  account: ReturnType<typeof sql<AccountId>>,
  paise: ReturnType<typeof sql<number>>,
) {
  return db
    .selectFrom('compensation')
    .select([
      sql<string>`'compensation ' || order_id`.as('cause'),
      sql<EntryKind>`'compensation'`.as('kind'),
      'order_id as reference',
      account.as('account_id'),
      paise.as('amount_paise'),
      sql<string>`${sql.lit(compensationText)}`.as('description'),
      'paid_at as posted_at',
    ])
    .where('paid_at', 'is not', null)
    .$castTo<CausedLine>()
}
