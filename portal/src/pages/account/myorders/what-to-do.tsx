/** The ways on from an order, the likeliest first. */

import { dateText } from '@chowk/catalog'
import { backIfFailed, type Order, type PaymentFailure } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { accountCopy } from '../../../account/account-copy.ts'
import { address } from '../../../account/address.ts'
import { startSharing } from '../../../account/buttons.behaviour.ts'
import { formatDay } from '../../../account/dates.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href } from '../../../ui/link.ts'
import type { OrderFacts, OrderViewProps } from './order-view-props.ts'
import styles from './orders.module.css'
import { ordersCopy } from './orders-copy.ts'
import { collectOf, hasReceipt, outcomeOf } from './outcome.ts'
import { PayAgain } from './pay-again.tsx'

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
