// Why a payment does not go on, and what to do about it.

import type { AmountFault } from '../bills/billers/amount.ts'
import type { PaymentRefusal } from '../bills/payments/own-payment.ts'
import type { ApproveOutcome } from '../bills/payments/payment-approvals.ts'
import type { ConfirmOutcome, StartOutcome } from '../bills/payments/payment-drafts.ts'
import { rupeeText } from '../money/rupees/rupees.ts'
import { ApiError, invalid, notFound, passkeyRefused } from './api-error.ts'
import { codeError } from './code-answers.ts'

export function startError(refused: Exclude<StartOutcome, { outcome: 'started' }>): ApiError {
  switch (refused.outcome) {
    case 'invalid':
      return invalid(
        Object.fromEntries(
          refused.faulty.map(name => [`parameters.${name}`, 'Not in the form that the biller asks for.']),
        ),
      )
    case 'unknown-biller':
      return notFound('biller')
    case 'unknown-account':
      return new ApiError(422, {
        code: 'unknown_account',
        message: 'The biller does not know this account.',
        what_to_do: 'Check the number on a bill, and that the biller is the right one.',
      })
    case 'nothing-due':
      return new ApiError(422, {
        code: 'nothing_due',
        message: 'There is no bill to pay on this account now.',
        what_to_do: 'Come back when there is a new bill.',
      })
    case 'unavailable':
      return billerUnavailable()
  }
}

const amountFaultText: Record<AmountFault, string> = {
  'not-an-amount': 'Not an amount: whole paise above zero are.',
  'below-minimum': 'Less than the biller takes.',
  'above-maximum': 'More than the biller takes.',
  'not-on-the-bill': 'Not an amount of the bill, and the biller takes no other.',
  'less-than-the-bill': 'Less than the bill.',
  'more-than-the-bill': 'More than the bill.',
}

export function confirmError(
  refused: Exclude<ConfirmOutcome, { outcome: 'confirmed' | 'approved' }>,
): ApiError {
  switch (refused.outcome) {
    case 'wrong-amount':
      return invalid({ amount_paise: amountFaultText[refused.fault] })
    case 'unavailable':
      return billerUnavailable()
    case 'unknown-payment':
      return notFound('payment')
    default:
      return refusalError(refused)
  }
}

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
        what_to_do: refused.orderId ? 'Look at its order.' : 'Nothing: it is taken care of.',
        ...(refused.orderId && { order_id: refused.orderId }),
      })
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

export function billerUnavailable(): ApiError {
  return new ApiError(503, {
    code: 'biller_unavailable',
    message: 'The biller does not answer right now.',
    what_to_do: 'Try again in some minutes. No money has moved.',
  })
}
