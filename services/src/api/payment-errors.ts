// Error answers for payments that cannot be approved.

import type { ApproveOutcome } from '../bills/payments/approval/payment-approvals.ts'
import type { PaymentRefusal } from '../bills/payments/payment/find-payment.ts'
import { rupeeText } from '../money/rupees/rupees.ts'
import { ApiError, accountLockedError, notFound, passkeyRefusedError } from './api-error.ts'

export function approveError(refused: Exclude<ApproveOutcome, { outcome: 'approved' }>): ApiError {
  switch (refused.outcome) {
    case 'unknown-payment':
      return notFound('payment')
    case 'passkey-refused':
      return passkeyRefusedError()
    case 'already-paid':
    case 'limit-exceeded':
    case 'insufficient-balance':
    case 'payments-frozen':
      return refusalError(refused)
    default:
      return new ApiError(422, {
        code: 'expired',
        message: 'The amount, its source or the bill was looked at anew since the passkey was asked.',
        what_to_do: 'Open the payment again and approve what it shows.',
      })
  }
}

function refusalError(refused: PaymentRefusal): ApiError {
  switch (refused.outcome) {
    case 'already-paid':
      return new ApiError(409, {
        code: 'already_paid',
        message: 'This is being paid already, or has been.',
        what_to_do: refused.orderId
          ? 'Look at its order.'
          : 'Look again later: should that payment fail, this can be paid.',
        ...(refused.orderId && { order_id: refused.orderId }),
      })
    case 'account-locked':
      return accountLockedError()
    case 'payments-frozen':
      return new ApiError(503, {
        code: 'payments_frozen',
        message: 'Payments pause for a short while. Nothing was charged.',
        what_to_do: 'Try again later.',
      })
    case 'limit-exceeded':
      return new ApiError(422, {
        code: 'limit_exceeded',
        message: limitText(refused),
        what_to_do: `Pay at most Rs. ${rupeeText(refused.leftPaise)} from the wallet ${limitEnd(refused)}, pay by UPI, or raise the limit under /passbook/limits.`,
        left_paise: refused.leftPaise,
      })
    case 'insufficient-balance':
      return new ApiError(422, {
        code: 'insufficient_balance',
        message: 'The wallet does not hold enough for this.',
        what_to_do: 'Add money, or pay by UPI.',
        available_paise: refused.availablePaise,
      })
  }
}

type OverLimit = Extract<PaymentRefusal, { outcome: 'limit-exceeded' }>

function limitText({ measure }: OverLimit): string {
  if (measure === 'spend-day-new-device')
    return 'This is more than the wallet may spend in a day while the browser, the number or the PIN is new.'
  if (measure === 'payment') return 'This is more than the wallet may spend at once.'
  return 'This is more than the wallet may spend this month.'
}

function limitEnd({ measure, until }: OverLimit): string {
  if (measure === 'spend-day-new-device')
    return until
      ? `until ${until.toISOString()}`
      : 'in this browser until 24 hours after signing in here again'
  return measure === 'payment' ? 'at once' : 'until the month ends'
}
