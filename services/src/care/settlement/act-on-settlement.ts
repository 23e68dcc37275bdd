// Applies a settlement file by rule. A sent payment that the file reports as refused fails, as by the biller's own
// answer, and its money is returned. A payment that we report as paid cannot be taken back by a file: its customer
// gets a dispute, which operators decide.
import { endPayment } from '../../bills/payments/ending/end-payment.ts'
import type { SettlementLine } from '../../bills/reconciliation/statements.ts'
import { newReadableId } from '../../platform/ids/readable-id.ts'
import type { Store } from '../../platform/store/store.ts'
import { raiseDispute } from '../disputes/dispute-row.ts'

/** Returns a line for each action. Repeating it with the same file does nothing. */
export async function actOnSettlement(store: Store, lines: readonly SettlementLine[], at: number) {
  const byReference = Map.groupBy(lines, ({ reference }) => reference)
  const done: string[] = []
  for (const [reference, [line, ...more]] of byReference) {
    // Two different lines for one payment count as none.
    if (line?.state !== 'refused' || more.length > 0) continue
    const payment = await paymentOf(store, line)
    if (payment?.stage === 'sent') done.push(...(await reverse(store, reference, at)))
    if (payment?.stage === 'paid') done.push(...(await dispute(store, payment, at)))
  }
  return done
}

type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>

/** Our payment, if sum and biller match: otherwise it is reported as a difference. */
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
  const failed = { from: 'sent', failure: 'refused-by-biller' } as const
  const hasEnded = await store.run(endPayment, { reference, ...failed, at })
  return hasEnded ? [`reversed ${reference}: the file says refused, and its money goes back`] : []
}

/** Raised once, whatever its outcome. */
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
    id: newReadableId('DSP'),
    customerId,
    orderId,
    details: '',
    at,
    type: 'deducted-not-paid',
    raised: { actor: 'reconciliation', note: 'refused-in-settlement' },
  })
  return [`disputed ${reference}: it is paid here and refused in the file, so ${id} waits for people`]
}
