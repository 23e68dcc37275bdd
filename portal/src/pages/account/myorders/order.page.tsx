/** /myorders/{id}: one order, its progress, and possible actions. */

import { categoryOf } from '@chowk/catalog'
import { type ApprovedBillPayment, savedAccountNameMaxLength } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { Timeline } from '../../../account/timeline.tsx'
import { wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { watchPage } from '../../../live-page/page-watch.behaviour.ts'
import { customerPage } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { href, hrefWithQuery } from '../../../ui/link.ts'
import { isPrepaid } from '../../paying/pay/operator.ts'
import { PayFrame } from '../../paying/pay/pay-layout.tsx'
import { CollectCard } from './collect-card.tsx'
import { intentOf } from './intent-of.ts'
import styles from './order.module.css'
import { orderFacts, orderNumbers, orderTone } from './order-facts.tsx'
import {
  collectOf,
  isOpen,
  isRecentOutcome,
  type OrderFacts,
  type OrderViewProps,
  outcomeOf,
} from './outcome.ts'
import { OutcomeCard, OutcomeHeading } from './outcome-view.tsx'
import { holdSteps, paymentTimeline } from './payment-timeline.ts'

export const orderPage = customerPage<OrderFacts>({
  pattern: '/myorders/:id',
  query: ['paid', 'cancel', 'asked'],
  chrome: 'paying',
  screenName: 'order',
  async load({ services, session, params }) {
    const customerId = session.customer.id
    const order = await services.orders.byId(customerId, params.id ?? '')
    if (!order) return undefined
    const [payment, holds, saved, compensation, disputes] = await Promise.all([
      services.payments.byOrder(customerId, order.id),
      order.state === 'pending' ? services.wallet.holds(customerId) : [],
      services.savedAccounts.list(customerId),
      services.compensations.ofOrder(customerId, order.id),
      services.disputes.list(customerId),
    ])
    return {
      order,
      payment,
      compensation,
      dispute: disputes.find(({ orderId }) => orderId === order.id),
      availablePaise:
        payment?.money.source === 'wallet' && isRecentOutcome(order)
          ? (await services.wallet.balance(customerId)).availablePaise
          : undefined,
      // Only money that came by UPI is returned outside the wallet.
      returns:
        payment?.money.source === 'upi'
          ? await services.returns.of(customerId, { kind: 'payment', id: payment.reference })
          : [],
      hold: holds.find(({ reference }) => reference === order.id),
      isSaved: saved.some(
        ({ billerId, account }) => billerId === payment?.billerId && account === payment.account,
      ),
    }
  },
  head: (facts, { locale }) => ({
    title: outcomeOf(facts, locale).line,
    description: wordsOf('orders')[locale].orderDescription,
  }),
  View: OrderView,
  /**
   * The forms of an order's page: pay again, with corrections if needed, save the account, and cancel a payment that
   * waits for a UPI app.
   */
  async submit(context) {
    const { services, session, params, form, locale } = context
    const payment = await services.payments.byOrder(session.customer.id, params.id ?? '')
    if (!payment) {
      const order = await services.orders.byId(session.customer.id, params.id ?? '')
      if (!order) return undefined
      const intent = form.do === 'pay-again' ? intentOf(order) : undefined
      return intent ? { intent } : { redirect: href('/myorders', locale) }
    }
    if (form.do === 'save') {
      const { reference } = payment
      await services.savedAccounts.save(session.customer.id, { reference, name: form.name ?? '' })
      return { redirect: href('/pay/saved', locale) }
    }
    if (form.do === 'cancel') {
      await services.payments.cancel(session.customer.id, payment.orderId)
      // If it still waits, the page says so.
      return { redirect: hrefWithQuery(`/myorders/${payment.orderId}`, locale, { cancel: '1' }) }
    }
    const { billerId, parameters, cost } = payment
    if (form.do === 'correct') {
      const intentCookie = await services.paymentIntents.save({ billerId, parameters })
      return { redirect: href('/pay/details', locale), setCookies: [intentCookie] }
    }
    const intent = { billerId, parameters }
    return { intent: form.do === 'other-amount' ? intent : { ...intent, amountPaise: cost.amountPaise } }
  },
})

/** The parts that change while the order is pending are marked `data-live`. */
function OrderView({ facts, context }: OrderViewProps) {
  const { order, payment } = facts
  const collect = collectOf(payment)
  const { locale } = context
  const copy = wordsOf('orders')[locale]
  const isNow = isOpen(facts) || isRecentOutcome(order)
  return (
    <PayFrame
      context={context}
      at={isNow && payment ? stageOf(facts, payment, locale) : undefined}
      back={{ href: href('/myorders', locale), label: copy.allOrders }}
      heading={<OutcomeHeading facts={facts} isNews={isNow} context={context} />}
      summary={
        <Card title={copy.about}>
          <div data-live="facts">
            <FactList facts={orderFacts(facts, locale)} />
          </div>
        </Card>
      }
    >
      <div className={styles.live} data-live="collect">
        {collect && <CollectCard collect={collect} orderId={order.id} context={context} />}
      </div>
      <OutcomeCard facts={facts} context={context} />
      <details className={styles.details} open={!isNow}>
        <summary>{copy.details}</summary>
        <h2 className={styles.heard}>{copy.whatHappened}</h2>
        <div data-live="timeline">
          <Timeline
            locale={locale}
            steps={
              payment
                ? paymentTimeline(payment, facts.returns, locale)
                : [
                    ...order.history.map(({ state, at }) => ({
                      title: copy.states[state].name,
                      at,
                      tone: orderTone(state),
                    })),
                    ...holdSteps(facts, locale),
                  ]
            }
          />
        </div>
        <div className={styles.numbers} data-live="numbers">
          <FactList facts={orderNumbers(facts, locale)} />
        </div>
      </details>
      <div className={classNames(styles.live, styles.asked)} data-live="save">
        <SaveAccount facts={facts} context={context} />
      </div>
      {isOpen(facts) && <Behaviour start={watchPage} when="load" props={{}} />}
    </PayFrame>
  )
}

/** The payment's steps are shown until the outcome, which the last one names. */
function stageOf({ order }: OrderFacts, { bill, plan, billerId }: ApprovedBillPayment, locale: Locale) {
  const { whats } = wordsOf('pay')[locale]
  const { notPaid, states } = wordsOf('orders')[locale]
  const what = bill ? whats.bill : plan || isPrepaid({ billerId }) ? whats.plan : whats.amount
  const ends = { failed: notPaid[categoryOf(billerId)?.flow ?? 'bill'], refunded: states.refunded.name }
  const end = order.state === 'failed' || order.state === 'refunded' ? ends[order.state] : undefined
  return { stage: order.state === 'pending' ? 'pay' : 'done', what, end } as const
}

function SaveAccount({ facts: { order, payment, isSaved }, context: { locale, csrfToken } }: OrderViewProps) {
  const copy = wordsOf('orders')[locale].save
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
          <Button variant="secondary" name="do" value="save" text={copy.button} />
        </Actions>
      </Form>
    </Card>
  )
}
