// The double-pay guard refuses a second payment of a bill that is being paid or was paid.
import { tokenHash } from '../../../platform/keys/opaque-token.ts'
import { change, row, runTogether, type Steps, type Tx, write } from '../../../platform/store/command.ts'
import type { Database, Db } from '../../../platform/store/database.ts'
import { Refusal } from '../../../platform/store/errors.ts'
import { prepare } from '../../../platform/store/prepare.ts'
import type { DraftBillPayment } from './payment.ts'
import type { BillPaymentRow } from './payments.tables.ts'

/**
 * The key of the guard. A bill is guarded from the hold on and as long as it is paid. A recharge may be repeated, so
 * only the same one by the same customer is guarded, until its outcome is known. Hashed, so that the key contains no
 * account number.
 */
export function guardKey(
  { customerId, billerId, account, bill }: Guarded & Pick<DraftBillPayment, 'bill'>,
  amountPaise: number,
): string {
  const parts = bill
    ? ['bill', billerId, account, bill.billNumber]
    : ['recharge', customerId, billerId, account, amountPaise]
  return tokenHash(parts.join('\n'))
}

type Payer = Pick<DraftBillPayment, 'reference' | 'customerId'>
/** What a customer's guards are found by: an index finds their payments, however many others there are. */
type Guarded = Pick<DraftBillPayment, 'customerId' | 'billerId' | 'account'>

/**
 * Refuses with `already-paid`, whose details name the earlier payment. Another customer's approved payment without
 * money blocks no other payment: the guard moves to this payment, and the other must take it again if its money arrives.
 */
export function* acquireGuard(tx: Tx, key: string, payer: Payer & Guarded): Steps<void> {
  const { reference, customerId, billerId, account } = payer
  const [holder, awaiting] = yield* runTogether(
    blockingPayment(tx, key, payer),
    // Includes payments that lost the guard, so that the money of one bill is not requested twice.
    row(ownAwaiting(tx, { key, reference, customerId, billerId, account })),
  )
  const first = holder ?? awaiting?.reference
  if (first === undefined) return
  throw new Refusal('already-paid', 'This is being paid already, or has been.', { reference: first })
}

/** The customer's own payments of the same thing that still wait for money. */
export function awaitingPaymentQuery(query: Db, key: string, { customerId, billerId, account }: Guarded) {
  return query
    .selectFrom('bill_payment')
    .select('reference')
    .where('customer_id', '=', customerId)
    .where('biller_id', '=', billerId)
    .where('account', '=', account)
    .where('guard_key', '=', key)
    .where('stage', '=', 'awaiting-money')
}

const ownAwaiting = prepare((query, value: Payer & Guarded & { readonly key: string }) =>
  awaitingPaymentQuery(query, value.key, value).where('reference', '<>', value.reference),
)

/** Takes the guard when the money has arrived; false if another payment's money came first. */
export function* confirmGuard(tx: Tx, payment: Payer & { readonly guardKey: string }): Steps<boolean> {
  return (yield* blockingPayment(tx, payment.guardKey, payment)) === undefined
}

function* blockingPayment(tx: Tx, key: string, { reference, customerId }: Payer): Steps<string | undefined> {
  const taken = yield* change(insertGuardIfFree(tx, { key, reference }))
  if (taken === 1) return undefined
  // The update locks the guard, so that changes of its payment are either visible here or wait.
  const guard = yield* row(
    tx.query.updateTable('bill_payment_guard').set({ key }).where('key', '=', key).returning('reference'),
  )
  if (!guard || guard.reference === reference) return undefined
  const holder = yield* row(
    tx.query
      .selectFrom('bill_payment')
      .select(['stage', 'customer_id'])
      .where('reference', '=', guard.reference),
  )
  if (blocksPayment(holder, customerId)) return guard.reference
  yield* write(tx.query.updateTable('bill_payment_guard').set({ reference }).where('key', '=', key))
  return undefined
}

const insertGuardIfFree = prepare((query, { key, reference }: Guard) =>
  query
    .insertInto('bill_payment_guard')
    .values({ key, reference })
    .onConflict(conflict => conflict.doNothing()),
)

/** Another customer's payment blocks only while its money is held, sent or paid. */
export function blocksPayment(
  holder: Pick<BillPaymentRow, 'stage' | 'customer_id'> | undefined,
  customerId: string,
): boolean {
  return holder?.stage !== 'awaiting-money' || holder.customer_id === customerId
}

/** Releases only its own guard, because another payment may hold it by now. */
export const releaseGuard = (tx: Tx, { guardKey: key, reference }: { guardKey: string; reference: string }) =>
  write(deleteGuard(tx, { key, reference }))

type Guard = Readonly<Database['bill_payment_guard']>

const deleteGuard = prepare((query, { key, reference }: Guard) =>
  query.deleteFrom('bill_payment_guard').where('key', '=', key).where('reference', '=', reference),
)
