/** The next actions for an order, the most likely first. */

import { categoryOf, dateText } from '@chowk/catalog'
import { type Order, type OrderWithHistory, type PaymentFailure, refundDateIfFailed } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ComponentProps } from 'react'
import { startSharing } from '../../../account/buttons.behaviour.ts'
import { formatDay } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import type { WithLocale } from '../../../page/page.ts'
import { Actions, ButtonForm } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { fullStop } from '../../../ui/full-stop.ts'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { intentOf } from './intent-of.ts'
import styles from './order.module.css'
import {
  awaitsApproval,
  collectOf,
  hasReceipt,
  isNotPaid,
  isRecentOutcome,
  type OrderFacts,
  type OrderViewProps,
  outcomeOf,
} from './outcome.ts'

/** Two buttons, and secondary actions below. Without an outcome there is nothing to dispute, but a wait to ask about. */
export function OrderActions({ facts, context }: OrderViewProps) {
  const { order, payment } = facts
  const { locale } = context
  const copy = wordsOf('orders')[locale]
  const help = (
    <ButtonLink
      variant="quiet"
      href={hrefWithQuery('/care/contact', locale, { order: order.id })}
      text={copy.help}
    />
  )
  if (order.state === 'pending')
    return (
      <>
        <Actions>{!collectOf(payment) && <CheckAgain facts={facts} locale={locale} />}</Actions>
        {!awaitsApproval(facts) && <div className={styles.quiet}>{help}</div>}
      </>
    )
  return (
    <>
      <Actions>
        {order.state === 'paid' ? (
          <>
            <ButtonLink href={href('/', locale)} text={copy.done} />
            <ReceiptLink order={order} locale={locale} />
          </>
        ) : (
          <TryAgain facts={facts} context={context} />
        )}
      </Actions>
      <div className={styles.quiet}>
        {order.state === 'paid' && (
          <>
            <Behaviour start={startSharing} when="idle" props={{ text: sharedText(facts, locale) }}>
              <template>
                <Button type="button" variant="quiet" text={copy.share} />
              </template>
            </Behaviour>
            {/* The biller has just been paid: another look-up finds nothing due. */}
            {!(payment?.bill && isRecentOutcome(order)) && (
              <PayAgain facts={facts} context={context} variant="quiet" />
            )}
          </>
        )}
        <DisputeLink facts={facts} locale={locale} />
        {help}
      </div>
    </>
  )
}

/** An order with an open dispute leads to that dispute. */
function DisputeLink({ facts, locale }: WithLocale<{ facts: OrderFacts }>) {
  const { order, dispute } = facts
  const copy = wordsOf('orders')[locale]
  if (dispute && !dispute.isClosed)
    return (
      <ButtonLink
        variant="quiet"
        href={href(`/bbps/${dispute.id}`, locale)}
        text={fill(copy.seeDispute, { id: dispute.id })}
      />
    )
  if (isUncharged(facts)) return null
  return (
    <ButtonLink
      variant="quiet"
      href={hrefWithQuery('/bbps', locale, { order: order.id })}
      text={copy.dispute}
    />
  )
}

/** No money came by UPI, so there is nothing to dispute. */
const isUncharged = ({ payment }: OrderFacts): boolean =>
  payment?.stage === 'failed' && payment.money.source === 'upi' && payment.money.arrivedPaise === undefined

/** A second try today would be refused for the same reason. */
const refusedAgain: readonly PaymentFailure[] = ['refused-for-now', 'refused-as-paid']

/** For an order that is still unpaid. */
function TryAgain({ facts, context }: OrderViewProps) {
  const { locale } = context
  const isInVain = facts.payment?.stage === 'failed' && refusedAgain.includes(facts.payment.failure)
  const again = <PayAgain facts={facts} context={context} variant={isInVain ? 'secondary' : 'primary'} />
  return (
    <>
      {!isInVain && again}
      <ButtonLink
        variant={isInVain ? 'primary' : 'secondary'}
        href={href('/', locale)}
        text={wordsOf('account')[locale].toHome}
      />
      {isInVain && again}
      {hasReceipt(facts.order) && <ReceiptLink order={facts.order} locale={locale} />}
    </>
  )
}

function ReceiptLink({ order, locale }: WithLocale<{ order: Order }>) {
  return (
    <ButtonLink
      variant="secondary"
      href={href(`/myorders/${order.id}/receipt`, locale)}
      text={wordsOf('orders')[locale].receipt}
    />
  )
}

function CheckAgain({ facts: { order, payment }, locale }: WithLocale<{ facts: OrderFacts }>) {
  const copy = wordsOf('orders')[locale]
  const lastDay = payment && refundDateIfFailed(payment)
  const backBy = lastDay && fill(copy.backBy, { day: dateText(lastDay)[locale] })
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={href(`/myorders/${order.id}`, locale)}
        data-look-now={copy.collect.checking}
        data-not-yet={[copy.stillPending, backBy].filter(Boolean).join(' ')}
        data-lost={copy.collect.lost}
        text={copy.checkAgain}
      />
      <p className={styles.answer} data-look-answer />
    </>
  )
}

/** Text to share: without the account, and without an address that needs a sign-in. */
function sharedText(facts: OrderFacts, locale: Locale): string {
  const { order, payment } = facts
  const { line } = outcomeOf(facts, locale)
  const reference = payment ? `${wordsOf('orders')[locale].transaction} ${payment.transactionId}` : order.id
  const stop = fullStop[locale]
  return `${line}${stop} ${formatDay(order.placedAt, locale)}${stop} ${reference}`
}

/** A refusal of the input would repeat, so the form comes first. A bill is fetched again, with its accepted amounts. */
function retryKindOf(order: OrderWithHistory, payment: OrderFacts['payment']) {
  const failure = payment?.stage === 'failed' && payment.failure
  if (failure === 'refused-account') return 'correct'
  if (failure === 'refused-amount' && !payment?.bill) return 'other-amount'
  return isNotPaid(order) ? 'try-again' : 'pay-again'
}

/** Starts the same payment again, or first shows the input that was refused. */
function PayAgain(props: OrderViewProps & Pick<ComponentProps<typeof Button>, 'variant'>) {
  const { facts, context, variant } = props
  const { order, payment } = facts
  const { locale } = context
  const copy = wordsOf('again')[locale]
  const category = categoryOf(order.billerId)
  const again = retryKindOf(order, payment)
  if (payment ?? intentOf(order))
    return (
      <ButtonForm
        path={`/myorders/${order.id}`}
        context={context}
        do={again}
        variant={variant}
        text={copy[again]}
      />
    )
  if (!category) return null
  return <ButtonLink variant={variant} href={href(category.path, locale)} text={copy[again]} />
}
