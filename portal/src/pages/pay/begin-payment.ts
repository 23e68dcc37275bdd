import type { PaymentWish, StartOutcome } from '@chowk/services'
import type { CustomerContext } from '../../page/page.ts'

/** Starts a payment as a draft: the bill is fetched, no money moves. A prepaid number's circle is the network's guess. */
export async function beginPayment(
  { services, session }: CustomerContext,
  wish: PaymentWish,
): Promise<StartOutcome> {
  const circle = wish.billerId.startsWith('mobile-recharge/') ? await circleOf(services, wish) : undefined
  return services.payments.start(session.customer.id, {
    billerId: wish.billerId,
    parameters: { ...wish.parameters, ...(circle && { circle }) },
  })
}

async function circleOf(
  { billers }: CustomerContext['services'],
  { parameters: { circle, mobileNumber = '' } }: PaymentWish,
): Promise<string | undefined> {
  if (circle) return circle
  const answer = await billers.suggestOperator(mobileNumber)
  return answer.outcome === 'suggested' ? answer.circle : undefined
}
