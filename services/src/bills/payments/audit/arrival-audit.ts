// Audits what arrived for a payment, and what may still arrive. The audit of returns asks `paymentReturns` what must
// be returned.
import { lateMoneyChecks } from '../../../money/payment-source/late-money.ts'
import { type Check, isBetween } from '../../../platform/store/audit/audit-checks.ts'
import type { ApprovedBillPayment } from '../payment/payment.ts'
import { unpaidFailures } from '../payment/payment-stages.ts'
import type { BillPaymentRow } from '../payment/payments.tables.ts'

export function arrivalChecks(
  row: BillPaymentRow,
  { cost: { totalPaise } }: ApprovedBillPayment,
  at: number,
): Check[] {
  const { arrived_paise, arrived_at, payer_reference, failure, late_at, late_due_at, ended_at, held_at } = row
  const wasHeld = row.hold_id !== null && held_at !== null
  const hasCome = arrived_paise !== null
  const isMissing = failure !== null && unpaidFailures.includes(failure)
  const isLookedFor = isMissing && !hasCome && row.source === 'upi'
  return [
    ['that what came has a time', arrived_at !== null, hasCome],
    ['that what came has a payer', payer_reference !== null, hasCome],
    ['that its payer is known', payer_reference !== '', true],
    [
      'that it came in its time',
      isBetween(arrived_at, row.approved_at, late_at ?? held_at ?? ended_at),
      true,
    ],
    ['that UPI brought it', hasCome && row.source !== 'upi', false],
    ['that enough came', !wasHeld || !hasCome || arrived_paise >= totalPaise, true],
    [
      'that too little came',
      hasCome && arrived_paise < totalPaise && !isMissing,
      failure === 'paid-too-little',
    ],
    ['that it came late', late_at !== null, isMissing && hasCome],
    ['that it is waited for', late_due_at !== null && (!isMissing || hasCome), false],
    ...lateMoneyChecks(row, isLookedFor, at),
    ['that the worker looks at it soon', row.due_at === null || row.due_at <= at + dayMs, true],
  ]
}

/** A worker handles an open payment at least this often. */
const dayMs = 24 * 60 * 60_000
