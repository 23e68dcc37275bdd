import { change, row, type Steps, type Tx } from '../../platform/store/command.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { forgetBrowsers } from '../one-time-code/known-browser.ts'

interface Move {
  customerId: string
  mobile: Mobile
  /** The device that asked stays signed in; all others must sign in again. */
  sessionId: string
}

export function* isTaken(tx: Tx, mobile: Mobile): Steps<boolean> {
  const owner = yield* row(tx.query.selectFrom('customer').select('id').where('mobile', '=', mobile))
  return owner !== undefined
}

/** The account signs in with another number, which nobody has, from now on. */
export function* moveAccount(tx: Tx, { customerId, mobile, sessionId }: Move): Steps<void> {
  const former = yield* row(tx.query.selectFrom('customer').select('mobile').where('id', '=', customerId))
  yield* change(tx.query.updateTable('customer').set({ mobile }).where('id', '=', customerId))
  if (former?.mobile) yield* forgetBrowsers(tx, former.mobile)
  yield* change(
    tx.query.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', sessionId),
  )
}
