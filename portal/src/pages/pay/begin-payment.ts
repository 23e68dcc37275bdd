import type { PaymentWish, StartOutcome } from '@chowk/services'
import type { CustomerContext } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { isPrepaid } from './operator.ts'

/** Starts a payment as a draft: the bill is fetched, no money moves. A prepaid number's circle is the network's guess. */
export async function beginPayment(
  { services, session }: CustomerContext,
  wish: PaymentWish,
): Promise<StartOutcome> {
  const circle = isPrepaid(wish) ? await circleOf(services, wish) : undefined
  return services.payments.start(session.customer.id, {
    billerId: wish.billerId,
    parameters: { ...wish.parameters, ...(circle && { circle }) },
  })
}

/** Begins with an account that is known, and leads to its payment; or to /pay, which says why not with the form at hand. */
export async function payAgain(
  context: CustomerContext,
  { billerId, parameters }: PaymentWish,
): Promise<{ readonly redirect: string; readonly wish?: PaymentWish }> {
  const { locale } = context
  const begun = await beginPayment(context, { billerId, parameters })
  return begun.outcome === 'started'
    ? { redirect: href(`/pay/${begun.payment.reference}`, locale) }
    : { redirect: href('/pay', locale), wish: { billerId, parameters } }
}

async function circleOf(
  { billers }: CustomerContext['services'],
  { parameters: { circle, mobileNumber = '' } }: PaymentWish,
): Promise<string | undefined> {
  if (circle) return circle
  const answer = await billers.suggestOperator(mobileNumber)
  return answer.outcome === 'suggested' ? answer.circle : undefined
}
