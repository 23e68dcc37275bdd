/**
 * /pay/{reference}/details: back to the biller's form with its values. 'Proceed' begins a new payment; the former
 * stays a draft.
 */

import { findBiller } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { customerPage, headFrom } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { type DetailsFacts, DetailsView } from './details-view.tsx'

export const detailsPage = customerPage<DetailsFacts>({
  pattern: '/pay/:reference/details',
  chrome: 'paying',
  screenName: 'pay_details',
  verticalName: 'recharge_and_bills',
  async load({ services, session, params, locale }) {
    const payment = await services.payments.byReference(session.customer.id, params.reference ?? '')
    const biller = payment && findBiller(payment.billerId)
    if (!biller) return undefined
    if (payment.stage !== 'draft') return { redirect: href(`/myorders/${payment.orderId}`, locale) }
    return { biller, parameters: payment.parameters }
  },
  head: headFrom(wordsOf('pay'), { title: 'yourDetails' }),
  View: ({ facts, context }) => <DetailsView {...facts} context={context} />,
})
