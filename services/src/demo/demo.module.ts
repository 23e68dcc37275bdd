import { type Kysely, type RawBuilder, sql } from 'kysely'
import { demonstrationOrders } from '../bills/payments/audit/unpaid-audit.ts'
import type { Description } from '../messages/names/description.ts'
import type { AccountId, WalletAccount } from '../money/ledger/accounts.ts'
import type { ExpectedHold, ExpectedLine, Provenance } from '../money/ledger/audit-provenance.ts'
import type { EntryKind } from '../money/ledger/entries.ts'
import type { HoldState } from '../money/ledger/hold-end.ts'
import type { OrderState } from '../money/orders/order-states.ts'
import { dayMs } from '../platform/calendar/durations.ts'
import { auditChain } from '../platform/store/audit/chain-end.ts'
import type { Database } from '../platform/store/database.ts'
import { literal } from '../platform/store/literal.ts'
import type { AuditScope, ModuleAudit, StoreModule } from '../platform/store/store-module.ts'
import { demonstrationCustomers } from './demonstration-data.ts'
import { seedDemonstration } from './seed-demonstration.ts'

declare module '../platform/store/database.ts' {
  interface Database {
    /** One row in a store that was ever opened as a demonstration; it is never deleted. */
    demonstration: { id: 1; since: number }
  }
}

/** Only its own customers, from its creation on, may have an order without a payment or a top-up without a payer. */
async function auditDemonstration(db: Kysely<Database>, scope: AuditScope): Promise<ModuleAudit> {
  const mark = await db.selectFrom('demonstration').select('since').executeTakeFirst()
  const chain = auditChain('demonstration', scope, [mark ? `since ${mark.since}` : 'never'])
  const mobiles = new Set<string>(demonstrationCustomers.map(({ mobile }) => mobile))
  const customers = await db
    .selectFrom('customer')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<string>`'wallet:' || customer.id`),
    )
    .select([
      'customer.id',
      'mobile',
      'mobile_changed_at',
      'customer.created_at',
      'wallet.created_at as opened_at',
    ])
    .where('is_demonstration', '=', literal(1))
    .execute()
  const strange = customers.filter(
    ({ mobile, mobile_changed_at, created_at, opened_at }) =>
      !mark ||
      created_at < mark.since ||
      created_at > scope.at ||
      !(mobile === null || mobile_changed_at !== null
        ? isDemonstrationData(created_at, opened_at)
        : mobiles.has(mobile)),
  )
  return {
    ...chain,
    differences: [
      ...chain.differences,
      ...strange.map(
        ({ id }) => `customer ${id}: they are marked as the demonstration’s, but it made nobody like them`,
      ),
    ],
  }
}

/** By the wallet's sealed first entry, since nothing else identifies who changed their number. Releases differ by an hour. */
function isDemonstrationData(createdAt: number, openedAt: number | null): boolean {
  return demonstrationCustomers.some(
    ({ story: [first] }) =>
      openedAt !== null && first && Math.abs(createdAt - first.daysAgo * dayMs - openedAt) < dayMs,
  )
}

const cause = sql<string>`'demonstration order ' || demo_order.id`
const wallet = sql<WalletAccount>`'wallet:' || demo_order.customer_id`
const billers = sql<AccountId>`'system:billers'`
const paise = sql<number>`demo_order.amount_paise`
const lessPaise = sql<number>`-demo_order.amount_paise`

const description = sql<Description>`'bill:' || demo_order.biller_id`

/** The demonstration's orders have no payment: the orders themselves are the provenance. */
const demonstrationProvenance: Provenance = {
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

export const demoModule: StoreModule = {
  fullyReadTables: { demonstration: 'one row' },
  retention: { demonstration: 'nobody' },
  commands: [seedDemonstration],
  provenance: demonstrationProvenance,
  audit: auditDemonstration,
}
