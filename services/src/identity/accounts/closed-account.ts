import { forTaking, row, type Steps, type Tx } from '../../platform/store/command.ts'
import { Refusal } from '../../platform/store/errors.ts'
import { prepare } from '../../platform/store/prepare.ts'

/** Takes the customer's row: what begins now and a closing wait for each other. */
export function* takeCustomer(tx: Tx, customerId: string): Steps<{ readonly isClosed: boolean }> {
  const customer = yield* row(takenCustomer(tx, { customerId }))
  return { isClosed: customer !== undefined && customer.closed_at !== null }
}

const takenCustomer = prepare((query, { customerId }: { customerId: string }, kind) =>
  forTaking(kind, query.selectFrom('customer').select('closed_at').where('id', '=', customerId)),
)

/** Refuses with `account-closed`. */
export function* refuseIfClosed(tx: Tx, customerId: string): Steps<void> {
  const { isClosed } = yield* takeCustomer(tx, customerId)
  if (isClosed) throw new Refusal('account-closed', 'This account is closed.')
}
