// Audits closed accounts: what remains of them, and where their balance went.
import { type Kysely, sql } from 'kysely'
import { listDifferences } from '../../platform/store/audit/audit-checks.ts'
import type { Database } from '../../platform/store/database.ts'
import type { CustomerTable } from '../../platform/store/store-module.ts'

/** Data that only an account needs must belong to an existing customer who has not closed it. */
export async function auditLeftovers(
  db: Kysely<Database>,
  forgotten: readonly CustomerTable[],
): Promise<string[]> {
  const differences: string[] = []
  for (const table of [...forgotten, 'consent', 'message'] as const) {
    const wrong = await db
      .selectFrom(`${table} as row` as 'consent as row')
      .leftJoin('customer', 'customer.id', 'row.customer_id')
      .select(['row.customer_id', 'customer.closed_at'])
      .distinct()
      .where('row.customer_id', 'is not', null)
      .where(({ or, eb }) =>
        or([
          eb('customer.id', 'is', null),
          ...(closedHaveNone.has(table) ? [eb('customer.closed_at', 'is not', null)] : []),
        ]),
      )
      .execute()
    differences.push(
      ...wrong.map(({ customer_id, closed_at }) =>
        closed_at === null
          ? `${table} of ${customer_id}: they are no customer`
          : `${table} of ${customer_id}: they have closed the account`,
      ),
    )
  }
  const marked = await db
    .selectFrom('customer')
    .leftJoin('closed_account as closed', 'closed.customer_id', 'customer.id')
    .select('customer.id')
    .where('customer.closed_at', 'is not', null)
    .where('closed.customer_id', 'is', null)
    .execute()
  return [...differences, ...marked.map(({ id }) => `customer ${id}: they are closed, but never closed it`)]
}

/** Credentials, which a closed account must not have. A request in flight may leave rows of other tables. */
const closedHaveNone = new Set<string>(['session', 'bound_device', 'passkey', 'payment_pin'])

/** A payout is returned to the payer of the customer's own top-up, and never exceeds it. */
export async function auditPayouts(db: Kysely<Database>): Promise<string[]> {
  const payouts = await db
    .selectFrom('closing_payout as payout')
    .leftJoin('wallet_top_up as topUp', 'topUp.id', 'payout.source_reference')
    .select(['payout.id', 'payout.customer_id', 'topUp.customer_id as payer', 'topUp.arrived_paise'])
    .select(({ selectFrom }) =>
      selectFrom('source_return as back')
        .select(({ fn }) => fn.sum<number>('back.amount_paise').as('paise'))
        .whereRef('back.source_reference', '=', 'payout.source_reference')
        .as('returned'),
    )
    .execute()
  return payouts.flatMap(({ id, customer_id, payer, arrived_paise, returned }) => [
    ...(payer === customer_id
      ? []
      : [`payout ${id}: it goes to ${payer ?? 'nobody'}, not to ${customer_id}`]),
    ...(arrived_paise !== null && Number(returned) <= arrived_paise
      ? []
      : [`payout ${id}: ${returned} paise go back of a top-up that brought ${arrived_paise ?? 'nothing'}`]),
  ])
}

/** A closed account has no number, no name and no money. */
export async function auditClosed(db: Kysely<Database>): Promise<string[]> {
  const payouts = db
    .selectFrom('closing_payout')
    .select(({ fn }) => ['customer_id', fn.sum<number>('amount_paise').as('paise')])
    .groupBy('customer_id')
  const closed = await db
    .selectFrom('closed_account as closed')
    .leftJoin(payouts.as('payouts'), 'payouts.customer_id', 'closed.customer_id')
    .leftJoin('customer', 'customer.id', 'closed.customer_id')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<string>`'wallet:' || closed.customer_id`),
    )
    .select(['closed.customer_id', 'closed.paid_out_paise', 'closed.closed_at'])
    .select([
      'customer.mobile',
      'customer.name',
      'customer.closed_at as markedAt',
      'customer.created_at',
      'wallet.balance_paise',
      'payouts.paise as payouts',
    ])
    .execute()
  return closed.flatMap(row => {
    return listDifferences(`closed account ${row.customer_id}:`, [
      ['its number', row.mobile, null],
      ['the mark on its customer', row.markedAt, row.closed_at],
      ['its name', row.name, ''],
      // A customer without any entry has no wallet.
      ['what its wallet holds', row.balance_paise, row.balance_paise === null ? null : 0],
      ['what was paid out', row.paid_out_paise, Number(row.payouts)],
      ['that it was opened before', (row.created_at ?? Infinity) <= row.closed_at, true],
    ])
  })
}
