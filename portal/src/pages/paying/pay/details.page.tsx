/**
 * /pay/{reference}/details: back to the biller's form with its values. 'Proceed' begins a new payment; the former
 * stays a draft.
 */

import { type Biller, findBiller } from '@chowk/catalog'
import type { DraftBillPayment } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import { customerPage } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { DetailsCard, detailsPlace } from './details-card.tsx'
import { PayLayout } from './pay-layout.tsx'

interface DetailsFacts {
  readonly biller: Biller
  readonly payment: DraftBillPayment
}

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
    return { biller, payment }
  },
  head: (_facts, { locale }) => ({
    title: wordsOf('pay')[locale].yourDetails,
    description: wordsOf('pay')[locale].description,
  }),
  View: ({ facts: { biller, payment }, context }) => (
    <PayLayout context={context} biller={biller} {...detailsPlace(biller, context.locale)}>
      <DetailsCard biller={biller} parameters={payment.parameters} locale={context.locale} />
    </PayLayout>
  ),
})
