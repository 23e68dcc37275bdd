// The provenance of the demonstration's orders, which have no payment: the orders themselves.

import { type RawBuilder, sql } from 'kysely'
import { demonstrationOrders } from '../bills/payments/audit/unpaid-audit.ts'
import type { Description } from '../messages/names/description.ts'
import type { AccountId, WalletAccount } from '../money/ledger/accounts.ts'
import type { ExpectedHold, ExpectedLine, Provenance } from '../money/ledger/audit-provenance.ts'
import type { EntryKind } from '../money/ledger/entries.ts'
import type { HoldState } from '../money/ledger/hold-end.ts'
import type { OrderState } from '../money/orders/order-states.ts'
import { literal } from '../platform/store/literal.ts'

const cause = sql<string>`'demonstration order ' || demo_order.id`
const wallet = sql<WalletAccount>`'wallet:' || demo_order.customer_id`
const billers = sql<AccountId>`'system:billers'`
const paise = sql<number>`demo_order.amount_paise`
const lessPaise = sql<number>`-demo_order.amount_paise`

const description = sql<Description>`'bill:' || demo_order.biller_id`

export const demonstrationProvenance: Provenance = {
  lines: db => [
    line(demonstrationOrders(db, ['paid', 'refunded']), 'payment', wallet, lessPaise, 'pending'),
    line(demonstrationOrders(db, ['paid', 'refunded']), 'payment', billers, paise, 'pending'),
    line(demonstrationOrders(db, ['refunded']), 'refund', wallet, paise, 'refunded'),
    line(demonstrationOrders(db, ['refunded']), 'refund', billers, lessPaise, 'refunded'),
  ],
  holds: db =>
    demonstrationOrders(db, ['pending'])
      .leftJoin('ledger_hold', join =>
        join
          .onRef('ledger_hold.reference', '=', 'demo_order.id')
          // The columns of the index.
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
        'demo_order.id as reference',
        'demo_order.placed_at as created_at',
        sql<number | null>`cast(null as bigint)`.as('expires_at'),
        sql<number | null>`cast(null as bigint)`.as('ended_at'),
      ])
      .$castTo<ExpectedHold>(),
}

function line(
  orders: ReturnType<typeof demonstrationOrders>,
  kind: EntryKind,
  account: RawBuilder<AccountId>,
  amount: RawBuilder<number>,
  when: OrderState,
) {
  return orders
    .crossJoin('customer_order_event as event')
    .whereRef('event.order_id', '=', 'demo_order.id')
    .where('event.state', '=', when)
    .select([
      cause.as('cause'),
      sql<EntryKind>`${sql.lit(kind)}`.as('kind'),
      'demo_order.id as reference',
      account.as('account_id'),
      amount.as('amount_paise'),
      description.as('description'),
      'event.at as posted_at',
    ])
    .$castTo<ExpectedLine>()
}
