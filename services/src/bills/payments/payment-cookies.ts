// The parts of a payment that are stored in the payer's own browser.
import * as z from 'zod'
import {
  createEncryptedCookie,
  type EncryptedCookie,
  type EncryptedCookieOptions,
} from '../../platform/cookies/encrypted-cookie.ts'
import type { ParameterValues } from '../billers/biller-gateway.ts'
import { parameterValues } from '../billers/gateway-answers.ts'
import type { StartOutcome } from './draft/payment-drafts.ts'

/**
 * What a visitor chose to pay, stored while they sign in or read why it could not begin. Nothing is fetched or moved
 * until they are signed in and confirm it.
 */
export type PaymentIntent = {
  readonly billerId: string
  readonly parameters: ParameterValues
  /** Set for a recharge whose amount was chosen before sign-in. */
  readonly amountPaise?: number | undefined
  /** Why it could not begin, if it was tried. */
  readonly refused?: Exclude<StartOutcome, { outcome: 'started' }> | undefined
}

/** A later intent replaces an earlier one. */
export type PaymentIntents = EncryptedCookie<PaymentIntent>

/** Long enough to sign in without hurry. */
const intentLifetimeSeconds = 24 * 60 * 60
const intentShape = z.object({
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

export function createPaymentIntents(options: EncryptedCookieOptions): PaymentIntents {
  return createEncryptedCookie(options, {
    audience: 'payment-intent',
    lifetimeSeconds: intentLifetimeSeconds,
    shape: intentShape,
  })
}

/**
 * The step that a payment's form led to. It has an address of its own, so that a reload or the other language shows
 * it again without sending a second code.
 */
const stepShape = z.object({
  reference: z.string(),
  /** The purpose of the code. */
  step: z.enum(['prove', 'approve']),
  /** The amount that it approves. */
  totalPaise: z.number(),
  challenge: z.string(),
  demonstrationCode: z.string().optional(),
  goodUntil: z.number().optional(),
})

/** A later step replaces an earlier one. */
export type PaymentSteps = EncryptedCookie<z.infer<typeof stepShape>>

const stepLifetimeSeconds = 15 * 60

export function createPaymentSteps(options: EncryptedCookieOptions): PaymentSteps {
  return createEncryptedCookie(options, {
    audience: 'payment-step',
    lifetimeSeconds: stepLifetimeSeconds,
    shape: stepShape,
  })
}
