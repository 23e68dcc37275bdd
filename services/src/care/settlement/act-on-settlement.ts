// What follows from a settlement file by rule. What we had sent and it says was refused has failed: it ends as it would by the
// biller's own answer, and its money goes back. What we hold as paid is nobody's to take back by a file: its customer gets a
// dispute, which people decide.
import { endPayment } from '../../bills/payments/ending/end-payment.ts'
import type { SettlementLine } from '../../bills/reconciliation/statements.ts'
import { newReadableId } from '../../platform/ids/readable-id.ts'
import type { Store } from '../../platform/store/store.ts'
import { raiseDispute } from '../disputes/dispute-row.ts'

/** Says what was done, each on a line. Done again with the same file, it does nothing. */
export async function actOnSettlement(
  store: Store,
  lines: readonly SettlementLine[],
  at: number,
): Promise<string[]> {
  const byReference = Map.groupBy(lines, ({ reference }) => reference)
  const done: string[] = []
  for (const [reference, [line, ...more]] of byReference) {
    // A file that says two things of one payment says nothing.
    if (line?.state !== 'refused' || more.length > 0) continue
    const payment = await paymentOf(store, line)
    if (payment?.stage === 'sent') done.push(...(await reverse(store, reference, at)))
    if (payment?.stage === 'paid') done.push(...(await dispute(store, payment, at)))
  }
  return done
}

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

/** Ours, if it is of the same sum and biller: otherwise it is reported as a difference. */
function paymentOf({ db }: Store, { reference, amountPaise, billerId }: SettlementLine) {
  return db
    .selectFrom('bill_payment as payment')
    .innerJoin('customer', 'customer.id', 'payment.customer_id')
    .select(['payment.reference', 'payment.stage', 'payment.order_id', 'payment.customer_id'])
    .select('customer.closed_at')
    .where('reference', '=', reference)
    .where('amount_paise', '=', amountPaise)
    .where('biller_id', '=', billerId)
    .executeTakeFirst()
}

async function reverse(store: Store, reference: string, at: number): Promise<string[]> {
  const failed = { from: 'sent', to: 'failed', failure: 'refused-by-biller' } as const
  const hasEnded = await store.run(endPayment, { reference, ...failed, at })
  return hasEnded ? [`reversed ${reference}: the file says refused, and its money goes back`] : []
}

/** Once, whatever became of it. */
async function dispute(store: Store, payment: Payment, at: number): Promise<string[]> {
  const { reference, order_id: orderId, customer_id: customerId, closed_at } = payment
  if (orderId === null || closed_at !== null) return []
  const known = await store.db
    .selectFrom('dispute')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (known) return []
  const { id } = await store.run(raiseDispute, {
    ...{ id: newReadableId('DSP'), customerId, orderId, details: '', at },
    type: 'deducted-not-paid',
    raised: { actor: 'reconciliation', note: 'refused-in-settlement' },
  })
  return [`disputed ${reference}: it is paid here and refused in the file, so ${id} waits for people`]
}
