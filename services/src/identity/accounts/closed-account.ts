import { row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'

/** The update takes the customer's row: what begins now and a closing wait for each other. */
export function* isClosed(tx: Tx, customerId: string): Steps<boolean> {
  const customer = yield* row(
    tx.query
      .updateTable('customer')
      .set(column => ({ language: column.ref('language') }))
      .where('id', '=', customerId)
      .returning('closed_at'),
  )
  return customer !== undefined && customer.closed_at !== null
}

/** Refuses with `account-closed`. */
export function* refuseIfClosed(tx: Tx, customerId: string): Steps<void> {
  if (yield* isClosed(tx, customerId)) throw new Refusal('account-closed', 'This account is closed.')
}
