import { sql } from 'kysely'
import type { Description } from '../../messages/names/description.ts'
import type { AccountId } from '../../money/ledger/accounts.ts'
import type { DueReturn, DueReturns } from '../../money/returns/due-returns.ts'
import type { ReturnCause } from '../../money/returns/start-return.ts'

/** The balance of a closed account goes back, a return for each part. */
export const closingReturns: DueReturns = db => [
  db
    .selectFrom('closing_payout')
    .innerJoin('closed_account as closed', 'closed.customer_id', 'closing_payout.customer_id')
    .select([
      sql<ReturnCause>`'closing'`.as('cause_kind'),
      'id as cause_id',
      sql<AccountId>`'wallet:' || closed.customer_id`.as('from_account'),
      'closed.customer_id',
      'source_reference',
      'amount_paise',
      sql<Description>`'payout'`.as('description'),
      'closed_at as started_at',
    ])
    .$castTo<DueReturn>(),
]
