/** /bbps: choosing a payment, saying what went wrong with it, and the disputes raised so far. */
import { withoutCardNumbers } from '@chowk/services'
import { AccountLayout } from '../../../account/account-layout.tsx'
import { address } from '../../../account/address.ts'
import { type CustomerContext, customerPage, type Submission, titled } from '../../../page/page.ts'
import { disputeErrors, emptyDispute } from './dispute-form.ts'
import { DisputeList } from './dispute-list.tsx'
import { disputesCopy } from './disputes-copy.ts'
import { type DisputesFacts, disputesFacts } from './disputes-facts.ts'
import { RaiseDispute } from './raise-dispute.tsx'

export const disputesPage = customerPage<DisputesFacts>({
  pattern: '/bbps',
  query: ['order'],
  screenName: 'disputes',
  async load(context) {
    const { services, session, query } = context
    const customerId = session.customer.id
    const order = query.order ? await services.orders.byId(customerId, query.order) : undefined
    if (!order) return query.order ? undefined : disputesFacts(context, undefined, undefined, [])
    return disputesFacts(context, order, emptyDispute, [])
  },
  head: titled(disputesCopy),
  View({ facts, context }) {
    const copy = disputesCopy[context.locale]
    return (
      <AccountLayout context={context} section="/bbps" title={copy.title} lead={copy.lead}>
        <RaiseDispute facts={facts} context={context} />
        <DisputeList disputes={facts.disputes} locale={context.locale} />
      </AccountLayout>
    )
  },
  act: raise,
})

async function raise(context: CustomerContext & Submission) {
  const { services, session, form, locale } = context
  const { orderId = '', type = '', details = '' } = form
  const outcome = await services.disputes.raise(session.customer.id, { orderId, type, details })
  if (outcome.outcome !== 'invalid')
    return { redirect: address(`/bbps/${outcome.id}`, locale, { now: outcome.outcome }) }
  const order = await services.orders.byId(session.customer.id, orderId)
  const errors = disputeErrors(outcome.faults, locale)
  const typed = { type, details: withoutCardNumbers(details) }
  return { facts: await disputesFacts(context, order, typed, errors), status: 422 }
}
