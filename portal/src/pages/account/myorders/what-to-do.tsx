/** The ways on from an order, the likeliest first. */

import { categoryOf, dateText } from '@chowk/catalog'
import { backIfFailed, type Order, type PaymentFailure } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { accountCopy } from '../../../account/account-copy.ts'
import { startSharing } from '../../../account/buttons.behaviour.ts'
import { formatDay } from '../../../account/dates.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { Actions, ButtonForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { address, href } from '../../../ui/link.ts'
import { intentOf } from './intent-of.ts'
import styles from './order.module.css'
import { ordersCopy } from './orders-copy.ts'
import { collectOf, hasReceipt, type OrderFacts, type OrderViewProps, outcomeOf } from './outcome.ts'

export function WhatToDo({ facts, context }: OrderViewProps): ReactNode {
  const { order, payment } = facts
  const { locale } = context
  const copy = ordersCopy[locale]
  return (
    <Actions>
      {order.state === 'pending' && !collectOf(payment) && <CheckAgain facts={facts} locale={locale} />}
      {order.state === 'paid' && <Done facts={facts} context={context} />}
      {(order.state === 'failed' || order.state === 'refunded') && (
        <TryAgain facts={facts} context={context} />
      )}
      <DisputeWay facts={facts} locale={locale} />
      <ButtonLink variant="quiet" href={address('/care/contact', locale, { order: order.id })}>
        {copy.help}
      </ButtonLink>
    </Actions>
  )
}

/** One that is being looked into is not raised again. */
function DisputeWay({ facts: { order, dispute }, locale }: { facts: OrderFacts; locale: Locale }): ReactNode {
  const copy = ordersCopy[locale]
  return dispute && !dispute.isClosed ? (
    <ButtonLink variant="quiet" href={href(`/bbps/${dispute.id}`, locale)}>
      {copy.seeDispute(dispute.id)}
    </ButtonLink>
  ) : (
    <ButtonLink variant="quiet" href={address('/bbps', locale, { order: order.id })}>
      {copy.dispute}
    </ButtonLink>
  )
}

function Done({ facts, context }: OrderViewProps): ReactNode {
  const { locale } = context
  const copy = ordersCopy[locale]
  return (
    <>
      <ButtonLink href={href('/', locale)}>{copy.done}</ButtonLink>
      <ReceiptLink order={facts.order} locale={locale} />
      <Behaviour start={startSharing} when="idle" props={{ text: sharedText(facts, locale) }}>
        <template>
          <Button type="button" variant="secondary">
            {copy.share}
          </Button>
        </template>
      </Behaviour>
      <PayAgain facts={facts} context={context} variant="secondary" />
    </>
  )
}

/** What no second try changes today: the biller would say the same. */
const refusedAgain: readonly PaymentFailure[] = ['refused-for-now', 'refused-as-paid']

/** What was wanted is still not paid. */
function TryAgain({ facts, context }: OrderViewProps): ReactNode {
  const { locale } = context
  const isInVain = facts.payment?.stage === 'failed' && refusedAgain.includes(facts.payment.failure)
  const again = <PayAgain facts={facts} context={context} variant={isInVain ? 'secondary' : 'primary'} />
  return (
    <>
      {!isInVain && again}
      <ButtonLink variant={isInVain ? 'primary' : 'secondary'} href={href('/', locale)}>
        {accountCopy[locale].toHome}
      </ButtonLink>
      {isInVain && again}
      {hasReceipt(facts.order) && <ReceiptLink order={facts.order} locale={locale} />}
    </>
  )
}

interface OrderLinkProps {
  readonly order: Order
  readonly locale: Locale
}

function ReceiptLink({ order, locale }: OrderLinkProps): ReactNode {
  return (
    <ButtonLink variant="secondary" href={href(`/myorders/${order.id}/receipt`, locale)}>
      {ordersCopy[locale].receipt}
    </ButtonLink>
  )
}

function CheckAgain({
  facts: { order, payment },
  locale,
}: {
  readonly facts: OrderFacts
  readonly locale: Locale
}): ReactNode {
  const copy = ordersCopy[locale]
  const lastDay = payment && backIfFailed(payment)
  const backBy = lastDay && copy.backBy(dateText(lastDay)[locale])
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={href(`/myorders/${order.id}`, locale)}
        data-look-now={copy.collect.checking}
        data-not-yet={[copy.stillPending, backBy].filter(Boolean).join(' ')}
        data-lost={copy.collect.lost}
      >
        {copy.checkAgain}
      </ButtonLink>
      <p className={styles.answer} data-look-answer />
    </>
  )
}

/** What others may know: neither the account nor an address that would ask them to sign in. */
function sharedText(facts: OrderFacts, locale: Locale): string {
  const { order, payment } = facts
  const { word, what } = outcomeOf(facts, locale)
  const reference = payment ? `${ordersCopy[locale].transaction} ${payment.transactionId}` : order.id
  const stop = fullStop[locale]
  return `${word}: ${what}${stop} ${formatDay(order.placedAt, locale)}${stop} ${reference}`
}

type Again = 'pay-again' | 'correct' | 'other-amount'

/** What the biller refused for what was typed would be refused again. A bill is looked up anew, and says what it takes. */
function againOf(payment: OrderFacts['payment']): Again {
  if (payment?.stage !== 'failed') return 'pay-again'
  if (payment.failure === 'refused-account') return 'correct'
  return payment.failure === 'refused-amount' && !payment.bill ? 'other-amount' : 'pay-again'
}

/** The way to pay the same once more, or first to what would be refused again. */
function PayAgain({
  facts: { order, payment },
  context: { locale, csrfToken },
  variant,
}: OrderViewProps & { readonly variant: 'primary' | 'secondary' }): ReactNode {
  const copy = againCopy[locale]
  const category = categoryOf(order.billerId)
  const again = againOf(payment)
  if (payment ?? intentOf(order))
    return (
      <ButtonForm action={href(`/myorders/${order.id}`, locale)} csrfToken={csrfToken}>
        <Button variant={variant} name="do" value={again}>
          {copy[again]}
        </Button>
      </ButtonForm>
    )
  if (!category) return null
  return (
    <ButtonLink variant={variant} href={href(category.path, locale)}>
      {copy['pay-again']}
    </ButtonLink>
  )
}

const againCopy: Record<Locale, Record<Again, string>> = {
  en: {
    'pay-again': 'Pay again',
    correct: 'Correct the details',
    'other-amount': 'Choose another amount',
  },
  hi: {
    'pay-again': 'फिर से भुगतान करें',
    correct: 'जानकारी ठीक करें',
    'other-amount': 'दूसरी रकम चुनें',
  },
}
