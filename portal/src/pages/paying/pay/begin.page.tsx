/**
 * /pay: an intent that is not begun, because it was refused, which the page explains, or because the customer has
 * only just signed in. Opening the page begins nothing.
 */

import { type Biller, billerName, findBiller } from '@chowk/catalog'
import type { PaymentIntent } from '@chowk/services'
import { fill, wordsOf } from '../../../content/words.ts'
import { type CustomerContext, customerPage, headFrom, type ViewProps } from '../../../page/page.ts'
import { waitText } from '../../../page/wait-text.ts'
import { Button } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { DetailsView } from './details-view.tsx'
import { PayForm } from './pay-form.tsx'

interface BeginFacts {
  readonly biller: Biller
  readonly intent: PaymentIntent
}

export const beginPage = customerPage<BeginFacts>({
  pattern: '/pay',
  chrome: 'paying',
  screenName: 'pay_begin',
  verticalName: 'recharge_and_bills',
  async load({ services, client, locale }) {
    const intent = await services.paymentIntents.read(client)
    const biller = intent && findBiller(intent.billerId)
    return biller ? { biller, intent } : { redirect: href('/pay/saved', locale) }
  },
  head: headFrom(wordsOf('pay')),
  View({ facts, context }) {
    const { biller, intent } = facts
    const faulty = intent.refused?.outcome === 'invalid' ? intent.refused.faulty : []
    return (
      <DetailsView
        biller={biller}
        parameters={intent.parameters}
        errors={biller.parameters
          .filter(({ name }) => faulty.includes(name))
          .map(({ name, error }) => ({ field: name, message: error[context.locale] }))}
        notice={<RefusalReason facts={facts} context={context} />}
        context={context}
      />
    )
  },
  waitSeconds: ({ intent: { refused } }) =>
    refused?.outcome === 'too-many-bills' ? refused.waitSeconds : undefined,
  /** 'Try again', and the continuation after a sign-in without a form of ours. */
  async submit({ services, client, locale }) {
    const intent = await services.paymentIntents.read(client)
    return intent ? { intent } : { redirect: href('/pay/saved', locale) }
  },
})

function RefusalReason({ facts: { biller, intent }, context }: ViewProps<BeginFacts, CustomerContext>) {
  const { refused } = intent
  if (!refused) return null
  const { locale, services } = context
  const copy = wordsOf('pay')[locale]
  const reason = reasonOf(refused.outcome, services.billers.isOpen)
  const { title, text } = wordsOf('refusal')[locale].begin[reason]
  const wait = refused.outcome === 'too-many-bills' ? waitText(refused.waitSeconds, locale) : ''
  return (
    <Notice
      tone={reason === 'nothing-due' ? 'info' : 'warning'}
      role="status"
      title={title}
      text={fill(text, { biller: billerName(biller, locale), wait })}
      takesFocus
    >
      {reason === 'unavailable' && (
        <PayForm context={context}>
          <Button variant="secondary" data-waiting={copy.waiting} text={copy.tryAgain} />
        </PayForm>
      )}
    </Notice>
  )
}

function reasonOf(outcome: NonNullable<PaymentIntent['refused']>['outcome'], isOpen: boolean) {
  if (outcome !== 'unavailable' && outcome !== 'unknown-biller') return outcome
  return isOpen ? 'unavailable' : 'closed'
}
