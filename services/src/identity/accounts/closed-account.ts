import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'

/** An update, which takes the customer's row: what begins now and a closing wait for each other. */
export function* takeCustomer(tx: Tx, customerId: string): Steps<{ readonly isClosed: boolean }> {
  const customer = yield* row(
    tx.query
      .updateTable('customer')
      .set(column => ({ language: column.ref('language') }))
      .where('id', '=', customerId)
      .returning('closed_at'),
  )
  return { isClosed: customer !== undefined && customer.closed_at !== null }
}

/** Refuses with `account-closed`. */
export function* refuseIfClosed(tx: Tx, customerId: string): Steps<void> {
  const { isClosed } = yield* takeCustomer(tx, customerId)
  if (isClosed) throw new Refusal('account-closed', 'This account is closed.')
}
