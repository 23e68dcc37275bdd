// What a visitor asked to pay, kept in their own browser while they sign in. It is a wish and no payment: nothing is fetched or
// moved before somebody is signed in and comes with it.
import * as z from 'zod'
import {
  createSealedCookie,
  type SealedCookie,
  type SealedCookieOptions,
} from '../../platform/cookies/sealed-cookie.ts'
import type { ParameterValues } from '../billers/biller-gateway.ts'
import { parameterValues } from '../billers/gateway-answers.ts'

export type PaymentWish = {
  readonly billerId: string
  readonly parameters: ParameterValues
}

/** A later wish takes the place of an earlier one. */
export type PaymentWishes = SealedCookie<PaymentWish>

const lifetimeSeconds = 15 * 60
const shape = z.object({ billerId: z.string(), parameters: parameterValues })

export function createPaymentWishes(options: SealedCookieOptions): PaymentWishes {
  return createSealedCookie(options, { audience: 'payment-wish', lifetimeSeconds, shape })
}
