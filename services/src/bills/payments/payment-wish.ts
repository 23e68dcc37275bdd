// What somebody asked to pay, kept in their own browser while they sign in, or while they read why it was not begun. It is a
// wish and no payment: nothing is fetched or moved before somebody is signed in and asks for it.
import * as z from 'zod'
import {
  createSealedCookie,
  type SealedCookie,
  type SealedCookieOptions,
} from '../../platform/cookies/sealed-cookie.ts'
import type { ParameterValues } from '../billers/biller-gateway.ts'
import { parameterValues } from '../billers/gateway-answers.ts'
import type { StartOutcome } from './payment-drafts.ts'

export type PaymentWish = {
  readonly billerId: string
  readonly parameters: ParameterValues
  /** Of a recharge, where it was chosen before anybody signed in. */
  readonly amountPaise?: number | undefined
  /** Why it was not begun, where it was tried. */
  readonly refused?: Exclude<StartOutcome, { outcome: 'started' }> | undefined
}

/** A later wish takes the place of an earlier one. */
export type PaymentWishes = SealedCookie<PaymentWish>

/** Nobody is hurried through signing in: what was typed is kept for a day. */
const lifetimeSeconds = 24 * 60 * 60
const shape = z.object({
  billerId: z.string(),
  parameters: parameterValues,
  amountPaise: z.int().positive().optional(),
  refused: z
    .discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('invalid'), faulty: z.array(z.string()) }),
      z.object({ outcome: z.literal('too-many-bills'), waitSeconds: z.int() }),
      z.object({ outcome: z.enum(['unknown-biller', 'unknown-account', 'nothing-due', 'unavailable']) }),
    ])
    .optional(),
})

export function createPaymentWishes(options: SealedCookieOptions): PaymentWishes {
  return createSealedCookie(options, { audience: 'payment-wish', lifetimeSeconds, shape })
}
