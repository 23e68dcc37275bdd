/**
 * /pay/details: back to the biller's form with its values, for a visitor whose own browser stores them. 'Proceed'
 * sends them again.
 */

import { findBiller } from '@chowk/catalog'
import { wordsOf } from '../../../content/words.ts'
import { anyonePage, headFrom } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { type DetailsFacts, DetailsView } from './details-view.tsx'

export const intentDetailsPage = anyonePage<DetailsFacts>({
  pattern: '/pay/details',
  chrome: 'paying',
  screenName: 'pay_details',
  verticalName: 'recharge_and_bills',
  async load({ services, client, locale }) {
    const intent = await services.paymentIntents.read(client)
    const biller = intent && findBiller(intent.billerId)
    return biller ? { biller, parameters: intent.parameters } : { redirect: href('/pay', locale) }
  },
  head: headFrom(wordsOf('pay'), { title: 'yourDetails', noindex: true }),
  View: ({ facts, context }) => <DetailsView {...facts} context={context} />,
})
