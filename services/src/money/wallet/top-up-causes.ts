import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'
import type { AccountId } from '../ledger/accounts.ts'
import type { CausedLine, Causes } from '../ledger/audit-causes.ts'
import type { EntryKind } from '../ledger/entries.ts'

/** A top-up that succeeded put its amount into the wallet. */
export const topUpCauses: Causes = {
  lines: db => [
    succeeded(db, sql<AccountId>`'wallet:' || customer_id`, sql<number>`amount_paise`),
    succeeded(db, sql<AccountId>`'system:payment-source'`, sql<number>`-amount_paise`),
  ],
}

function succeeded(
  db: Kysely<Database>,
  account: ReturnType<typeof sql<AccountId>>,
  paise: ReturnType<typeof sql<number>>,
) {
  return db
    .selectFrom('wallet_top_up')
    .select([
      sql<string>`'top-up ' || id`.as('cause'),
      sql<EntryKind>`'add-money'`.as('kind'),
      'id as reference',
      account.as('account_id'),
      paise.as('amount_paise'),
      sql<string>`'Money added'`.as('description'),
      'ended_at as posted_at',
    ])
    .where('state', '=', 'succeeded')
    .$castTo<CausedLine>()
}
