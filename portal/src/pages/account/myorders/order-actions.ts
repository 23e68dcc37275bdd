/** What can be done from an order's page: paying the same again or set right, keeping its account, and ending what waits for a UPI app. */

import { address } from '../../../account/address.ts'
import type { ActionResult, CustomerContext, Submission } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { wishOf } from './wish-of.ts'

export async function actOnOrder<Facts>(context: CustomerContext & Submission): Promise<ActionResult<Facts>> {
  const { services, session, params, form, locale } = context
  const payment = await services.payments.byOrder(session.customer.id, params.id ?? '')
  if (!payment) {
    const order = await services.orders.byId(session.customer.id, params.id ?? '')
    const wish = order && form.do === 'pay-again' ? wishOf(order) : undefined
    return wish ? { wish } : { redirect: href('/myorders', locale) }
  }
  if (form.do === 'save') {
    await services.savedAccounts.save(session.customer.id, {
      reference: payment.reference,
      name: form.name ?? '',
    })
    return { redirect: href('/pay/saved', locale) }
  }
  if (form.do === 'cancel') {
    await services.payments.cancel(session.customer.id, payment.orderId)
    // Where it waits all the same, the page says so.
    return { redirect: address(`/myorders/${payment.orderId}`, locale, { cancel: '1' }) }
  }
  const { billerId, parameters, cost } = payment
  if (form.do === 'correct') {
    const kept = await services.paymentWishes.keep({ billerId, parameters })
    return { redirect: href('/pay/details', locale), setCookies: [kept] }
  }
  const wish = { billerId, parameters }
  return { wish: form.do === 'other-amount' ? wish : { ...wish, amountPaise: cost.amountPaise } }
}
