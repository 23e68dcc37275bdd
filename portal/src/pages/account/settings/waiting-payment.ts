/** The payment that somebody left to set a PIN: it stands in the address of each step, and they come back to it. */
import type { DraftBillPayment } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { address } from '../../../account/address.ts'
import type { CustomerContext } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import type { SettingsDone } from './settings-copy.ts'

export async function waitingPayment(context: CustomerContext): Promise<DraftBillPayment | undefined> {
  const { services, session, query } = context
  const payment = query.payment && (await services.payments.byReference(session.customer.id, query.payment))
  return payment && payment.stage === 'draft' ? payment : undefined
}

/** From where the PIN can be set, whoever goes back without it approves otherwise. */
export function leavePin(payment: DraftBillPayment | undefined, locale: Locale): string {
  return payment
    ? address(`/pay/${payment.reference}`, locale, { step: 'approve' })
    : href('/settings', locale)
}

/** A wallet that pays less after a reset is seen on the payment's own page, beside its other ways. */
export async function leaveSetPin(context: CustomerContext, done: SettingsDone): Promise<string> {
  const { services, visit, session, locale } = context
  const payment = await waitingPayment(context)
  if (!payment) return address('/settings', locale, { done })
  const limit = await services.payments.newDeviceLimit(visit, session)
  const isTooMuch = limit && (payment.totalPaise ?? 0) > limit.leftPaise
  return address(`/pay/${payment.reference}`, locale, { step: isTooMuch ? undefined : 'approve', done })
}
