/** /myorders/{id}/receipt: a payment as a voucher to print or to save as a PDF, with a code that verifies it. */

import { billerIn, billIn, formatPaise } from '@chowk/catalog'
import type { Receipt } from '@chowk/services'
import { startCopying } from '../../../account/buttons.behaviour.ts'
import { When } from '../../../account/date-time.tsx'
import { formatMoment } from '../../../account/dates.ts'
import { mobileFact, PrintedPage } from '../../../account/printed-page.tsx'
import { fill, wordsOf } from '../../../content/words.ts'
import { Behaviour } from '../../../islands/island.tsx'
import { currentBrand } from '../../../page/brand.ts'
import { type CustomerContext, customerPage, type ViewProps, type WithContext } from '../../../page/page.ts'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { href } from '../../../ui/link.ts'
import { Money } from '../../../ui/money.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { OrderStateBadge, orderFacts, orderNumbers } from '../../account/myorders/order-facts.tsx'
import { SandboxNotice } from '../sandbox/sandbox-notice.tsx'
import { CostLines } from './cost-lines.tsx'
import styles from './receipt.module.css'
import { startSharingPicture } from './receipt-picture.behaviour.ts'

export const receiptPage = customerPage<Receipt>({
  pattern: '/myorders/:id/receipt',
  screenName: 'receipt',
  chrome: 'none',
  async load({ services, session, params, locale }) {
    const orderId = params.id ?? ''
    const receipt = await services.receipts.of(session.customer.id, orderId)
    if (receipt) return receipt
    const order = await services.orders.byId(session.customer.id, orderId)
    return order && { redirect: href(`/myorders/${order.id}`, locale) }
  },
  head: ({ order }, { locale }) => ({
    title: fill(wordsOf('receipt')[locale].headTitle, { orderId: order.id }),
    description: wordsOf('receipt')[locale].description,
  }),
  View: Voucher,
})

function Voucher({ facts: receipt, context }: ViewProps<Receipt, CustomerContext>) {
  const { order, payment, paidAt, refundedAt } = receipt
  const { locale, session, services } = context
  const copy = wordsOf('receipt')[locale]
  const address = new URL(href(receipt.path, locale), context.origin).href
  // The cost lines have the sum, and the time of payment matters more than that of the order.
  const { amount, placed } = wordsOf('orders')[locale]
  return (
    <PrintedPage
      context={context}
      title={copy.title}
      back={{ href: href(`/myorders/${order.id}`, locale), label: copy.back }}
      tools={<ShareTools receipt={receipt} address={address} context={context} />}
    >
      {payment && <SandboxNotice billers={services.billers} locale={locale} />}
      <div>
        <p className={styles.sum}>
          <Money paise={order.amountPaise} locale={locale} size="large" />
          <OrderStateBadge state={order.state} locale={locale} />
        </p>
        <p className={styles.meaning}>
          {refundedAt ? fill(copy.refunded, { when: formatMoment(refundedAt, locale) }) : copy.paid}
        </p>
      </div>
      <CostLines
        what={billIn(locale, order.billerId)}
        amountPaise={payment?.cost.amountPaise ?? order.amountPaise}
        feePaise={payment?.cost.feePaise ?? 0}
        totalPaise={order.amountPaise}
        paidAt={paidAt}
        locale={locale}
      />
      <div className={styles.proven}>
        <FactList
          facts={[
            { label: copy.paidOn, value: <When at={paidAt} locale={locale} /> },
            mobileFact(session.customer, locale),
            ...orderFacts(receipt, locale).filter(({ label }) => label !== amount && label !== placed),
            ...orderNumbers(receipt, locale),
          ]}
        />
        <div className={styles.proof}>
          <QrCode text={address} label={copy.code} />
          <p>
            {copy.scan} <a href={address}>{copy.check}</a>
          </p>
        </div>
      </div>
    </PrintedPage>
  )
}

type ShareToolsProps = WithContext<{ receipt: Receipt; address: string }>

/** Shares the receipt as a picture, for chats, and as the address that verifies it. */
function ShareTools({ receipt, address, context: { locale, origin } }: ShareToolsProps) {
  const { order, paidAt, path, payment } = receipt
  const copy = wordsOf('receipt')[locale]
  const orders = wordsOf('orders')[locale]
  const picture = {
    title: copy.title,
    brand: currentBrand().name,
    sum: formatPaise(order.amountPaise, locale),
    state: orders.states[order.state].name,
    facts: [
      [orders.biller, billerIn(locale, order.billerId)],
      [copy.paidOn, formatMoment(paidAt, locale)],
      [orders.transaction, payment?.transactionId ?? order.id],
      [copy.check, new URL(path, origin).host],
    ],
  }
  return (
    <>
      <Behaviour start={startSharingPicture} when="idle" props={picture}>
        <template>
          <Button type="button" variant="secondary" text={copy.picture} />
        </template>
      </Behaviour>
      <Behaviour start={startCopying} when="idle" props={{ text: address, done: orders.copy.done }}>
        <template>
          <Button type="button" variant="secondary" text={copy.link} />
        </template>
      </Behaviour>
    </>
  )
}
