/** /myorders/{id}/upi: pay by a UPI ID. The holder's name is shown before the request. In the sandbox only: see ADR 33. */

import type { ApprovedBillPayment, OrderWithHistory } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { formatClock } from '../../../account/dates.ts'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { formatInText } from '../../../money/money.ts'
import { type CustomerContext, customerPage, type Redirect, type ViewProps } from '../../../page/page.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { address, href } from '../../../ui/link.ts'
import { PayFrame } from '../../paying/pay/pay-layout.tsx'
import styles from './order.module.css'
import { orderFacts } from './order-facts.tsx'
import { startUpiIds } from './upi-ids.behaviour.ts'

interface UpiIdFacts {
  readonly order: OrderWithHistory
  readonly payment: ApprovedBillPayment
  readonly payBefore: Date
  readonly what: string
  readonly typed: string
  /** The holder's name, once it was looked up. */
  readonly holder?: string | undefined
  readonly isUnknown?: boolean
}

export const upiIdPage = customerPage<UpiIdFacts>({
  pattern: '/myorders/:id/upi',
  chrome: 'paying',
  screenName: 'upi_id',
  load: upiIdFacts,
  head: (facts, { locale }) => ({ title: headingOf(facts, locale), description: copy[locale].lead }),
  View: UpiIdView,
  async act(context) {
    const { services, form, locale } = context
    const facts = await upiIdFacts(context)
    if (!facts) return undefined
    if ('redirect' in facts) return facts
    const typed = (form.upi ?? '').trim().toLowerCase()
    const holder = services.paymentSandbox.holderOf(typed)
    if (!holder) return { facts: { ...facts, typed, isUnknown: true }, status: 422 }
    if (form.do === 'ask')
      return { redirect: address(`/myorders/${facts.order.id}`, locale, { asked: typed }) }
    return { facts: { ...facts, typed, holder } }
  },
})

async function upiIdFacts({
  services,
  session,
  params,
  locale,
}: CustomerContext): Promise<UpiIdFacts | Redirect | undefined> {
  const [order, payment] = await Promise.all([
    services.orders.byId(session.customer.id, params.id ?? ''),
    services.payments.byOrder(session.customer.id, params.id ?? ''),
  ])
  if (!order || !payment || !services.paymentSandbox.isSandbox) return undefined
  if (payment.stage !== 'awaiting-money') return { redirect: href(`/myorders/${payment.orderId}`, locale) }
  const { whats } = wordsOf('pay')[locale]
  return {
    order,
    payment,
    payBefore: new Date(payment.money.collectBefore),
    what: payment.bill ? whats.bill : payment.plan ? whats.plan : whats.amount,
    typed: '',
  }
}

function headingOf({ holder, typed, payment }: UpiIdFacts, locale: Locale): string {
  const { ask, title } = copy[locale]
  return holder ? ask(formatInText(payment.cost.totalPaise, locale), typed, holder) : title
}

function UpiIdView({ facts, context }: ViewProps<UpiIdFacts, CustomerContext>): ReactNode {
  const { order, payment, payBefore, what, typed, holder, isUnknown } = facts
  const { locale, csrfToken } = context
  const words = copy[locale]
  const own = href(`/myorders/${order.id}`, locale)
  const orderCopy = wordsOf('orders')[locale]
  return (
    <PayFrame
      context={context}
      at={{ stage: 'pay', what }}
      back={{ href: own, label: wordsOf('pay')[locale].back }}
      heading={
        // A screen reader reads the holder’s name first.
        <h1 {...(holder && { tabIndex: -1, autoFocus: true })}>{headingOf(facts, locale)}</h1>
      }
      summary={
        <Card title={orderCopy.about}>
          <FactList facts={orderFacts(order, payment, locale)} />
          <p>{fill(orderCopy.collect.lead, { time: formatClock(payBefore, locale) })}</p>
        </Card>
      }
    >
      <Card tone="raised">
        {holder ? (
          <Form method="post" csrfToken={csrfToken}>
            <input type="hidden" name="upi" value={typed} />
            <p className={styles.holder}>
              <strong>{holder}</strong>
              {typed}
            </p>
            <p className={styles.note}>{words.check}</p>
            <Button wide name="do" value="ask">
              {words.send}
            </Button>
            <ButtonLink variant="quiet" href={`${own}/upi`}>
              {words.other}
            </ButtonLink>
          </Form>
        ) : (
          <Form method="post" csrfToken={csrfToken}>
            <Behaviour
              start={startUpiIds}
              when="load"
              props={{ use: words.use, remove: words.remove, saved: words.saved }}
            >
              <Field
                name="upi"
                label={words.field}
                hint={words.hint}
                {...(isUnknown && { error: words.unknown })}
                isOnly
                defaultValue={typed}
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Behaviour>
            <Button wide>{words.find}</Button>
            <p className={styles.note}>{words.lead}</p>
          </Form>
        )}
      </Card>
      {holder && <Behaviour start={startUpiIds} when="load" props={{ keep: typed }} />}
    </PayFrame>
  )
}

const copy = {
  en: {
    title: 'Pay with a UPI ID',
    lead: 'Only in this demo, where nothing is sent: since February 2026 most shops in India may not ask for a UPI ID, so a real payment is made by app or QR code.',
    field: 'UPI ID',
    hint: 'For example asha@okdemo',
    unknown: 'Nobody is found under this UPI ID. It looks like name@bank: check it.',
    find: 'Show the name',
    ask: (sum: string, upiId: string, holder: string) => `Send a request for ${sum} to ${upiId} (${holder})?`,
    check: 'Is this the right person? They approve it in their UPI app.',
    send: 'Send the request',
    other: 'Use another UPI ID',
    saved: 'Used before in this browser',
    use: 'Use {id}',
    remove: 'Remove {id}',
  },
  hi: {
    title: 'UPI आईडी से भुगतान करें',
    lead: 'सिर्फ़ इस डेमो में, जहाँ कुछ भेजा नहीं जाता: फ़रवरी 2026 से भारत में ज़्यादातर दुकानें UPI आईडी नहीं माँग सकतीं, इसलिए असली भुगतान ऐप या QR कोड से होता है।',
    field: 'UPI आईडी',
    hint: 'जैसे asha@okdemo',
    unknown: 'इस UPI आईडी पर कोई नहीं मिला। यह name@bank जैसी होती है: जाँच लें।',
    find: 'नाम देखें',
    ask: (sum: string, upiId: string, holder: string) => `${upiId} (${holder}) पर ${sum} का भुगतान अनुरोध भेजें?`,
    check: 'क्या नाम सही है? भुगतान वे अपने UPI ऐप में पूरा करेंगे।',
    send: 'अनुरोध भेजें',
    other: 'दूसरी UPI आईडी डालें',
    saved: 'इस ब्राउज़र में पहले इस्तेमाल हुई',
    use: '{id} चुनें',
    remove: '{id} हटाएँ',
  },
} as const satisfies Record<Locale, object>
