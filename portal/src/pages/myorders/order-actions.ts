/** What can be done from an order's page: paying the same again, and keeping its account. */
import type { ActionResult, CustomerContext, Submission } from '../../page/page.ts'
import { href } from '../../ui/link.ts'

export async function actOnOrder<Facts>(context: CustomerContext & Submission): Promise<ActionResult<Facts>> {
  const { services, session, params, form, locale } = context
  const payment = await services.payments.byOrder(session.customer.id, params.id ?? '')
  if (!payment) return { redirect: href('/myorders', locale) }
  if (form.do === 'save') {
    await services.savedAccounts.save(session.customer.id, {
      reference: payment.reference,
      name: form.name ?? '',
    })
    return { redirect: href('/pay/saved', locale) }
  }
  return { wish: payment }
}
