import { dateText, findCategory, latestRow, turnaround } from '@chowk/catalog'
import {
  type ApprovedBillPayment,
  type Compensation,
  type MoneyReturn,
  type Order,
  type OrderWithHistory,
  savedAccountNameMaxLength,
  type WalletHold,
} from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import { PageWatch } from '../../live-page/page-watch.island.tsx'
import { amountInWords } from '../../money/amount-in-words.ts'
import { formatPaise } from '../../money/money.ts'
import type { CustomerContext } from '../../page/page.ts'
import { ReadingHelp } from '../../reading-help/reading-help.island.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Field } from '../../ui/field.tsx'
import { Actions, ButtonForm, Form } from '../../ui/form.tsx'
import { href } from '../../ui/link.ts'
import { accountCopy } from '../account/account-copy.ts'
import { AccountLayout, outcomeId } from '../account/account-layout.tsx'
import { address } from '../account/address.ts'
import { CopyButton } from '../account/copy-button.island.tsx'
import { formatDay } from '../account/dates.ts'
import { Timeline } from '../account/timeline.tsx'
import { When } from '../account/when.tsx'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { CollectCard } from './collect-card.tsx'
import { orderFacts } from './order-facts.tsx'
import { orderName } from './order-name.ts'
import { orderTones } from './order-state.tsx'
import styles from './orders.module.css'
import { ordersCopy } from './orders-copy.ts'
import { hasReceipt, outcomeOf } from './outcome.ts'
import { OutcomeHeading } from './outcome-heading.tsx'
import { paymentTimeline } from './payment-timeline.ts'
import { ShareButton } from './share-button.island.tsx'

export interface OrderFacts {
  readonly order: OrderWithHistory
  /** Missing for an order that was placed before bills were paid here. */
  readonly payment?: ApprovedBillPayment | undefined
  /** What goes back to the UPI account it was paid from, or went. */
  readonly returns: readonly MoneyReturn[]
  /** What the wallet keeps aside for it. */
  readonly hold?: WalletHold | undefined
  /** What we owe for money that came back late. */
  readonly compensation?: Compensation | undefined
  /** What can be spent now, where the payment has just changed it. */
  readonly availablePaise?: number | undefined
  /** Its account is among the saved ones. */
  readonly isSaved: boolean
}

interface OrderViewProps {
  readonly facts: OrderFacts
  readonly context: CustomerContext
}

/** The parts that change while the order is pending are marked `data-live`. */
export function OrderView({ facts, context }: OrderViewProps): ReactNode {
  const { order, payment } = facts
  const { locale, services } = context
  const copy = ordersCopy[locale]
  const isPending = order.state === 'pending'
  return (
    <AccountLayout
      context={context}
      section="/myorders"
      title={orderName(order, locale)}
      heading={<OutcomeHeading facts={facts} context={context} />}
      current={order.id}
      isOutcome
    >
      <div className={styles.live} data-live="collect">
        {payment?.collect && (
          <CollectCard
            collect={payment.collect}
            isSandbox={services.paymentSandbox.isSandbox}
            self={href(`/myorders/${order.id}`, locale)}
            wasAsked={context.query.paid !== undefined}
            locale={locale}
          />
        )}
      </div>
      <Card tone={payment?.collect ? 'plain' : 'raised'}>
        <div data-live="meaning" id={outcomeId} data-says={outcomeSentence(facts, context)}>
          <p className={styles.meaning}>{meaningOf(facts, context)}</p>
          <MoneyBack facts={facts} context={context} />
        </div>
        <Reference facts={facts} context={context} />
        <div data-live="actions">
          <WhatToDo facts={facts} context={context} />
        </div>
      </Card>
      <Island
        component={ReadingHelp}
        when="idle"
        props={{
          locale,
          amount: formatPaise(order.amountPaise, locale),
          words: amountInWords(order.amountPaise, locale),
          reads: ['main h1', `#${outcomeId}`],
        }}
      />
      {payment && <SandboxNotice billers={services.billers} locale={locale} />}
      <Card title={payment ? copy.whatHappened : copy.history}>
        <div data-live="timeline">
          <Timeline
            locale={locale}
            steps={
              payment
                ? paymentTimeline(payment, facts.returns, locale)
                : order.history.map(({ state, at }) => ({
                    title: copy.states[state].name,
                    at,
                    tone: orderTones[state],
                  }))
            }
          />
        </div>
      </Card>
      <Card title={copy.about}>
        <div data-live="facts">
          <FactList facts={orderFacts(order, payment, locale)} />
        </div>
      </Card>
      <div className={classNames(styles.live, styles.asked)} data-live="save">
        <SaveAccount facts={facts} context={context} />
      </div>
      {payment && isPending && <Island component={PageWatch} when="load" props={{}} />}
    </AccountLayout>
  )
}

