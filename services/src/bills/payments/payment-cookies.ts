// The parts of a payment that are stored in the payer's own browser.
import { z } from 'zod'
import {
  createEncryptedCookie,
  type EncryptedCookieOptions,
} from '../../platform/cookies/encrypted-cookie.ts'
import { parameterValues } from '../billers/gateway-answers.ts'

/**
 * What a visitor chose to pay, stored while they sign in or read why it could not begin. Nothing is fetched or moved
 * until they are signed in and confirm it.
 */
const intentShape = z.object({
  billerId: z.string(),
  parameters: parameterValues.readonly(),
  /** Set for a recharge whose amount was chosen before sign-in. */
  amountPaise: z.int().positive().optional(),
  /** Why it could not begin, if it was tried. */
  refused: z
    .discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('invalid'), faulty: z.array(z.string()).readonly() }),
      z.object({ outcome: z.literal('too-many-bills'), waitSeconds: z.int() }),
      z.object({ outcome: z.enum(['unknown-biller', 'unknown-account', 'nothing-due', 'unavailable']) }),
    ])
    .optional(),
})

export type PaymentIntent = Readonly<z.infer<typeof intentShape>>

/** A later intent replaces an earlier one. It lasts long enough to sign in without hurry. */
export const createPaymentIntents = (options: EncryptedCookieOptions) =>
  createEncryptedCookie(options, {
    audience: 'payment-intent',
    lifetimeSeconds: 24 * 60 * 60,
    shape: intentShape,
  })

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
export const createPaymentSteps = (options: EncryptedCookieOptions) =>
  createEncryptedCookie(options, { audience: 'payment-step', lifetimeSeconds: 15 * 60, shape: stepShape })
