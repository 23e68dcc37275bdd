import { notify } from '../../messages/outbox/notify.ts'
import type { Key } from '../../platform/keys/derived-key.ts'
import { row, type Steps, type Tx, write } from '../../platform/store/command.ts'
import { forgetDevices } from '../bound-devices/bound-devices.ts'
import { numberMac } from '../customer/customer-number.ts'
import type { Mobile } from '../mobile/mobile.ts'
import { forgetBrowsers } from '../one-time-code/known-browser.ts'

interface Move {
  customerId: string
  mobile: Mobile
  /** The device that asked stays signed in; all others must sign in again. */
  sessionId: string
  macKey: Key
  at: number
}

export function* isMobileTaken(tx: Tx, mobile: Mobile): Steps<boolean> {
  const owner = yield* row(tx.query.selectFrom('customer').select('id').where('mobile', '=', mobile))
  return owner !== undefined
}

/** Gives the account another number, which no account has. */
export function* moveAccount(tx: Tx, { customerId, mobile, sessionId, macKey, at }: Move): Steps<void> {
  const former = yield* row(tx.query.selectFrom('customer').select('mobile').where('id', '=', customerId))
  const changed = { mobile, mobile_changed_at: at }
  const mobile_mac = numberMac(macKey, { id: customerId, created_at: at, ...changed })
  yield* write(
    tx.query
      .updateTable('customer')
      .set({ ...changed, mobile_mac })
      .where('id', '=', customerId),
  )
  const parameters = { lastDigits: mobile.slice(-4) }
  const notice = { kind: 'number-changed', customerId, parameters, at } as const
  yield* notify(tx, notice)
  if (former?.mobile) {
    yield* notify(tx, { ...notice, mobile: former.mobile })
    yield* forgetBrowsers(tx, former.mobile)
  }
  yield* forgetDevices(tx, customerId)
  yield* write(
    tx.query.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', sessionId),
  )
}
