/** The code of a payment's step is stored in the payer's own browser, so that a return to the step sends no second one. */
import type { PayableBillPayment } from '@chowk/services'
import type { CustomerContext } from '../../../page/page.ts'
import type { SentCode } from '../../account/login/code-field.tsx'
import type { PayStep } from './pay-facts.ts'

/** A Set-Cookie header, where a code was sent. */
export async function keepCode({ services }: CustomerContext, next: PayStep): Promise<string | undefined> {
  if ((next.step !== 'prove' && next.step !== 'approve') || !next.sent) return undefined
  const { challenge, demonstrationCode, expiresAt } = next.sent
  const { step, payment } = next
  const { reference, cost } = payment
  const { totalPaise } = cost
  const goodUntil = expiresAt?.getTime()
  return services.paymentSteps.keep({ reference, step, totalPaise, challenge, demonstrationCode, goodUntil })
}

/** Undefined where it is for something else, or not good for as long as this. */
export async function keptCode(
  { services, visit }: CustomerContext,
  { reference, cost }: PayableBillPayment,
  step: string | undefined,
  leastMs = 0,
): Promise<SentCode | undefined> {
  const kept = await services.paymentSteps.read(visit)
  if (kept?.reference !== reference || kept.step !== step || kept.totalPaise !== cost.totalPaise)
    return undefined
  const { challenge, demonstrationCode, goodUntil } = kept
  if (goodUntil === undefined) return { challenge, demonstrationCode }
  const isGood = goodUntil > Date.now() + leastMs
  return isGood ? { challenge, demonstrationCode, expiresAt: new Date(goodUntil) } : undefined
}
