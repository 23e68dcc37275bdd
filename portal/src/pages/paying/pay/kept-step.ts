/** /pay/{reference}?step=…: the step that a form led to, shown again in the other language or after a reload. Nothing is sent for it. */
import type { DraftBillPayment } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { address } from '../../../account/address.ts'
import type { CustomerContext } from '../../../page/page.ts'
import { approveStep, settingPin } from './approval-steps.ts'
import { keptCode } from './kept-code.ts'
import type { PayStep } from './pay-facts.ts'

export const stepAddress = ({ reference }: DraftBillPayment, next: PayStep, locale: Locale): string =>
  address(`/pay/${reference}`, locale, {
    step: next.step,
    browser: next.step === 'approve' && next.isUnknown ? 'unknown' : undefined,
  })

/** Undefined where another step was not asked for, or is over. */
export async function keptStep(
  context: CustomerContext,
  payment: DraftBillPayment,
): Promise<PayStep | undefined> {
  const { services, session, query } = context
  if (query.step === undefined || !payment.source) return undefined
  const sent = await keptCode(context, payment, query.step)
  const hasPin = (await services.pins.setAt(session.customer.id)) !== undefined
  switch (query.step) {
    case 'prove':
      return sent && !hasPin ? { step: 'prove', payment, sent, errors: [] } : undefined
    case 'set-pin': {
      const until = await services.proofs.goodUntil(session, settingPin)
      return until && !hasPin ? { step: 'set-pin', payment, until, errors: [] } : undefined
    }
    case 'approve': {
      if (sent) return approveStep(payment, { sent, asksPin: true, isUnknown: query.browser === 'unknown' })
      const toSign = await services.payments.textToSign(session, payment.reference)
      if (hasPin) return toSign ? approveStep(payment, { toSign, asksPin: true }) : undefined
      const hasPasskey = (await services.passkeys.list(session.customer.id)).length > 0
      return hasPasskey ? approveStep(payment, {}) : undefined
    }
    default:
      return undefined
  }
}
