import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/store/database.ts'

/** `db` is a snapshot's. Whoever has closed the account has no number, no name and no money here. */
export async function auditClosings(db: Kysely<Database>): Promise<string[]> {
  const closed = await db
    .selectFrom('closed_account as closed')
    .leftJoin('customer', 'customer.id', 'closed.customer_id')
    .leftJoin('ledger_account as wallet', join =>
      join.on('wallet.id', '=', sql<string>`'wallet:' || closed.customer_id`),
    )
    .select(['closed.customer_id', 'closed.paid_out_paise', 'closed.closed_at'])
    .select(['customer.mobile', 'customer.name', 'customer.created_at', 'wallet.balance_paise'])
    .select(({ selectFrom }) =>
      selectFrom('closing_payout as payout')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('payout.amount_paise'), val(0)).as('paise'))
        .whereRef('payout.customer_id', '=', 'closed.customer_id')
        .as('payouts'),
    )
    .execute()
  return closed.flatMap(row => {
    const checks: [what: string, found: unknown, due: unknown][] = [
      ['its number', row.mobile, null],
      ['its name', row.name, ''],
      ['what its wallet holds', row.balance_paise ?? 0, 0],
      ['what was paid out', row.paid_out_paise, Number(row.payouts)],
      ['that it was opened before', (row.created_at ?? Infinity) <= row.closed_at, true],
    ]
    return checks
      .filter(([, found, due]) => found !== due)
      .map(([what, found, due]) => `closed account ${row.customer_id}: ${what} is ${found}, not ${due}`)
  })
}
