/**
 * /pay: an intent that is not begun, because it was refused, which the page explains, or because the customer has
 * only just signed in. Opening the page begins nothing.
 */

import { type Biller, billerName, findBiller } from '@chowk/catalog'
import type { PaymentIntent } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { fill, wordsOf } from '../../../content/words.ts'
import { type CustomerContext, customerPage, headFrom } from '../../../page/page.ts'
import { waitText } from '../../../page/wait-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import { Notice } from '../../../ui/notice.tsx'
import { DetailsCard, detailsPlace } from './details-card.tsx'
import { PayLayout } from './pay-layout.tsx'

interface BeginFacts {
  readonly biller: Biller
  readonly intent: PaymentIntent
}

type Refused = NonNullable<PaymentIntent['refused']>

export const beginPage = customerPage<BeginFacts>({
  pattern: '/pay',
  chrome: 'paying',
  screenName: 'pay_begin',
  verticalName: 'recharge_and_bills',
  async load({ services, visit, locale }) {
    const intent = await services.paymentIntents.read(visit)
    const biller = intent && findBiller(intent.billerId)
    return biller ? { biller, intent } : { redirect: href('/pay/saved', locale) }
  },
  head: headFrom(wordsOf('pay')),
  View({ facts, context }) {
    const { biller, intent } = facts
    const { locale } = context
    return (
      <PayLayout
        context={context}
        biller={biller}
        {...detailsPlace(biller, locale)}
        notice={
          intent.refused && <RefusalReason refused={intent.refused} biller={biller} context={context} />
        }
      >
        <DetailsCard
          biller={biller}
          parameters={intent.parameters}
          errors={faultyFields(facts, locale)}
          locale={locale}
        />
      </PayLayout>
    )
  },
  waitSeconds: ({ intent: { refused } }) =>
    refused?.outcome === 'too-many-bills' ? refused.waitSeconds : undefined,
  /** 'Try again', and the continuation after a sign-in without a form of ours. */
  async act({ services, visit, locale }) {
    const intent = await services.paymentIntents.read(visit)
    return intent ? { intent } : { redirect: href('/pay/saved', locale) }
  },
})

function RefusalReason({
  refused,
  biller,
  context: { locale, services, csrfToken },
}: {
  readonly refused: Refused
  readonly biller: Biller
  readonly context: CustomerContext
}): ReactNode {
  const copy = wordsOf('pay')[locale]
  const reason = reasonOf(refused.outcome, services.billers.isOpen)
  const refusal = wordsOf('refusal')[locale].begin[reason]
  return (
    <Notice
      tone={reason === 'nothing-due' ? 'info' : 'warning'}
      role="status"
      title={refusal.title}
      takesFocus
    >
      <p>{fill(refusal.text, { biller: billerName(biller, locale), wait: waitFor(refused, locale) })}</p>
      {reason === 'unavailable' && (
        <Form method="post" csrfToken={csrfToken} data-flow="pay">
          <Button variant="secondary" data-waiting={copy.waiting}>
            {copy.tryAgain}
          </Button>
        </Form>
      )}
    </Notice>
  )
}

function waitFor(refused: Refused, locale: Locale): string {
  return refused.outcome === 'too-many-bills' ? waitText(refused.waitSeconds, locale) : ''
}

function reasonOf(outcome: Refused['outcome'], isOpen: boolean) {
  if (outcome !== 'unavailable' && outcome !== 'unknown-biller') return outcome
  return isOpen ? 'unavailable' : 'closed'
}

function faultyFields({ biller, intent: { refused } }: BeginFacts, locale: Locale): FieldError[] {
  if (refused?.outcome !== 'invalid') return []
  return biller.parameters
    .filter(({ name }) => refused.faulty.includes(name))
    .map(({ name, error }) => ({ field: name, message: error[locale] }))
}
