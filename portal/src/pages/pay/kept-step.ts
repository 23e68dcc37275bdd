/** /pay/{reference}?step=…: the step that a form led to, shown again in the other language or after a reload. Nothing is sent for it. */
import type { DraftBillPayment } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { CustomerContext } from '../../page/page.ts'
import { address } from '../account/address.ts'
import type { SentCode } from '../login/code-field.tsx'
import { approveStep, settingPin } from './approval-steps.ts'
import type { PayStep } from './pay-facts.ts'

export const stepAddress = ({ reference }: DraftBillPayment, { step }: PayStep, locale: Locale): string =>
  address(`/pay/${reference}`, locale, { step })

/** A Set-Cookie header, where a code was sent. */
export async function keepStep({ services }: CustomerContext, next: PayStep): Promise<string | undefined> {
  if ((next.step !== 'prove' && next.step !== 'approve') || !next.sent) return undefined
  const { challenge, demonstrationCode, expiresAt } = next.sent
  const { step, payment } = next
  const goodUntil = expiresAt?.getTime()
  const { reference } = payment
  return services.paymentSteps.keep({ reference, step, challenge, demonstrationCode, goodUntil })
}

/** Undefined where another step was not asked for, or is over. */
export async function keptStep(
  context: CustomerContext,
  payment: DraftBillPayment,
): Promise<PayStep | undefined> {
  const { services, session, query } = context
  if (query.step === undefined || !payment.source) return undefined
  const sent = await codeSentFor(context, payment)
  const hasPin = (await services.pins.setAt(session.customer.id)) !== undefined
  switch (query.step) {
    case 'prove':
      return sent && !hasPin ? { step: 'prove', payment, sent, errors: [] } : undefined
    case 'set-pin': {
      const until = await services.proofs.goodUntil(session, settingPin)
      return until && !hasPin ? { step: 'set-pin', payment, until, errors: [] } : undefined
    }
    case 'approve': {
      if (sent) return approveStep(payment, { sent, asksPin: true })
      const toSign = await services.payments.textToSign(session, payment.reference)
      if (hasPin) return toSign ? approveStep(payment, { toSign, asksPin: true }) : undefined
      const hasPasskey = (await services.passkeys.list(session.customer.id)).length > 0
      return hasPasskey ? approveStep(payment, {}) : undefined
    }
    default:
      return undefined
  }
}

async function codeSentFor(
  { services, visit, query }: CustomerContext,
  { reference }: DraftBillPayment,
): Promise<SentCode | undefined> {
  const kept = await services.paymentSteps.read(visit)
  if (kept?.reference !== reference || kept.step !== query.step) return undefined
  const { challenge, demonstrationCode, goodUntil } = kept
  if (goodUntil === undefined) return { challenge, demonstrationCode }
  return goodUntil > Date.now() ? { challenge, demonstrationCode, expiresAt: new Date(goodUntil) } : undefined
}
