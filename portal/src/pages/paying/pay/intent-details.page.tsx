/**
 * /pay/details: back to the biller's form with its values, for a visitor whose own browser stores them. 'Proceed'
 * sends them again.
 */

import { type Biller, findBiller } from '@chowk/catalog'
import type { PaymentIntent } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import { anyonePage } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { DetailsCard, detailsPlace } from './details-card.tsx'
import { PayLayout } from './pay-layout.tsx'

interface IntentFacts {
  readonly biller: Biller
  readonly parameters: PaymentIntent['parameters']
}

export const intentDetailsPage = anyonePage<IntentFacts>({
  pattern: '/pay/details',
  chrome: 'paying',
  screenName: 'pay_details',
  verticalName: 'recharge_and_bills',
  async load({ services, visit, locale }) {
    const intent = await services.paymentIntents.read(visit)
    const biller = intent && findBiller(intent.billerId)
    return biller ? { biller, parameters: intent.parameters } : { redirect: href('/pay', locale) }
  },
  head: (_facts, { locale }) => ({
    title: wordsOf('pay')[locale].yourDetails,
    description: wordsOf('pay')[locale].description,
    noindex: true,
  }),
  View: ({ facts: { biller, parameters }, context }) => (
    <PayLayout context={context} biller={biller} {...detailsPlace(biller, context.locale)}>
      <DetailsCard biller={biller} parameters={parameters} locale={context.locale} />
    </PayLayout>
  ),
})
