// The double-pay guard: whoever wants to pay what is being paid, or a bill that was, finds it taken.
import { tokenHash } from '../../platform/keys/opaque-token.ts'
import { change, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import type { DraftPayment } from './payment.ts'

/**
 * A bill is guarded for whoever pays it, from the approval on and as long as it is paid. A recharge may be wanted twice, so
 * only the same one by the same customer is, and only until its outcome is known. Hashed: no account numbers here.
 */
export function guardKey(
  { customerId, billerId, account, bill }: Pick<DraftPayment, 'customerId' | 'billerId' | 'account' | 'bill'>,
  amountPaise: number,
): string {
  return tokenHash(
    (bill
      ? ['bill', billerId, account, bill.billNumber]
      : ['recharge', customerId, billerId, account, amountPaise]
    ).join('\n'),
  )
}

/** Refuses with `already-paid`, whose details name the payment that was first. */
export function* takeGuard(tx: Tx, key: string, reference: string): Steps<void> {
  const taken = yield* change(
    tx.query
      .insertInto('bill_payment_guard')
      .values({ key, reference })
      .onConflict(conflict => conflict.doNothing()),
  )
  if (taken === 1) return
  const first = yield* row(
    tx.query.selectFrom('bill_payment_guard').select('reference').where('key', '=', key),
  )
  throw new Refusal('already-paid', 'This is being paid already, or has been.', {
    reference: first?.reference,
  })
}

/** Only its own: what it guarded before may be guarded by another payment by now. */
export function* releaseGuard(
  tx: Tx,
  { guardKey, reference }: { readonly guardKey: string; readonly reference: string },
): Steps<void> {
  yield* change(
    tx.query.deleteFrom('bill_payment_guard').where('key', '=', guardKey).where('reference', '=', reference),
  )
}
