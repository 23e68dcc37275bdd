/** /pay: goes on with what was typed on a biller's page, now that it is known for whom; or says why it cannot. */
import { type Biller, findBiller } from '@chowk/catalog'
import type { PaymentWish, StartOutcome } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { type CustomerContext, customerPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { FieldError } from '../../ui/error-summary.tsx'
import { href } from '../../ui/link.ts'
import { Notice } from '../../ui/notice.tsx'
import { BillerForm } from '../provider/biller-form.island.tsx'
import { questionsOf } from '../provider/questions-of.ts'
import { beginPayment } from './begin-payment.ts'
import { billerName } from './biller-words.ts'
import { payCopy } from './pay-copy.ts'
import { PayLayout } from './pay-layout.tsx'

interface BeginFacts {
  readonly biller: Biller
  readonly wish: PaymentWish
  readonly refused: Exclude<StartOutcome, { outcome: 'started' }>
}

export const beginPage = customerPage<BeginFacts>({
  access: 'customer',
  pattern: '/pay',
  screenName: 'pay_begin',
  verticalName: 'recharge_and_bills',
  async load(context) {
    const { services, visit, locale } = context
    const wish = await services.paymentWishes.read(visit)
    const biller = wish && findBiller(wish.billerId)
    if (!biller) return { elsewhere: href('/pay/saved', locale) }
    const begun = await beginPayment(context, wish)
    // A wish that was refused is kept: 'Try again' is asking for this page again.
    if (begun.outcome !== 'started') return { biller, wish, refused: begun }
    return {
      elsewhere: href(`/pay/${begun.payment.reference}`, locale),
      setCookies: [services.paymentWishes.forget()],
    }
  },
  head: (_facts, { locale }) => ({
    title: payCopy[locale].title,
    description: payCopy[locale].description,
    noindex: true,
  }),
  View({ facts, context }) {
    const { biller, wish } = facts
    const { locale } = context
    return (
      <PayLayout context={context} biller={biller} notice={<WhyNot facts={facts} context={context} />}>
        <Card tone="raised" title={payCopy[locale].yourDetails}>
          <Island
            component={BillerForm}
            when="interaction"
            props={{
              locale,
              action: href(biller.provider.path, locale),
              questions: questionsOf(biller.provider, locale),
              values: { ...wish.parameters, ...(biller.board && { board: biller.board.slug }) },
              errors: faultyFields(facts, locale),
            }}
          />
        </Card>
      </PayLayout>
    )
  },
})

function WhyNot({
  facts: { biller, refused },
  context: { locale, services },
}: {
  readonly facts: BeginFacts
  readonly context: CustomerContext
}): ReactNode {
  const copy = payCopy[locale]
  const reason = reasonOf(refused.outcome, services.billers.isOpen)
  const { title, text } = copy.refused[reason]
  return (
    <Notice tone={reason === 'nothing-due' ? 'info' : 'warning'} role="status" title={title} takesFocus>
      <p>{text(billerName(biller, locale))}</p>
      {reason === 'unavailable' && (
        <ButtonLink variant="secondary" href={href('/pay', locale)}>
          {copy.tryAgain}
        </ButtonLink>
      )}
    </Notice>
  )
}

function reasonOf(outcome: BeginFacts['refused']['outcome'], isOpen: boolean) {
  if (outcome !== 'unavailable' && outcome !== 'unknown-biller') return outcome
  return isOpen ? 'unavailable' : 'closed'
}

function faultyFields({ biller, refused }: BeginFacts, locale: Locale): FieldError[] {
  if (refused.outcome !== 'invalid') return []
  return biller.parameters
    .filter(({ name }) => refused.faulty.includes(name))
    .map(({ name, error }) => ({ field: name, message: error[locale] }))
}
