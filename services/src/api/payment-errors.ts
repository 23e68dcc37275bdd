// Why a payment is not approved, and what to do about it.

import type { PaymentRefusal } from '../bills/payments/own-payment.ts'
import type { ApproveOutcome } from '../bills/payments/payment-approvals.ts'
import { rupeeText } from '../money/rupees/rupees.ts'
import { ApiError, accountLocked, notFound, passkeyRefused } from './api-error.ts'
import { codeError } from './code-errors.ts'

export function approveError(refused: Exclude<ApproveOutcome, { outcome: 'approved' }>): ApiError {
  switch (refused.outcome) {
    case 'unknown-payment':
      return notFound('payment')
    case 'passkey-refused':
      return passkeyRefused()
    case 'malformed-code':
    case 'wrong-code':
    case 'expired':
    case 'too-many-tries':
    case 'help-desk':
      return codeError(refused, 'code')
    default:
      return refusalError(refused)
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
      return accountLocked()
    case 'limit-exceeded':
      return new ApiError(422, {
        code: 'limit_exceeded',
        message: 'This is more than the wallet may spend this month.',
        what_to_do: `Pay at most Rs. ${rupeeText(refused.leftPaise)} from the wallet until the month ends, or pay by UPI.`,
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