/** What is heard when it changes: 'Paid: Rs. 250 to Jio. The payment is made. …' */
function outcomeSentence(facts: OrderFacts, context: CustomerContext): string {
  const { word, what } = outcomeOf(facts.order, facts.payment, context.locale)
  return `${word}: ${what}${context.locale === 'hi' ? '।' : '.'} ${meaningOf(facts, context)}`
}

/** What the state means for this customer's money. */
function meaningOf(facts: OrderFacts, { locale }: CustomerContext): string {
  const left = facts.availablePaise
  const balance =
    left === undefined ? '' : ordersCopy[locale].nowInWallet(formatPaise(left, locale).replace(' ', '\u00a0'))
  return `${stateMeaning(facts, locale)} ${balance}`.trim()
}

function stateMeaning({ order, payment, returns, hold }: OrderFacts, locale: Locale): string {
  const copy = ordersCopy[locale]
  const money = (paise: number) => formatPaise(paise, locale)
  if (payment?.stage === 'awaiting-money') return copy.awaiting
  if (payment?.source === 'upi' && order.state === 'pending')
    return `${copy.received} ${copy.states.pending.text}`
  if (payment?.failure) {
    const { inWalletPaise } = payment
    const where =
      inWalletPaise === undefined ? whereBack(returns, locale) : copy.inWallet(money(inWalletPaise))
    const isLate = payment.failure === 'money-not-received' && returns.length > 0
    return `${isLate ? copy.cameLate : copy.failed[payment.failure]} ${where}`.trim()
  }
  if (returns.length > 0) {
    const why = order.state === 'paid' ? `${copy.states.paid.text} ${copy.cameMore}` : copy.givenBack
    return `${why} ${whereBack(returns, locale)}`
  }
  const aside = hold ? copy.setAside(money(hold.amountPaise)) : ''
  const message = payment && order.state === 'pending' ? copy.messageComes : ''
  return [copy.states[order.state].text, aside, message].filter(Boolean).join(' ')
}

/** By when the money is back, and what we pay for being late. */
function MoneyBack({ facts: { payment, compensation }, context: { locale } }: OrderViewProps): ReactNode {
  const copy = ordersCopy[locale].late
  if (payment?.backBy) {
    const aDay = formatPaise(latestRow(turnaround).value.compensationPaisePerDay, locale)
    return <p className={styles.meaning}>{copy.promise(dateText(payment.backBy)[locale], aDay)}</p>
  }
  if (!compensation) return null
  const { days, paidAt } = compensation
  const amount = formatPaise(compensation.amountPaise, locale)
  return <p className={styles.meaning}>{(paidAt ? copy.paid : copy.owed)(amount, days)}</p>
}

/** Where money is that does not stay here: a sentence for each return. */
function whereBack(returns: readonly MoneyReturn[], locale: Locale): string {
  const copy = ordersCopy[locale].back
  return returns
    .map(({ amountPaise, state, returnedAt, bankReference }) => {
      const amount = formatPaise(amountPaise, locale)
      if (returnedAt && bankReference)
        return copy.returned(amount, formatDay(returnedAt, locale), bankReference)
      return state === 'refused' ? copy.refused(amount) : copy.onItsWay(amount)
    })
    .join(' ')
}

