// The wallet's balance, and approving payments with a passkey. All other steps of paying are forms. Another customer's
// payment returns 404.

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApproveOutcome } from '../bills/payments/approval/payment-approvals.ts'
import type { PaymentRefusal } from '../bills/payments/payment/payment-refusal.ts'
import { rupeesOf, rupeeText } from '../money/rupees/rupees.ts'
import type { Services } from '../services.ts'
import { ApiError, notFound } from './api-error.ts'
import type { Guards } from './guards.ts'
import { authenticationResponse, passkeyOptions, sendOptions } from './passkey-shapes.ts'
import { callOptions, doneAnswer } from './shapes.ts'
import { preflight, readableBy } from './vertical-calls.ts'

const referenceParams = z.object({ reference: z.string().max(64) })

export function paymentRoutes({ payments }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    app.post(
      '/v1/api/payments/:reference/passkey/options',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Payments',
        summary: 'Begin approving with a passkey',
        answer: passkeyOptions,
        params: referenceParams,
      }),
      async (request, reply) => {
        const session = guards.sessionOf(request)
        const begun = await payments.passkeyOptions(request, session, request.params.reference)
        if (!begun) throw notFound('payment to approve')
        return sendOptions(reply, begun)
      },
    )

    app.post(
      '/v1/api/payments/:reference/passkey/approve',
      callOptions({
        guard: guards.changesOwn,
        tag: 'Payments',
        summary: 'Approve with the passkey',
        answer: doneAnswer,
        description:
          'From the wallet the money is held and sent; by UPI it is awaited. The same approval again changes nothing.',
        params: referenceParams,
        body: authenticationResponse,
      }),
      async request => {
        const session = guards.sessionOf(request)
        const { reference } = request.params
        const approved = await payments.approveWithPasskey(request, session, reference, request.body)
        if (approved.outcome !== 'approved') throw approveError(approved)
        return { done: true as const }
      },
    )
  }
}

function approveError(refused: Exclude<ApproveOutcome, { outcome: 'approved' }>): ApiError {
  switch (refused.outcome) {
    case 'unknown-payment':
      return notFound('payment')
    case 'passkey-refused':
      return new ApiError('passkey_refused')
    case 'already-paid':
      return refused.orderId
        ? new ApiError('already_paid', { what_to_do: 'Look at its order.', order_id: refused.orderId })
        : new ApiError('already_paid')
    case 'account-locked':
      return new ApiError('account_locked')
    case 'payments-frozen':
      return new ApiError('payments_frozen')
    case 'limit-exceeded':
      return new ApiError('limit_exceeded', {
        message: limitText(refused),
        what_to_do: `Pay at most Rs. ${rupeeText(refused.leftPaise)} from the wallet ${limitEnd(refused)}, pay by UPI, or raise the limit under /passbook/limits.`,
        left_paise: refused.leftPaise,
      })
    case 'insufficient-balance':
      return new ApiError('insufficient_balance', { available_paise: refused.availablePaise })
    default:
      return new ApiError('expired')
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

export function walletRoutes({ wallet, sameSiteVerticals }: Services, guards: Guards): FastifyPluginAsyncZod {
  return async app => {
    preflight(app, '/v1/api/wallet/balance', sameSiteVerticals)

    app.get(
      '/v1/api/wallet/balance',
      {
        ...guards.readsOwn,
        ...readableBy(sameSiteVerticals),
        schema: {
          tags: ['Wallet'],
          summary: 'Wallet balance',
          querystring: z.strictObject({
            detail: z.enum(['0', '1']).optional(),
            service: z.literal('wallet').optional(),
            channel: z.literal('web').optional(),
            version: z.literal('2').optional(),
          }),
          response: {
            200: z.object({
              response: z.object({
                totalBalance: z.number().describe('Rupees that can be spent, at most two decimals'),
              }),
            }),
          },
        },
      },
      async request => {
        // The name is the contract's; money on hold is not available to the customer.
        const { availablePaise } = await wallet.balance(guards.sessionOf(request).customer.id)
        return { response: { totalBalance: rupeesOf(availablePaise) } }
      },
    )
  }
}
