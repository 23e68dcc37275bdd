// Limits what the wallet pays in a day while the browser is unknown, or the browser, the number or the PIN is new.
// Counted over the payments themselves.
import {
  newnessQuery,
  type RequestingDevice,
  type Restriction,
  restrictionOf,
} from '../../../identity/new-device/new-device.ts'
import { rulesFor, rulesOf } from '../../../money/limits/limit-rules.ts'
import { dayMs } from '../../../platform/calendar/durations.ts'
import { row, rows, runTogether, type Steps, type Tx } from '../../../platform/store/command.ts'
import type { Db } from '../../../platform/store/database.ts'
import { Refusal } from '../../../platform/store/errors.ts'
import { prepare } from '../../../platform/store/prepare.ts'
import type { Store } from '../../../platform/store/store.ts'
import { readCost } from '../payment/payment.ts'
import type { BillPaymentRow } from '../payment/payments.tables.ts'

export type NewDeviceLimit = Readonly<ReturnType<typeof limitLeft>>

const measure = 'spend-day-new-device'

interface RequestedLimit {
  readonly customerId: string
  readonly device: RequestingDevice
  readonly at: number
}

/** Undefined if nothing is new. */
export async function newDeviceLimit(store: Store, { customerId, device, at }: RequestedLimit) {
  const [newest] = await store.lookUp(newnessOfSession, nameOf(device))
  const restriction = restrictionOf(newest, device, at)
  if (!restriction) return undefined
  const { limitPaise } = await rulesFor(store, customerId, at)
  return limitLeft(limitPaise(measure), await paidQuery(store.db, customerId, at).execute(), restriction)
}

/** Refuses with `limit-exceeded`. Count the month's limit first: its lock serialises concurrent payments. */
export function* enforceNewDeviceLimit(
  tx: Tx,
  { customerId, device, at, totalPaise }: RequestedLimit & { readonly totalPaise: number },
): Steps<void> {
  const restriction = restrictionOf(yield* row(newnessOfSession(tx, nameOf(device))), device, at)
  if (!restriction) return
  const [rules, paid] = yield* runTogether(
    rulesOf(tx, customerId, at),
    rows(paidQuery(tx.query, customerId, at)),
  )
  const { limitPaise, leftPaise } = limitLeft(rules.limitPaise(measure), paid, restriction)
  if (totalPaise <= leftPaise) return
  throw new Refusal('limit-exceeded', 'This is more than a wallet pays in a day on a new device.', {
    measure,
    limitPaise,
    leftPaise,
    ...restriction,
  })
}

const nameOf = ({ sessionId, browserHash }: RequestingDevice) => ({ sessionId, browserHash })

const newnessOfSession = prepare((query, device: ReturnType<typeof nameOf>) => newnessQuery(query, device))

type PaidRow = Pick<BillPaymentRow, 'reference' | 'amount_paise' | 'fee_paise'>

/** `until` is when the limit ends; undefined in an unknown browser, which must sign in first. */
function limitLeft(limitPaise: number, paid: readonly PaidRow[], { until }: Restriction) {
  const paidPaise = paid.reduce((sum, row) => sum + readCost(row).totalPaise, 0)
  const leftPaise = Math.max(0, limitPaise - paidPaise)
  return { limitPaise, leftPaise, until: until === undefined ? undefined : new Date(until) }
}

function paidQuery(query: Db, customerId: string, at: number) {
  return query
    .selectFrom('bill_payment')
    .select(['reference', 'amount_paise', 'fee_paise'])
    .where('customer_id', '=', customerId)
    .where('source', '=', 'wallet')
    .where('stage', 'in', ['held', 'sent', 'paid', 'refunded'])
    .where('held_at', '>', at - dayMs)
}
