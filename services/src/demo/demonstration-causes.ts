// The orders of the demonstration's stories were never paid by a payment of ours: they say themselves what they moved.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AccountId, WalletAccount } from '../money/ledger/accounts.ts'
import type { CausedHold, CausedLine, Causes } from '../money/ledger/audit-causes.ts'
import type { EntryKind } from '../money/ledger/entries.ts'
import type { HoldState } from '../money/ledger/hold-end.ts'
import type { OrderState } from '../money/orders/order-states.ts'
import type { Database } from '../platform/store/database.ts'
import { literal } from '../platform/store/literal.ts'

const cause = sql<string>`'demonstration order ' || told.id`
const wallet = sql<WalletAccount>`'wallet:' || told.customer_id`
const billers = sql<AccountId>`'system:billers'`
const paise = sql<number>`told.amount_paise`
const lessPaise = sql<number>`-told.amount_paise`

const description = sql<string>`told.title || ', ' || told.provider`

export const demonstrationCauses: Causes = {
  lines: db => [
    line(told(db, ['paid', 'refunded']), 'payment', wallet, lessPaise, 'pending'),
    line(told(db, ['paid', 'refunded']), 'payment', billers, paise, 'pending'),
    line(told(db, ['refunded']), 'refund', wallet, paise, 'refunded'),
    line(told(db, ['refunded']), 'refund', billers, lessPaise, 'refunded'),
  ],
  holds: db =>
    told(db, ['pending'])
      .leftJoin('ledger_hold', join =>
        join
          .onRef('ledger_hold.reference', '=', 'told.id')
          // By these it is found.
          .on('ledger_hold.account_id', '=', wallet)
          .on('ledger_hold.state', '=', literal('held')),
      )
      .select([
        cause.as('cause'),
        'ledger_hold.id',
        wallet.as('account_id'),
        paise.as('amount_paise'),
        sql<HoldState>`'held'`.as('state'),
        description.as('description'),
        'told.id as reference',
        'told.placed_at as created_at',
        sql<number | null>`cast(null as bigint)`.as('expires_at'),
        sql<number | null>`cast(null as bigint)`.as('ended_at'),
      ])
      .$castTo<CausedHold>(),
}

/** From its few customers on, which SQLite would not find out by itself: it keeps to the order of a cross join. */
function told(db: Kysely<Database>, states: readonly OrderState[]) {
  return db
    .selectFrom('customer')
    .crossJoin('customer_order as told')
    .whereRef('told.customer_id', '=', 'customer.id')
    .where('customer.is_demonstration', '=', literal(1))
    .where('told.state', 'in', states)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bill_payment').select('reference').whereRef('order_id', '=', 'told.id'))),
    )
}

function line(
  orders: ReturnType<typeof told>,
  kind: EntryKind,
  account: RawBuilder<AccountId>,
  amount: RawBuilder<number>,
  when: OrderState,
) {
  return orders
    .crossJoin('customer_order_event as event')
    .whereRef('event.order_id', '=', 'told.id')
    .where('event.state', '=', when)
    .select([
      cause.as('cause'),
      sql<EntryKind>`${sql.lit(kind)}`.as('kind'),
      'told.id as reference',
      account.as('account_id'),
      amount.as('amount_paise'),
      description.as('description'),
      'event.at as posted_at',
    ])
    .$castTo<CausedLine>()
}
