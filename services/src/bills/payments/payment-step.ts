// The step of a payment that its form led to, kept in the payer's own browser, so that it has an address of its own: a reload and
// the other language show it again, and no second code is sent.
import * as z from 'zod'
import {
  createSealedCookie,
  type SealedCookie,
  type SealedCookieOptions,
} from '../../platform/cookies/sealed-cookie.ts'

const shape = z.object({
  reference: z.string(),
  /** For what the code is. */
  step: z.enum(['prove', 'approve']),
  /** And for how much. */
  totalPaise: z.number(),
  challenge: z.string(),
  demonstrationCode: z.string().optional(),
  goodUntil: z.number().optional(),
})

/** A later one takes the place of an earlier one. */
export type PaymentSteps = SealedCookie<z.infer<typeof shape>>

const lifetimeSeconds = 15 * 60

export function createPaymentSteps(options: SealedCookieOptions): PaymentSteps {
  return createSealedCookie(options, { audience: 'payment-step', lifetimeSeconds, shape })
}