/** When it was, and the one number to ask with. */
function Reference({ facts: { order, payment }, context: { locale } }: OrderViewProps): ReactNode {
  const copy = ordersCopy[locale]
  const reference = payment?.transactionId ?? order.id
  return (
    <p className={styles.reference}>
      <span data-live="when">
        <When at={order.history.at(-1)?.at ?? order.placedAt} locale={locale} />
      </span>
      <span>
        {payment ? copy.transaction : copy.number} <b className={styles.number}>{reference}</b>
      </span>
      <Island component={CopyButton} when="idle" props={{ text: reference, ...copy.copy }} />
    </p>
  )
}

function WhatToDo({ facts: { order, payment }, context }: OrderViewProps): ReactNode {
  const { locale } = context
  const copy = ordersCopy[locale]
  const isPending = order.state === 'pending'
  return (
    <Actions>
      {isPending ? (
        !payment?.collect && <CheckAgain order={order} locale={locale} />
      ) : (
        <>
          <ButtonLink href={href('/', locale)}>
            {order.state === 'paid' ? copy.done : accountCopy[locale].toHome}
          </ButtonLink>
          {hasReceipt(order) && (
            <ButtonLink variant="secondary" href={href(`/myorders/${order.id}/receipt`, locale)}>
              {copy.receipt}
            </ButtonLink>
          )}
          {order.state === 'paid' && (
            <Island
              component={ShareButton}
              when="idle"
              props={{ text: sharedText(order, payment, locale), label: copy.share }}
            />
          )}
          <PayAgain facts={{ order, payment }} context={context} />
        </>
      )}
      <ButtonLink variant="quiet" href={address('/bbps', locale, { order: order.id })}>
        {copy.dispute}
      </ButtonLink>
      <ButtonLink variant="quiet" href={address('/care/contact', locale, { order: order.id })}>
        {copy.help}
      </ButtonLink>
    </Actions>
  )
}

function CheckAgain({ order, locale }: { readonly order: Order; readonly locale: Locale }): ReactNode {
  const copy = ordersCopy[locale]
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={href(`/myorders/${order.id}`, locale)}
        data-look-now={copy.collect.checking}
        data-not-yet={copy.stillPending}
        data-lost={copy.collect.lost}
      >
        {copy.checkAgain}
      </ButtonLink>
      <p className={styles.answer} data-look-answer />
    </>
  )
}

/** What others may know: neither the account nor an address that would ask them to sign in. */
function sharedText(order: Order, payment: ApprovedBillPayment | undefined, locale: Locale): string {
  const { word, what } = outcomeOf(order, payment, locale)
  const reference = payment ? `${ordersCopy[locale].transaction} ${payment.transactionId}` : order.id
  return `${word}: ${what}. ${formatDay(order.placedAt, locale)}. ${reference}`
}

function PayAgain({
  facts: { order, payment },
  context: { locale, csrfToken },
}: {
  readonly facts: Pick<OrderFacts, 'order' | 'payment'>
  readonly context: CustomerContext
}): ReactNode {
  const copy = ordersCopy[locale]
  const category = findCategory(order.category)
  if (payment)
    return (
      <ButtonForm action={href(`/myorders/${order.id}`, locale)} csrfToken={csrfToken}>
        <Button variant="secondary" name="do" value="pay-again">
          {copy.payAgain}
        </Button>
      </ButtonForm>
    )
  if (!category) return null
  return (
    <ButtonLink variant="secondary" href={href(category.path, locale)}>
      {copy.payAgain}
    </ButtonLink>
  )
}

function SaveAccount({ facts: { order, payment, isSaved }, context }: OrderViewProps): ReactNode {
  const { locale, csrfToken } = context
  const copy = ordersCopy[locale].save
  if (payment?.stage !== 'paid' || isSaved) return null
  return (
    <Card title={copy.title}>
      <Form method="post" action={href(`/myorders/${order.id}`, locale)} csrfToken={csrfToken}>
        <p className={styles.meaning}>{copy.text}</p>
        <Field
          name="name"
          label={copy.name}
          hint={copy.hint}
          maxLength={savedAccountNameMaxLength}
          autoComplete="off"
        />
        <Actions>
          <Button variant="secondary" name="do" value="save">
            {copy.button}
          </Button>
        </Actions>
      </Form>
    </Card>
  )
}
